/** Prepayments in the graph. */

import { describe, expect, it } from "vitest";
import {
  PrepaymentsDocument,
  PrepaymentsOfUserDocument,
  WholePrepaymentDocument,
} from "#generated/test/graphql.ts";
import {
  OTHER_TENANT,
  PREPAYMENT_IN_BOTH,
  paymentIdOf,
  prepaymentCountOf,
  prepaymentIdOf,
} from "#services/demo/things/accounting.ts";
import { operationsOf, sharedTributary, type Tributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const TENANT = "accounting-tenant-id";
const MISSING = "00000000-0000-4000-8000-000000000000";
const { person } = tributary.families;

const list = (variables: object = {}, of: Tributary = tributary) =>
  of.ask(PrepaymentsDocument, { ...variables });

describe("a prepayment", () => {
  it("is read by its id with each field under the graph's names (D3-077, D3-080)", async () => {
    const { data, errors, calls } = await tributary.ask(WholePrepaymentDocument, {
      id: prepaymentIdOf(person(1)),
    });
    expect(errors).toEqual([]);
    const amount = expect.stringMatching(/^\d+\.\d{2}$/);
    expect(data).toMatchObject({
      accounting: {
        prepayment: {
          id: `AccountingPrepayment:${prepaymentIdOf(person(1))}`,
          tenantId: null,
          type: expect.stringMatching(/^(RECEIVE|SPEND)_PREPAYMENT$/),
          status: expect.stringMatching(/^(AUTHORISED|PAID|VOIDED)$/),
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          contact: { displayName: person(1).displayName, email: person(1).email },
          user: { email: person(1).email },
          lineAmountTypes: expect.stringMatching(/^(EXCLUSIVE|INCLUSIVE|NO_TAX)$/),
          total: { amount, currency: expect.stringMatching(/^[A-Z]{3}$/) },
          subTotal: { amount },
          remainingCredit: { amount },
          updatedAt: expect.stringMatching(/Z$/),
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["accounting.getPrepayment"]);
  });

  it("is only read, while payments are read, created and changed too (D3-006)", async () => {
    const { __schema } = await tributary.data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      "{ __schema { mutationType { fields { name } } } }",
    );
    const names = __schema.mutationType.fields.map(({ name }) => name);
    expect(names.filter((name) => /prepayment/i.test(name))).toEqual([]);
    expect(names.filter((name) => /^(create|update)AccountingPayment/.test(name)).length).toBeGreaterThan(1);
    const { data, errors, calls } = await tributary.ask(
      "query ($id: ID!) { accounting { prepayments(first: 1) { nodes { id } } payment(id: $id) { id } } }",
      { id: paymentIdOf(person(0)) },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      accounting: { prepayments: { nodes: [{}] }, payment: { id: expect.any(String) } },
    });
    expect(calls.map(({ method, status }) => [method, status])).toEqual([
      ["GET", 200],
      ["GET", 200],
    ]);
  });

  it("belongs to its tenant, and is null if it does not exist (D3-051)", async () => {
    const query =
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on AccountingPrepayment { id reference } } }";
    const ids = [
      `AccountingPrepayment:${PREPAYMENT_IN_BOTH}`,
      `AccountingPrepayment:${OTHER_TENANT}:${PREPAYMENT_IN_BOTH}`,
      `AccountingPrepayment:${MISSING}`,
    ];
    expect(await tributary.data(query, { ids })).toEqual({
      nodes: [{ id: ids[0], reference: "Ours" }, { id: ids[1], reference: "Theirs" }, null],
    });
  });

  it("is reached from the payments that refund it: its further members cost one call", async () => {
    const ask = (fields: string) =>
      tributary.ask(`query ($id: ID!) { accounting { payment(id: $id) { prepayment { ${fields} } } } }`, {
        id: paymentIdOf(person(0)),
      });
    const known = await ask("id upstreamId");
    expect(known.data).toEqual({
      accounting: {
        payment: {
          prepayment: {
            id: `AccountingPrepayment:${PREPAYMENT_IN_BOTH}`,
            upstreamId: PREPAYMENT_IN_BOTH,
          },
        },
      },
    });
    expect(operationsOf(known.calls)).toEqual(["accounting.getPayment"]);
    const whole = await ask(
      "reference total { amount } remainingCredit { amount } lineItems { description } allocations { amount } user { email }",
    );
    expect(whole.data).toMatchObject({
      accounting: { payment: { prepayment: { reference: "Ours", user: { email: person(0).email } } } },
    });
    expect(operationsOf(whole.calls)).toEqual(["accounting.getPayment", "accounting.getPrepayment"]);
  });
});

