/** The local bank. */
import { Problem } from "../kit/errors.ts";
import { pdfOf } from "../kit/pdf.ts";
import { paged, service } from "../kit/service.ts";
import { banking, type Customer, type Payment } from "./contract.ts";
import { bankingTables, paymentOrders } from "./tables.ts";

export const bankingService = service(banking, ({ store }) => {
  const { customers, payments, statements } = bankingTables(store);

  function found<T>(resource: T | undefined, what: string): T {
    if (resource === undefined) throw new Problem(404, `${what} not found`);
    return resource;
  }

  /** Each customer of the payments once, as JSON:API wants `included` (D3-196). */
  function customersOf(rows: readonly Payment[]): Customer[] {
    const ids = new Set(rows.map((payment) => payment.relationships.customer.data.id));
    return [...ids].flatMap((id) => customers.get(id) ?? []);
  }

  return {
    listCustomers({ filter }) {
      if (!filter?.email) return customers.sorted("id");
      const emails = filter.email.map((email) => email.toLowerCase());
      return [...customers.by("email", ...emails)].sort((a, b) => Number(a.id) - Number(b.id));
    },

    getCustomer: ({ customerId }) => ({ data: found(customers.get(customerId), "Customer") }),

    listPayments({ filter, sort, include }) {
      const order = sort ?? "-createdAt";
      let rows = filter?.customerId
        ? [...payments.by("customer", ...filter.customerId)].sort(paymentOrders[order])
        : payments.sorted(order);
      if (filter?.status) {
        const statuses = new Set(filter.status);
        rows = rows.filter((payment) => statuses.has(payment.attributes.status));
      }
      // A window holds its start but not its end, so that windows side by side share no payment.
      if (filter?.since) {
        const since = Date.parse(filter.since);
        rows = rows.filter((payment) => Date.parse(payment.attributes.createdAt) >= since);
      }
      if (filter?.until) {
        const until = Date.parse(filter.until);
        rows = rows.filter((payment) => Date.parse(payment.attributes.createdAt) < until);
      }
      return include ? paged(rows, (page) => ({ included: customersOf(page) })) : rows;
    },

    getPayment({ paymentId, include }) {
      const data = found(payments.get(paymentId), "Payment");
      return include ? { data, included: customersOf([data]) } : { data };
    },

    getStatementPdf({ statementId }) {
      const statement = found(statements.get(statementId), "Statement");
      const holder = found(customers.get(statement.customerId), "Customer").attributes.fullName;
      const count = payments
        .by("customer", statement.customerId)
        .filter((payment) => payment.attributes.createdAt.startsWith(statement.month)).length;
      return pdfOf([
        [
          `Statement ${statement.id} for ${statement.month}`,
          `Account ${statement.accountId}, ${holder.first} ${holder.last}`,
          `${count} payments`,
        ],
      ]);
    },
  };
});
