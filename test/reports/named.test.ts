/** The named reports over the demo company: their figures are equal to the data of the families. */

import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import type { ReportDefinition } from "#reports/kit/definition/definition.ts";
import { collectRows } from "#reports/kit/formats/format.ts";
import { figuresOf } from "#reports/kit/rows/chart.ts";
import { add } from "#reports/kit/rows/decimal.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { contactCentreTables } from "#services/contact-centre/tables.ts";
import { crmTables } from "#services/crm/tables.ts";
import { demoConfigurations, demoEnvelopes } from "#services/demo/things/e-signature.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { organizationAccountIdOf } from "#services/demo/things/social.ts";
import { directoryTables } from "#services/directory/tables.ts";
import { messagesOf } from "#services/e-signature/support/connect-events.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import { eSignatureTables } from "#services/e-signature/tables.ts";
import { erpTables } from "#services/erp/tables.ts";
import { identityTables } from "#services/identity/tables.ts";
import { meetingsTables } from "#services/meetings/tables.ts";
import { socialTables } from "#services/social/tables.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { named, prepareWith, type Result, runNamed, sendTo, sumsOf } from "./kit/run.ts";

const accessReview = named("access-review");
const cashPosition = named("cash-position");
const customer360 = named("customer-360");
const openTicketsOfPayingCustomers = named("open-tickets-of-paying-customers");
const registrationToRevenue = named("registration-to-revenue");
const supportLoad = named("support-load");

const tributary = await sharedTributary({ settings: scopes });

async function ran(
  report: ReportDefinition,
  variables: Record<string, string> = {},
  pageSize?: number,
): Promise<Result> {
  const result = await runNamed(report, sendTo(tributary), { variables, pageSize });
  expect(result.outcome, JSON.stringify(result.outcome)).toMatchObject({ complete: true });
  const doubtful = result.totals.filter(({ mark }) => mark !== "exact" && mark !== "read");
  expect(doubtful, "totals that count twice, or add several currencies").toEqual([]);
  return result;
}

/** A run with its chart, and with rows as formats receive them, including the objects behind values. */
async function ranWhole(report: ReportDefinition) {
  const prepared = await prepareWith(report, {});
  const running = prepared.run(withRetryAfter(sendTo(tributary), { waitMs: 0 }));
  const rows = await collectRows(running.rows);
  expect(running.outcome()).toMatchObject({ complete: true });
  return { rows, columns: prepared.columns, chart: prepared.chart(rows) };
}

const listOf = (...nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });

const scope = (family: string) => tributary.families.store.scope(family);
const bank = () => bankingTables(scope("banking"));
const desk = () => supportDeskTables(scope("supportDesk"));

