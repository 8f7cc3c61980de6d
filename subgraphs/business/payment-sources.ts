/** Families with payments, and their status in a list of payments. */
import type { PaymentFamily } from "#generated/business/inputs.ts";
import type { PaymentSourceMapper } from "./mappers.ts";

export const included = (family: PaymentFamily): PaymentSourceMapper => ({
  family,
  status: "INCLUDED",
  reason: null,
});

/** Accounting is in no list, because its payments can be read only by id. */
export const accountingSource: PaymentSourceMapper = {
  family: "ACCOUNTING",
  status: "NOT_LISTED",
  reason: "The accounting service has no list of payments; `Query.payment` reads one by its id.",
};

/** Status of the families in a list of the bank's payments only. */
export const bankAlone: readonly PaymentSourceMapper[] = [
  included("BANKING"),
  { family: "TREASURY", status: "NOT_REQUESTED", reason: "`User.allPayments` has them too." },
  accountingSource,
];
