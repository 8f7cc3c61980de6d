/** Settings of directory administration: the organization. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const directorySettings = {
  scope: [
    {
      variable: "DIRECTORY_ORG_ID",
      parameter: "x-org-id",
      means: "The organization; without one the family takes the key's own.",
    },
  ],
} satisfies DeclaredSettings;
