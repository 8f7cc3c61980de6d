/** `/metrics`: its counts, its readers, and labels that clients cannot create. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { familiesOf, operationIds } from "#gateway/gateway.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { openGateway } from "#gateway/serve.ts";
import { errorCatalog } from "#platform/errors/catalog.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { type Deployment, deploy, aPayment as somePayment, statementLink } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { type Sample, sampleOf, samplesIn, sumOf } from "./samples.ts";

const token = "a-token-that-is-long-enough-to-be-one";
const bearer = { authorization: `Bearer ${token}` };

let deployment: Deployment;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tributary-metrics-"));
  // A separate inbox, because that of the checkout may contain other messages.
  const INBOX_FILE = join(folder, "inbox.db");
  deployment = await deploy({
    METRICS_TOKEN: token,
    ...settings({ limits: { requestsAtOnce: 8 } }),
    INBOX_FILE,
  });
  payment = await somePayment(deployment);
});
afterAll(async () => {
  await deployment.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function read(): Promise<Sample[]> {
  const answer = await deployment.get("/metrics", bearer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return samplesIn(await answer.text());
}

/** Growth of a sample during a call. */
async function growth(run: () => Promise<unknown>, name: string, labels: Record<string, string> = {}) {
  const full = name.startsWith("http_") ? name : `tributary_${name}`;
  const before = sumOf(await read(), full, labels);
  await run();
  return sumOf(await read(), full, labels) - before;
}

let payment = "";
const aPayment = (id = payment) => deployment.graphql(`{ payment(id: "${id}") { id } }`);
const RESPONSES = "http_server_request_duration_seconds_count";
const linked =
  "{ users(first: 3) { nodes { email bankCustomer { id } tickets(first: 1) { nodes { id } } payments(first: 1) { nodes { id } } } } }";

