import { banking, type Payment } from "../../../families/banking/contract.ts";
import { loadersOf } from "../../kit/loaders.ts";

const { batchMany, each, slices } = loadersOf(banking);

/** What narrows and orders the payments of customers, in the bank's own spelling. */
export interface PaymentArgs {
  readonly status?: Payment["attributes"]["status"][];
  readonly since?: string;
  readonly until?: string;
  readonly sort: "createdAt" | "-createdAt";
}

export const bankingLoaders = {
  customer: each("getCustomer", {
    ask: (customerId) => ({ customerId }),
    itemIn: (body) => body.data,
  }),
  customersByEmail: batchMany("listCustomers", {
    max: 100,
    ask: (email) => ({ filter: { email } }),
    keyOf: (customer) => customer.attributes?.email?.toLowerCase(),
  }),
  payment: each("getPayment", {
    ask: (paymentId) => ({ paymentId }),
    itemIn: (body) => body.data,
  }),
  paymentsByCustomer: slices("listPayments", {
    max: 100,
    ask: (customerId, { sort, ...filter }: PaymentArgs) => ({ filter: { customerId, ...filter }, sort }),
    parentOf: (payment) => payment.relationships?.customer?.data?.id,
    idOf: (payment) => payment.id,
  }),
};
