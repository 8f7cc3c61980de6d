/** Settings of the connectors: their organization, their provider and the two integrations. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const connectorSettings = {
  scope: [
    {
      variable: "CONNECTORS_ORG_ID",
      parameter: "x-org-id",
      means: "The organization, as the console's settings name it; without one the key's own.",
    },
    {
      variable: "CONNECTORS_PROVIDER_ID",
      parameter: "provider_id",
      means: "The provider.",
      demo: "71432dffbfec4be28aaed19f",
    },
    {
      variable: "CONNECTORS_PSA_A_ID",
      parameter: "psa_a",
      means: "The integration with the first ticketing system, by its UUID.",
      demo: "3c9117a7-b341-4156-8bc9-0758367dbf39",
    },
    {
      variable: "CONNECTORS_PSA_B_ID",
      parameter: "psa_b",
      means: "The integration with the second ticketing system, by its UUID.",
      demo: "d50985c7-a909-493e-8578-50c8d23137ce",
    },
  ],
  prefix: true,
} satisfies DeclaredSettings;
