/** Fields by which clients check the outcome of a write, with the mutations that each of them shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const catalogOutcomes: MutationOutcomes = {
  shownBy: {
    "catalog.provider": ["resolveApiSpec"],
  },
};
