/** Settings of accounting: the tenant, and the currency of amounts without one. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const accountingSettings = {
  scope: [
    {
      key: "tenantId",
      parameter: "accounting-tenant-id",
      means: "Id of the tenant. The family chooses if it is not set.",
    },
  ],
  currency: true,
} satisfies DeclaredSettings;
