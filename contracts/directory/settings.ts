/** Settings of directory administration: the organization. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const directorySettings = {
  scope: [
    {
      variable: "DIRECTORY_ORG_ID",
      parameter: "x-org-id",
      means: "Id of the organization; unset: the organization of the API key.",
    },
  ],
} satisfies DeclaredSettings;
