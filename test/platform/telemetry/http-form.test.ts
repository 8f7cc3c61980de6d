/** Subgraphs in separate processes: traces are complete, and each process has its metrics. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { type Collector, callerTrace, descendantsOf, only, startCollector } from "./collector.ts";
import { sampleOf, samplesIn, sumOf } from "./samples.ts";

const token = "a-token-that-is-long-enough-to-be-one";

let collector: Collector;
let deployment: Deployment;
beforeAll(async () => {
  collector = await startCollector();
  deployment = await deploy({
    ...collector.environment,
    SUBGRAPHS: "http",
    METRICS_TOKEN: token,
    LOG_LEVEL: "debug",
  });
});
afterAll(async () => {
  await deployment.stop();
  await collector[Symbol.asyncDispose]();
});

describe("an operation over processes", () => {
  it("is one trace: request, fetch, subgraph, REST call", async () => {
    const caller = callerTrace();
    const { body } = await deployment.graphql(
      "{ users(first: 3) { nodes { email tickets(first: 2) { nodes { id } } payments(first: 2) { nodes { id } } } } }",
      { headers: { traceparent: caller.traceparent, tracestate: "vendor=abc" } },
    );
    expect(body.errors).toBeUndefined();
    const spans = await collector.trace(
      caller.traceId,
      "query",
      ...["identity", "collaboration", "business"].map((name) => `subgraph ${name}`),
    );
    const root = only(spans, "query");
    expect(descendantsOf(spans, root)).toHaveLength(spans.length - 1);
    const parentOf = (spanId: string | undefined) => spans.find((span) => span.spanId === spanId);
    const served = spans.filter(({ name }) => name.startsWith("subgraph "));
    for (const span of served) {
      const name = String(span.attributes["tributary.subgraph"]);
      expect(span).toMatchObject({ kind: "server", service: `tributary-${name}`, traceState: "vendor=abc" });
      expect(parentOf(span.parentSpanId)).toMatchObject({
        kind: "client",
        service: "tributary",
        name: `fetch ${name}`,
        parentSpanId: root.spanId,
      });
    }
    const calls = spans.filter(({ attributes }) => "url.template" in attributes);
    for (const [family, name] of [
      ["identity", "identity"],
      ["supportDesk", "collaboration"],
      ["banking", "business"],
    ]) {
      const [call] = calls.filter(({ attributes }) => attributes["server.address"] === family);
      expect(parentOf(call?.parentSpanId)).toMatchObject({ name: `subgraph ${name}`, kind: "server" });
    }
  });

  it("includes the fetch of one subgraph from another", async () => {
    const caller = callerTrace();
    await deployment.graphql('{ node(id: "BankPayment:1002") { id __typename } }', {
      headers: { traceparent: caller.traceparent },
    });
    const spans = await collector.trace(caller.traceId, "query", "subgraph identity", "subgraph business");
    const identity = only(spans, "subgraph identity");
    const [asked] = spans.filter(
      ({ service, kind, name }) =>
        service === "tributary-identity" && kind === "client" && name === "fetch business",
    );
    expect(asked?.parentSpanId).toBe(identity.spanId);
    expect(descendantsOf(spans, identity).map(({ name }) => name)).toContain("subgraph business");
  });

  it("is logged by each process under one request id and one trace", async () => {
    const caller = callerTrace();
    await deployment.graphql('{ payment(id: "BankPayment:1002") { id } }', {
      headers: { traceparent: caller.traceparent, "x-request-id": "r-apart" },
    });
    const lines = deployment.logged
      .map((text) => JSON.parse(text))
      .filter((line) => line.requestId === "r-apart" && line.msg !== "request");
    expect(lines.map(({ msg }) => msg).toSorted()).toEqual(["operation", "subgraph"]);
    for (const { traceId } of lines) expect(traceId).toBe(caller.traceId);
  });
});

describe("a subgraph's process", () => {
  it("returns the request id in each of its errors, also in refusals", async () => {
    const post = (body: string) =>
      fetch(`${deployment.config.subgraphUrls.business}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": "r-direct" },
        body,
      });
    for (const query of ["{", "{ nonsense }", '{ payment(id: "nonsense") { id } }']) {
      const answer = await post(JSON.stringify({ query }));
      const { errors } = (await answer.json()) as { errors: { extensions: { requestId: string } }[] };
      expect(
        errors.map(({ extensions }) => extensions.requestId),
        query,
      ).toEqual(["r-direct"]);
      expect(answer.headers.get("x-request-id")).toBe("r-direct");
    }
  });

  it("returns its own metrics to a caller with the token", async () => {
    await deployment.graphql("{ banking { payments(first: 1) { nodes { id } } } }");
    const url = `${deployment.config.subgraphUrls.business}/metrics`;
    expect((await fetch(url)).status).toBe(401);
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const samples = samplesIn(await answer.text());
    expect(
      sumOf(samples, "tributary_rest_calls_total", { family: "banking", outcome: "ok" }),
    ).toBeGreaterThan(0);
    expect(sampleOf(samples, "tributary_circuit_state", { family: "banking", state: "closed" })).toBe(1);
    expect(
      sampleOf(samples, "tributary_subgraph_requests_total", { subgraph: "business", outcome: "ok" }),
    ).toBeGreaterThan(0);
  });
});

describe("a gateway over subgraphs that are processes", () => {
  it("stays ready without one of them, and has at /metrics which one is down", async () => {
    const own = await deploy({ SUBGRAPHS: "http", METRICS_TOKEN: token }, {}, deployment.families);
    const read = async () => {
      const answer = await own.get("/metrics", { authorization: `Bearer ${token}` });
      const samples = samplesIn(await answer.text());
      return ["identity", "collaboration", "business"].map((subgraph) =>
        sampleOf(samples, "tributary_subgraph_up", { subgraph }),
      );
    };
    try {
      expect(await read()).toEqual([1, 1, 1]);
      await own.stopSubgraph("business");
      await vi.waitUntil(async () => (await read()).includes(0), { timeout: 10_000 });
      expect(await read()).toEqual([1, 1, 0]);
      expect((await own.get("/readyz")).status).toBe(200);
      const { body } = await own.graphql(
        '{ ticket(id: "1001") { id } banking { payments(first: 1) { nodes { id } } } }',
      );
      expect(body.data).toEqual({ ticket: { id: "Ticket:1001" }, banking: null });
      expect(body.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    } finally {
      await own.stop();
    }
  });

  it("logs a warning about a misspelt setting at the start of each process, without its value", async () => {
    const own = await deploy({ SUBGRAPHS: "http", REDIS_ULR: "a-value" }, {}, deployment.families);
    await own.stop();
    const warnings = own.logged.filter((line) => line.includes("REDIS_ULR"));
    expect(warnings.map((line) => JSON.parse(line).msg)).toEqual(
      Array(4).fill("REDIS_ULR is no setting: did you mean REDIS_URL?"),
    );
    expect(warnings.join()).not.toContain("a-value");
  });
});
