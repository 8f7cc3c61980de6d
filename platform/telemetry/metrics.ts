/**
 * Metrics in the format of Prometheus. HTTP metrics follow OpenTelemetry's semantic conventions; the names of
 * the others begin with `tributary_`. Labels are names of contracts, routes and codes of the catalog, so clients
 * cannot increase the number of series; names of clients are limited.
 */
import { type AnsweredRequest, NO_ROUTE } from "#platform/http/http-server.ts";
import { type ClientIdentity, ClientNames } from "./clients.ts";
import type { Outcome } from "./instrumentation.ts";
import { type ObservedObjects, observeState } from "./observed-state.ts";
import type { ServiceIdentity } from "./service-identity.ts";

/** Answer of `/metrics`. */
export interface MetricsText {
  readonly type: string;
  readonly body: string;
}

export type Metrics = Awaited<ReturnType<typeof openMetrics>>;

/** Buckets that the conventions advise for HTTP, and one for operations that take longer. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 25];
const KEYS = [1, 2, 5, 10, 25, 50, 100, 250, 1_000];
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Label of a method as in the conventions, so that clients cannot create series with invented methods. */
const methodLabel = (method: string): string => (METHODS.has(method) ? method : "_OTHER");

/** End of a request in the attributes of the conventions. Attributes that do not apply are left out. */
function endOf(status: number | undefined, error: string | undefined): Record<string, string> {
  const type = status !== undefined && status >= 400 ? String(status) : error;
  return {
    ...(status !== undefined && { http_response_status_code: String(status) }),
    ...(type !== undefined && { error_type: type }),
  };
}

