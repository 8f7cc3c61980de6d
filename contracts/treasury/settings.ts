/** Settings of the treasury: the financial account, and the currency of amounts without one. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const treasurySettings = {
  scope: [
    {
      key: "financialAccount",
      parameter: "financial_account",
      means: "Id of the financial account.",
      demo: "fa_2113da7671d940808a7e8df0",
    },
  ],
  currency: true,
} satisfies DeclaredSettings;
