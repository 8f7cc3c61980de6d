/** The families of the collaboration subgraph, and the context that its resolvers get. */
import { contactCentre } from "#contracts/contact-centre/index.ts";
import { eSignature } from "#contracts/e-signature/index.ts";
import { meetings } from "#contracts/meetings/index.ts";
import { social } from "#contracts/social/index.ts";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { type ContextOf, moduleOf } from "#subgraphs/kit/context/context.ts";
import { contactCentreLoaders } from "./contact-centre/loaders.ts";
import { eSignatureLoaders } from "./e-signature/loaders.ts";
import { meetingsLoaders } from "./meetings/loaders.ts";
import { socialLoaders, takeBeside } from "./social/loaders.ts";
import { supportDeskLoaders, takeUsers } from "./support-desk/loaders.ts";

export const families = [
  moduleOf({
    family: supportDesk,
    loaders: supportDeskLoaders,
    sideload: (body, desk) => takeUsers(body, desk.users),
  }),
  moduleOf({ family: meetings, loaders: meetingsLoaders }),
  moduleOf({ family: contactCentre, loaders: contactCentreLoaders }),
  moduleOf({ family: social, loaders: socialLoaders, sideload: takeBeside }),
  moduleOf({ family: eSignature, loaders: eSignatureLoaders }),
] as const;

export type CollaborationContext = ContextOf<typeof families>;
