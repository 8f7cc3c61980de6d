/** Data of the three requests, in the shape of their responses. */
import {
  directionOf,
  type Get,
  money,
  type Payment,
  paymentsOf,
  people,
  peopleIndex,
  type Ticket,
  ticketOf,
  ticketsOf,
} from "./rest.ts";

const ticketRow = ({ id, subject, status }: Ticket) => ({
  id: `Ticket:${id}`,
  subject,
  status: status.toUpperCase(),
});

const paymentRow = ({ id, attributes }: Payment) => ({
  id: `BankPayment:${id}`,
  status: attributes.status.toUpperCase(),
  amount: money(attributes),
  direction: directionOf(attributes),
});

/** @param get sends the calls */
export const companyOver = (get: Get) => ({
  async people(first: number, after: string | null) {
    const { members, pageInfo } = await people(get, first, after);
    const nodes = members.map(({ id, status, profile: { email, displayName } }) => ({
      email: email.toLowerCase(),
      displayName,
      identityUser: { upstreamId: id, status },
    }));
    return { nodes, pageInfo };
  },

  displayName: async (email: string) => (await peopleIndex(get)).get(email) ?? null,

  async ticket(id: string) {
    const { ticket, email } = await ticketOf(get, id.slice("Ticket:".length));
    return { ...ticketRow(ticket), requester: { email } };
  },

  async tickets(emails: readonly string[], each: number) {
    const found = await ticketsOf(get, emails, each);
    return emails.map((email) => (found.get(email) ?? []).map(ticketRow));
  },

  async payments(emails: readonly string[], each: number) {
    const { payments } = await paymentsOf(get, emails, each);
    return emails.map((email) => (payments.get(email) ?? []).map(paymentRow));
  },
});

export type Company = ReturnType<typeof companyOver>;
