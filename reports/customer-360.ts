/** Customer 360: one row for each record that a family holds of one person. */
import { CustomerThreeSixtyDocument, type CustomerThreeSixtyQuery } from "./__generated__/graphql.ts";
import { category, instant, money, text } from "./kit/columns.ts";
import { defineReport, each } from "./kit/report.ts";

const columns = {
  family: category("Family"),
  record: category("Record"),
  title: text("Title"),
  status: category("Status"),
  amount: money("Amount"),
  at: instant("Since"),
  id: text("Id"),
};

type User = NonNullable<CustomerThreeSixtyQuery["user"]>;

export const customer360 = defineReport({
  name: "customer-360",
  title: "Customer 360",
  about: "Every record that the families hold of one customer: one row for each, by e-mail address.",
  document: CustomerThreeSixtyDocument,
  columns,
  whole: true,
  rows: ({ user }) => (user ? [...identities(user), ...support(user), ...bank(user), ...sales(user)] : []),
  chart: { kind: "bars", title: "Records by family", label: "family", series: "record" },
});

const identities = (user: User) =>
  each(user.identityUsers).map(({ id, login, status, createdAt }) => ({
    family: "identity",
    record: "user",
    title: login,
    status,
    amount: null,
    at: createdAt,
    id,
  }));

function* support(user: User) {
  const family = "supportDesk";
  for (const { id, subject: title, status, createdAt: at } of each(user.tickets?.nodes))
    yield { family, record: "ticket", title, status, amount: null, at, id };
  for (const { id, comment: title, score: status, createdAt: at } of each(user.satisfactionRatings?.nodes))
    yield { family, record: "rating", title, status, amount: null, at, id };
}

/** Banking, treasury and accounting. */
function* bank(user: User) {
  for (const { id, fullName, status, createdAt, accounts, cards } of each(user.bankCustomers)) {
    yield { family: "banking", record: "customer", title: fullName, status, amount: null, at: createdAt, id };
    for (const account of each(accounts?.nodes)) {
      const { name: title, balance: amount, createdAt: at } = account;
      yield {
        family: "banking",
        record: "account",
        title,
        status: account.status,
        amount,
        at,
        id: account.id,
      };
    }
    for (const card of each(cards?.nodes)) {
      const { kind: title, createdAt: at } = card;
      yield { family: "banking", record: "card", title, status: card.status, amount: null, at, id: card.id };
    }
  }
  for (const { id, description: title, status, amount, createdAt: at } of each(user.payments?.nodes))
    yield { family: "banking", record: "payment", title, status, amount, at, id };
  for (const { id, name: title } of each(user.treasuryCustomers))
    yield { family: "treasury", record: "customer", title, status: null, amount: null, at: null, id };
  for (const { id, description: title, status, amount, createdAt: at } of each(user.treasuryPayments?.nodes))
    yield { family: "treasury", record: "payment", title, status, amount, at, id };
  for (const { id, reference, status, remainingCredit, date } of each(user.accountingPrepayments?.nodes)) {
    const at = date ? `${date}T00:00:00Z` : null;
    yield {
      family: "accounting",
      record: "prepayment",
      title: reference,
      status,
      amount: remainingCredit,
      at,
      id,
    };
  }
}

function* sales(user: User) {
  for (const { id, name, createdAt, deals, activities } of each(user.crmPersons)) {
    yield { family: "crm", record: "person", title: name, status: null, amount: null, at: createdAt, id };
    for (const { value: amount, title, status, createdAt: at, id: deal } of each(deals?.nodes))
      yield { family: "crm", record: "deal", title, status, amount, at, id: deal };
    for (const { subject: title, done, createdAt: at, id: activity } of each(activities?.nodes))
      yield {
        family: "crm",
        record: "activity",
        title,
        status: done ? "DONE" : "OPEN",
        amount: null,
        at,
        id: activity,
      };
  }
  const { marketingContact: contact } = user;
  if (!contact) return;
  const lists = each(contact.lists)
    .map(({ name }) => name)
    .join(", ");
  yield {
    family: "marketing",
    record: "contact",
    title: lists,
    status: null,
    amount: null,
    at: contact.createdAt,
    id: contact.id,
  };
}
