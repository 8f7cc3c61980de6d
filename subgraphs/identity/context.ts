/** The families of the identity subgraph, and the context that its resolvers get. */
import { catalog as catalogFamily } from "#contracts/catalog/index.ts";
import { connectors as connectorsFamily } from "#contracts/connectors/index.ts";
import { directory as directoryFamily } from "#contracts/directory/index.ts";
import { identity as identityFamily } from "#contracts/identity/index.ts";
import { type ContextOf, moduleOf } from "#subgraphs/kit/context/context.ts";
import { catalogLoaders, catalogOutcomes, catalogUnreachable } from "./catalog/loaders.ts";
import { connectorsLoaders } from "./connectors/loaders.ts";
import { connectorsOutcomes } from "./connectors/outcomes.ts";
import { connectorsUnreachable } from "./connectors/unreachable.ts";
import { directoryLoaders } from "./directory/loaders.ts";
import { directoryOutcomes } from "./directory/outcomes.ts";
import { directoryUnreachable } from "./directory/unreachable.ts";
import { identityLoaders } from "./identity/loaders.ts";
import { identityOutcomes } from "./identity/outcomes.ts";
import { identityUnreachable } from "./identity/unreachable.ts";

export const families = [
  moduleOf({
    family: identityFamily,
    loaders: identityLoaders,
    outcomes: identityOutcomes,
    unreachable: identityUnreachable,
  }),
  moduleOf({
    family: connectorsFamily,
    loaders: connectorsLoaders,
    outcomes: connectorsOutcomes,
    unreachable: connectorsUnreachable,
  }),
  moduleOf({
    family: directoryFamily,
    loaders: directoryLoaders,
    outcomes: directoryOutcomes,
    unreachable: directoryUnreachable,
  }),
  moduleOf({
    family: catalogFamily,
    loaders: catalogLoaders,
    outcomes: catalogOutcomes,
    unreachable: catalogUnreachable,
  }),
] as const;

export type IdentityContext = ContextOf<typeof families>;
