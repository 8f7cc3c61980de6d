/** Columns and rows of any document: response keys, amounts, joined lists, and lists as JSON. */
import { describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { runOwn, sumsOf } from "#test/reports/kit/run.ts";

const pageInfo = { hasNextPage: false, endCursor: null };
const list = (...nodes: object[]) => ({ nodes, pageInfo });
const answering =
  (data: object): Send =>
  async () => ({ data, extensions: { sources: [{ family: "banking", status: "OK" }] } });

const usd = (amount: string) => ({ amount, currency: "USD" });

describe("the rows of a document", () => {
  const text = `{ users { nodes { mail: email
    tickets { totalCount nodes { subject tags status } }
    payments { nodes { id paid: amount { amount } } } } } }`;
  const data = {
    users: list(
      {
        id: "User:a",
        mail: "a@x.example",
        tickets: {
          totalCount: 2,
          ...list(
            { subject: "One", tags: ["x", "y"], status: "OPEN" },
            { subject: "Two", tags: [], status: "NEW" },
          ),
        },
        payments: list({ id: "P:1", paid: usd("0.10") }, { id: "P:2", paid: usd("0.20") }),
      },
      { id: "User:b", mail: "b@x.example", tickets: null, payments: list() },
    ),
  };

  it("are one for each innermost item, with the outer values repeated, and lists side by side in sequence", async () => {
    const result = await runOwn(text, answering(data));
    expect(result.columns.map(({ key, type }) => [key, type])).toEqual([
      ["mail", "text"],
      ["tickets.totalCount", "integer"],
      ["tickets.subject", "text"],
      ["tickets.tags", "list"],
      ["tickets.status", "category"],
      ["payments.id", "text"],
      ["payments.paid.amount", "decimal"],
      ["payments.paid.currency", "category"],
    ]);
    expect(result.cells).toEqual([
      ["a@x.example", 2, "One", ["x", "y"], "OPEN", null, null, null],
      ["a@x.example", 2, "Two", [], "NEW", null, null, null],
      ["a@x.example", 2, null, null, null, "P:1", "0.10", "USD"],
      ["a@x.example", 2, null, null, null, "P:2", "0.20", "USD"],
      ["b@x.example", null, null, null, null, null, null, null],
    ]);
    expect(sumsOf(result, "payments.paid.amount")).toEqual({ USD: "0.30" });
  });

  it("are one for each outer item if lists stay JSON, with the selected fields only", async () => {
    const result = await runOwn(text, answering(data), { nested: "json" });
    expect(result.columns.map(({ key, type }) => [key, type])).toEqual([
      ["mail", "text"],
      ["tickets.totalCount", "integer"],
      ["tickets", "json"],
      ["payments", "json"],
    ]);
    expect(result.cells).toEqual([
      [
        "a@x.example",
        2,
        [
          { subject: "One", tags: ["x", "y"], status: "OPEN" },
          { subject: "Two", tags: [], status: "NEW" },
        ],
        [
          { id: "P:1", paid: usd("0.10") },
          { id: "P:2", paid: usd("0.20") },
        ],
      ],
      ["b@x.example", null, null, []],
    ]);
  });

  it("count a value that several rows repeat once", async () => {
    const nested = "{ banking { accounts { nodes { balance { amount } cards { nodes { id } } } } } }";
    const cards = list({ id: "C:1" }, { id: "C:2" }, { id: "C:3" });
    const accounts = list(
      { id: "A:1", balance: usd("5.00"), cards },
      { id: "A:2", balance: usd("5.00"), cards: list() },
    );
    const result = await runOwn(nested, answering({ banking: { accounts } }));
    expect(result.rows).toHaveLength(4);
    expect(sumsOf(result, "balance.amount")).toEqual({ USD: "10.00" });
  });

  it("count the values of an object once in totals, however many objects lead to it", async () => {
    const nested = `{ crm { searchPeople(filter: { text: "a" }) { nodes { displayName
      deals { nodes { title value { amount } } } } } } }`;
    const deal = { id: "CrmDeal:1", title: "Ten", value: { amount: "2015.50", currency: "EUR" } };
    const persons = Array.from({ length: 10 }, (_, index) => ({
      id: `CrmPerson:${index}`,
      name: `P${index}`,
      deals: list(deal),
    }));
    let query = "";
    const result = await runOwn(nested, async (request) => {
      ({ query } = request);
      return { data: { crm: { searchPeople: list(...persons) } } };
    });
    expect(query).toContain("value { amount currency } id");
    expect(result.rows.map((row) => row["deals.value.amount"])).toEqual(Array(10).fill("2015.50"));
    expect(sumsOf(result, "deals.value.amount")).toEqual({ EUR: "2015.50" });
  });

  it("count objects without an id by their position, on every page", async () => {
    const nested =
      "{ accounting { prepayments(first: 1) { nodes { lineItems { lineAmount { amount } } } } } }";
    const pages = ["P:1", "P:2"].map((id, index) => ({
      nodes: [{ id, lineItems: [{ lineAmount: usd("1.00") }, { lineAmount: usd("1.00") }] }],
      pageInfo: { hasNextPage: index === 0, endCursor: `c${index}` },
    }));
    let asked = 0;
    const result = await runOwn(nested, async () => ({
      data: { accounting: { prepayments: pages[asked++] } },
    }));
    expect(sumsOf(result, "lineItems.lineAmount.amount")).toEqual({ USD: "4.00" });
  });

  it("of several types share their common columns", async () => {
    const search = `{ supportDesk { search { nodes { __typename
      ... on Ticket { id subject } ... on SupportUser { id who: displayName } ...Group } } } }
      fragment Group on SupportGroup { id who: name }`;
    const nodes = list(
      { __typename: "Ticket", id: "T:1", subject: "One" },
      { __typename: "SupportUser", id: "U:1", who: "Ada" },
      { __typename: "SupportGroup", id: "G:1", who: "All" },
    );
    const result = await runOwn(search, answering({ supportDesk: { search: nodes } }));
    expect(result.columns.map(({ key }) => key)).toEqual(["__typename", "id", "subject", "who"]);
    expect(result.cells).toEqual([
      ["Ticket", "T:1", "One", null],
      ["SupportUser", "U:1", null, "Ada"],
      ["SupportGroup", "G:1", null, "All"],
    ]);
  });

  it("omit fields that the variables exclude", async () => {
    const conditional =
      "query ($names: Boolean!) { users { nodes { email displayName @include(if: $names) } } }";
    const users = answering({ users: list({ email: "a@x.example" }) });
    const { columns } = await runOwn(conditional, users, { variables: { names: "false" } });
    expect(columns.map(({ key }) => key)).toEqual(["email"]);
  });

  it("of a document without lists are one, and of an empty list none", async () => {
    const one = await runOwn(
      "{ supportDesk { ticketCount satisfactionRatingCount { value } } }",
      answering({ supportDesk: { ticketCount: 3, satisfactionRatingCount: { value: 5 } } }),
    );
    expect(one.columns.map(({ key }) => key)).toEqual(["ticketCount", "satisfactionRatingCount.value"]);
    expect(one.cells).toEqual([[3, 5]]);
    expect((await runOwn("{ users { nodes { email } } }", answering({ users: list() }))).cells).toEqual([]);
  });
});
