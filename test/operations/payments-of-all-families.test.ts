/** Payments of several families as one list, newest first. */

import { describe, expect, it } from "vitest";
import { PaymentsOfAllFamiliesDocument } from "#generated/test/graphql.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { customerIdOf, MAIN_ACCOUNT } from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";

const settings = { treasury: { scope: { financial_account: MAIN_ACCOUNT } } };
const tributary = await sharedTributary({ settings });

interface Page {
  readonly nodes: readonly {
    readonly id: string;
    readonly createdAt: string;
    readonly state: string;
    readonly status: string;
  }[];
  readonly totalCount: number | null;
  readonly sources: readonly { readonly family: string; readonly status: string; readonly reason: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
const PAGE = `nodes { id createdAt state status } totalCount sources { family status reason }
  pageInfo { hasNextPage endCursor }`;

async function list(variables: object = {}, of: Tributary = tributary) {
  const { data, errors, calls } = await of.ask(PaymentsOfAllFamiliesDocument, { ...variables });
  return { page: data?.payments, errors, calls };
}

async function walk(filter: object, first: number) {
  const nodes: Page["nodes"][number][] = [];
  let after: string | null = null;
  do {
    const { page, errors }: Awaited<ReturnType<typeof list>> = await list({ filter, first, after });
    expect(errors).toEqual([]);
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

const statusesOf = ({ sources }: Page) =>
  Object.fromEntries(sources.map(({ family, status }) => [family, status]));

/** Payments that the families store, with their times. */
function stored(): { readonly id: string; readonly at: number }[] {
  const { store } = tributary.families;
  return [
    ...bankingTables(store.scope("banking"))
      .payments.all()
      .map(({ id, attributes }) => ({ id: `BankPayment:${id}`, at: Date.parse(attributes.createdAt) })),
    ...treasuryTables(store.scope("treasury"))
      .payments.all()
      .filter(({ financial_account }) => financial_account === MAIN_ACCOUNT)
      .map(({ id, created }) => ({ id: `TreasuryOutboundPayment:${id}`, at: Date.parse(String(created)) })),
  ];
}

describe("payments of all families", () => {
  it("come newest first from the bank and the configured account, one call each", async () => {
    const { page, calls, errors } = await list({ first: 50 });
    expect(errors).toEqual([]);
    expect(operationsOf(calls).sort()).toEqual(["banking.listPayments", "treasury.listOutboundPayments"]);
    const newest = stored()
      .sort((a, b) => b.at - a.at)
      .slice(0, 50);
    expect(page.nodes.map(({ createdAt }) => Date.parse(createdAt))).toEqual(newest.map(({ at }) => at));
    expect(new Set(page.nodes.map(({ id }) => id.split(":")[0]))).toEqual(
      new Set(["BankPayment", "TreasuryOutboundPayment"]),
    );
    expect(statusesOf(page)).toEqual({ BANKING: "INCLUDED", TREASURY: "INCLUDED", ACCOUNTING: "NOT_LISTED" });
    expect(page.totalCount).toBeNull();
  });

  it("are listed once over many pages, payments of the same second included", async () => {
    // Some payments of both families at the same time: their order must be the same on each page.
    const { store } = tributary.families;
    const bank = bankingTables(store.scope("banking")).payments;
    const paid = treasuryTables(store.scope("treasury")).payments;
    const instant = "2026-10-05T12:00:00Z";
    for (const row of bank.all().slice(0, 4))
      bank.put({ ...row, attributes: { ...row.attributes, createdAt: instant } });
    const own = paid.all().filter(({ financial_account }) => financial_account === MAIN_ACCOUNT);
    for (const row of own.slice(0, 3)) paid.put({ ...row, created: instant });
    const from = "2026-09-20T00:00:00Z";
    const expected = stored().filter(({ at }) => at >= Date.parse(from));
    expect(expected.filter(({ at }) => at === Date.parse(instant)).length).toBeGreaterThanOrEqual(7);
    for (const first of [7, 100]) {
      const nodes = await walk({ createdAt: { from } }, first);
      const times = nodes.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(nodes.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    }
  });

  it("have one state under the same names for each service", async () => {
    const states: Readonly<Record<string, string>> = {
      PENDING: "PENDING",
      CLEARING: "PENDING",
      PROCESSING: "PENDING",
      SENT: "COMPLETED",
      POSTED: "COMPLETED",
      REJECTED: "FAILED",
      FAILED: "FAILED",
      CANCELED: "FAILED",
      RETURNED: "RETURNED",
    };
    const { page } = await list({ first: 250 });
    const seen = new Set(page.nodes.map(({ status }) => status));
    expect(seen.size).toBeGreaterThan(4);
    for (const { status, state } of page.nodes) expect(state).toBe(states[status]);
  });

  it("are filtered by state in both families: one list for each status of the treasury", async () => {
    const { page, calls } = await list({ filter: { states: ["FAILED"] }, first: 30 });
    expect(new Set(page.nodes.map(({ state }) => state))).toEqual(new Set(["FAILED"]));
    expect(
      calls.map(({ family, query }) => [family, query["filter[status]"] ?? query["status"]]).sort(),
    ).toEqual([
      ["banking", "Rejected,Canceled"],
      ["treasury", "canceled"],
      ["treasury", "failed"],
    ]);
    const times = page.nodes.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const both = await list({ filter: { states: ["FAILED"], statuses: ["REJECTED", "SENT"] }, first: 5 });
    expect(new Set(both.page.nodes.map(({ status }) => status))).toEqual(new Set(["REJECTED"]));
    expect(operationsOf(both.calls)).toEqual(["banking.listPayments"]);
  });

  it("are of the named families, which are in the report", async () => {
    const { page, calls } = await list({ filter: { families: ["TREASURY"] }, first: 3 });
    expect(operationsOf(calls)).toEqual(["treasury.listOutboundPayments"]);
    expect(statusesOf(page)).toEqual({
      BANKING: "NOT_REQUESTED",
      TREASURY: "INCLUDED",
      ACCOUNTING: "NOT_REQUESTED",
    });
    const none = await list({ filter: { families: ["ACCOUNTING"] } });
    expect([none.page.nodes, statusesOf(none.page)["ACCOUNTING"], none.calls]).toEqual([
      [],
      "NOT_LISTED",
      [],
    ]);
  });

  it("come oldest first from the bank alone: the treasury is refused before any call", async () => {
    const orderBy = [{ field: "CREATED_AT", direction: "ASC" }];
    const { errors, calls } = await list({ orderBy });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    const oldest = await list({ orderBy, filter: { families: ["BANKING"] }, first: 3 });
    expect(oldest.calls[0]?.query["sort"]).toBe("createdAt");
  });

  it("refuse cursors of a list with another filter", async () => {
    const { page } = await list({ first: 3 });
    const after = page.pageInfo.endCursor;
    const { errors, calls } = await list({ after, filter: { createdAt: { from: "2026-01-01T00:00:00Z" } } });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["INVALID_CURSOR", []]);
  });

  it("lack a failed family, which is named, and have the other", async () => {
    tributary.families.setFaults("treasury=reset");
    try {
      const { page, errors } = await list({ first: 5 });
      expect(errors).toEqual([]);
      expect(page.nodes.every(({ id }) => id.startsWith("BankPayment:"))).toBe(true);
      expect(statusesOf(page)).toMatchObject({ BANKING: "INCLUDED", TREASURY: "UNAVAILABLE" });
    } finally {
      tributary.families.setFaults("");
    }
  });

  it("are the bank's if no financial account is configured", async () => {
    await using own = await startTributary();
    const { page, calls } = await list({ first: 3 }, own);
    expect(operationsOf(calls)).toEqual(["banking.listPayments"]);
    expect(statusesOf(page)["TREASURY"]).toBe("NOT_CONFIGURED");
    expect(page.totalCount).toBeGreaterThan(100);
  });

  it("need the scopes of both families that list them", async () => {
    const caller = { authenticated: true, scopes: new Set(["banking:read"]) };
    const { errors, calls } = await tributary.ask("{ payments { nodes { id } } }", {}, { caller });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["FORBIDDEN", []]);
  });
});

describe("payments of a person", () => {
  it("are those at the bank and those to the customer of the treasury, merged", async () => {
    const { people } = tributary.families.company;
    const { payments } = treasuryTables(tributary.families.store.scope("treasury"));
    const person = people.find((one) =>
      payments.all().some(({ customer }) => customer === customerIdOf(one)),
    );
    const { data, errors, calls } = await tributary.ask<{ user: { allPayments: Page; payments: Page } }>(
      `query ($email: String!) { user(email: $email) { allPayments(first: 100) { ${PAGE} } } }`,
      { email: person?.email },
    );
    expect(errors).toEqual([]);
    expect(
      operationsOf(calls)
        .filter((name) => /banking|treasury/.test(name))
        .sort(),
    ).toEqual(["banking.listCustomers", "banking.listPayments", "treasury.listOutboundPayments"]);
    const { nodes, sources } = data.user.allPayments;
    const paid = payments
      .all()
      .filter(
        ({ customer, financial_account }) =>
          person && customer === customerIdOf(person) && financial_account === MAIN_ACCOUNT,
      );
    const shown = nodes.filter(({ id }) => id.startsWith("TreasuryOutboundPayment:"));
    expect(shown).toHaveLength(paid.length);
    expect(nodes.length).toBeGreaterThan(paid.length);
    const times = nodes.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(sources.map(({ status }) => status)).toEqual(["INCLUDED", "INCLUDED", "NOT_LISTED"]);
  });

  it("are the bank's if the family with the treasury's customer id is down", async () => {
    await using whole = await startTributary({
      settings: { ...settings, crm: { scope: { treasuryCustomerField: "treasury_customer" } } },
    });
    whole.families.setFaults("crm=reset");
    const { data, sources } = await whole.ask<{ user: { allPayments: Page } }>(
      `query ($email: String!) { user(email: $email) { allPayments(first: 5) { ${PAGE} } } }`,
      { email: whole.families.person(0).email },
    );
    expect(statusesOf(data.user.allPayments)).toMatchObject({ BANKING: "INCLUDED", TREASURY: "UNAVAILABLE" });
    expect(sources).toContainEqual(expect.objectContaining({ family: "crm", status: "DOWN" }));
  });

  it("in the shorter list name the family that was not called", async () => {
    const { data, calls } = await tributary.ask<{ user: { payments: Page } }>(
      `query ($email: String!) { user(email: $email) { payments(first: 2) { ${PAGE} } } }`,
      { email: tributary.families.person(0).email },
    );
    expect(statusesOf(data.user.payments)).toEqual({
      BANKING: "INCLUDED",
      TREASURY: "NOT_REQUESTED",
      ACCOUNTING: "NOT_LISTED",
    });
    expect(new Set(calls.map(({ family }) => family))).toEqual(new Set(["banking"]));
  });
});
