/**
 * Lists within lists, in several distributions: each person gets their own first rows in the fewest pages,
 * for any number of rows of the other people.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { supportDesk } from "#contracts/support-desk/index.ts";
import { type Fault, send, startStandIn } from "#test/faults/stand-in.ts";
import { runs } from "#test/kit/draws.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { type PlantedTickets, plantTickets } from "#test/kit/tickets.ts";

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount?: number;
}

const slicesOf = (fields: string) =>
  `query ($first: Int!, $emails: Int!) { users(first: $emails) { nodes { email ${fields} } } }`;

describe("the tickets of many people at once", async () => {
  const tributary = await sharedTributary();

  /** Asks for the first rows of the first people, and compares each row with the stored ones. */
  async function check(planted: PlantedTickets, first: number, people: number) {
    const { data, errors, calls } = await tributary.ask<{
      users: { nodes: { email: string; tickets: Page }[] };
    }>(slicesOf("tickets(first: $first) { nodes { id } pageInfo { hasNextPage endCursor } }"), {
      first,
      emails: people,
    });
    expect(errors).toEqual([]);
    for (const { email, tickets } of data.users.nodes) {
      const all = planted.newestFirst(email);
      expect(
        tickets.nodes.map(({ id }) => id),
        email,
      ).toEqual(all.slice(0, first));
      expect(tickets.pageInfo.hasNextPage, email).toBe(all.length > first);
    }
    return calls.filter(({ operation }) => operation === "search");
  }

  it("reads three pages of 100 for fifty people with six tickets each", async () => {
    const planted = plantTickets(tributary.families, new Array(50).fill(6));
    expect(await check(planted, 5, 50)).toHaveLength(3);
  });

  it("does not let one person's 1,500 tickets hide other tickets, or read them twice", async () => {
    const planted = plantTickets(tributary.families, [1500, ...new Array(49).fill(6)]);
    expect((await check(planted, 5, 50)).length).toBeLessThanOrEqual(5);
  });

  it("goes on beyond the 1,000 rows that one search can page to", async () => {
    const planted = plantTickets(tributary.families, new Array(20).fill(120));
    const searches = await check(planted, 100, 20);
    expect(searches.every(({ status }) => status === 200)).toBe(true);
    expect(searches.length).toBeLessThanOrEqual(25);
  });

  it("pages one person through all of their 1,500 tickets, each once", async () => {
    const planted = plantTickets(tributary.families, [1500]);
    const email = tributary.families.person(0).email;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const data: { user: { tickets: Page } } = await tributary.data(
        "query ($email: String!, $after: String) { user(email: $email) { tickets(first: 250, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } } }",
        { email, after },
      );
      const { nodes, pageInfo, totalCount } = data.user.tickets;
      expect(totalCount).toBe(1500);
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(planted.newestFirst(email));
  });

  it("gives each person their rows in each distribution, ties included", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }) },
            { weight: 2, arbitrary: fc.integer({ min: 13, max: 60 }) },
            { weight: 1, arbitrary: fc.integer({ min: 300, max: 1300 }) },
          ),
          { minLength: 1, maxLength: 40 },
        ),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(1, 1, 3, 40),
        fc.integer({ min: 1, max: 1_000 }),
        async (counts, first, perInstant, seed) => {
          const planted = plantTickets(tributary.families, counts, { perInstant, seed });
          await check(planted, first, counts.length);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it("answers two aliases of one list with one search", async () => {
    plantTickets(tributary.families, new Array(10).fill(4));
    const { calls } = await tributary.ask(
      "{ users(first: 10) { nodes { a: tickets(first: 2) { nodes { id } } b: tickets(first: 9) { nodes { id } } } } }",
    );
    expect(operationsOf(calls)).toEqual(["identity.listGroupUsers", "supportDesk.search"]);
  });
});

describe("the tickets of a search whose pages hold less than their size", () => {
  const isHidden = ({ id }: { readonly id: number }) => id % 3 === 0;
  /** Removes hidden tickets from each page, and all tickets from a first page that has a next one. */
  const shorten: Fault = async (callFamily, { url }) => {
    const answer = await callFamily();
    const { searchParams } = new URL(url, "http://desk");
    const body = JSON.parse(answer.body.toString()) as {
      results?: { id: number }[];
      next_page?: string | null;
    };
    const empty = searchParams.get("page") === "1" && body.next_page !== null;
    const results = body.results?.filter((row) => !empty && !isHidden(row));
    return send({ ...answer, body: Buffer.from(JSON.stringify({ ...body, results })) });
  };

  it("are read on to the last page, by person and over all of them", async () => {
    await using desk = await startStandIn(supportDesk);
    await using tributary = await startTributary({
      settings: { supportDesk: { baseUrl: desk.baseUrl } },
      measuresCost: false,
    });
    desk.behind = tributary.families.baseUrls["supportDesk"] ?? "";
    const planted = plantTickets(tributary.families, new Array(10).fill(40));
    desk.fault = shorten;
    const shown = (email: string) =>
      planted.newestFirst(email).filter((id) => !isHidden({ id: Number(id.split(":")[1]) }));
    const { users } = await tributary.data<{ users: { nodes: { email: string; tickets: Page }[] } }>(
      slicesOf("tickets(first: $first) { nodes { id } pageInfo { hasNextPage endCursor } }"),
      { first: 250, emails: 10 },
    );
    for (const { email, tickets } of users.nodes) {
      const ids = tickets.nodes.map(({ id }) => id);
      expect(shown(email).filter((id) => ids.includes(id))).toEqual(ids);
      expect(ids.length, email).toBeGreaterThan(10);
      expect(tickets.pageInfo.hasNextPage).toBe(false);
    }
    const { tickets } = await tributary.data<{ tickets: Page }>(
      "{ tickets(first: 250) { nodes { id } pageInfo { hasNextPage endCursor } } }",
    );
    expect(tickets.nodes.length).toBeGreaterThan(150);
    expect(tickets.nodes.every(({ id }) => !isHidden({ id: Number(id.split(":")[1]) }))).toBe(true);
  });
});
