/** Settings of the connectors: their organization, their provider and the two integrations. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const connectorSettings = {
  scope: [
    {
      key: "orgId",
      parameter: "x-org-id",
      means:
        "Id of the organization. The family's console shows it; it is that of the API key if it is not set.",
    },
    {
      key: "providerId",
      parameter: "provider_id",
      means: "Id of the provider.",
      demo: "71432dffbfec4be28aaed19f",
    },
    {
      key: "psaAId",
      parameter: "psa_a",
      means: "UUID of the integration with the first ticketing system.",
      demo: "3c9117a7-b341-4156-8bc9-0758367dbf39",
    },
    {
      key: "psaBId",
      parameter: "psa_b",
      means: "UUID of the integration with the second ticketing system.",
      demo: "d50985c7-a909-493e-8578-50c8d23137ce",
    },
  ],
  prefix: true,
} satisfies DeclaredSettings;
