/** The families of the collaboration subgraph, and the context that its resolvers get. */
import { contactCentre } from "#contracts/contact-centre/index.ts";
import { eSignature } from "#contracts/e-signature/index.ts";
import { meetings } from "#contracts/meetings/index.ts";
import { social } from "#contracts/social/index.ts";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { type ContextOf, moduleOf } from "#subgraphs/kit/context/context.ts";
import { contactCentreLoaders } from "./contact-centre/loaders.ts";
import { contactCentreOutcomes } from "./contact-centre/outcomes.ts";
import { contactCentreUnreachable } from "./contact-centre/unreachable.ts";
import { eSignatureLoaders } from "./e-signature/loaders.ts";
import { eSignatureOutcomes } from "./e-signature/outcomes.ts";
import { eSignatureUnreachable } from "./e-signature/unreachable.ts";
import { meetingsLoaders } from "./meetings/loaders.ts";
import { meetingsOutcomes } from "./meetings/outcomes.ts";
import { meetingsUnreachable } from "./meetings/unreachable.ts";
import { socialLoaders, takeBeside } from "./social/loaders.ts";
import { socialOutcomes } from "./social/outcomes.ts";
import { socialUnreachable } from "./social/unreachable.ts";
import { supportDeskLoaders, takeUsers } from "./support-desk/loaders.ts";
import { supportDeskOutcomes } from "./support-desk/outcomes.ts";
import { supportDeskUnreachable } from "./support-desk/unreachable.ts";

export const families = [
  moduleOf({
    family: supportDesk,
    loaders: supportDeskLoaders,
    outcomes: supportDeskOutcomes,
    unreachable: supportDeskUnreachable,
    sideload: (body, desk) => takeUsers(body, desk.users),
  }),
  moduleOf({
    family: meetings,
    loaders: meetingsLoaders,
    outcomes: meetingsOutcomes,
    unreachable: meetingsUnreachable,
  }),
  moduleOf({
    family: contactCentre,
    loaders: contactCentreLoaders,
    outcomes: contactCentreOutcomes,
    unreachable: contactCentreUnreachable,
  }),
  moduleOf({
    family: social,
    loaders: socialLoaders,
    outcomes: socialOutcomes,
    unreachable: socialUnreachable,
    sideload: takeBeside,
  }),
  moduleOf({
    family: eSignature,
    loaders: eSignatureLoaders,
    outcomes: eSignatureOutcomes,
    unreachable: eSignatureUnreachable,
  }),
] as const;

export type CollaborationContext = ContextOf<typeof families>;
