/** The collaboration subgraph: support, meetings, e-signature, contact centre and social. */
import { contactCentre } from "../../families/contact-centre/contract.ts";
import { eSignature } from "../../families/e-signature/contract.ts";
import { meetings } from "../../families/meetings/contract.ts";
import { social } from "../../families/social/contract.ts";
import { supportDesk } from "../../families/support-desk/contract.ts";
import { type ContextOf, moduleOf } from "../kit/context.ts";
import { hubResolvers } from "../kit/hub.ts";
import { rateLimitResolvers } from "../kit/rate-limits.ts";
import type { SubgraphModule } from "../kit/subgraph.ts";
import { contactCentreLoaders } from "./contact-centre/loaders.ts";
import { contactCentreResolvers } from "./contact-centre/resolvers.ts";
import { eSignatureLoaders } from "./e-signature/loaders.ts";
import { eSignatureResolvers } from "./e-signature/resolvers.ts";
import { meetingsLoaders } from "./meetings/loaders.ts";
import { meetingsResolvers } from "./meetings/resolvers.ts";
import { socialLoaders, takeBeside } from "./social/loaders.ts";
import { socialResolvers } from "./social/resolvers.ts";
import { sourceResolvers } from "./sources.ts";
import { supportDeskLoaders, takeUsers } from "./support-desk/loaders.ts";
import { supportDeskResolvers } from "./support-desk/resolvers.ts";

const families = [
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

export const collaboration = {
  name: "collaboration",
  families,
  resolvers: [
    hubResolvers,
    rateLimitResolvers(families),
    ...supportDeskResolvers,
    ...meetingsResolvers,
    ...contactCentreResolvers,
    ...socialResolvers,
    ...eSignatureResolvers,
    sourceResolvers,
  ],
} as const satisfies SubgraphModule;