describe("metrics", () => {
  it("count operations by kind and code, with their duration", async () => {
    expect(
      await growth(aPayment, "operations_total", { graphql_operation_type: "query", outcome: "ok" }),
    ).toBe(1);
    expect(
      await growth(aPayment, "operation_duration_seconds_count", { graphql_operation_type: "query" }),
    ).toBe(1);
    const malformed = () => aPayment("nonsense");
    expect(
      await growth(malformed, "operations_total", {
        graphql_operation_type: "query",
        outcome: "BAD_USER_INPUT",
      }),
    ).toBe(1);
    expect(await growth(malformed, "operation_errors_total", { code: "BAD_USER_INPUT" })).toBe(1);
    const invalid = () => deployment.graphql("{ nonsense }");
    expect(
      await growth(invalid, "operations_total", {
        graphql_operation_type: "none",
        outcome: "GRAPHQL_VALIDATION_FAILED",
      }),
    ).toBe(1);
  });

  it("count REST calls by family and outcome, equal to the calls that the families received", async () => {
    await deployment.graphql(linked); // the people index is read
    const before = deployment.families.calls.filter(({ family }) => family === "banking").length;
    const grown = await growth(() => deployment.graphql(linked), "rest_calls_total", {
      family: "banking",
      outcome: "ok",
    });
    expect(grown).toBe(
      deployment.families.calls.filter(({ family }) => family === "banking").length - before,
    );
    expect(grown).toBeGreaterThan(0);
    const operation = { family: "banking", operation: "banking.getPayment", outcome: "ok" };
    expect(await growth(aPayment, "rest_calls_total", operation)).toBe(1);
    expect(await growth(aPayment, "rest_call_seconds_total", { family: "banking" })).toBeGreaterThan(0);
    const request = {
      server_address: "banking",
      http_request_method: "GET",
      http_response_status_code: "200",
    };
    expect(await growth(aPayment, "http_client_request_duration_seconds_count", request)).toBe(1);
  });

  it("count retries, and a call that failed once with its code", async () => {
    deployment.families.setFaults("banking=status:503");
    // Each attempt is a separate request.
    const tries = { server_address: "banking", http_response_status_code: "503", error_type: "503" };
    const requests = await growth(
      async () => expect(await growth(aPayment, "rest_retries_total", { family: "banking" })).toBe(2),
      "http_client_request_duration_seconds_count",
      tries,
    );
    expect(requests).toBe(3);
    expect(await growth(aPayment, "rest_calls_total", { family: "banking", outcome: "UPSTREAM_ERROR" })).toBe(
      1,
    );
    deployment.families.setFaults("");
  });

  it("count reads that joined another read as no calls", async () => {
    deployment.families.setFaults("banking=latency:300");
    const again = () => deployment.graphql(`{ payment(id: "${payment}") { id status } }`);
    const twice = () => Promise.all([aPayment(), again()]);
    const shared = await growth(
      async () => {
        expect(await growth(twice, "rest_calls_total", { family: "banking", outcome: "ok" })).toBe(1);
      },
      "rest_shared_reads_total",
      { family: "banking" },
    );
    expect(shared).toBe(1);
    deployment.families.setFaults("");
  });

  it("have keys by batch, reads of the people index and runs by executor", async () => {
    const ask = () => deployment.graphql(linked);
    expect(await growth(ask, "loader_batch_keys_count", { family: "banking" })).toBeGreaterThan(0);
    expect(await growth(ask, "loader_batch_keys_sum", { family: "banking" })).toBeGreaterThanOrEqual(3);
    const person = deployment.families.company.people[0]?.email ?? "";
    const one = () =>
      deployment.graphql("query ($e: String!) { user(email: $e) { identityUser { id } } }", {
        variables: { e: person },
      });
    await one();
    expect(await growth(one, "index_reads_total", { family: "identity", found: "fresh" })).toBeGreaterThan(0);
    expect(sampleOf(await read(), "tributary_people_index_people")).toBeGreaterThan(200);
    expect(await growth(ask, "executor_runs_total", { executor: "compiled" })).toBe(1);
    expect((await read()).filter(({ name }) => name === "tributary_executor_runs_total")).toHaveLength(3);
  });

  it("have operations in flight and waiting, and each family's circuit breaker", async () => {
    deployment.families.setFaults("banking=hang");
    const waiting = aPayment("BankPayment:1004");
    await expect
      .poll(async () => sampleOf(await read(), "http_client_active_requests", { server_address: "banking" }))
      .toBe(1);
    // The request itself is one of them.
    expect(sampleOf(await read(), "http_server_active_requests", { http_request_method: "GET" })).toBe(1);
    expect(sampleOf(await read(), "http_server_active_requests", { http_request_method: "POST" })).toBe(1);
    expect(sampleOf(await read(), "tributary_admission_places_taken", { phase: "running" })).toBe(1);
    expect(sampleOf(await read(), "tributary_rest_requests_queued", { family: "banking" })).toBe(0);
    deployment.families.setFaults("");
    await waiting;
    const states = (await read()).filter(
      ({ name, labels }) => name === "tributary_circuit_state" && labels["family"] === "banking",
    );
    expect(states).toHaveLength(3);
    expect(states.reduce((sum, { value }) => sum + value, 0)).toBe(1);
  });

  it("count answers by route and status, including refused ones", async () => {
    const path = await statementLink(deployment);
    const file = () => deployment.get(path);
    expect(
      await growth(file, RESPONSES, { http_route: "/files/{token}", http_response_status_code: "200" }),
    ).toBe(1);
    const lost = () => deployment.get("/somebody@example.org/secret");
    expect(await growth(lost, RESPONSES, { http_response_status_code: "404", error_type: "404" })).toBe(1);
    // Long enough for all calls to be in flight together, for a family whose breaker is closed.
    deployment.families.setFaults("supportDesk=latency:2000");
    const many = () =>
      Promise.all(Array.from({ length: 12 }, () => deployment.graphql('{ ticket(id: "1") { id } }')));
    expect(
      await growth(many, RESPONSES, { http_route: "/graphql", http_response_status_code: "503" }),
    ).toBeGreaterThan(0);
    deployment.families.setFaults("");
  });

  it("have no labels with values that a client sends", async () => {
    const seriesOf = (samples: readonly Sample[]) =>
      new Set(
        samples.map(({ name, labels }) =>
          JSON.stringify([name.replace(/_(?:bucket|sum|count)$/, ""), { ...labels, le: undefined }]),
        ),
      );
    const send = async (i: number) => {
      await deployment.graphql(`query Name${i} { payment(id: "BankPayment:${7_000 + i}") { a${i}: id } }`, {
        headers: { "x-request-id": `r-${i}`, "user-agent": `agent-${i}` },
      });
      await deployment.get(`/path-${i}?query=${i}`);
      await fetch(`${deployment.origin}/graphql`, { method: "DELETE" });
    };
    // The first request of a kind may create series: of a route, of a code.
    await send(0);
    const before = seriesOf(await read());
    for (let i = 1; i < 10; i++) await send(i);
    const samples = await read();
    expect([...seriesOf(samples)].filter((series) => !before.has(series))).toEqual([]);
    const operationNames = new Set(operationIds());
    const families = new Set(familiesOf().map(({ name }) => name));
    const limited = new Set(
      familiesOf().flatMap(({ bound }) =>
        Object.values(bound).flatMap(({ name, spec }) => (spec.rateLimit ? [name] : [])),
      ),
    );
    const bounds: Record<string, (value: string) => boolean> = {
      family: (value) => families.has(value),
      graphql_operation_type: (value) => ["query", "mutation", "none"].includes(value),
      client_name: (value) => ["", "shop", "other"].includes(value) || /^client-\d+$/.test(value),
      client_version: (value) => ["", "2.1.0", "other"].includes(value),
      phase: (value) => ["arriving", "running", "waiting", "transfers"].includes(value),
      version: (value) => /^\d+\.\d+\.\d+$/.test(value),
      schema: (value) => /^[\da-f]{16}$/.test(value),
      server_address: (value) => families.has(value),
      http_request_method: (value) => /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|_OTHER)$/.test(value),
      error_type: (value) =>
        /^[45]\d\d$/.test(value) || ["rejectedLocally", "abandoned"].includes(value) || isCode(value),
      outcome: (value) => ["ok", "errors", "rejectedLocally", "abandoned"].includes(value) || isCode(value),
      code: isCode,
      subgraph: (value) => ["identity", "collaboration", "business"].includes(value),
      state: (value) => ["closed", "half-open", "open"].includes(value),
      found: (value) => ["fresh", "stale", "missing"].includes(value),
      index: (value) => ["people", "workers"].includes(value),
      executor: (value) => ["compiled", "apollo", "repaired"].includes(value),
      http_route: (value) =>
        value === "/graphql" ||
        deployment.app.hasRoute({ method: "GET", url: value.replace(/\{(\w+)\}/g, ":$1") }),
      cause: (value) => /^[a-zA-Z0-9 ]{2,30}$/.test(value),
      operation: (value) => operationNames.has(value) || ["file", "*"].includes(value) || limited.has(value),
      http_response_status_code: (value) => /^[2-5]\d\d$/.test(value),
      le: (value) => /^(?:[\d.]+|\+Inf)$/.test(value),
    };
    for (const { name, labels } of samples.filter((sample) => /^(?:tributary|http)_/.test(sample.name)))
      for (const [label, value] of Object.entries(labels))
        expect(bounds[label]?.(value), `${name}{${label}="${value}"}`).toBe(true);
  });

  it("count operations by client, with separate labels for a limited number of clients", async () => {
    const from = (name: string, version: string) => () =>
      deployment.graphql("{ __typename }", {
        headers: { "apollographql-client-name": name, "apollographql-client-version": version },
      });
    const shop = { client_name: "shop", client_version: "2.1.0", outcome: "ok" };
    expect(await growth(from("shop", "2.1.0"), "client_operations_total", shop)).toBe(1);
    const unnamed = { client_name: "", client_version: "" };
    expect(await growth(from("someone@example.org", "1"), "client_operations_total", unnamed)).toBe(1);
    await Promise.all(Array.from({ length: 60 }, (_, i) => from(`client-${i}`, "")()));
    expect(await growth(from("client-61", ""), "client_operations_total", { client_name: "other" })).toBe(1);
    const names = new Set((await read()).flatMap(({ labels }) => labels["client_name"] ?? []));
    expect(names.size).toBeLessThanOrEqual(52);
  });

  it("have the build and its schema, the remaining rates, the inbox and the places of admission", async () => {
    const samples = await read();
    const of = (name: string) => samples.filter((sample) => sample.name === name);
    const [build] = of("tributary_build_info");
    const ready = (await (await deployment.get("/readyz", bearer)).json()) as { schema: string };
    expect(build?.labels["schema"]).toBe(ready.schema);
    expect(of("target_info")[0]?.labels).toMatchObject({
      service_name: "tributary",
      service_version: build?.labels["version"],
      service_instance_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(sampleOf(samples, "tributary_rest_rate_left", { family: "catalog" })).toBe(120);
    expect(sampleOf(samples, "tributary_inbox_up")).toBe(1);
    expect(of("tributary_inbox_messages").map(({ value }) => value)).toEqual([0]);
    expect(sampleOf(samples, "tributary_admission_places", { phase: "running" })).toBe(8);
    expect(sampleOf(samples, "tributary_admission_memory_bytes")).toBeGreaterThan(1_000_000);
  });

  it("include those of the process", async () => {
    const samples = await read();
    for (const name of [
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
      "nodejs_heap_size_used_bytes",
    ])
      expect(sampleOf(samples, name), name).toBeGreaterThan(0);
  });
});

const SERVERS_OWN = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
]);
const isCode = (value: string) => Object.hasOwn(errorCatalog, value) || SERVERS_OWN.has(value);

