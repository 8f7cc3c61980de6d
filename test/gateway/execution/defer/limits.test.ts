/** The limits of an operation apply to the sum of its parts, and fetches of a part end with it. */
import { afterEach, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import {
  PeopleWithLaterPaymentsDocument,
  UpdateTicketWithLaterPaymentsDocument,
} from "#generated/test/graphql.ts";
import { defaultLimits, defaultQueryLimits, type Limits } from "#platform/limits/limits.ts";
import { localSettings, sharedTributary } from "#test/kit/gateway.ts";
import { executeInParts, type InParts, mergedOf } from "./merged.ts";

const PEOPLE = PeopleWithLaterPaymentsDocument.toString();

// The stock gateway has no @defer, and answers as a whole.
const tributary = await sharedTributary({ gateway: { executor: "compiled" } });
afterEach(() => tributary.families.setFaults(""));

/** A gateway with other limits and the same families. */
async function open(limits: Partial<Limits>) {
  const gateway = await createGateway({
    families: localSettings(tributary.families),
    queryLimits: { ...defaultQueryLimits, objects: 1e9 },
    limits: { ...defaultLimits, ...limits },
  });
  return { gateway, [Symbol.asyncDispose]: () => gateway.close() };
}

/** A gateway whose operations are limited to ten people. */
async function createCheap() {
  const gateway = await createGateway({
    families: localSettings(tributary.families),
    queryLimits: { ...defaultQueryLimits, objects: 15 },
  });
  return { gateway, [Symbol.asyncDispose]: () => gateway.close() };
}

const inParts = (gateway: Gateway, query: string, variables: Record<string, unknown> = { n: 10 }) =>
  executeInParts(gateway, { query, variables });

const countObjects = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (sum, inner) => sum + countObjects(inner),
        Array.isArray(value) ? 0 : 1,
      );

