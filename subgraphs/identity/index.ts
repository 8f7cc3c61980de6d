/** The identity subgraph: identity, directory with its connectors, and the API catalog. */
import { companyEntityResolvers } from "#subgraphs/kit/people/company-entity.ts";
import { userEntityResolvers } from "#subgraphs/kit/people/user-entity.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { rateLimitResolvers } from "#subgraphs/kit/schema/rate-limits-resolver.ts";
import { catalogResolvers } from "./catalog/resolvers/index.ts";
import { companyResolvers } from "./company.ts";
import { connectorsResolvers } from "./connectors/resolvers/index.ts";
import { families } from "./context.ts";
import { directoryResolvers } from "./directory/resolvers/index.ts";
import { identityResolvers } from "./identity/resolvers/index.ts";
import { identityStyle } from "./identity/style.ts";
import { nodeResolvers } from "./node.ts";
import { sourceResolvers } from "./person-sources.ts";
import { userResolvers } from "./user.ts";

const resolvers = [
  userEntityResolvers,
  companyEntityResolvers,
  userResolvers,
  companyResolvers,
  rateLimitResolvers(families),
  ...identityResolvers,
  ...directoryResolvers,
  ...connectorsResolvers,
  catalogResolvers,
  sourceResolvers,
] as const;

export const identity = {
  name: "identity",
  families,
  styles: [identityStyle],
  resolvers: [...resolvers, nodeResolvers(resolvers)],
} as const satisfies SubgraphModule;
