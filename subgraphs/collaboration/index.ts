/** The collaboration subgraph: support, meetings, e-signature, contact center and social. */
import { companyEntityResolvers } from "#subgraphs/kit/people/company-entity.ts";
import { userEntityResolvers } from "#subgraphs/kit/people/user-entity.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { rateLimitResolvers } from "#subgraphs/kit/schema/rate-limits-resolver.ts";
import { contactCentreResolvers } from "./contact-centre/resolvers/index.ts";
import { contactCentreStyle } from "./contact-centre/style.ts";
import { families } from "./context.ts";
import { eSignatureResolvers } from "./e-signature/resolvers/index.ts";
import { meetingsResolvers } from "./meetings/resolvers/index.ts";
import { sourceResolvers } from "./person-sources.ts";
import { socialResolvers } from "./social/resolvers/index.ts";
import { supportDeskResolvers } from "./support-desk/resolvers/index.ts";

export const collaboration = {
  name: "collaboration",
  families,
  styles: [contactCentreStyle],
  resolvers: [
    userEntityResolvers,
    companyEntityResolvers,
    rateLimitResolvers(families),
    ...supportDeskResolvers,
    ...meetingsResolvers,
    ...contactCentreResolvers,
    ...socialResolvers,
    ...eSignatureResolvers,
    sourceResolvers,
  ],
} as const satisfies SubgraphModule;
