/** Settings of marketing contacts: the account, and the hosts of its files. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const marketingSettings = {
  scope: [
    {
      variable: "MARKETING_ON_BEHALF_OF",
      parameter: "onBehalfOf",
      means: "The account that lists and custom fields are of; without one the key's own.",
    },
  ],
  fileHosts: true,
} satisfies DeclaredSettings;