describe("an operation that is answered in parts", () => {
  it("ends at the deadline of the whole operation: the part of a family that does not answer has the error", async () => {
    await using short = await open({ operationMs: 600 });
    await mergedOf(inParts(short.gateway, "{ users(first: 10) { nodes { id } } }", {})); // the index of people
    tributary.families.setFaults("banking=latency:60000");
    const merged = await mergedOf(inParts(short.gateway, PEOPLE));
    expect(merged.first).toMatchObject({ users: { nodes: new Array(10).fill({ id: expect.any(String) }) } });
    expect(merged.data).toMatchObject({ users: { nodes: new Array(10).fill({ payments: null }) } });
    const late = { extensions: { code: "UPSTREAM_TIMEOUT", family: "banking" } };
    expect(merged.errors).toMatchObject(new Array(10).fill(late));
  });

  it("has at most as many objects as one answer: the parts above the limit have the error", async () => {
    const whole = await mergedOf(inParts(tributary.gateway, PEOPLE));
    const most = countObjects(whole.data) - 10;
    expect(countObjects(whole.first)).toBeLessThan(most);
    await using small = await open({ answerObjects: most });
    const merged = await mergedOf(inParts(small.gateway, PEOPLE));
    expect(merged.first).toEqual(whole.first);
    expect(countObjects(merged.data)).toBeLessThanOrEqual(most);
    expect(merged.errors.length).toBeGreaterThan(0);
    for (const error of merged.errors)
      expect(error).toMatchObject({
        message: `The answer would have more than ${most} objects; ask for less at once`,
        extensions: { code: "QUERY_BUDGET_EXCEEDED" },
      });
  });

  it("makes at most as many REST calls as one operation", async () => {
    await using few = await open({ callsPerOperation: 3 });
    const plain = await few.gateway.execute({ query: PEOPLE, variables: { n: 10 } });
    const before = tributary.families.calls.length;
    const merged = await mergedOf(inParts(few.gateway, PEOPLE));
    expect(tributary.families.calls.length - before).toBeLessThanOrEqual(3);
    expect(merged.errors.length > 0).toBe((plain.errors?.length ?? 0) > 0);
  });

  it("has at most as many deferred places as an answer has objects", async () => {
    await using limited = await open({ answerObjects: 150 });
    const later = (label: number) => `... @defer(label: "l${label}") { payments(first: 1) { totalCount } }`;
    const query = (parts: number) =>
      `query ($n: Int) { users(first: $n) { nodes { id ${Array.from({ length: parts }, (_, n) => later(n)).join(" ")} } } }`;
    const few = await mergedOf(inParts(limited.gateway, query(3)));
    expect(few.errors).toEqual([]);
    const many = await mergedOf(inParts(limited.gateway, query(20)));
    expect([many.payloads, many.data]).toEqual([1, null]);
    expect(many.errors).toMatchObject([{ extensions: { code: "QUERY_BUDGET_EXCEEDED" } }]);
  });

  it("including its parts has the cost limit of one answer, and is refused above it before any REST call", async () => {
    await using cheap = await createCheap();
    const before = tributary.families.calls.length;
    const merged = await mergedOf(inParts(cheap.gateway, PEOPLE));
    expect([merged.payloads, merged.data]).toEqual([1, null]);
    expect(merged.errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
    expect(tributary.families.calls.length).toBe(before);
    // The first payload alone is within the limit.
    const first = await mergedOf(
      inParts(cheap.gateway, "query ($n: Int) { users(first: $n) { nodes { id } } }"),
    );
    expect(first.errors).toEqual([]);
  });

  it("requires the scopes of its parts before any REST call", async () => {
    const caller = { authenticated: true, scopes: new Set(["identity:read"]) };
    const before = tributary.families.calls.length;
    const merged = await mergedOf(
      executeInParts(tributary.gateway, { query: PEOPLE, variables: { n: 2 } }, { caller }),
    );
    expect(merged.payloads).toBe(1);
    expect(merged.errors).toMatchObject([
      { extensions: { code: "FORBIDDEN", missingScopes: expect.arrayContaining(["banking:read"]) } },
    ]);
    expect(tributary.families.calls.length).toBe(before);
  });

  it("runs a mutation once, before the first payload; the rest of its payload follows", async () => {
    const before = tributary.families.calls.length;
    const payloads: InParts[] = [];
    const answer = inParts(tributary.gateway, UpdateTicketWithLaterPaymentsDocument.toString(), {
      input: { id: "1001", comment: { body: "Answered in parts." } },
    });
    let written: unknown;
    const merged = await mergedOf(
      (async function* () {
        for await (const payload of answer) {
          written ??= tributary.families.calls.slice(before).some(({ method }) => method === "PUT");
          payloads.push(payload);
          yield payload;
        }
      })(),
    );
    expect(written).toBe(true);
    expect(merged.errors).toEqual([]);
    expect(merged.first).toMatchObject({
      updateTicket: {
        ticket: { id: "Ticket:1001", requester: { email: expect.any(String) } },
        userErrors: [],
      },
    });
    expect(JSON.stringify(merged.first)).not.toContain("payments");
    expect(merged.data).toMatchObject({
      updateTicket: { ticket: { requester: { payments: { nodes: expect.any(Array) } } } },
    });
    const writes = tributary.families.calls.slice(before).filter(({ method }) => method !== "GET");
    expect(writes).toHaveLength(1);
  });

  it("defers within a member of a union, and for the objects of that type only", async () => {
    const query = (directive: string) => `{
      supportDesk {
        search(filter: { types: [TICKET, USER] }, first: 40) {
          nodes {
            __typename
            ... on Ticket ${directive} { id requester { email payments(first: 1) { nodes { id } } } }
            ... on SupportUser { id displayName }
          }
        }
      }
    }`;
    const plain = await tributary.data(query(""));
    const merged = await mergedOf(inParts(tributary.gateway, query("@defer"), {}));
    expect(merged.errors).toEqual([]);
    expect(merged.data).toEqual(plain);
  });

  it("ends the REST calls of its parts when the client leaves", async () => {
    const banking = tributary.gateway.upstreams.get("banking");
    tributary.families.setFaults("banking=latency:60000");
    const answer = inParts(tributary.gateway, PEOPLE, { n: 7 });
    const first = await answer.next();
    expect(first.value).toHaveProperty("first");
    await expect.poll(() => banking?.load.running).toBeGreaterThan(0);
    await answer.return(undefined);
    await expect.poll(() => banking?.load.running).toBe(0);
  });

  it("releases its whole answer once it has ended", async () => {
    const { open: begin, server } = tributary.gateway;
    const contextValue = begin({ incremental: true });
    await server.executeOperation({ query: PEOPLE, variables: { n: 2 } }, { contextValue });
    const { answers } = contextValue;
    let parts = 0;
    for await (const payload of answers.later?.payloads() ?? []) parts += payload.parts.length;
    expect(parts).toBe(2);
    contextValue.end();
    expect(answers.later).toBeUndefined();
    expect(answers.response?.body).toBeUndefined();
  });
});
