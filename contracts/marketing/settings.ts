/** Settings of marketing contacts: the account, and the hosts of its files. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const marketingSettings = {
  scope: [
    {
      variable: "MARKETING_ON_BEHALF_OF",
      parameter: "onBehalfOf",
      means: "Account that owns lists and custom fields; unset: the account of the API key.",
    },
  ],
  fileHosts: true,
} satisfies DeclaredSettings;