describe("the list of prepayments", () => {
  it("comes in pages of 100 of the tenant that accounting chooses (D3-052, D3-076, D3-086)", async () => {
    const count = tributary.families.company.people.reduce((sum, one) => sum + prepaymentCountOf(one), 1);
    const first = await list({ first: 150 });
    expect(first.calls.map(({ query }) => query)).toEqual([{ page: "1" }, { page: "2" }]);
    expect(first.calls[0]?.headers[TENANT]).toBeUndefined();
    const { nodes, pageInfo, totalCount } = first.data.accounting.prepayments;
    expect([nodes.length, pageInfo.hasNextPage, totalCount]).toEqual([150, true, null]);
    const rest = await list({ first: 250, after: pageInfo.endCursor });
    expect(rest.calls.map(({ query }) => query["page"])).toEqual(["2", "3"]);
    const others = rest.data.accounting.prepayments;
    expect(new Set([...nodes, ...others.nodes].map(({ id }) => id)).size).toBe(count);
    expect(others.pageInfo.hasNextPage).toBe(false);
  });

  it("is filtered by a where clause rendered from structured inputs, and ordered (D3-075)", async () => {
    const { data, calls } = await list({
      filter: {
        statuses: ["AUTHORISED", "PAID"],
        types: ["RECEIVE_PREPAYMENT"],
        date: { from: "2025-01-01", until: "2026-11-01" },
        updatedAt: { until: "2026-11-30T12:00:00Z" },
        currencyCodes: ["USD"],
        contactDisplayName: { contains: "a" },
        contactEmail: { endsWith: ".example" },
        reference: { startsWith: "PRE-", contains: ' "' },
        total: { min: "10.50" },
        remainingCredit: { max: "100000" },
      },
      orderBy: [{ field: "TOTAL", direction: "DESC" }, { field: "CONTACT_DISPLAY_NAME" }],
    });
    expect(calls[0]?.query).toEqual({
      page: "1",
      where: [
        'Type=="RECEIVE-PREPAYMENT"',
        '(Status=="AUTHORISED" or Status=="PAID")',
        "Date>=DateTime(2025,1,1)",
        "Date<=DateTime(2026,11,1)",
        "UpdatedDateUTC<DateTime(2026,11,30,12,0,0)",
        'CurrencyCode=="USD"',
        'Contact.Name.Contains("a")',
        'Contact.EmailAddress.EndsWith(".example")',
        'Reference.Contains(" \\"")',
        'Reference.StartsWith("PRE-")',
        "Total>=10.50",
        "RemainingCredit<=100000",
      ].join(" and "),
      order: "Total DESC, Contact.Name ASC",
    });
    const totals = data.accounting.prepayments.nodes.map(({ total }) => Number(total.amount));
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  it("is filtered by one of several texts", async () => {
    const { calls } = await list({ filter: { reference: { in: ["a", "b"] } } });
    expect(calls[0]?.query["where"]).toBe('(Reference=="a" or Reference=="b")');
    const none = await list({ filter: { reference: { in: [] } } });
    expect([none.data.accounting.prepayments.nodes, none.calls]).toEqual([[], []]);
  });

  it("takes unit amounts of four decimal places, exact (D3-078)", async () => {
    const places = async (given?: number) => {
      const { data, calls } = await list({ places: given, first: 20 });
      const amounts = data.accounting.prepayments.nodes.flatMap(({ lineItems }) =>
        lineItems.map(({ unitAmount }) => unitAmount.amount.split(".")[1]?.length ?? 0),
      );
      return [calls[0]?.query["unitdp"], Math.max(...amounts)];
    };
    expect([await places(), await places(2), await places(4)]).toEqual([
      [undefined, 2],
      ["2", 2],
      ["4", 4],
    ]);
  });

  it("has the prepayments changed since an instant, and is empty if there are none (D3-079, D3-085)", async () => {
    const { data, calls, errors } = await list({
      filter: { updatedAt: { from: "2026-10-20T09:30:00.500Z" } },
    });
    expect(calls[0]?.headers["if-modified-since"]).toBe("Tue, 20 Oct 2026 09:30:00 GMT");
    expect(errors).toEqual([]);
    expect(data.accounting.prepayments.nodes.length).toBeGreaterThan(0);
    const none = await list({ filter: { updatedAt: { from: "2026-11-20T00:00:00Z" } } });
    expect([none.errors, none.data.accounting.prepayments.nodes]).toEqual([[], []]);
  });

  it("has those of the named tenant (D3-051)", async () => {
    const { data, calls } = await list({ tenantId: OTHER_TENANT });
    expect(calls[0]?.headers[TENANT]).toBe(OTHER_TENANT);
    expect(data.accounting.prepayments.nodes.map(({ id }) => id)).toEqual([
      `AccountingPrepayment:${OTHER_TENANT}:${PREPAYMENT_IN_BOTH}`,
    ]);
  });

  it.each([
    ["places that accounting does not offer", { places: 3 }],
    ["a state that is not known", { filter: { statuses: ["OTHER"] } }],
    ["a contact's id that is none", { filter: { contactIds: ['x") OR Guid("'] } }],
    ["a filter too long for a URL", { filter: { reference: { eq: "x".repeat(5_000) } } }],
    ["no number of rows", { first: 0 }],
  ])("is refused for %s before any call", async (_, wrong) => {
    const { errors, calls } = await list(wrong);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("is empty without a call if nothing can match", async () => {
    const { data, calls } = await list({ filter: { statuses: [] } });
    expect([data.accounting.prepayments.nodes, calls]).toEqual([[], []]);
  });
});

describe("prepayments of people", () => {
  interface People {
    readonly users: {
      readonly nodes: readonly {
        readonly email: string;
        readonly accountingPrepayments: {
          readonly nodes: readonly { readonly user: { readonly email: string } }[];
        };
      }[];
    };
  }

  it("of 50 people cost one call (D3-075)", async () => {
    const { data, calls, errors } = await tributary.ask<People>(
      "{ users(first: 50) { nodes { email accountingPrepayments(first: 5) { nodes { id user { email } } } } } }",
    );
    expect(errors).toEqual([]);
    const lists = calls.filter(({ family }) => family === "accounting");
    expect(operationsOf(lists)).toEqual(["accounting.listPrepayments"]);
    expect(lists[0]?.query["where"]?.split(" or ")).toHaveLength(50);
    for (const { email, accountingPrepayments } of data.users.nodes)
      for (const { user } of accountingPrepayments.nodes) expect(user).toEqual({ email });
    const found = data.users.nodes.filter(({ accountingPrepayments: { nodes } }) => nodes.length > 0);
    expect(found.length).toBeGreaterThan(20);
  });

  it("are filtered and ordered like the list", async () => {
    const { data, calls } = await tributary.ask(PrepaymentsOfUserDocument, {
      email: person(1).email.toUpperCase(),
    });
    expect(data).toEqual({
      user: {
        accountingPrepayments: { nodes: [{ upstreamId: prepaymentIdOf(person(1)) }], totalCount: 1 },
        none: { nodes: [] },
      },
    });
    expect(calls.map(({ query }) => query)).toEqual([
      {
        page: "1",
        where: `Contact.EmailAddress=="${person(1).email}" and Total>=0`,
        order: "Date DESC",
      },
    ]);
  });
});
