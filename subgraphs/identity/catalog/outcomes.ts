/** Where clients see what became of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const catalogOutcomes: MutationOutcomes = {
  shownBy: {
    "catalog.provider": ["resolveApiSpec"],
  },
};
