/** Fields by which clients check the outcome of a write, with the mutations that each of them shows. */
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
