/**
 * Spans that a collector receives for an operation: one tree from the request to each REST call, without
 * private data.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { type Deployment, deploy, statementLink } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { type Collector, callerTrace, descendantsOf, only, type Span, startCollector } from "./collector.ts";

const linked =
  "query Linked($first: Int!) { users(first: $first) { nodes { email displayName tickets(first: 2) { nodes { id subject } } payments(first: 2) { nodes { id } } } } }";

let collector: Collector;
let deployment: Deployment;
beforeAll(async () => {
  collector = await startCollector();
  deployment = await deploy(
    settings({ telemetry: { traces: { families: ["banking"] } } }, collector.environment),
  );
});
afterAll(async () => {
  await deployment.stop();
  await collector[Symbol.asyncDispose]();
});

/** Runs an operation as part of a caller's trace. @returns the spans that the collector receives */
async function traced(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const caller = callerTrace();
  const answer = await deployment.graphql(query, {
    variables,
    headers: { traceparent: caller.traceparent, ...headers },
  });
  const type = query.includes("nonsense")
    ? "POST /graphql"
    : query.startsWith("mutation")
      ? "mutation"
      : "query";
  const spans = await collector.trace(caller.traceId, type);
  return { answer, caller, spans, root: only(spans, type) };
}

const named = (spans: readonly Span[], name: string) => spans.filter((span) => span.name === name);
const restCalls = (spans: readonly Span[]) =>
  spans.filter(({ attributes }) => "server.address" in attributes);
const templates = new Set(familiesOf().flatMap(({ bound }) => Object.values(bound).map(({ path }) => path)));

describe("a trace", () => {
  it("leads from the operation through each subgraph to each REST call", async () => {
    const { answer, spans, root } = await traced(
      linked,
      { first: 3 },
      { "apollographql-client-name": "shop", "apollographql-client-version": "2.1.0" },
    );
    expect(answer.body.errors).toBeUndefined();
    expect(root).toMatchObject({ kind: "server", service: "tributary", failed: false });
    expect(root.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": "/graphql",
      "http.response.status_code": 200,
      "graphql.operation.type": "query",
      "graphql.operation.name": "Linked",
      "graphql.document.hash": expect.stringMatching(/^[\da-f]{64}$/),
      "graphql.client.name": "shop",
      "graphql.client.version": "2.1.0",
      "tributary.schema": expect.stringMatching(/^[\da-f]{16}$/),
    });
    const children = spans.filter(({ parentSpanId }) => parentSpanId === root.spanId);
    expect(new Set(children.map(({ name }) => name))).toEqual(
      new Set([
        "GraphQL parse",
        "GraphQL validate",
        "GraphQL plan",
        "fetch identity",
        "fetch collaboration",
        "fetch business",
      ]),
    );
    for (const [family, subgraph] of [
      ["identity", "identity"],
      ["supportDesk", "collaboration"],
      ["banking", "business"],
    ]) {
      const fetches = named(spans, `fetch ${subgraph}`);
      const calls = restCalls(spans).filter(({ attributes }) => attributes["server.address"] === family);
      expect(calls.length, family).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call.kind).toBe("client");
        expect(fetches.map(({ spanId }) => spanId)).toContain(call.parentSpanId);
      }
    }
    // One tree: every span is below the operation's.
    expect(descendantsOf(spans, root)).toHaveLength(spans.length - 1);
  });

  it("counts the same REST calls as the families, each by the template of its route", async () => {
    const before = deployment.families.calls.length;
    const { spans } = await traced(linked.replace("Linked", "Counted"), { first: 4 });
    const made = deployment.families.calls
      .slice(before)
      .map(({ family, operation }) => `${family}.${operation}`);
    const told = restCalls(spans).map(({ attributes }) => attributes["tributary.operation"]);
    expect(told.toSorted()).toEqual(made.toSorted());
    for (const { name, attributes } of restCalls(spans)) {
      expect(templates).toContain(attributes["url.template"]);
      expect(name).toBe(`${attributes["http.request.method"]} ${attributes["url.template"]}`);
      expect(attributes["http.response.status_code"]).toBe(200);
    }
  });

  it("has the number of keys of a batch", async () => {
    const { answer, spans } = await traced("{ users(first: 5) { nodes { email bankCustomer { id } } } }");
    expect(answer.body.errors).toBeUndefined();
    const keys = restCalls(spans).map(({ attributes }) => Number(attributes["tributary.keys"]));
    expect(Math.max(...keys)).toBe(5);
  });

  it("has one parsing, validation and planning of a document", async () => {
    const query = "query Again { users(first: 1) { nodes { email } } }";
    const first = await traced(query);
    const second = await traced(query);
    expect(named(first.spans, "GraphQL plan")).toHaveLength(1);
    expect(named(second.spans, "GraphQL plan")).toHaveLength(0);
    expect(named(second.spans, "GraphQL parse")).toHaveLength(0);
  });

  it("has retries as events of the call, and failures by their code", async () => {
    deployment.families.setFaults("banking=status:503");
    const { answer, spans, root } = await traced('{ payment(id: "BankPayment:1002") { id } }');
    deployment.families.setFaults("");
    const code = answer.body.errors?.[0]?.extensions["code"];
    expect(code).toBe("UPSTREAM_ERROR");
    const [call] = restCalls(spans);
    expect(call).toMatchObject({ failed: true });
    expect(call?.attributes).toMatchObject({
      "error.type": code,
      "http.response.status_code": 503,
      "http.request.resend_count": 2,
    });
    expect(call?.events).toEqual(
      [1, 2].map((count) => ({
        name: "retry",
        attributes: {
          "http.request.resend_count": count,
          "http.response.status_code": 503,
          "error.type": "UPSTREAM_ERROR",
        },
      })),
    );
    expect(root).toMatchObject({ failed: true, attributes: { "error.type": code } });
    for (const span of spans) expect(span.status?.message ?? "").toBe("");
  });

  it("links a read that joined another one to the call that was made", async () => {
    deployment.families.setFaults("banking=latency:300");
    const both = await Promise.all(
      ["id", "id status"].map((fields) => traced(`{ payment(id: "BankPayment:1003") { ${fields} } }`)),
    );
    deployment.families.setFaults("");
    const calls = both.flatMap(({ spans }) => restCalls(spans));
    const [joined, ...others] = calls.filter(({ attributes }) => attributes["tributary.shared"] === true);
    const [made] = calls.filter(({ attributes }) => attributes["tributary.shared"] === undefined);
    expect(others).toEqual([]);
    expect(joined?.traceId).not.toBe(made?.traceId);
    expect(joined?.links).toEqual([{ traceId: made?.traceId, spanId: made?.spanId }]);
  });

  it("includes the relay of a file", async () => {
    const caller = callerTrace();
    const link = await statementLink(deployment);
    expect((await deployment.get(link, { traceparent: caller.traceparent })).status).toBe(200);
    const spans = await collector.trace(caller.traceId, "GET /files/{token}");
    const root = only(spans, "GET /files/{token}");
    expect(root.attributes["http.route"]).toBe("/files/{token}");
    expect(
      restCalls(descendantsOf(spans, root)).map(({ attributes }) => attributes["server.address"]),
    ).toEqual(["banking"]);
  });
});

