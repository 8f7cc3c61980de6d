/** A failing family: only failed parts are requested again, and all other data is read meanwhile. */
import { describe, expect, it } from "vitest";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";
import { runPrepared } from "#test/reports/kit/run.ts";

const list = (nodes: readonly object[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const limitedFor = (retryAfterMs: number, ...path: (string | number)[]) => ({
  message: "later",
  path,
  extensions: { code: "UPSTREAM_UNAVAILABLE", family: "banking", retryAfterMs },
});
const limited = (...path: (string | number)[]) => limitedFor(1_000, ...path);

/** Runs a report over scripted answers. A wait ends when `wake` allows it. */
async function run(
  files: Readonly<Record<string, string>>,
  answer: (query: string, variables: Record<string, unknown>) => object,
  wake: Promise<unknown> = Promise.resolve(),
) {
  const log: string[] = [];
  const prepared = await prepare(readDefinition("mine", { "report.yaml": "title: Mine", ...files }));
  const result = await runPrepared(
    prepared,
    async ({ query, variables }) => {
      log.push(query.replace(/pageInfo \{ hasNextPage endCursor \}/g, "").replace(/\s+/g, " "));
      return answer(query, variables);
    },
    {
      waitMs: 60_000,
      async sleep() {
        log.push("wait");
        await wake;
        log.push("go on");
      },
    },
  );
  return { ...result, log };
}

describe("a field of rows that failed", () => {
  const users = (payments: (id: string) => object | null) =>
    list(
      ["a", "b"].map((name) => ({
        id: `User:${name}`,
        email: `${name}@x.example`,
        payments: payments(`User:${name}`),
      })),
    );
  const files = {
    "mine.graphql": "{ users(first: 2) { nodes { email payments { nodes { id status } } } } }",
  };

  it("is requested again without the others, and added to them", async () => {
    let asked = 0;
    const { rows, outcome, log } = await run(files, (query) => {
      asked++;
      if (asked === 1)
        return {
          data: { users: users((id) => (id === "User:a" ? list([{ id: "P:1", status: "PAID" }]) : null)) },
          errors: [limited("users", "nodes", 1, "payments")],
        };
      expect(query).not.toContain("email");
      return {
        data: { users: users((id) => list([{ id: id === "User:a" ? "P:1" : "P:2", status: "PAID" }])) },
      };
    });
    expect(rows).toEqual([
      { email: "a@x.example", "payments.id": "P:1", "payments.status": "PAID" },
      { email: "b@x.example", "payments.id": "P:2", "payments.status": "PAID" },
    ]);
    expect(outcome.complete).toBe(true);
    expect(log).toHaveLength(4);
  });

  it("is requested with its whole page if the page has changed since", async () => {
    let asked = 0;
    const { rows, log } = await run(files, () => {
      asked++;
      if (asked === 1)
        return { data: { users: users(() => null) }, errors: [limited("users", "nodes", 0, "payments")] };
      const other = { id: "User:c", email: "c@x.example", payments: list([]) };
      return { data: { users: list([other]) } };
    });
    expect(rows).toEqual([{ email: "c@x.example", "payments.id": null, "payments.status": null }]);
    expect(log.map((line) => /^(wait|go on)$|email/.exec(line)?.[0])).toEqual([
      "email",
      "wait",
      "go on",
      undefined,
      "email",
    ]);
  });
});

describe("a list that waits for its family", () => {
  const desk = { tickets: list([{ id: "Ticket:1" }], "1") };
  const deskEnd = { data: { tickets: list([{ id: "Ticket:2" }]) } };
  const bank = { data: { banking: { payments: list([{ id: "BankPayment:1" }]) } } };
  const sql = "select (select count(*) from tickets) as tickets, (select count(*) from payments) as payments";
  const paged = () => {
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    return { wake: () => wake(), awake };
  };

  it("does not block the other lists of its document", async () => {
    const { wake, awake } = paged();
    let bankAsked = 0;
    const { rows, log, outcome } = await run(
      {
        "mine.graphql":
          "{ tickets(first: 1) { nodes { id } } banking { payments(first: 1) { nodes { id } } } }",
        "report.sql": sql,
      },
      (query, { _after }) => {
        if (_after === "1") {
          wake();
          return deskEnd;
        }
        if (query.includes("banking") && bankAsked++ > 0) return bank;
        return { data: { ...desk, banking: { payments: null } }, errors: [limited("banking", "payments")] };
      },
      awake,
    );
    expect(rows).toEqual([{ tickets: 2, payments: 1 }]);
    expect(outcome.complete).toBe(true);
    expect(log).toHaveLength(5);
    expect(log.at(-1)).not.toContain("tickets");
  });

  it("does not block the next document", async () => {
    const { wake, awake } = paged();
    let bankAsked = 0;
    const { rows, outcome } = await run(
      {
        "bank.graphql": "{ banking { payments(first: 1) { nodes { id } } } }",
        "desk.graphql": "{ tickets(first: 1) { nodes { id } } }",
        "report.sql": sql,
      },
      (query, { _after }) => {
        if (query.includes("banking"))
          return bankAsked++ > 0
            ? bank
            : { data: { banking: { payments: null } }, errors: [limited("banking", "payments")] };
        if (_after !== "1") return { data: desk };
        wake();
        return deskEnd;
      },
      awake,
    );
    expect(rows).toEqual([{ tickets: 2, payments: 1 }]);
    expect(outcome.complete).toBe(true);
  });

  it("ends the run if its document is refused, and ends the lists beside it", async () => {
    await expect(
      run(
        {
          "bank.graphql": "{ banking { payments(first: 1) { nodes { id } } } }",
          "desk.graphql": "{ tickets(first: 1) { nodes { id } } }",
          "report.sql": sql,
        },
        (query) =>
          query.includes("banking")
            ? { data: { banking: { payments: null } }, errors: [limited("banking", "payments")] }
            : { data: null, errors: [{ message: "no", extensions: { code: "FORBIDDEN" } }] },
      ),
    ).rejects.toThrow("Nothing was answered: no");
  });
});

describe("a list whose family takes longer than the run may wait", () => {
  const LONG_MS = 600_000;
  const extensions = { sources: [{ family: "banking" }] };
  const DESK = "{ tickets(first: 1) { nodes { id } } }";
  const BANK = "{ banking { payments(first: 1) { nodes { id } } } }";
  const CUSTOMERS = "{ banking { customers(first: 1) { nodes { id } } } }";
  const payments = (...all: Parameters<typeof list>) => ({ banking: { payments: list(...all) } });
  const files = (documents: Readonly<Record<string, string>>, sql: string) => ({
    ...Object.fromEntries(Object.entries(documents).map(([name, text]) => [`${name}.graphql`, text])),
    "report.sql": sql,
  });
  const SQL = `select (select count(*) from payments) as payments, (select count(*) from customers) as customers,
    (select count(*) from tickets) as tickets`;
  const customers = { data: { banking: { customers: list([{ id: "BankCustomer:1" }]) } }, extensions };
  const tickets = { data: { tickets: list([{ id: "Ticket:1" }]) } };

  it("is requested again once the family has answered another document", async () => {
    let asked = 0;
    const { rows, outcome, log } = await run(
      files({ bank: BANK, customers: CUSTOMERS, desk: DESK }, SQL),
      (query) => {
        if (query.includes("tickets")) return tickets;
        if (query.includes("customers")) return customers;
        if (asked++ > 0) return { data: payments([{ id: "P:1" }]), extensions };
        const errors = [limitedFor(LONG_MS, "banking", "payments")];
        return { data: { banking: { payments: null } }, errors, extensions };
      },
    );
    expect(rows).toEqual([{ payments: 1, customers: 1, tickets: 1 }]);
    expect(outcome.complete).toBe(true);
    expect(log).not.toContain("wait");
    expect(log.at(-1)).toContain("payments");
  });

  it("continues at the missing page", async () => {
    let asked = 0;
    const { rows, outcome } = await run(
      files({ bank: BANK, customers: CUSTOMERS, desk: DESK }, SQL),
      (query, { _after }) => {
        if (query.includes("tickets")) return tickets;
        if (query.includes("customers")) return customers;
        if (_after === undefined) return { data: payments([{ id: "P:1" }], "1"), extensions };
        if (_after === "2") return { data: payments([{ id: "P:3" }]), extensions };
        if (asked++ > 0) return { data: payments([{ id: "P:2" }], "2"), extensions };
        const errors = [limitedFor(LONG_MS, "banking", "payments")];
        return { data: { banking: { payments: null } }, errors, extensions };
      },
    );
    expect(rows).toEqual([{ payments: 3, customers: 1, tickets: 1 }]);
    expect(outcome.complete).toBe(true);
  });

  it("is missing if the family does not answer, and all other lists are read", async () => {
    const { rows, outcome, log } = await run(
      files(
        { bank: BANK, desk: DESK },
        "select (select count(*) from payments) as p, (select count(*) from tickets) as t",
      ),
      (query) => {
        if (query.includes("tickets")) return tickets;
        const errors = [limitedFor(LONG_MS, "banking", "payments")];
        return { data: { banking: { payments: null } }, errors, extensions };
      },
    );
    expect(rows).toEqual([{ p: 0, t: 1 }]);
    expect(outcome.tables.map(({ name, complete }) => [name, complete])).toEqual([
      ["bank.payments", false],
      ["desk.tickets", true],
    ]);
    expect(outcome.sources).toMatchObject([{ family: "banking", pages: 0, asked: 1 }]);
    expect(log.filter((line) => line.includes("payments"))).toHaveLength(1);
  });
});
