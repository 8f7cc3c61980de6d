/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const accountingOutcomes: MutationOutcomes = {
  shownBy: {
    "accounting.payment": ["deleteAccountingPayment"],
    "accounting.payment.history": ["createAccountingPaymentHistory"],
  },
  unobservable: {
    createAccountingPayments:
      "Payments are not listed; sent again with its idempotency key, it answers as at first.",
  },
};