describe("a caller's trace", () => {
  it("is continued with its state, and sent only to families that may receive it", async () => {
    const { caller, spans, root } = await traced(
      "{ users(first: 2) { nodes { email payments(first: 1) { nodes { id } } tickets(first: 1) { nodes { id } } } } }",
      {},
      { tracestate: "vendor=abc" },
    );
    expect(root).toMatchObject({ parentSpanId: caller.spanId, traceState: "vendor=abc" });
    const sent = deployment.families.calls.slice(-restCalls(spans).length);
    for (const { family, headers } of sent) {
      const call = restCalls(spans).find(({ spanId }) => String(headers["traceparent"]).includes(spanId));
      if (family === "banking") {
        expect(headers["traceparent"]).toBe(`00-${caller.traceId}-${call?.spanId}-01`);
        expect(headers["tracestate"]).toBe("vendor=abc");
      } else
        expect([family, headers["traceparent"], headers["tracestate"]]).toEqual([
          family,
          undefined,
          undefined,
        ]);
    }
    expect(new Set(sent.map(({ family }) => family))).toContain("supportDesk");
    expect(new Set(sent.map(({ family }) => family))).toContain("banking");
  });

  it.each([
    "00-00000000000000000000000000000000-b7ad6b7169203331-01",
    "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
    "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more",
    "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
    "nonsense",
  ])("that is malformed (%s) is ignored, and a new trace starts", async (traceparent) => {
    const seen = new Set(collector.spans().map(({ traceId }) => traceId));
    const { headers } = await deployment.graphql("{ __typename }", { headers: { traceparent } });
    expect(headers.get("traceparent")).toBeNull();
    const [, given = ""] = traceparent.split("-");
    const line = deployment.logged.map((text) => JSON.parse(text)).at(-1);
    expect(line.traceId).toMatch(/^[\da-f]{32}$/);
    expect(line.traceId).not.toBe(given);
    expect(seen).not.toContain(line.traceId);
    expect(only(await collector.trace(line.traceId, "query"), "query").parentSpanId).toBeUndefined();
  });

  it("that is not sampled is not recorded", async () => {
    const caller = callerTrace(false);
    await deployment.graphql("{ __typename }", { headers: { traceparent: caller.traceparent } });
    await traced("{ __typename }"); // heard of after it
    expect(collector.spans().filter(({ traceId }) => traceId === caller.traceId)).toEqual([]);
  });
});

