/** Open tickets of paying customers: who pays us, and waits for us. */
import { OpenTicketsOfPayingCustomersDocument } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { category, instant, integer, money, text } from "./kit/rows/columns.ts";
import { Sums } from "./kit/rows/decimal.ts";

const columns = {
  ticket: text("Ticket"),
  subject: text("Subject"),
  status: category("Status"),
  priority: category("Priority"),
  createdAt: instant("Opened"),
  assignee: text("Assignee"),
  customer: text("Customer"),
  payments: integer("Payments"),
  paid: money("Paid"),
  lastPaidAt: instant("Last paid"),
};

export const openTicketsOfPayingCustomers = defineReport({
  name: "open-tickets-of-paying-customers",
  title: "Open tickets of paying customers",
  about:
    "Tickets that are not solved, of people whose payments the bank has sent, with the sum of those. A ticket has a row for each currency its requester paid in, with the payments in that currency; charts count each ticket once.",
  document: OpenTicketsOfPayingCustomersDocument,
  columns,
  id: "ticket",
  rows: ({ supportDesk }) =>
    each(supportDesk?.exportTickets?.nodes).flatMap((ticket) => {
      const payments = each(ticket.requester?.payments?.nodes);
      if (payments.length === 0) return [];
      const sums = [...new Sums().addAll(payments)];
      return (sums.length > 0 ? sums : [null]).map((paid) => ({
        ticket: ticket.upstreamId,
        subject: ticket.subject,
        status: ticket.status,
        priority: ticket.priority,
        createdAt: ticket.createdAt,
        assignee: ticket.assignee?.email,
        customer: ticket.requester?.email,
        payments: paid ? paid.parts.length : payments.length,
        paid,
        lastPaidAt: lastOf(payments.filter(({ amount }) => amount?.currency === paid?.currency)),
      }));
    }),
  chart: { kind: "bars", title: "Open tickets by priority", label: "priority", series: "status" },
});

const lastOf = (payments: readonly { readonly createdAt?: string | null }[]) =>
  payments
    .flatMap(({ createdAt }) => createdAt ?? [])
    .sort()
    .at(-1);
