/** Lists of documents as tables for SQL, and notes of results whose tables are incomplete. */
import { describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { ownReport, readDefinition } from "#reports/kit/definition/definition.ts";
import { charts } from "#reports/kit/formats/charts.ts";
import { csv } from "#reports/kit/formats/csv.ts";
import { ndjson } from "#reports/kit/formats/json.ts";
import { table as textTable } from "#reports/kit/formats/table.ts";
import { prepare } from "#reports/kit/run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { prepareOwn, runPrepared, sumsOf } from "#test/reports/kit/run.ts";

const pageInfo = { hasNextPage: false, endCursor: null };
const list = (...nodes: object[]) => ({ nodes, pageInfo });
const answering =
  (data: object, errors: readonly object[] = []): Send =>
  async () => ({ data, errors });

const customers = `{ users(first: 10) { nodes {
  email
  tickets(first: 5) { nodes { subject createdAt tags requester { email } } }
  payments(first: 5) { nodes { amount { amount currency } } }
} } }`;

const amount = (id: string, value: string, currency: string) => ({ id, amount: { amount: value, currency } });
const ada = {
  id: "User:ada@x.example",
  email: "ada@x.example",
  tickets: list({
    id: "Ticket:1",
    subject: "Printer",
    createdAt: "2026-05-04T09:30:00.250Z",
    tags: ["a", "b"],
    requester: { id: "User:ada@x.example", email: "ada@x.example" },
  }),
  payments: list(amount("P:1", "0.001", "KWD"), amount("P:2", "12345678901234567890.10", "USD")),
};
const bob = { id: "User:bob@x.example", email: "bob@x.example", tickets: null, payments: list() };
const answer = { users: list(ada, bob) };

async function composed(sql: string, send: Send) {
  const { rows, columns, ...result } = await runPrepared(await prepareOwn(customers, {}, sql), send);
  return { rows, types: columns.map(({ type }) => type), ...result };
}

describe("the tables of a document", () => {
  it("have a row for each item, with its own cells and those of the outer rows", async () => {
    const { tables } = await prepareOwn(customers, {}, "select 1 as one from users");
    expect(
      tables.map(({ document, name, columns }) => [document, name, columns.map((one) => one.name)]),
    ).toEqual([
      ["mine", "root", ["users_count"]],
      ["mine", "users", ["id", "email", "tickets_count", "payments_count"]],
      [
        "mine",
        "tickets",
        ["id", "subject", "createdAt", "tags", "requester_id", "requester_email", "users_id", "users_email"],
      ],
      ["mine", "payments", ["id", "amount", "amount_currency", "users_id", "users_email"]],
    ]);
  });

  it("count the items of all pages of all outer lists", async () => {
    const document =
      "{ banking { payments(first: 2) { nodes { id } } } users(first: 9) { nodes { email } } }";
    const page = (id: string, endCursor: string | null) => ({
      nodes: [{ id }],
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    });
    const send: Send = async ({ variables }) =>
      variables["_after"] === "1"
        ? { data: { banking: { payments: page("P:2", null) } } }
        : { data: { banking: { payments: page("P:1", "1") }, users: list(ada, bob) } };
    const report = await prepareOwn(
      document,
      {},
      "select banking_payments_count as p, users_count as u from root",
    );
    const { rows } = await runPrepared(report, send);
    expect(rows).toEqual([{ p: 2, u: 2 }]);
  });

  it("can have rows without any value", async () => {
    const sql = "select count(*) as rows, count(users_count) as known from root";
    const { rows } = await composed(sql, answering({ users: null }));
    expect(rows).toEqual([{ rows: 1, known: 0 }]);
  });

  it("preserve instants, lists and amounts exactly, with any number of decimal places", async () => {
    const { rows, types } = await composed(
      "select createdAt, tags, users_email from tickets order by id",
      answering(answer),
    );
    expect(types).toEqual(["instant", "list", "text"]);
    expect(rows).toEqual([
      { createdAt: "2026-05-04T09:30:00.25Z", tags: ["a", "b"], users_email: "ada@x.example" },
    ]);
    const amounts = await composed(
      "select sum(amount) as total from (select amount from payments union all select null)",
      answering(answer),
    );
    expect(amounts.rows).toEqual([{ total: "12345678901234567890.101" }]);
  });

  it("preserve amounts and numbers with more places when SQL combines them", async () => {
    const { rows } = await composed(
      "select coalesce(nullif(amount, 0.001), 0.0625) as paid from payments where amount > 0.0005 order by paid",
      answering(answer),
    );
    expect(rows).toEqual([{ paid: "0.0625" }, { paid: "12345678901234567890.10" }]);
  });

  it("distinguish a list that could not be read from an empty one", async () => {
    const { rows } = await composed(
      "select email, tickets_count, payments_count from users order by email",
      answering(answer),
    );
    expect(rows).toEqual([
      { email: "ada@x.example", tickets_count: 1, payments_count: 2 },
      { email: "bob@x.example", tickets_count: null, payments_count: 0 },
    ]);
  });

  it("are refused if two would have one name", async () => {
    const twice =
      "{ banking { accounts(first: 5) { nodes { id } } } users { nodes { bankCustomers { accounts { nodes { id } } } } } }";
    await expect(prepareOwn(twice, {}, "select * from accounts")).rejects.toThrow(
      'mine.graphql: the lists "banking.accounts" and "users.nodes.bankCustomers.accounts" would both be the table "accounts": give one of them an alias',
    );
  });

  it("have shares of whole numbers with one place, halves rounded up", async () => {
    const { rows } = await composed(
      "select percent(1, 3) as third, percent(1, 16) as half, percent(0, 0) as none",
      answering(answer),
    );
    expect(rows).toEqual([{ third: "33.3", half: "6.3", none: null }]);
  });
});

const counted = readDefinition("counted", {
  "report.yaml": `title: Counted
columns:
  tickets: { label: Tickets, total: true, grows: true }
  share: { label: Share, type: percent }
  people: People
`,
  "mine.graphql": customers,
  "report.sql":
    "select (select count(*) from tickets) as tickets, percent((select count(*) from tickets), count(*)) as share, count(*) as people from users",
});

const failed = (...path: (string | number)[]) => ({
  message: "The family failed",
  path,
  extensions: { code: "UPSTREAM_UNAVAILABLE", family: "supportDesk" },
});

const text = async (parts: AsyncGenerator<string>) => {
  let all = "";
  for await (const part of parts) all += part;
  return all;
};

describe("a chart of an incomplete report without SQL", () => {
  /** Five pages of one amount each, of which the third fails. */
  const paged = (): Send => {
    let page = 0;
    return async () => {
      page++;
      const more = { hasNextPage: page < 5, endCursor: `${page}` };
      const nodes = [amount(`P:${page}`, "2.50", "USD")];
      if (page === 3) return { data: { banking: null }, errors: [failed("banking")] };
      return { data: { banking: { payments: { nodes, pageInfo: more } } }, errors: [] };
    };
  };
  const drawnBy = async (chart: string) => {
    const definition = readDefinition("paid", {
      "report.yaml": `title: Paid\nchart: { kind: bars, title: Paid, label: status${chart} }\n`,
      "mine.graphql": "{ banking { payments { nodes { id status amount { amount currency } } } } }",
    });
    const prepared = await prepare(definition);
    const running = prepared.run(withRetryAfter(paged(), { waitMs: 0 }));
    return JSON.parse(await text(charts({ ...prepared, ...running, at: new Date(0) })));
  };

  it("marks sums as uncertain and counts as at least, as totals do", async () => {
    expect(await drawnBy(", value: amount.amount")).toMatchObject({
      charts: [{ mark: "uncertain", unit: "USD", bars: [{ total: "5.00" }] }],
    });
    expect(await drawnBy("")).toMatchObject({ charts: [{ mark: "atLeast", bars: [{ total: "2" }] }] });
  });
});

describe("a composed result", () => {
  const withError = answering(answer, [failed("users", "nodes", 1, "tickets")]);
  const running = async (send: Send) => {
    const prepared = await prepare(counted);
    return { ...prepared, ...prepared.run(withRetryAfter(send, { waitMs: 0 })), at: new Date(0) };
  };
  it("marks each figure that may depend on missing data, in every format", async () => {
    const output = await running(withError);
    expect(await text(csv(output))).toBe(
      "tickets,share,people,_incomplete\n1,50.0,2,tickets atLeast; share uncertain\n",
    );
    expect(output.marks()).toEqual(["atLeast", "uncertain", "exact"]);
    expect(output.rowsMark()).toBe("uncertain");
    expect(output.totals()).toMatchObject([{ mark: "atLeast", sums: [{ amount: "1" }] }]);
    expect(JSON.parse(await text(ndjson(await running(withError))))["_incomplete"]).toEqual({
      tickets: "atLeast",
      share: "uncertain",
    });
    const shown = await text(textTable(await running(withError)));
    expect(shown).toContain("≥ 1  ~ 50.0");
    expect(shown).toContain("Total Tickets: 1 (at least)");
  });

  it("has no marks if all tables are complete", async () => {
    const output = await running(answering(answer));
    expect(await text(csv(output))).toBe("tickets,share,people\n1,50.0,2\n");
    expect(output.marks()).toEqual(["exact", "exact", "exact"]);
    expect(output.rowsMark()).toBe("exact");
  });

  it("lists the missing data of each table, and no complete table is affected", async () => {
    const { outcome } = await runPrepared(await prepare(counted, { prune: false }), withError);
    expect(outcome.tables.map(({ name, complete, missing }) => [name, complete, missing])).toEqual([
      ["mine.root", false, ["supportDesk: unavailable: users.nodes.tickets"]],
      ["mine.users", false, ["supportDesk: unavailable: users.nodes.tickets"]],
      ["mine.tickets", false, ["supportDesk: unavailable: users.nodes.tickets"]],
      ["mine.payments", true, []],
    ]);
    expect(outcome.tables[2]?.families).toEqual(["supportDesk"]);
  });

  it("requests only the fields that its SQL reads", async () => {
    const asked: string[] = [];
    const send: Send = async ({ query }) => {
      asked.push(query);
      return { data: answer };
    };
    const run = async (sql: string, prune?: boolean) => {
      asked.length = 0;
      const report = ownReport("mine", customers, sql);
      const prepared = await prepare(report, prune === undefined ? {} : { prune });
      const { rows, outcome } = await runPrepared(prepared, send);
      return { rows, tables: outcome.tables.map(({ name }) => name), families: prepared.families };
    };
    // A query of all columns also reads the columns of the other queries.
    expect(
      await run("with p as (select * from payments) select count(*) as n from p where amount > 1"),
    ).toEqual({
      rows: [{ n: 1 }],
      tables: ["mine.payments"],
      families: ["banking"],
    });
    expect(asked[0]).toContain("payments(first: 5)");
    expect(asked[0]).not.toMatch(/tickets|email/);
    // The number of items of a list is read with the list, but not its values.
    await run("select sum(tickets_count) as n from users");
    expect(asked[0]).toContain("tickets(first: 5) { nodes { id }");
    expect(asked[0]).not.toContain("payments");
    await run("select 1 as one");
    expect(asked).toEqual([]);
    await run("select 1 as one", false);
    expect(asked[0]).toContain("tickets(first: 5) { nodes { subject");
    // A query with an unknown plan reads everything.
    await run("select a.id from users a asof join users b on a.id >= b.id");
    expect(asked[0]).toContain("tickets(first: 5) { nodes { subject");
  });

  it("has no mark for a table that its SQL does not read", async () => {
    const sql = "select sum(amount) as paid from payments";
    const prepared = await prepareOwn(customers, {}, sql);
    const result = prepared.run(withRetryAfter(withError, { waitMs: 0 }));
    for await (const row of result.rows) expect(row).toEqual(["12345678901234567890.101"]);
    expect(result.outcome().complete).toBe(false);
    expect(result.marks()).toEqual(["exact"]);
  });

  it("counts objects once in totals by the ids in another column", async () => {
    const definition = readDefinition("once", {
      "report.yaml":
        "title: Once\ncolumns:\n  paid: { label: Paid, currency: currency, total: true, of: parts }\n  n: { label: N, total: true, of: ids }\n",
      "mine.graphql": customers,
      "report.sql":
        "select sum(amount) as paid, amount_currency as currency, list({ 'id': id, 'amount': amount }) as parts, count(*) as n, list(id) as ids from payments, range(2) group by amount_currency",
    });
    const result = await runPrepared(await prepare(definition), answering(answer));
    expect(Object.keys(result.rows[0] ?? {})).toEqual(["paid", "currency", "n"]);
    expect(sumsOf(result, "paid")).toEqual({ KWD: "0.001", USD: "12345678901234567890.10" });
    expect(sumsOf(result, "n")).toEqual({ "": "2" });
  });
});

describe("the files of a report", () => {
  const files = { "report.yaml": "title: A\n", "mine.graphql": customers };
  const wrong = (change: Record<string, string>): string => {
    try {
      readDefinition("a", { ...files, ...change });
    } catch (error) {
      if (error instanceof UsageError) return error.message;
      throw error;
    }
    throw new Error("nothing was wrong with it");
  };

  it("are refused with the file and the line of the mistake", () => {
    expect(wrong({ "report.yaml": "title: A\ncolumns:\n  a: { label: A, totl: true }\n" })).toBe(
      'report.yaml: line 3: there is no "columns.a.totl"; there are label, type, currency, total, of, grows, from',
    );
    expect(wrong({ "report.yaml": "title: A\nkey: []\n" })).toMatch(/^report.yaml: line 2: key /);
    expect(wrong({ "report.yaml": "title: A\ntitle: B\n" })).toMatch(
      /^report.yaml: line 2: Map keys must be unique/,
    );
    expect(wrong({ "report.yaml": "about: no title\n" })).toMatch(/^report.yaml: line 1: it must have/);
    expect(wrong({ "notes.txt": "x" })).toContain('"notes.txt" is none of these');
    expect(wrong({ "other.graphql": customers })).toBe(
      "A report of several documents needs report.sql, which composes them",
    );
  });

  it("are refused if a parameter has two types, or none", async () => {
    const sql = { "report.sql": "select $least as least from users" };
    const report = (yaml: string) => prepare(readDefinition("a", { ...files, ...sql, "report.yaml": yaml }));
    await expect(report("title: A\n")).rejects.toThrow('report.sql: there is no parameter "least"');
    await expect(report("title: A\nparameters:\n  least: { label: L }\n")).rejects.toThrow(
      'report.yaml: the parameter "least" needs a type',
    );
    await expect(report("title: A\nparameters:\n  least: { type: Int, default: many }\n")).rejects.toThrow(
      '"least": Int cannot represent non-integer value: "many"',
    );
  });
});
