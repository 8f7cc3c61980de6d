/** Settings of accounting: the tenant. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const accountingSettings = {
  scope: [
    {
      variable: "ACCOUNTING_TENANT_ID",
      parameter: "accounting-tenant-id",
      means: "The tenant; without one the family chooses.",
    },
  ],
} satisfies DeclaredSettings;