/** Minor units summed up by currency, as decimals with the places that the currency has. */
function minorSums(amounts: Iterable<readonly [currency: string, amount: number]>): Record<string, string> {
  const sums: Record<string, bigint> = {};
  for (const [currency, amount] of amounts) sums[currency] = (sums[currency] ?? 0n) + BigInt(amount);
  const places: Record<string, number> = { JPY: 0, KWD: 3 };
  return Object.fromEntries(
    Object.entries(sums).map(([currency, sum]) => {
      const digits = places[currency] ?? 2;
      const text = String(sum).padStart(digits + 1, "0");
      return [currency, digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`];
    }),
  );
}

/** Payments of customers with this address: the payments out of their accounts at the bank. */
const paidBy = (email: string) =>
  bank()
    .customers.by("email", email)
    .flatMap((customer) => bank().payments.by("customer", customer.id))
    .filter(({ attributes: { status, direction } }) => status === "Sent" && direction === "Debit");

const moneyOf = ({ attributes }: { attributes: object }): readonly [string, number] => {
  const { amount, currency = "USD" } = attributes as { amount: number; currency?: string };
  return [currency.toUpperCase(), amount];
};

describe("customer-360", () => {
  it("has a row for each record of the customer in each family", async () => {
    const [person] = tributary.families.company.people;
    const email = person?.email ?? "";
    const { rows } = await ran(customer360, { email }, 1);
    const ids = (record: string, family?: string) =>
      rows
        .filter((row) => row["record"] === record && row["family"] === (family ?? row["family"]))
        .map(({ id }) => String(id).split(":")[1])
        .sort();
    const requester = desk().users.by("email", email)[0]?.id ?? 0;
    expect(ids("ticket")).toEqual(
      desk()
        .tickets.by("requester", requester)
        .map(({ id }) => String(id))
        .sort(),
    );
    const customers = bank()
      .customers.by("email", email)
      .map(({ id }) => id);
    expect(ids("customer", "banking")).toEqual([...customers].sort());
    const payments = customers.flatMap((id) => bank().payments.by("customer", id));
    for (const [record, wire] of [
      ["payment by them", "Debit"],
      ["payment to them", "Credit"],
    ] as const)
      expect(ids(record, "banking")).toEqual(
        payments.flatMap(({ id, attributes }) => (attributes.direction === wire ? [id] : [])).sort(),
      );
    for (const [record, table] of [
      ["account", bank().accounts],
      ["card", bank().cards],
    ] as const)
      expect(ids(record)).toEqual(
        customers.flatMap((id) => table.by("customer", id).map((one) => one.id)).sort(),
      );
    const { persons, deals } = crmTables(scope("crm"));
    const people = persons.by("email", email).map(({ person: { id } }) => String(id));
    expect(ids("person", "crm")).toEqual([...people].sort());
    const theirs = people.flatMap((id) => deals.by("person", id).map((deal) => String(deal.id)));
    expect(theirs.length).toBeGreaterThan(0);
    expect(ids("deal")).toEqual(theirs.sort());
    const told = rows.filter((row) => row["record"] !== "(not asked)");
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });

  it("reads each family that has people, and lists the families without a link from a person", async () => {
    const [person] = tributary.families.company.people;
    const { rows } = await ran(customer360, { email: person?.email ?? "" });
    const families = familiesOf().map(({ name }) => name);
    // The catalog has no people, and e-signature has sent no message about this person.
    const asked = families.filter((name) => name !== "catalog" && name !== "eSignature");
    expect(new Set(rows.filter(({ id }) => id !== null).map(({ family }) => family))).toEqual(new Set(asked));
    expect(rows.filter((row) => row["record"] === "(not asked)").map(({ family }) => family)).toEqual([
      "catalog",
    ]);
    const sources = await tributary.data<{ user: { sources: { family: string; status: string }[] } }>(
      "query ($email: String!) { user(email: $email) { sources { family status } } }",
      { email: person?.email ?? "" },
    );
    const found = sources.user.sources.filter(({ status }) => status === "FOUND");
    expect(found.length).toBeGreaterThan(10);
    for (const { family } of found) expect(rows.map((row) => row["family"])).toContain(family);
  });

  it("has no rows for an unknown person, and is complete", async () => {
    expect((await ran(customer360, { email: "nobody@nowhere.example" })).rows).toEqual([]);
  });
});

describe("access-review", () => {
  it("has the accounts of all people, and lists people without a second factor", async () => {
    const { rows } = await ran(accessReview);
    const { accounts, factors } = identityTables(scope("identity"));
    const listed = accounts
      .all()
      .filter(({ user }) => rows.some(({ email }) => email === user.profile.email?.toLowerCase()));
    expect(rows).toHaveLength(listed.length);
    expect(listed).toHaveLength(tributary.families.company.people.length);
    const without = listed.filter(({ user }) => {
      const own = factors.by("user", user.id).map(({ value }) => value);
      const second = own.filter((factor) => factor.status === "ACTIVE" && factor.factorType !== "question");
      return user.status === "ACTIVE" && second.length === 0;
    });
    expect(without.length).toBeGreaterThan(5);
    const found = rows.filter(({ findings }) => String(findings).includes("no second factor"));
    expect(found.map(({ email }) => email).sort()).toEqual(
      without.map(({ user }) => user.profile.email?.toLowerCase()).sort(),
    );
  });

  it("lists suspended people who have a token of the bank's API", async () => {
    const { rows } = await ran(accessReview);
    const { accounts } = identityTables(scope("identity"));
    const holding = accounts.all().flatMap(({ user: { status, profile } }) => {
      const { email = "", bankingUserId } = profile;
      const tokens = bankingUserId === undefined ? [] : bank().apiTokens.by("user", bankingUserId);
      return tokens.length > 0 ? [{ email: email.toLowerCase(), status, tokens: tokens.length }] : [];
    });
    expect(holding.length).toBeGreaterThan(2);
    const listed = rows.filter(({ bankTokens }) => Number(bankTokens) > 0);
    expect(listed.map(({ email, bankTokens }) => [email, bankTokens]).sort()).toEqual(
      holding.map(({ email, tokens }) => [email, tokens]).sort(),
    );
    const shutOut = holding.filter(({ status }) => status === "SUSPENDED" || status === "DEPROVISIONED");
    expect(shutOut.length).toBeGreaterThan(0);
    const found = rows.filter(({ findings }) => String(findings).includes("yet holds a bank API token"));
    expect(found.map(({ email }) => email).sort()).toEqual(shutOut.map(({ email }) => email).sort());
  });

  it("totals push endpoints and tokens of the bank's API, each once", async () => {
    const result = await ran(accessReview);
    const people = new Set(tributary.families.company.people.map(({ email }) => email.toLowerCase()));
    const profiles = identityTables(scope("identity"))
      .accounts.all()
      .map(({ user }) => user.profile)
      .filter(({ email }) => people.has(email?.toLowerCase() ?? ""));
    const { pushEndpoints } = directoryTables(scope("directory"));
    const directoryUsers = new Set(profiles.map(({ directoryUserId }) => directoryUserId ?? ""));
    const endpoints = [...directoryUsers].flatMap((id) => pushEndpoints.by("user", id));
    const bankUsers = new Set(profiles.map(({ bankingUserId }) => bankingUserId ?? ""));
    const tokens = [...bankUsers].flatMap((id) => bank().apiTokens.by("user", id));
    expect(endpoints.length).toBeGreaterThan(100);
    expect(tokens.length).toBeGreaterThan(2);
    expect(sumsOf(result, "pushEndpoints")).toEqual({ "": String(endpoints.length) });
    expect(sumsOf(result, "bankTokens")).toEqual({ "": String(tokens.length) });
  });

  it("has the push endpoints and the HR worker of each person", async () => {
    const { rows } = await ran(accessReview);
    const { pushEndpoints } = directoryTables(scope("directory"));
    const { accounts } = identityTables(scope("identity"));
    const people = accounts.all().filter(({ user: { profile } }) => profile.directoryUserId !== undefined);
    for (const {
      user: { profile },
    } of people) {
      const row = rows.find(({ email }) => email === profile.email?.toLowerCase());
      if (!row) continue; // an account that is none of the company's people
      expect(row["pushEndpoints"]).toBe(pushEndpoints.by("user", profile.directoryUserId ?? "").length);
    }
    expect(rows.filter(({ pushEndpoints }) => Number(pushEndpoints) > 0).length).toBeGreaterThan(2);
    expect(rows.filter(({ worker }) => Boolean(worker)).length).toBeGreaterThan(100);
  });

  it("does not report a factor as absent if it could not be read", async () => {
    const send = sendTo(tributary);
    const { rows, outcome } = await runNamed(accessReview, async (request) => {
      const answer = JSON.parse(JSON.stringify(await send(request))) as {
        data: { users: { nodes: { identityUsers: { factors: unknown }[] }[] } };
      };
      for (const { identityUsers } of answer.data.users.nodes)
        for (const account of identityUsers) account.factors = null;
      const path = ["users", "nodes", 0, "identityUsers", 0, "factors"];
      const extensions = { code: "UPSTREAM_ERROR", family: "identity", count: 50 };
      return { ...answer, errors: [{ message: "The family failed", path, extensions }] };
    });
    expect(outcome.complete).toBe(false);
    expect(new Set(rows.map((row) => row["secondFactor"]))).toEqual(new Set(["unknown"]));
    expect(rows.filter((row) => String(row["findings"]).includes("no second factor"))).toEqual([]);
  });
});

describe("cash-position", () => {
  it("has sums of each account, its income and its expenses, and a balanced trial balance", async () => {
    const result = await ran(cashPosition, {}, 33);
    const { rows } = result;
    const accounts = bank().accounts.all();
    expect(rows.filter(({ part }) => part === "bank account")).toHaveLength(accounts.length);
    const treasury = treasuryTables(scope("treasury"));
    const account = treasury.accounts.get("fa_2113da7671d940808a7e8df0");
    const balances = accounts.map(({ attributes }): readonly [string, number] => {
      const { balance, currency = "USD" } = attributes as unknown as { balance: number; currency?: string };
      return [currency.toUpperCase(), balance];
    });
    const cash = Object.entries(account?.cash ?? {}).map(
      ([currency, amount]) => [currency.toUpperCase(), amount] as const,
    );
    expect(sumsOf(result, "balance")).toEqual(minorSums([...balances, ...cash]));
    const arrived = (
      list: readonly { readonly status: string; readonly amount: number; readonly currency: string }[],
    ) =>
      list
        .filter(({ status }) => status === "succeeded" || status === "posted")
        .map(({ currency, amount }) => [currency.toUpperCase(), amount] as const);
    expect(sumsOf(result, "moneyIn")).toEqual(
      minorSums(arrived(treasury.inbound.by("account", account?.id ?? ""))),
    );
    const out = [
      ...treasury.payments.by("account", account?.id ?? ""),
      ...treasury.transfers.by("account", account?.id ?? ""),
    ];
    expect(sumsOf(result, "moneyOut")).toEqual(minorSums(arrived(out)));
    const company = scopes["erp"]?.scope["company_id"];
    const posting = erpTables(scope("erp"))
      .trialBalances.all()
      .filter((line) => line.company === company && line.wire.accountType === "Posting");
    expect(rows.filter(({ part }) => part === "trial balance").length).toBeGreaterThan(5);
    expect(posting.length).toBeGreaterThan(5);
    const cents = (key: "totalDebit" | "totalCredit") =>
      posting.reduce((sum, { wire }) => sum + Math.round(Number(wire[key]) * 100), 0);
    expect(sumsOf(result, "debit")).toEqual({ "": (cents("totalDebit") / 100).toFixed(2) });
    expect(sumsOf(result, "credit")).toEqual({ "": (cents("totalCredit") / 100).toFixed(2) });
    expect(sumsOf(result, "debit")).toEqual(sumsOf(result, "credit"));
  });

  it("draws the amounts of each currency, each once", async () => {
    const { chart, columns, rows } = await ranWhole(cashPosition);
    const drawn = chart ? figuresOf(chart, columns, rows) : [];
    const account = treasuryTables(scope("treasury")).accounts.get("fa_2113da7671d940808a7e8df0");
    const balances = bank()
      .accounts.all()
      .map(({ attributes }): readonly [string, number] => {
        const { balance, currency = "USD" } = attributes as unknown as { balance: number; currency?: string };
        return [currency.toUpperCase(), balance];
      });
    const cash = Object.entries(account?.cash ?? {}).map(
      ([currency, amount]) => [currency.toUpperCase(), amount] as const,
    );
    const totals = drawn.map(({ unit, bars }) => [unit, bars.map(({ total }) => total).reduce(add, "0")]);
    expect(Object.fromEntries(totals)).toEqual(minorSums([...balances, ...cash]));
  });
});

describe("support-load", () => {
  it("counts the tickets and ratings of each team's agents", async () => {
    const { rows } = await ran(supportLoad);
    const { teams, agents } = contactCentreTables(scope("contactCentre"));
    const tickets = desk().tickets.all();
    const ratings = desk().ratings.all();
    const open = new Set(["new", "open", "pending", "hold"]);
    for (const { value: team, agentIds } of teams.all()) {
      const ids = new Set(
        agentIds.flatMap((id) =>
          desk()
            .users.by("email", agents.get(id)?.email.toLowerCase() ?? "")
            .map((user) => user.id),
        ),
      );
      const theirs = tickets.filter(({ assignee_id }) => assignee_id !== null && ids.has(assignee_id));
      const rated = ratings.filter(({ assignee_id }) => assignee_id !== null && ids.has(assignee_id));
      const good = rated.filter(({ score }) => score === "good").length;
      const bad = rated.filter(({ score }) => score === "bad").length;
      expect(rows.find((row) => row["team"] === team.name)).toMatchObject({
        agents: agentIds.length,
        open: theirs.filter(({ status }) => open.has(status)).length,
        good,
        bad,
        satisfaction: good + bad === 0 ? null : ((100 * good) / (good + bad)).toFixed(1),
      });
    }
    const unassigned = tickets.filter(({ assignee_id, status }) => assignee_id === null && open.has(status));
    expect(rows.find(({ team }) => team === "(unassigned)")?.["open"]).toBe(unassigned.length);
  });
});

describe("registration-to-revenue", () => {
  it("has each registrant once, with the payments of the person and the deals that were won", async () => {
    const { id } = demoMeetings.kickOff;
    const result = await ran(registrationToRevenue, { meeting: String(id) }, 4);
    const registered = meetingsTables(scope("meetings"))
      .registrations.all()
      .filter(({ meetingId }) => meetingId === id);
    const emails = registered.map(({ registrant }) => registrant.email.toLowerCase());
    expect(sumsOf(result, "registrations")).toEqual({ "": String(registered.length) });
    expect(new Set(result.rows.map(({ email }) => String(email).toLowerCase()))).toEqual(new Set(emails));
    const payments = emails.flatMap(paidBy);
    expect(payments.length).toBeGreaterThan(10);
    expect(sumsOf(result, "payments")).toEqual({ "": String(payments.length) });
    expect(sumsOf(result, "paid")).toEqual(minorSums(payments.map(moneyOf)));
    const { persons, deals } = crmTables(scope("crm"));
    const people = emails.flatMap((email) =>
      persons.by("email", email).map(({ person: { id } }) => String(id)),
    );
    const won = people.flatMap((id) => deals.by("person", id)).filter(({ status }) => status === "won");
    expect(won.length).toBeGreaterThan(2);
    expect(sumsOf(result, "won")).toEqual(
      minorSums(won.map(({ value, currency }) => [currency, Math.round(value * 100)])),
    );
    // The CRM lists a person's deals without deleted ones.
    const all = new Set(
      people
        .flatMap((one) => deals.by("person", one))
        .filter(({ status }) => status !== "deleted")
        .map((deal) => deal.id),
    );
    expect(sumsOf(result, "deals")).toEqual({ "": String(all.size) });
  });

  it("counts the deals and payments of a person with two registrations once in totals", async () => {
    const person = {
      id: "CrmPerson:1",
      name: "Ada",
      deals: listOf({ id: "CrmDeal:1", status: "WON", value: { amount: "2015.50", currency: "EUR" } }),
    };
    const user = {
      id: "User:a@x.example",
      email: "a@x.example",
      crmPeople: [person],
      payments: listOf({ id: "BankPayment:1", amount: { amount: "10.00", currency: "USD" } }),
    };
    const registrants = ["1", "2"].map((id) => ({ id: `MeetingRegistrant:${id}`, email: user.email, user }));
    const data = { meetings: { meeting: { id: "Meeting:1", registrants: listOf(...registrants) } } };
    const result = await runNamed(registrationToRevenue, async () => ({ data }), {
      variables: { meeting: "1" },
    });
    expect(result.rows).toHaveLength(4);
    expect(result.rows.map(({ won }) => won)).toEqual(["2015.50", null, "2015.50", null]);
    expect(sumsOf(result, "won")).toEqual({ EUR: "2015.50" });
    expect(sumsOf(result, "paid")).toEqual({ USD: "10.00" });
    expect(["registrations", "deals", "payments"].map((key) => sumsOf(result, key)[""])).toEqual([
      "2",
      "1",
      "1",
    ]);
  });
});

describe("open-tickets-of-paying-customers", () => {
  it("has each open ticket of each customer who paid, with the exact sum by currency", async () => {
    const { rows } = await ran(openTicketsOfPayingCustomers);
    const open = desk()
      .tickets.all()
      .filter(({ status }) => ["new", "open", "pending", "hold"].includes(status));
    const paying = open.filter(
      ({ requester_id }) =>
        paidBy(desk().users.get(String(requester_id))?.email.toLowerCase() ?? "").length > 0,
    );
    expect(paying.length).toBeGreaterThan(100);
    expect(new Set(rows.map(({ ticket }) => ticket))).toEqual(new Set(paying.map(({ id }) => String(id))));
    for (const email of new Set(rows.map(({ customer }) => String(customer)))) {
      const theirs = rows.filter(({ customer }) => customer === email);
      const [one] = theirs;
      const sums = Object.fromEntries(
        theirs
          .filter(({ ticket }) => ticket === one?.["ticket"])
          .map(({ paid, paidCurrency }) => [paidCurrency, paid]),
      );
      expect(sums).toEqual(minorSums(paidBy(email).map(moneyOf)));
    }
  });

  it("counts each ticket once in its chart, though it has a row for each currency", async () => {
    const { chart, columns, rows } = await ranWhole(openTicketsOfPayingCustomers);
    const paying = desk()
      .tickets.all()
      .filter(
        ({ status, requester_id }) =>
          ["new", "open", "pending", "hold"].includes(status) &&
          paidBy(desk().users.get(String(requester_id))?.email.toLowerCase() ?? "").length > 0,
      );
    expect(rows.length).toBeGreaterThan(paying.length);
    const counts: Record<string, number> = {};
    for (const { priority } of paying) {
      const label = priority?.toUpperCase() ?? "(none)";
      counts[label] = (counts[label] ?? 0) + 1;
    }
    const [drawn] = chart ? figuresOf(chart, columns, rows) : [];
    expect(Object.fromEntries((drawn?.bars ?? []).map(({ label, total }) => [label, Number(total)]))).toEqual(
      counts,
    );
  });

  it("counts the payments in the currency of each row", async () => {
    const { rows } = await ran(openTicketsOfPayingCustomers);
    for (const row of rows) {
      const sent = paidBy(String(row["customer"])).map(moneyOf);
      expect(row["payments"]).toBe(sent.filter(([currency]) => currency === row["paidCurrency"]).length);
    }
  });

  it("leaves out customers who paid before the given day", async () => {
    expect((await ran(openTicketsOfPayingCustomers, { since: "2030-01-01T00:00:00Z" })).rows).toEqual([]);
  });
});

/** Number of items for each key. */
function countsBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

/** The Monday of the week of an instant, by the calendar alone. */
function mondayOf(instant: string): string {
  const day = new Date(`${new Date(instant).toISOString().slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const monthOf = (instant: string) => new Date(instant).toISOString().slice(0, 7);

/** Values of a column by the texts of other columns. Rows without a value are left out. */
const columnBy = (rows: Result["rows"], keys: readonly string[], column: string) =>
  Object.fromEntries(
    rows
      .filter((row) => row[column] !== null && row[column] !== 0)
      .map((row) => [keys.map((key) => String(row[key])).join(" "), row[column]]),
  );

describe("tickets-and-payments-by-month", () => {
  it("counts the tickets of each customer by month, and adds up the customer's payments, without incoming ones", async () => {
    const result = await ran(named("tickets-and-payments-by-month"));
    const emailOf = (id: number) => desk().users.get(String(id))?.email?.toLowerCase() ?? "";
    const tickets = desk()
      .tickets.all()
      .filter(({ requester_id }) => emailOf(requester_id) !== "");
    const counted = countsBy(
      tickets,
      ({ requester_id, created_at }) => `${emailOf(requester_id)} ${monthOf(created_at)}`,
    );
    expect(Object.keys(counted).length).toBeGreaterThan(100);
    expect(columnBy(result.rows, ["customer", "month"], "tickets")).toEqual(counted);
    expect(sumsOf(result, "tickets")).toEqual({ "": String(tickets.length) });
    const sent = tributary.families.company.people.flatMap(({ email }) =>
      paidBy(email.toLowerCase()).map((payment) => ({ payment, email: email.toLowerCase() })),
    );
    expect(sent.length).toBeGreaterThan(100);
    expect(sumsOf(result, "payments")).toEqual({ "": String(sent.length) });
    expect(sumsOf(result, "paid")).toEqual(minorSums(sent.map(({ payment }) => moneyOf(payment))));
    const paid: Record<string, (readonly [string, number])[]> = {};
    for (const { payment, email } of sent) {
      const [currency, amount] = moneyOf(payment);
      const key = `${email} ${monthOf(String(payment.attributes.createdAt))} ${currency}`;
      paid[key] = [...(paid[key] ?? []), [currency, amount]];
    }
    const sums = Object.entries(paid).map(([key, amounts]) => [key, Object.values(minorSums(amounts))[0]]);
    expect(columnBy(result.rows, ["customer", "month", "paidCurrency"], "paid")).toEqual(
      Object.fromEntries(sums),
    );
  });
});

describe("satisfaction-by-organization", () => {
  it("counts tickets and ratings of each organization by week", async () => {
    const result = await ran(named("satisfaction-by-organization"));
    const { organizations } = desk();
    const nameOf = (id: number | null | undefined) => organizations.get(String(id))?.name ?? "(none)";
    const tickets = desk().tickets.all();
    const opened = countsBy(
      tickets,
      (ticket) => `${nameOf(ticket.organization_id)} ${mondayOf(ticket.created_at)}`,
    );
    expect(columnBy(result.rows, ["organization", "week"], "opened")).toEqual(opened);
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    for (const score of ["good", "bad"]) {
      const rated = desk()
        .ratings.all()
        .filter((rating) => rating.score === score);
      expect(rated.length).toBeGreaterThan(1);
      expect(columnBy(result.rows, ["organization", "week"], score)).toEqual(
        countsBy(
          rated,
          ({ ticket_id, created_at }) =>
            `${nameOf(byId.get(ticket_id)?.organization_id)} ${mondayOf(created_at)}`,
        ),
      );
    }
  });
});

describe("mentions-and-tickets", () => {
  it("counts mentions, their authors and tickets by week", async () => {
    const { posts } = socialTables(scope("social"));
    const account = organizationAccountIdOf(0);
    const mentions = posts.by("mentioned", account);
    expect(mentions.length).toBeGreaterThan(2);
    const { rows } = await ran(named("mentions-and-tickets"), { account });
    expect(columnBy(rows, ["week"], "mentions")).toEqual(
      countsBy(mentions, ({ created_at }) => mondayOf(created_at)),
    );
    expect(columnBy(rows, ["week"], "opened")).toEqual(
      countsBy(desk().tickets.all(), ({ created_at }) => mondayOf(created_at)),
    );
    for (const row of rows) {
      const authors = mentions.filter(({ created_at }) => mondayOf(created_at) === row["week"]);
      expect(row["authors"]).toBe(new Set(authors.map(({ author_id }) => author_id)).size);
    }
  });
});

describe("signers-and-deals", () => {
  it("counts the envelopes that Connect reported by signer, and adds up the deals of each", async () => {
    const own = eSignatureTables(scope("eSignature"));
    const reported: string[] = [];
    for (const [name, status] of [
      ["draft", "sent"],
      ["thick", "delivered"],
      ["draft", "completed"],
    ] as const) {
      const move = moveEnvelope(own, demoEnvelopes[name], status, Date.UTC(2026, 10, 5, 8, reported.length));
      reported.push(demoEnvelopes[name]);
      for (const connectId of Object.values(demoConfigurations)) {
        const configuration = own.connect.get(connectId)?.value;
        for (const body of configuration && move ? messagesOf(own, configuration, move) : []) {
          const message = connectMessageIn(body);
          if (message) tributary.gateway.inbox.put(message);
        }
      }
    }
    const result = await ran(named("signers-and-deals"));
    const signed: Record<string, Set<string>> = {};
    for (const id of new Set(reported))
      for (const { email } of own.recipients
        .all()
        .flatMap((one) => (one.envelopeId === id ? [one.value] : [])))
        if (email !== undefined)
          signed[email.toLowerCase()] = (signed[email.toLowerCase()] ?? new Set()).add(id);
    const signers = Object.keys(signed);
    expect(signers.length).toBeGreaterThan(1);
    expect(columnBy(result.rows, ["signer"], "envelopes")).toEqual(
      Object.fromEntries(Object.entries(signed).map(([signer, envelopes]) => [signer, envelopes.size])),
    );
    expect(sumsOf(result, "envelopes")).toEqual({ "": String(new Set(reported).size) });
    const { persons, deals } = crmTables(scope("crm"));
    const theirs = signers
      .flatMap((email) => persons.by("email", email))
      .flatMap(({ person }) => deals.by("person", String(person.id)))
      .filter(({ status }) => status !== "deleted");
    const sums = (wanted: string) =>
      minorSums(
        theirs
          .filter(({ status }) => status === wanted)
          .map(({ value, currency }) => [currency, Math.round(value * 100)]),
      );
    expect(sumsOf(result, "open")).toEqual(sums("open"));
    expect(sumsOf(result, "won")).toEqual(sums("won"));
  });
});
