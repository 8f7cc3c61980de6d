/** Where clients see what became of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const connectorsOutcomes: MutationOutcomes = {
  shownBy: {
    "connectors.psaAIntegration": ["updatePsaAIntegration"],
    "connectors.psaAIntegration.mappings": ["updatePsaAMappings"],
    "connectors.psaAIntegration.settings": ["updatePsaASettings"],
    "connectors.psaBIntegration": ["updatePsaBIntegration", "deletePsaBIntegration"],
    "connectors.psaBIntegration.mappings": ["updatePsaBMappings"],
    "connectors.psaBIntegration.settings": ["updatePsaBSettings"],
  },
};
