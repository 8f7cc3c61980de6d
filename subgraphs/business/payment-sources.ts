/** Services that have payments, and their part in a list of them. */
import type { PaymentFamily } from "#generated/business/inputs.ts";
import type { PaymentSourceMapper } from "./mappers.ts";

export const included = (family: PaymentFamily): PaymentSourceMapper => ({
  family,
  status: "INCLUDED",
  reason: null,
});

/** Accounting never takes part: of its payments only those whose id is known can be read. */
export const accountingSource: PaymentSourceMapper = {
  family: "ACCOUNTING",
  status: "NOT_LISTED",
  reason: "The accounting service has no list of payments; `Query.payment` reads one by its id.",
};

/** A list of the bank's payments alone. */
export const bankAlone: readonly PaymentSourceMapper[] = [
  included("BANKING"),
  { family: "TREASURY", status: "NOT_REQUESTED", reason: "`User.allPayments` has them too." },
  accountingSource,
];
