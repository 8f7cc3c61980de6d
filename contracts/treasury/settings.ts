/** Settings of the treasury: the financial account. */
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const treasurySettings = {
  scope: [
    {
      variable: "TREASURY_FINANCIAL_ACCOUNT",
      parameter: "financial_account",
      means: "Id of the financial account.",
      demo: "fa_2113da7671d940808a7e8df0",
    },
  ],
} satisfies DeclaredSettings;
