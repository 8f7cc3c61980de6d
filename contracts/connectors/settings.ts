/** Settings of the connectors: their organization, their provider and the two integrations. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const connectorSettings = {
  scope: [
    {
      variable: "CONNECTORS_ORG_ID",
      parameter: "x-org-id",
      means:
        "Id of the organization, as the family's console shows it; unset: the organization of the API key.",
    },
    {
      variable: "CONNECTORS_PROVIDER_ID",
      parameter: "provider_id",
      means: "Id of the provider.",
      demo: "71432dffbfec4be28aaed19f",
    },
    {
      variable: "CONNECTORS_PSA_A_ID",
      parameter: "psa_a",
      means: "UUID of the integration with the first ticketing system.",
      demo: "3c9117a7-b341-4156-8bc9-0758367dbf39",
    },
    {
      variable: "CONNECTORS_PSA_B_ID",
      parameter: "psa_b",
      means: "UUID of the integration with the second ticketing system.",
      demo: "d50985c7-a909-493e-8578-50c8d23137ce",
    },
  ],
  prefix: true,
} satisfies DeclaredSettings;
