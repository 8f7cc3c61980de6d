/** Identical queries in flight of one principal share one run, over a real socket. */
import { beforeAll, describe, expect, it } from "vitest";
import { sharedDeployment } from "#test/gateway/deployment.ts";
import { operationsOf } from "#test/kit/gateway.ts";

const PEOPLE =
  "query People { users(first: 3) { nodes { displayName tickets(first: 1) { nodes { id } } } } }";

const WRITE = 'mutation { createTicketForm(input: { name: "A form" }) { ticketForm { id } } }';

const deployment = await sharedDeployment();

const shared = () =>
  deployment.logged
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((line) => line["shared"]);

/** A slow family, so that runs are still open when all requests have arrived. */
beforeAll(() => deployment.families.setFaults("*=latency:300"));

/**
 * Sends requests at the same time.
 * @returns their answers, the REST calls, and the number of answers from shared runs
 */
async function atOnce(
  requests: readonly { query: string; headers?: Record<string, string>; variables?: object }[],
) {
  const before = deployment.families.calls.length;
  const logged = shared().length;
  const answers = await Promise.all(requests.map(({ query, ...init }) => deployment.graphql(query, init)));
  return {
    answers,
    calls: operationsOf(deployment.families.calls.slice(before)),
    shared: shared().length - logged,
  };
}

describe("identical queries at once", () => {
  it("are one run with the REST calls of one, and each has its own request id and log line", async () => {
    const alone = await atOnce([{ query: PEOPLE }]);
    const requests = Array.from({ length: 8 }, (_, index) => ({
      query: PEOPLE,
      headers: { "x-request-id": `shared-${index}` },
    }));
    const together = await atOnce(requests);
    expect(together.shared).toBe(7);
    expect(together.calls.sort()).toEqual(alone.calls.sort());
    for (const [index, { status, body, headers }] of together.answers.entries()) {
      expect([status, body]).toEqual([200, alone.answers[0]?.body]);
      expect(headers.get("x-request-id")).toBe(`shared-${index}`);
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
    const ids = shared().map(({ requestId }) => requestId);
    expect(new Set(ids.slice(-7)).size).toBe(7);
    expect(shared().at(-1)).toMatchObject({ operation: "People", kind: "query", calls: 0 });
  });

  it.each<[string, Record<string, string>]>([
    ["that ask for the report of their calls", { "x-upstream-report": "1" }],
    ["whose client is ready to wait", { prefer: "wait=20" }],
    ["that accept parts", { accept: "multipart/mixed;deferSpec=20220824, application/json" }],
  ])("%s are runs of their own", async (_, headers) => {
    const { shared: count } = await atOnce([
      { query: PEOPLE, headers },
      { query: PEOPLE, headers },
    ]);
    expect(count).toBe(0);
  });

  it("with other variables, another name or another accepted type are runs of their own", async () => {
    const query = "query ($first: Int!) { users(first: $first) { nodes { displayName } } }";
    const { shared: count, answers } = await atOnce([
      { query, variables: { first: 1 } },
      { query, variables: { first: 2 } },
      { query, variables: { first: 1 }, headers: { accept: "application/graphql-response+json" } },
    ]);
    expect(count).toBe(0);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("that have errors are run for each request, with its own id in the errors", async () => {
    const query = '{ ticket(id: "Ticket:999999999") { id } user(email: "no address") { id: email } }';
    const { answers, shared: count } = await atOnce([
      { query, headers: { "x-request-id": "own-1" } },
      { query, headers: { "x-request-id": "own-2" } },
    ]);
    expect(count).toBe(0);
    for (const [index, { body }] of answers.entries())
      expect(body.errors?.[0]?.extensions["requestId"]).toBe(`own-${index + 1}`);
  });

  it("are runs of their own if the answer has a one-time link", async () => {
    const query = "{ banking { statements(first: 1) { nodes { pdf { url } } } } }";
    const { answers, shared: count } = await atOnce([{ query }, { query }]);
    expect(count).toBe(0);
    const [one, other] = answers.map(({ text }) => text);
    expect(one).not.toBe(other);
  });
});

it("mutations at once are runs of their own", async () => {
  const { answers, shared: count } = await atOnce([{ query: WRITE }, { query: WRITE }]);
  expect(count).toBe(0);
  expect(answers[0]?.body.errors).toBeUndefined();
  expect(answers[0]?.text).not.toBe(answers[1]?.text);
});

it("a query after a write reads the new data, although an identical query is in flight", async () => {
  // The forms are read at once, and the people only after the write.
  deployment.families.setFaults("identity=latency:1000");
  const query =
    "query Forms { supportDesk { ticketForms { id } } users(first: 1) { nodes { displayName } } }";
  for (let round = 0; round < 2; round++) {
    const early = deployment.graphql(query);
    const { body } = await deployment.graphql(WRITE);
    const { ticketForm } = (body.data as Record<string, unknown>)["createTicketForm"] as {
      ticketForm: { id: string };
    };
    const late = await deployment.graphql(query);
    expect(late.text).toContain(`"${ticketForm.id}"`);
    await early;
  }
});
