/** What the bank keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Customer, Payment } from "./contract.ts";

export interface Statement {
  readonly id: string;
  readonly accountId: string;
  readonly customerId: string;
  /** `2026-10` */
  readonly month: string;
}

/** Ids are numbers written as text: compared as numbers, never as text. */
const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);
/** Instants are all written in the same form, so text order is time order; ties by id make it total. */
const oldest = (a: Payment, b: Payment) =>
  a.attributes.createdAt < b.attributes.createdAt
    ? -1
    : a.attributes.createdAt > b.attributes.createdAt
      ? 1
      : byId(a, b);
export const paymentOrders = {
  createdAt: oldest,
  "-createdAt": (a: Payment, b: Payment) => oldest(b, a),
};

export function bankingTables(store: Store) {
  return {
    customers: store.collection("customers", {
      key: (customer: Customer) => customer.id,
      indexes: { email: (customer) => customer.attributes.email.toLowerCase() },
      orders: { id: byId },
    }),
    payments: store.collection("payments", {
      key: (payment: Payment) => payment.id,
      indexes: { customer: (payment) => payment.relationships.customer.data.id },
      orders: paymentOrders,
    }),
    statements: store.collection("statements", { key: (statement: Statement) => statement.id }),
  };
}
