/** Reads all pages of all lists exactly once, and reports failures. */
import { describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import type { Request } from "#reports/kit/asking/request.ts";
import { bankingTables, linked } from "#services/banking/tables.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { type Result, runOwn, sendTo, sumsOf } from "#test/reports/kit/run.ts";

const tributary = await sharedTributary();
const send = sendTo(tributary);

const bank = () => bankingTables(tributary.families.store.scope("banking"));
const desk = () => supportDeskTables(tributary.families.store.scope("supportDesk"));

/** Counts the requests, and may change an answer. */
function counting(
  change: (answer: unknown, request: Request, index: number) => unknown = (answer) => answer,
) {
  const requests: Request[] = [];
  const counted: Send = async (request) => {
    requests.push(request);
    return change(await send(request), request, requests.length - 1);
  };
  return { requests, send: counted };
}

const column = ({ rows }: Result, key: string) => rows.map((row) => row[key]);

describe("an outer list", () => {
  it("is read page by page to its end", async () => {
    const { requests, send: counted } = counting();
    const text = "{ banking { customers { nodes { upstreamId } } } }";
    const result = await runOwn(text, counted, { pageSize: 7 });
    const all = bank()
      .customers.all()
      .map(({ id }) => id);
    expect(column(result, "upstreamId").sort()).toEqual([...all].sort());
    expect(requests).toHaveLength(Math.ceil(all.length / 7));
    expect(result.outcome).toMatchObject({ complete: true, notWalked: [] });
    expect(result.outcome.sources).toMatchObject([
      { family: "banking", pages: requests.length, complete: true },
    ]);
  });

  it("has pages of the size on the command line", async () => {
    const { requests, send: counted } = counting();
    const text =
      "query Q($first: Int!) { banking { customers(first: $first) { edges { cursor node { id } } } } }";
    const result = await runOwn(text, counted, { variables: { first: "5" }, pageSize: 100 });
    expect(result.rows).toHaveLength(bank().customers.size);
    expect(requests).toHaveLength(Math.ceil(bank().customers.size / 100));
  });

  it("has pages that grow to the maximum of a list, and not beyond a useful size", async () => {
    const sizesOf = async (text: string, from: Send = send) => {
      const sizes: number[] = [];
      const result = await runOwn(text, (request) => {
        sizes.push(Number(/first: (\d+)/.exec(request.query)?.[1]));
        return from(request);
      });
      expect(result.outcome.complete).toBe(true);
      return sizes;
    };
    // Pages of the bank have 1,000 rows, pages of ratings in the support desk 100.
    expect((await sizesOf("{ banking { customers(first: 20) { nodes { id } } } }")).slice(0, 4)).toEqual([
      20, 40, 80, 160,
    ]);
    let page = 0;
    const endless: Send = async () => ({
      data: {
        supportDesk: {
          satisfactionRatings: {
            nodes: [{ id: `R:${page}` }],
            pageInfo: { hasNextPage: page < 4, endCursor: `c${page++}` },
          },
        },
      },
    });
    expect(
      await sizesOf("{ supportDesk { satisfactionRatings(first: 70) { nodes { id } } } }", endless),
    ).toEqual([70, 140, 200, 200, 200]);
  });

  it("returns to the last successful size if a larger page is refused or times out", async () => {
    for (const code of ["QUERY_BUDGET_EXCEEDED", "UPSTREAM_TIMEOUT", "RATE_LIMITED"]) {
      const sizes: number[] = [];
      const refusing: Send = async (request) => {
        const size = Number(/first: (\d+)/.exec(request.query)?.[1]);
        sizes.push(size);
        if (size <= 50) return send(request);
        const errors = [
          { message: "no", path: ["banking", "customers"], extensions: { code, family: "banking" } },
        ];
        return { data: { banking: { customers: null } }, errors };
      };
      const result = await runOwn("{ banking { customers(first: 50) { nodes { id } } } }", refusing);
      expect(result.rows).toHaveLength(bank().customers.size);
      expect(result.outcome.complete).toBe(true);
      expect(sizes.slice(0, 4)).toEqual([50, 100, 50, 50]);
      expect(sizes.filter((size) => size > 50)).toHaveLength(1);
    }
  });

  it("is read beside others of the same document, each to its end", async () => {
    const text =
      "{ banking { customers(first: 60) { nodes { upstreamId } } cards(first: 90) { nodes { last4Digits } } } }";
    const result = await runOwn(text, send);
    expect(result.columns.map(({ key }) => key)).toEqual(["customers.upstreamId", "cards.last4Digits"]);
    const filled = (key: string) => column(result, key).filter((cell) => cell !== null);
    expect(filled("customers.upstreamId")).toHaveLength(bank().customers.size);
    expect(filled("cards.last4Digits")).toHaveLength(bank().cards.size);
    expect(result.rows).toHaveLength(bank().customers.size + bank().cards.size);
  });

  it("within an object of `node` is continued by the id of the object", async () => {
    const { requests, send: counted } = counting();
    const [customer] = bank().customers.all();
    const text =
      "query ($id: ID!) { banking { customer(id: $id) { displayName payments(first: 1) { nodes { id } } } } }";
    const result = await runOwn(text, counted, { variables: { id: customer?.id ?? "" } });
    const own = bank()
      .payments.all()
      .filter((payment) => linked(payment, "customer") === customer?.id);
    expect(result.rows).toHaveLength(own.length);
    expect(
      requests.slice(1).every(({ query }) => query.includes("node(id: $_id) { ... on BankCustomer {")),
    ).toBe(true);
  });
});

describe("a list within rows", () => {
  const text = `{ banking { customers(first: 40) { nodes { upstreamId
    payments(first: 6) { nodes { upstreamId amount { amount } } } } } } }`;

  it("is read to its end through the row's own id", async () => {
    const { requests, send: counted } = counting();
    const result = await runOwn(text, counted);
    const paid = column(result, "payments.upstreamId").filter((id) => id !== null);
    const expected = bank()
      .payments.all()
      .filter((payment) => linked(payment, "customer") !== undefined);
    expect([...paid].sort()).toEqual(expected.map(({ id }) => id).sort());
    for (const row of result.rows.filter((one) => one["payments.upstreamId"] !== null))
      expect(row["upstreamId"]).toBe(
        linked(bank().payments.get(String(row["payments.upstreamId"])) ?? missing(), "customer"),
      );
    expect(requests.filter(({ query }) => query.includes("node(id: $_id)")).length).toBeGreaterThan(10);
    // Every customer is included, also those without payments.
    expect(new Set(column(result, "upstreamId")).size).toBe(bank().customers.size);
  });

  it("adds up each amount once, by currency, to the cent", async () => {
    const result = await runOwn(text, send);
    const cents = new Map<string, bigint>();
    for (const { attributes } of bank().payments.all()) {
      const { amount, currency = "USD" } = attributes as { amount: number; currency?: string };
      cents.set(currency, (cents.get(currency) ?? 0n) + BigInt(amount));
    }
    const digits = (currency: string) => ({ JPY: 0, KWD: 3 })[currency] ?? 2;
    for (const [currency, sum] of Object.entries(sumsOf(result, "payments.amount.amount"))) {
      expect(sum.split(".")[1]?.length ?? 0).toBe(digits(currency));
      expect(BigInt(sum.replace(".", ""))).toBe(cents.get(currency));
    }
    expect(Object.keys(sumsOf(result, "payments.amount.amount")).sort()).toEqual([...cents.keys()].sort());
  });

  it("of a row without a global id is continued by reading that row again", async () => {
    const { requests, send: counted } = counting();
    const text = `{ contactCentre { queues(first: 100) { nodes { name members(first: 30) { nodes { email teams {
      name agents(first: 40) { nodes { email } } } } } } } } }`;
    const result = await runOwn(text, counted);
    const whole = await runOwn(
      text.replace("first: 30", "first: 250").replace("first: 40", "first: 250"),
      send,
    );
    const lines = ({ rows }: Result) => rows.map((row) => JSON.stringify(row)).sort();
    expect(lines(result)).toEqual(lines(whole));
    expect(requests.length).toBeGreaterThan(5);
    expect(result.outcome.complete).toBe(true);
  });

  it("of an abstract row outside `node` is found by the cursor of the previous row", async () => {
    const { requests, send: counted } = counting();
    const text = `query ($meeting: ID!) { meetings { meeting(id: $meeting) { registrants(first: 4) { nodes { email
      meeting { registrants(first: 9) { nodes { upstreamId } } } } } } } }`;
    const result = await runOwn(text, counted, { variables: { meeting: "8574606543" } });
    const emails = new Set(column(result, "email"));
    // Each registrant with all registrants of the meeting.
    expect(result.rows).toHaveLength(emails.size * emails.size);
    expect(requests.some(({ query }) => query.includes("first: 1, after: $_row"))).toBe(true);
  });
});

const missing = (): never => {
  throw new Error("the bank has no such payment");
};

describe("a list that may be too much for one operation", () => {
  it("is requested in smaller pages, until the gateway accepts one", async () => {
    const { requests, send: counted } = counting((answer, { query }) => {
      const asked = Number(/customers\((?:after: \$_after, )?first: (\d+)/.exec(query)?.[1]);
      if (asked <= 50) return answer;
      const error = { message: "too much", extensions: { code: "QUERY_BUDGET_EXCEEDED" } };
      return { data: null, errors: [error] };
    });
    const result = await runOwn("{ banking { customers(first: 200) { nodes { id } } } }", counted);
    expect(result.rows).toHaveLength(bank().customers.size);
    expect(result.outcome.complete).toBe(true);
    expect(requests).toHaveLength(2 + Math.ceil(bank().customers.size / 50));
  });
});

describe("a family that fails midway", () => {
  const text =
    "{ banking { customers(first: 50) { nodes { upstreamId } } } supportDesk { satisfactionRatings(first: 50) { nodes { upstreamId } } } }";
  const failsAfter = (pages: number, faults: string) => {
    let asked = 0;
    const breaking: Send = async (request) => {
      if (asked++ === pages) tributary.families.setFaults(faults);
      return send(request);
    };
    return breaking;
  };

  it("loses only its own pages, and the report lists them", async () => {
    try {
      const result = await runOwn(text, failsAfter(2, "banking=status:503"), { pageSize: 50 });
      const { complete, sources } = result.outcome;
      expect(complete).toBe(false);
      expect(sources.find(({ family }) => family === "banking")).toMatchObject({
        pages: 2,
        asked: 3,
        complete: false,
        text: expect.stringMatching(/^2 of 3 pages, then (failing|unavailable)$/),
        problems: [{ field: "banking.customers", count: 1 }],
      });
      expect(column(result, "banking.customers.upstreamId").filter((id) => id !== null)).toHaveLength(100);
      const ratings = column(result, "supportDesk.satisfactionRatings.upstreamId").filter(
        (id) => id !== null,
      );
      expect(new Set(ratings).size).toBe(ratings.length);
      const rated = desk().tickets.all().length;
      expect(rated).toBeGreaterThan(0);
      expect(sources.find(({ family }) => family === "supportDesk")).toMatchObject({ complete: true });
    } finally {
      tributary.families.setFaults("");
      tributary.families.clock.advance(60_000);
    }
  });

  it("within rows leaves the rows, and its failure is reported once with its count", async () => {
    tributary.families.setFaults("supportDesk=status:503");
    try {
      const nested = "{ users(first: 50) { nodes { email tickets(first: 2) { nodes { id } } } } }";
      const result = await runOwn(nested, send);
      expect(new Set(column(result, "email")).size).toBe(tributary.families.company.people.length);
      expect(result.outcome.sources.find(({ family }) => family === "supportDesk")).toMatchObject({
        pages: 0,
        asked: 5,
        text: expect.stringMatching(/^0 of 5 pages, then /),
        problems: expect.arrayContaining([expect.objectContaining({ field: "users.nodes.tickets" })]),
      });
    } finally {
      tributary.families.setFaults("");
    }
  });

  it("a repeated cursor ends the list, and is reported", async () => {
    const stuck: Send = async () => ({
      data: {
        banking: {
          customers: { nodes: [{ upstreamId: "1" }], pageInfo: { hasNextPage: true, endCursor: "c" } },
        },
      },
      extensions: { sources: [{ family: "banking", status: "OK" }] },
    });
    const result = await runOwn("{ banking { customers { nodes { upstreamId } } } }", stuck);
    expect(result.rows).toHaveLength(2);
    expect(result.outcome).toMatchObject({
      complete: false,
      notWalked: ["banking.customers: its cursor does not move on"],
    });
  });
});
