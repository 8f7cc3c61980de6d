/** Settings of accounting: the tenant, and the currency of amounts without one. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const accountingSettings = {
  scope: [
    {
      variable: "ACCOUNTING_TENANT_ID",
      parameter: "accounting-tenant-id",
      means: "Id of the tenant; unset: the family chooses.",
    },
  ],
  currency: true,
} satisfies DeclaredSettings;
