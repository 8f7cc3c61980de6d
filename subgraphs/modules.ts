/** The subgraphs with their families: all of them, whatever a deployment serves. */
import type { Family } from "#contracts/kit/contract.ts";
import { business } from "./business/index.ts";
import { collaboration } from "./collaboration/index.ts";
import { identity } from "./identity/index.ts";
import type { MutationOutcomes } from "./kit/mapping/mutation-outcomes.ts";
import type { SubgraphModule } from "./kit/schema/build.ts";

export const modules = [identity, collaboration, business] as const;

/** All families, in the order of their subgraphs. */
export const allFamilies: readonly Family[] = modules.flatMap((module) =>
  module.families.map(({ family }): Family => family),
);

/** Fields in which clients can look up the outcome of writes, for all subgraphs or for those that are served. */
export const outcomesOf = (of: readonly SubgraphModule[] = modules): readonly MutationOutcomes[] =>
  of.flatMap(({ families }) => families.flatMap(({ outcomes }) => outcomes ?? []));
