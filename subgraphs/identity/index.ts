/** The identity subgraph: identity, directory with its connectors, and the API catalog. */
import { catalog as catalogFamily } from "../../families/catalog/contract.ts";
import { connectors as connectorsFamily } from "../../families/connectors/contract.ts";
import { directory as directoryFamily } from "../../families/directory/contract.ts";
import { identity as identityFamily } from "../../families/identity/contract.ts";
import { type ContextOf, moduleOf } from "../kit/context.ts";
import { hubResolvers } from "../kit/hub.ts";
import { rateLimitResolvers } from "../kit/rate-limits.ts";
import type { SubgraphModule } from "../kit/subgraph.ts";
import { catalogLoaders } from "./catalog/loaders.ts";
import { catalogResolvers } from "./catalog/resolvers.ts";
import { connectorsLoaders } from "./connectors/loaders.ts";
import { connectorsResolvers } from "./connectors/resolvers.ts";
import { directoryLoaders } from "./directory/loaders.ts";
import { directoryResolvers } from "./directory/resolvers.ts";
import { identityLoaders } from "./identity/loaders.ts";
import { identityResolvers } from "./identity/resolvers.ts";
import { nodeResolvers } from "./node.ts";
import { sourceResolvers } from "./sources.ts";

const families = [
  moduleOf({ family: identityFamily, loaders: identityLoaders }),
  moduleOf({ family: connectorsFamily, loaders: connectorsLoaders }),
  moduleOf({ family: directoryFamily, loaders: directoryLoaders }),
  moduleOf({ family: catalogFamily, loaders: catalogLoaders }),
] as const;

export type IdentityContext = ContextOf<typeof families>;

const resolvers = [
  hubResolvers,
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
  resolvers: [...resolvers, nodeResolvers(resolvers)],
} as const satisfies SubgraphModule;
