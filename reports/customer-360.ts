/** Customer 360: one row for each record that the families hold of one person. */
import { CustomerThreeSixtyDocument, type CustomerThreeSixtyQuery } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { category, instant, money, text } from "./kit/rows/columns.ts";
import type { Money } from "./kit/rows/decimal.ts";

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

/** What a record may tell of itself. */
interface Told {
  readonly id?: string | undefined;
  readonly title?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly amount?: Money | null | undefined;
  readonly at?: string | null | undefined;
}

const rowOf = (family: string, record: string, { id, title, status, amount, at }: Told) => ({
  family,
  record,
  title,
  status,
  amount,
  at,
  id,
});
type Row = ReturnType<typeof rowOf>;

export const customer360 = defineReport({
  name: "customer-360",
  title: "Customer 360",
  about:
    "The records of one customer, by e-mail address, in every family that knows people: one row each, with tickets, ratings, conversations, signing events, accounts, cards, payments, prepayments, deals, activities and projects. A family that no way leads to has a row that says why.",
  document: CustomerThreeSixtyDocument,
  columns,
  id: "id",
  whole: true,
  rows({ user }) {
    if (!user) return [];
    const rows = [...staff(user), ...service(user), ...bank(user), ...books(user), ...sales(user)];
    return rows.length > 0 ? [...rows, ...notAsked(user, rows)] : [];
  },
  chart: { kind: "bars", title: "Records by family", label: "family", series: "record" },
});

/** Identity, directory administration, and the PSA connectors. */
function* staff(user: User): Generator<Row> {
  for (const { login, createdAt, ...one } of each(user.identityUsers))
    yield rowOf("identity", "user", { ...one, title: login, at: createdAt });
  // The report of HR workers knows no id but the user name.
  for (const { username, email } of each(user.directoryHrWorkers))
    yield rowOf("directory", "HR worker", { title: email, id: username ?? email ?? undefined });
  for (const { name, state, enrolledAt, ...one } of each(user.directoryPushEndpoints))
    yield rowOf("directory", "push endpoint", { ...one, title: name, status: state, at: enrolledAt });
  for (const { role, createdAt, ...one } of each(user.connectorsAdministrators))
    yield rowOf("connectors", "administrator", { ...one, title: role, at: createdAt });
}

/** Support desk, contact centre, e-signature, meetings, the social network and projects. */
function* service(user: User): Generator<Row> {
  for (const { name, role, createdAt, ...one } of each(user.supportUsers))
    yield rowOf("supportDesk", "user", { ...one, title: name, status: role, at: createdAt });
  for (const { subject, createdAt, ...one } of each(user.tickets?.nodes))
    yield rowOf("supportDesk", "ticket", { ...one, title: subject, at: createdAt });
  for (const { comment, score, createdAt, ...one } of each(user.satisfactionRatings?.nodes))
    yield rowOf("supportDesk", "rating", { ...one, title: comment, status: score, at: createdAt });
  for (const { displayName, createdAt, conversations, ...one } of each(user.contactCentreEndUsers)) {
    yield rowOf("contactCentre", "end user", { ...one, title: displayName, at: createdAt });
    for (const { subject, startedAt, ...conversation } of each(conversations?.nodes))
      yield rowOf("contactCentre", "conversation", { ...conversation, title: subject, at: startedAt });
  }
  for (const { emailSubject, envelopeStatus, occurredAt, ...one } of each(user.connectEvents?.nodes))
    yield rowOf("eSignature", "event", {
      ...one,
      title: emailSubject,
      status: envelopeStatus,
      at: occurredAt,
    });
  for (const { userName, domain, ...one } of each(user.meetingSipPhones))
    yield rowOf("meetings", "SIP phone", { ...one, title: userName ?? domain });
  for (const { username, createdAt, ...one } of each(user.socialUsers))
    yield rowOf("social", "user", { ...one, title: username, at: createdAt });
  for (const { title, type, createdAt, projects, ...one } of each(user.projectPersons)) {
    yield rowOf("projects", "person", { ...one, title, status: type, at: createdAt });
    for (const { name, createdAt: at, ...project } of each(projects?.nodes))
      yield rowOf("projects", "project", { ...project, title: name, at });
  }
}

function* bank(user: User): Generator<Row> {
  for (const { fullName, createdAt, accounts, cards, ...one } of each(user.bankCustomers)) {
    yield rowOf("banking", "customer", { ...one, title: fullName, at: createdAt });
    for (const { name, balance, createdAt: at, ...account } of each(accounts?.nodes))
      yield rowOf("banking", "account", { ...account, title: name, amount: balance, at });
    for (const { kind, createdAt: at, ...card } of each(cards?.nodes))
      yield rowOf("banking", "card", { ...card, title: kind, at });
  }
  for (const { description, createdAt, ...one } of each(user.payments?.nodes))
    yield rowOf("banking", "payment", { ...one, title: description, at: createdAt });
}

/** Treasury, accounting and the ERP. */
function* books(user: User): Generator<Row> {
  for (const { name, ...one } of each(user.treasuryCustomers))
    yield rowOf("treasury", "customer", { ...one, title: name });
  for (const { description, createdAt, ...one } of each(user.treasuryPayments?.nodes))
    yield rowOf("treasury", "payment", { ...one, title: description, at: createdAt });
  for (const { reference, remainingCredit, date, ...one } of each(user.accountingPrepayments?.nodes)) {
    const at = date ? `${date}T00:00:00Z` : null;
    yield rowOf("accounting", "prepayment", { ...one, title: reference, amount: remainingCredit, at });
  }
  for (const { displayName, blocked, balance, lastModifiedAt, ...one } of each(user.erpVendors))
    yield rowOf("erp", "vendor", {
      ...one,
      title: displayName,
      status: blocked,
      amount: balance,
      at: lastModifiedAt,
    });
}

/** CRM and marketing. */
function* sales(user: User): Generator<Row> {
  for (const { name, createdAt, deals, activities, ...one } of each(user.crmPersons)) {
    yield rowOf("crm", "person", { ...one, title: name, at: createdAt });
    for (const { value, createdAt: at, ...deal } of each(deals?.nodes))
      yield rowOf("crm", "deal", { ...deal, amount: value, at });
    for (const { subject, done, createdAt: at, ...activity } of each(activities?.nodes))
      yield rowOf("crm", "activity", { ...activity, title: subject, status: done ? "DONE" : "OPEN", at });
  }
  const { marketingContact: contact } = user;
  if (!contact) return;
  const lists = each(contact.lists).map(({ name }) => name);
  yield rowOf("marketing", "contact", { id: contact.id, title: lists.join(", "), at: contact.createdAt });
}

/** Families that no way leads to from a person, or none that is configured: their records are not here. */
function* notAsked(user: User, rows: readonly Row[]): Generator<Row> {
  const found = new Set(rows.map(({ family }) => family));
  for (const { family, status, reason } of each(user.sources))
    if (status === "NO_ROUTE" && !found.has(family)) yield rowOf(family, "(not asked)", { title: reason });
}
