/** Settings of directory administration: the organization. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const directorySettings = {
  scope: [
    {
      key: "orgId",
      parameter: "x-org-id",
      means: "Id of the organization. It is that of the API key if it is not set.",
    },
  ],
} satisfies DeclaredSettings;
