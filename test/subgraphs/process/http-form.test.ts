/** Subgraphs over HTTP answer the same as in the gateway's process, at the same cost. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { example } from "#gateway/schemas/supergraph.ts";
import {
  type Answer,
  aPayment,
  type Deployment,
  dataOf,
  deploy,
  statementLink,
} from "#test/gateway/deployment.ts";

const linkedQuery = example("linked");

let inProcess: Deployment;
let overHttp: Deployment;
beforeAll(async () => {
  [inProcess, overHttp] = await Promise.all([deploy(), deploy({ SUBGRAPHS: "http" })]);
});
afterAll(() => Promise.all([inProcess.stop(), overHttp.stop()]));

const report = { "x-upstream-report": "1" };
const costOf = ({ body }: Answer) =>
  Object.fromEntries((body.extensions?.upstream.families ?? []).map(({ family, calls }) => [family, calls]));

const queries: Readonly<Record<string, string>> = {
  // Cursors differ, as each deployment's families seal their own.
  "linked people": linkedQuery.replace("endCursor", ""),
  "a payment with its payer's tickets":
    '{ payment(id: "PAYMENT") { id payer { email displayName tickets(first: 2) { nodes { id } } } } }',
  "nodes of all subgraphs, some missing":
    '{ nodes(ids: ["PAYMENT", "BankPayment:99999999", "User:nobody@example.org"]) { id __typename } }',
  "what all families know of people":
    "{ users(first: 3) { nodes { email projectPerson { firstName } contactCentreEndUser { displayName } socialUser { username user { email } } bankApiUser { upstreamId user { email } } directoryPushEndpoints { name user { email } } sources { family status matchedBy count matches { id } } } } }",
  "a malformed id": '{ payment(id: "nonsense") { id } }',
};

describe("subgraphs over HTTP", () => {
  it.each(Object.entries(queries))(
    "answer %s as in one process, with as many REST calls",
    async (_name, text) => {
      // A process reads the people index once: both have read it before the comparison.
      const query = text.replace("PAYMENT", await aPayment(inProcess));
      for (const each of [inProcess, overHttp]) await each.graphql(query);
      const [here, there] = await Promise.all(
        [inProcess, overHttp].map((each) => each.graphql(query, { headers: report })),
      );
      if (!here || !there) throw new Error("both answer");
      expect(there.body.data).toEqual(here.body.data);
      const codes = ({ body }: Answer) =>
        body.errors?.map(({ message, path, extensions }) => [message, path, extensions["code"]]);
      expect(codes(there)).toEqual(codes(here));
      expect(costOf(there)).toEqual(costOf(here));
    },
  );

  it("do not share reads between operations with the same request id", async () => {
    const ask = () =>
      overHttp.graphql('{ payment(id: "BankPayment:1002") { id } }', {
        headers: { ...report, "x-request-id": "same" },
      });
    expect(costOf(await ask())).toEqual({ banking: 1 });
    expect(costOf(await ask())).toEqual({ banking: 1 });
  });

  it("have their own status and that of their families in the gateway's /readyz", async () => {
    const ready = await (await overHttp.get("/readyz")).json();
    expect(ready).toMatchObject({
      families: { banking: "closed", supportDesk: "closed" },
      subgraphs: { identity: "up", collaboration: "up", business: "up" },
    });
  });

  it("relay files whose links another process made", async () => {
    expect((await overHttp.get(await statementLink(overHttp))).status).toBe(200);
  });

  it("fail only their own fields when they are down, without an address in the error", async () => {
    await using broken = await deploy({ SUBGRAPHS: "http" });
    await broken.stopSubgraph("business");
    const answer = await broken.graphql(
      "{ users(first: 1) { nodes { email tickets(first: 1) { nodes { id } } payments(first: 1) { nodes { id } } } } }",
    );
    const { status, text, body } = answer;
    expect(status).toBe(200);
    const { nodes } = dataOf<{ nodes: { tickets: object; payments: object | null }[] }>(answer, "users");
    expect(nodes[0]?.payments).toBeNull();
    expect(nodes[0]?.tickets).toBeTruthy();
    expect(body.errors?.map(({ extensions }) => extensions["code"])).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(text).not.toMatch(/127\.0\.0\.1|400[123]|business/);
    expect(await (await broken.get("/readyz")).json()).toMatchObject({
      subgraphs: { business: "down", identity: "up" },
    });
  });

  it("refuse requests without their secret with 401, if they have one", async () => {
    const secret = "a-secret-that-is-long-enough-to-be-one";
    await using guarded = await deploy({ SUBGRAPHS: "http", SUBGRAPHS_SECRET: secret });
    expect((await guarded.graphql('{ payment(id: "BankPayment:1") { id } }')).body.errors).toBeUndefined();
    const direct = await fetch(`${guarded.config.subgraphUrls.business}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ __typename }"}',
    });
    expect(direct.status).toBe(401);
  });

  it("refuse malformed requests and hide what went wrong inside", async () => {
    const url = `${overHttp.config.subgraphUrls.business}/graphql`;
    const send = (body: string) =>
      fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    for (const body of ["{", "[]", "{}", '{"query":"{"}', '{"query":"{ nonsense }"}'])
      expect((await send(body)).status).toBe(400);
  });

  it("return BAD_USER_INPUT for a wrong value of a scalar, for any router", async () => {
    const query = '{ tickets(filter: { createdAt: { from: "yesterday" } }) { __typename } }';
    const answer = await fetch(`${overHttp.config.subgraphUrls.collaboration}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining("2026-01-31T09:30:00Z"),
          extensions: { code: "BAD_USER_INPUT" },
        },
      ],
    });
  });

  it("list in their own responses which families were read and which of them failed, for other routers", async () => {
    const ask = async (query: string) => {
      const answer = await fetch(`${overHttp.config.subgraphUrls.business}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as { extensions: { sources: object[] } };
    };
    const query = '{ payment(id: "BankPayment:1002") { id } crm { people(first: 1) { nodes { id } } } }';
    const found = ({ extensions }: { extensions: { sources: object[] } }) => extensions.sources;
    expect(found(await ask(query))).toEqual([
      expect.objectContaining({ family: "banking", status: "OK" }),
      expect.objectContaining({ family: "crm", status: "OK" }),
    ]);
    overHttp.families.setFaults("banking=status:503");
    const failed = await ask(query);
    overHttp.families.setFaults("");
    expect(found(failed)).toEqual([
      expect.objectContaining({ family: "banking", status: "DOWN" }),
      expect.objectContaining({ family: "crm", status: "OK" }),
    ]);
  });
});