describe("the content of traces", () => {
  it("names the process by the semantic conventions: service, version, instance, SDK", async () => {
    await traced("{ __typename }");
    const resources = collector.resources();
    expect(resources.length).toBeGreaterThan(0);
    for (const resource of resources)
      expect(resource).toMatchObject({
        "service.name": "tributary",
        "service.version": expect.stringMatching(/^\d+\.\d+\.\d+/),
        "service.instance.id": expect.stringMatching(/^[\da-f-]{36}$/),
        "telemetry.sdk.name": "opentelemetry",
        "telemetry.sdk.language": "nodejs",
        "telemetry.sdk.version": expect.stringMatching(/^\d+\./),
      });
    expect(new Set(resources.map((resource) => resource["service.instance.id"])).size).toBe(1);
  });

  it("contains no URL, id, credential, argument, literal or address of a person", async () => {
    const email = deployment.families.company.people[0]?.email ?? "";
    await traced(
      `{ user(email: "${email}") { email bankCustomer { id } payments(first: 1) { nodes { id } } } }`,
    );
    await traced('mutation { deleteTicketForm(input: { id: "TicketForm:31415926" }) { deletedId } }');
    await traced(
      '{ user(email: "nobody@private.example") { email } nonsense }',
      {},
      { authorization: "Bearer hush-hush" },
    );
    const heard = collector.listener.heard.map(({ text }) => text).join("\n");
    expect(heard).toContain("url.template");
    expect(heard).not.toContain(email);
    expect(heard).not.toMatch(/@[\w-]+\.|https?:|127\.0\.0\.1|31415926|hush-hush|private|nonsense/);
    for (const { name } of familiesOf()) expect(heard).not.toContain(demoSecret(name));
    const keys = new Set(collector.spans().flatMap(({ attributes }) => Object.keys(attributes)));
    const told = new Set([
      "error.type",
      "graphql.client.name",
      "graphql.client.version",
      "graphql.document.hash",
      "graphql.operation.name",
      "graphql.operation.type",
      "http.request.method",
      "http.request.resend_count",
      "http.response.status_code",
      "http.route",
      "server.address",
      "tributary.cause",
      "tributary.content_type",
      "tributary.errno",
      "tributary.keys",
      "tributary.operation",
      "tributary.schema",
      "tributary.shared",
      "tributary.subgraph",
      "url.template",
    ]);
    for (const key of keys) expect(told).toContain(key);
  });

  it("contains the document's text only if that is configured, without its literals", async () => {
    await using own = await startCollector();
    await using asked = await deploy(
      settings({ telemetry: { traces: { documents: true } } }, own.environment),
    );
    const caller = callerTrace();
    await asked.graphql(
      'query ($n: Int) { user(email: "secretive") { email } users(first: $n) { nodes { email } } banking { payments(first: 7) { nodes { id } } } }',
      {
        variables: { n: 12_345 },
        headers: { traceparent: caller.traceparent },
      },
    );
    const { attributes } = only(await own.trace(caller.traceId, "query"), "query");
    expect(attributes["graphql.document"]).toContain('user(email: "")');
    expect(attributes["graphql.document"]).toContain("payments(first: 0)");
    expect(JSON.stringify(attributes)).not.toMatch(/secretive|12345|first: 7/);
  });
});

describe("telemetry", () => {
  it("is off by default: no trace is sent, logged, passed to families or returned", async () => {
    await using plain = await deploy(settings({ telemetry: { traces: { families: ["banking"] } } }));
    await traced("{ __typename }"); // received for earlier operations
    const known = new Set(collector.spans().map(({ traceId }) => traceId));
    const { traceparent } = callerTrace();
    await plain.graphql('{ payment(id: "BankPayment:1002") { id } }', { headers: { traceparent } });
    expect(plain.families.calls.map(({ headers }) => headers["traceparent"])).toEqual([undefined]);
    expect(plain.logged.join("")).not.toContain("traceId");
    expect((await plain.get("/metrics")).status).toBe(404);
    const { caller } = await traced("{ __typename }"); // heard of after it
    known.add(caller.traceId);
    expect(collector.spans().filter(({ traceId }) => !known.has(traceId))).toEqual([]);
  });
});
