/**
 * Metrics in the format of Prometheus. Labels are names of contracts, routes and codes of the catalog,
 * so the number of series does not depend on input of clients.
 */
import type { CircuitName } from "#platform/http/health.ts";
import type { AnsweredRequest } from "#platform/http/http-server.ts";

/** The state of the client of one family. */
export interface ObservedUpstream {
  readonly circuit: CircuitName;
  readonly load: { readonly running: number; readonly queued: number };
}

/** Objects whose state is read whenever metrics are read. */
export interface Observed {
  readonly upstreams: ReadonlyMap<string, ObservedUpstream>;
  /** Undefined in a process that has no people index. */
  readonly peopleIndex: (() => { readonly people: number; readonly ageMs: number } | undefined) | undefined;
  /** The store that several processes share; undefined where there is none. */
  readonly shared?: { readonly isConnected: boolean; readonly processes: number } | undefined;
  /** How often each way of running an operation was taken; the gateway's. */
  readonly executor?:
    | { readonly compiled: number; readonly apollo: number; readonly repaired: number }
    | undefined;
}

/** What `/metrics` answers. */
export interface MetricsText {
  readonly type: string;
  readonly body: string;
}

export type Metrics = Awaited<ReturnType<typeof openMetrics>>;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const KEYS = [1, 2, 5, 10, 25, 50, 100, 250, 1_000];
const CIRCUITS: readonly CircuitName[] = ["closed", "half-open", "open"];

export async function openMetrics() {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  const named = (name: string, help: string, labelNames: readonly string[] = []) => ({
    name: `tributary_${name}`,
    help,
    labelNames,
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    operations: new Counter(
      named("operations_total", "GraphQL operations by kind and by the code of their first error", [
        "type",
        "outcome",
      ]),
    ),
    operationErrors: new Counter(
      named("operation_errors_total", "Errors of GraphQL operations; one a code and operation", ["code"]),
    ),
    operationSeconds: new Histogram({
      ...named("operation_duration_seconds", "How long GraphQL operations take", ["type"]),
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
    calls: new Counter(
      named("rest_calls_total", "REST calls by family and outcome; its retries are part of a call", [
        "family",
        "outcome",
      ]),
    ),
    callSeconds: new Histogram({
      ...named("rest_call_duration_seconds", "How long REST calls take, with waits and retries", ["family"]),
      buckets: SECONDS,
    }),
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
      named("rest_shape_differences_total", "Members of sampled answers that are not as the contract says", [
        "family",
        "operation",
        "kind",
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
    requests: new Gauge(named("http_requests_in_flight", "HTTP requests that are being answered")),
    responses: new Counter(
      named("http_responses_total", "HTTP answers; `left` are those whose client was gone", [
        "route",
        "status",
      ]),
    ),

    /** An HTTP request has come. */
    asked(): void {
      this.requests.inc();
    },

    answered({ route, status, disconnected: left }: AnsweredRequest): void {
      this.requests.dec();
      this.responses.inc({ route, status: left ? "abandoned" : String(status) });
    },

    /** Adds what has a state of its own: it is looked at when metrics are read, and costs nothing else. */
    observe({ upstreams, peopleIndex, shared, executor }: Observed): void {
      const gauge = (
        name: string,
        help: string,
        labels: readonly string[],
        read: (gauge: InstanceType<typeof Gauge>) => void,
        aggregator: "sum" | "max" | "min" = "sum",
      ) =>
        new Gauge({
          ...named(name, help, labels),
          aggregator,
          collect() {
            this.reset();
            read(this);
          },
        });
      gauge(
        "circuit_state",
        "1 for the state that a family's breaker is in",
        ["family", "state"],
        (to) => {
          for (const [family, { circuit }] of upstreams)
            for (const state of CIRCUITS) to.set({ family, state }, Number(state === circuit));
        },
        "max",
      );
      gauge("rest_requests_in_flight", "Requests that a family has", ["family"], (to) => {
        for (const [family, { load }] of upstreams) to.set({ family }, load.running);
      });
      gauge("rest_requests_queued", "Requests that wait for a connection to a family", ["family"], (to) => {
        for (const [family, { load }] of upstreams) to.set({ family }, load.queued);
      });
      if (peopleIndex) {
        gauge(
          "people_index_people",
          "People in the largest index",
          [],
          (to) => {
            to.set(peopleIndex()?.people ?? 0);
          },
          "max",
        );
        gauge(
          "people_index_age_seconds",
          "Age of the largest index; -1 before it is read",
          [],
          (to) => {
            const state = peopleIndex();
            to.set(state ? state.ageMs / 1_000 : -1);
          },
          "max",
        );
      }
      if (shared) {
        gauge(
          "shared_store_up",
          "1 while the store that processes share can be reached",
          [],
          (to) => {
            to.set(Number(shared.isConnected));
          },
          "min",
        );
        gauge(
          "shared_store_processes",
          "Processes that the shared store has seen lately",
          [],
          (to) => {
            to.set(shared.processes);
          },
          "max",
        );
      }
      if (!executor) return;
      new Counter({
        ...named(
          "executor_runs_total",
          "Operations by executor; `repaired` counts those of the compiled executor whose data was not as the schema has it",
          ["executor"],
        ),
        collect() {
          this.reset();
          for (const name of ["compiled", "apollo", "repaired"] as const)
            this.inc({ executor: name }, executor[name]);
        },
      });
    },

    /** What `/metrics` answers. */
    async text(): Promise<MetricsText> {
      return { type: registry.contentType, body: await registry.metrics() };
    },

    /** All values as data, to be summed up with those of other processes. */
    values: () => registry.getMetricsAsJSON(),
  };
}