/** @param service Named in `target_info`, as OpenTelemetry's own exporter names a process. */
export async function openMetrics(service: ServiceIdentity) {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  const standard = (name: string, help: string, labelNames: readonly string[] = []) => ({
    name,
    help,
    labelNames,
    registers,
  });
  const named = (name: string, help: string, labelNames: readonly string[] = []) =>
    standard(`tributary_${name}`, help, labelNames);
  collectDefaultMetrics({ register: registry });
  new Gauge(
    standard("target_info", "Name, version and instance of the process", [
      "service_name",
      "service_version",
      "service_instance_id",
    ]),
  ).set(
    {
      service_name: service.name,
      service_version: service.version,
      service_instance_id: service.instance,
    },
    1,
  );
  const clients = new ClientNames();

  return {
    operations: new Counter(
      named("operations_total", "GraphQL operations by type and by the code of their first error", [
        "graphql_operation_type",
        "outcome",
      ]),
    ),
    clientOperations: new Counter(
      named("client_operations_total", "GraphQL operations by the client that names itself", [
        "client_name",
        "client_version",
        "outcome",
      ]),
    ),
    operationErrors: new Counter(
      named("operation_errors_total", "Errors of GraphQL operations; one a code and operation", ["code"]),
    ),
    operationSeconds: new Histogram({
      ...named("operation_duration_seconds", "How long GraphQL operations take", ["graphql_operation_type"]),
      buckets: SECONDS,
    }),
    fetches: new Counter(
      named("subgraph_requests_total", "Requests to subgraphs, in this process or over HTTP", [
        "subgraph",
        "outcome",
      ]),
    ),
    fetchSeconds: new Histogram({
      ...named("subgraph_request_duration_seconds", "How long requests to subgraphs take", ["subgraph"]),
      buckets: SECONDS,
    }),
    requestSeconds: new Histogram({
      ...standard(
        "http_client_request_duration_seconds",
        "How long HTTP requests to families take, each try by itself; server_address is the family",
        ["server_address", "http_request_method", "http_response_status_code", "error_type"],
      ),
      buckets: SECONDS,
    }),
    calls: new Counter(
      named("rest_calls_total", "REST calls by operation and outcome; its retries are part of a call", [
        "family",
        "operation",
        "outcome",
      ]),
    ),
    callSeconds: new Counter(
      named("rest_call_seconds_total", "Time of REST calls by operation, with waits and retries", [
        "family",
        "operation",
      ]),
    ),
    restFailures: new Counter(
      named("rest_failures_total", "Failed tries of REST calls by family and cause", ["family", "cause"]),
    ),
    retries: new Counter(named("rest_retries_total", "Requests that repeat one that failed", ["family"])),
    unreadableMembers: new Counter(
      named(
        "rest_unreadable_members_total",
        "Members of answers that are null because they could not be read",
        ["family", "operation"],
      ),
    ),
    rowsLeftOut: new Counter(
      named("rest_rows_left_out_total", "Rows of answers that were left out because they could not be read", [
        "family",
        "operation",
      ]),
    ),
    shapeDifferences: new Counter(
      named("rest_shape_differences_total", "Places of first answers that are not as the contract says", [
        "family",
        "operation",
        "place",
      ]),
    ),
    refusedSelects: new Counter(
      named(
        "rest_refused_selects_total",
        "Selections of members that the family refused; whole objects are read",
        ["family", "operation"],
      ),
    ),
    shared: new Counter(
      named("rest_shared_reads_total", "Reads that joined an identical one in flight", ["family"]),
    ),
    batchKeys: new Histogram({
      ...named("loader_batch_keys", "Keys that a loader gathered", ["family"]),
      buckets: KEYS,
    }),
    indexAsked: new Counter(
      named("index_reads_total", "Looks into a family's index, by how it was found", ["family", "found"]),
    ),
    indexLoads: new Counter(
      named("index_loads_total", "Indexes that were read from a family, or could not be, by outcome", [
        "family",
        "index",
        "outcome",
      ]),
    ),
    active: new Gauge(
      standard("http_server_active_requests", "HTTP requests that are being answered", [
        "http_request_method",
      ]),
    ),
    serverSeconds: new Histogram({
      ...standard("http_server_request_duration_seconds", "How long HTTP requests take, by route", [
        "http_request_method",
        "http_route",
        "http_response_status_code",
        "error_type",
      ]),
      buckets: SECONDS,
    }),

    /** An operation has ended, with this code of its first error. */
    operationEnded(
      type: string,
      code: string | undefined,
      ms: number,
      client: ClientIdentity | undefined,
    ): void {
      this.operations.inc({ graphql_operation_type: type, outcome: code ?? "ok" });
      this.operationSeconds.observe({ graphql_operation_type: type }, ms / 1_000);
      const outcome = code === undefined ? "ok" : "errors";
      this.clientOperations.inc({ ...clients.labelsOf(client), outcome });
    },

    /** A request to a family has ended, whether it is tried again or not. */
    requestEnded(family: string, method: string, { outcome, status }: Outcome, ms: number): void {
      const end = endOf(status, outcome === "ok" ? undefined : outcome);
      this.requestSeconds.observe(
        { server_address: family, http_request_method: method, ...end },
        ms / 1_000,
      );
    },

    /** An HTTP request has come. */
    asked(method: string): void {
      this.active.inc({ http_request_method: methodLabel(method) });
    },

    answered({ method, route, status, ms, disconnected }: AnsweredRequest): void {
      const http_request_method = methodLabel(method);
      this.active.dec({ http_request_method });
      // No status, because the client did not read the response.
      const end = disconnected ? { error_type: "abandoned" } : endOf(status, undefined);
      this.serverSeconds.observe(
        { http_request_method, ...(route !== NO_ROUTE && { http_route: route }), ...end },
        ms / 1_000,
      );
    },

    /** Adds metrics of objects with a state, which is read only when metrics are read. */
    observe: (observed: ObservedObjects) => observeState({ Gauge, Counter, registers }, observed),

    async text(): Promise<MetricsText> {
      return { type: registry.contentType, body: await registry.metrics() };
    },

    /** All values as data, to be summed up with those of other processes. */
    values: () => registry.getMetricsAsJSON(),
  };
}
