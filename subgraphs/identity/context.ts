/** The families of the identity subgraph, and the context that its resolvers get. */
import { catalog as catalogFamily } from "#contracts/catalog/index.ts";
import { connectors as connectorsFamily } from "#contracts/connectors/index.ts";
import { directory as directoryFamily } from "#contracts/directory/index.ts";
import { identity as identityFamily } from "#contracts/identity/index.ts";
import { type ContextOf, moduleOf } from "#subgraphs/kit/context/context.ts";
import { catalogLoaders } from "./catalog/loaders.ts";
import { connectorsLoaders } from "./connectors/loaders.ts";
import { directoryLoaders } from "./directory/loaders.ts";
import { identityLoaders } from "./identity/loaders.ts";

export const families = [
  moduleOf({ family: identityFamily, loaders: identityLoaders }),
  moduleOf({ family: connectorsFamily, loaders: connectorsLoaders }),
  moduleOf({ family: directoryFamily, loaders: directoryLoaders }),
  moduleOf({ family: catalogFamily, loaders: catalogLoaders }),
] as const;

export type IdentityContext = ContextOf<typeof families>;