describe("access to metrics", () => {
  it("requires the token", async () => {
    for (const authorization of ["", "Bearer ", `Bearer ${token}x`, token]) {
      const answer = await deployment.get("/metrics", authorization === "" ? {} : { authorization });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
      expect(await answer.text()).not.toContain("tributary_");
    }
  });

  it("is open to this machine at a port of their own, and the main port then serves none", async () => {
    const settings = {
      METRICS_PORT: "0",
      PORT: "0",
      NODE_ENV: "test",
      SERVICES_URL: deployment.config.families["banking"]?.baseUrl.replace(/\/banking$/, ""),
    };
    const config = readGatewayConfig(settings);
    expect(config.telemetry.metrics).toMatchObject({ host: "127.0.0.1", token: undefined });
    const { app, metricsApp, close } = await openGateway(config, createLog("silent"));
    if (!metricsApp) throw new Error("metrics have a server of their own");
    await metricsApp.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`http://127.0.0.1:${portOf(metricsApp)}/metrics`);
    expect(
      sampleOf(samplesIn(await answer.text()), "tributary_circuit_state", {
        family: "banking",
        state: "closed",
      }),
    ).toBe(1);
    expect((await app.inject("/metrics")).statusCode).toBe(404);
    await app.close();
    await close();
  });

  it("ends the start if a setting would open it to everybody", () => {
    const open = { METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0" };
    expect(() => readGatewayConfig(open)).toThrow(/METRICS_TOKEN is needed/);
    expect(readGatewayConfig({ ...open, METRICS_TOKEN: token }).telemetry.metrics?.token).toEqual([token]);
  });
});
