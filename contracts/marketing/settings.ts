/** Settings of marketing contacts: the account, and the hosts of its files. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const marketingSettings = {
  scope: [
    {
      key: "onBehalfOf",
      parameter: "onBehalfOf",
      means: "Account that owns lists and custom fields. It is that of the API key if it is not set.",
    },
  ],
  fileHosts: true,
} satisfies DeclaredSettings;
