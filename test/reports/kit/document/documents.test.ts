/** Mistakes in a report are reported before anything is requested. */
import { describe, expect, it } from "vitest";
import { UsageError } from "#reports/kit/usage-error.ts";
import { prepareOwn as own } from "#test/reports/kit/run.ts";

async function usageErrorOf(make: () => Promise<unknown>): Promise<string> {
  try {
    await make();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return error instanceof UsageError ? error.message : "";
  }
  throw new Error("nothing was wrong with it");
}

describe("a user's own document", () => {
  it("is refused if it cannot be parsed, with the position", async () => {
    expect(await usageErrorOf(() => own("{ users { nodes { email } }"))).toMatch(
      /^The document: line 1, column 28: Syntax Error/,
    );
  });

  it("is refused if the API has no such field, with all errors", async () => {
    const message = await usageErrorOf(() => own("{ users { nodes { mail\n phone } } }"));
    expect(message).toContain('line 1, column 19: Cannot query field "mail" on type "User"');
    expect(message).toContain('line 2, column 2: Cannot query field "phone" on type "User"');
  });

  it("is refused if it contains a mutation", async () => {
    const text = 'mutation { deleteDirectoryPushEndpoint(input: { id: "1" }) { userErrors { code } } }';
    expect(await usageErrorOf(() => own(text))).toBe("A report only reads: the document holds a mutation");
  });

  it("is refused if it contains several queries and none is chosen", async () => {
    const text = "query A { users { nodes { email } } } query B { users { nodes { id } } }";
    expect(await usageErrorOf(() => own(text))).toBe(
      "The document holds several queries: choose one with --operation (A, B)",
    );
    expect(await usageErrorOf(() => own(text, { operation: "C" }))).toBe(
      'The document has no query "C": A, B',
    );
    expect((await own(text, { operation: "B" })).columns.map(({ key }) => key)).toEqual(["id"]);
  });

  it("is refused if a list is read backwards, or twice", async () => {
    const treasury = (list: string) => `{ treasury { financialAccount { inboundTransfers${list} } } }`;
    expect(await usageErrorOf(() => own(treasury('(last: 2, before: "x") { nodes { id } }')))).toBe(
      'treasury.financialAccount.inboundTransfers: a report reads forwards: use "first" in place of "last"',
    );
    expect(await usageErrorOf(() => own("{ users { nodes { id } edges { node { id } } } }"))).toBe(
      "users: select its nodes or its edges once, not both",
    );
    expect(await usageErrorOf(() => own("{ users { edges { cursor } } }"))).toBe(
      "users: select the node of its edges",
    );
  });
});

describe("the variables of a document", () => {
  const text =
    "query ($email: String!, $n: Int = 5, $filter: TicketFilter, $order: [TicketOrder!]) { user(email: $email) { tickets(first: $n, filter: $filter, orderBy: $order) { nodes { id } } } }";
  const variables = async (given: Record<string, string>) =>
    (await own(text, { variables: given })).variables;

  it("are read by their declared types", async () => {
    const given = {
      email: "12",
      n: "7",
      filter: '{"statuses":["OPEN"],"tags":["a"]}',
      order: '[{"field":"CREATED_AT","direction":"DESC"}]',
    };
    expect(await variables(given)).toEqual({
      email: "12",
      n: 7,
      filter: { statuses: ["OPEN"], tags: ["a"] },
      order: [{ field: "CREATED_AT", direction: "DESC" }],
    });
    expect(await variables({ email: "a@b.example" })).toEqual({ email: "a@b.example", n: 5 });
  });

  it("are refused with a value that the scalar does not accept", async () => {
    const since =
      "query ($since: DateTime, $day: Date) { users { nodes { payments(filter: { createdAt: { from: $since } }) { nodes { id } } accountingPrepayments(filter: { date: { from: $day } }) { nodes { id } } } } }";
    const message = await usageErrorOf(() =>
      own(since, { variables: { since: "yesterday", day: "2026-02-31" } }),
    );
    expect(message.split("\n  ")).toEqual([
      "The variables:",
      expect.stringMatching(/^"since": .*DateTime/),
      expect.stringMatching(/^"day": .*Date/),
    ]);
    expect(await usageErrorOf(() => own(since, { variables: { since: "2026-02-31T00:00:00Z" } }))).toContain(
      '"since"',
    );
    expect(await usageErrorOf(() => own(since.replace("$since }", '"soon" }')))).toContain("DateTime");
  });

  it("are refused if a page cannot have as many rows", async () => {
    const page = "query ($n: Int) { users { nodes { payments(first: $n) { nodes { id } } } } }";
    for (const n of ["0", "1000", "-1"])
      expect(await usageErrorOf(() => own(page, { variables: { n } }))).toBe(
        `users.nodes.payments: the variable "n" is ${n}, and a page has 1 to 250 rows`,
      );
    expect(await usageErrorOf(() => own("{ users(first: 300) { nodes { id } } }"))).toBe(
      'users: "first" is 300, and a page has 1 to 250 rows',
    );
  });

  it("are refused all at once, by name", async () => {
    const message = await usageErrorOf(() =>
      variables({ n: "many", filter: '{"status":"OPEN"}', order: '[{"field":"BEST"}]', since: "1" }),
    );
    expect(message.split("\n  ")).toEqual([
      "The variables:",
      'there is no variable "since"; there are email, n, filter, order',
      '"email" is needed: --var email=<String>',
      '"many" is no Int',
      expect.stringMatching(/^"filter": Field "status" is not defined by type "TicketFilter"/),
      expect.stringMatching(/^"order.*"BEST" does not exist in "TicketOrderField" enum/),
    ]);
  });
});
