/** Metrics of objects with a state, which is read whenever metrics are read. */
import { promises } from "node:fs";
import type { Counter, Gauge, Registry } from "prom-client";
import type { BreakerState, Health } from "#platform/http/health.ts";

/** The state of the client of one family. */
export interface ObservedUpstream {
  readonly circuit: BreakerState;
  readonly load: { readonly running: number; readonly queued: number };
  /** Calls that the documented limits leave, by operation; `*` for the limit of the family. */
  readonly ratesLeft: ReadonlyMap<string, number>;
}

/** Places of one kind: how many there are, and how many are taken. */
export interface ObservedPlaces {
  readonly total: number;
  readonly taken: number;
}

/** Objects whose state is read whenever metrics are read. */
export interface ObservedObjects {
  readonly upstreams?: ReadonlyMap<string, ObservedUpstream> | undefined;
  /** Undefined in a process that has no people index. */
  readonly peopleIndex?: (() => { readonly people: number; readonly ageMs: number } | undefined) | undefined;
  /** Shared store of several processes; undefined if there is none. */
  readonly shared?: { readonly isConnected: boolean; readonly processes: number } | undefined;
  /** Number of operations by path of execution; gateway only. */
  readonly executor?:
    | { readonly compiled: number; readonly apollo: number; readonly repaired: number }
    | undefined;
  /** Stored webhook messages; gateway only. */
  readonly inbox?:
    | {
        readonly isReady: boolean;
        bounds(): Promise<{ readonly first: number; readonly last: number } | undefined>;
      }
    | undefined;
  /** Admission by phase; gateway only. */
  readonly admission?:
    | { readonly places: ReadonlyMap<string, ObservedPlaces>; readonly memory: ObservedPlaces }
    | undefined;
  /** States of the subgraphs in other processes, by name; gateway only. */
  readonly subgraphs?: (() => Promise<NonNullable<Health["subgraphs"]>>) | undefined;
  /** Folder that the process writes to. */
  readonly folder?: string | undefined;
  /** Version of the build and hash of its schema; gateway only. */
  readonly build?: (() => { readonly version: string; readonly schema: string }) | undefined;
}

/** Constructors of metrics. Their package is loaded only if metrics are on. */
export interface MetricKinds {
  readonly Gauge: typeof Gauge;
  readonly Counter: typeof Counter;
  readonly registers: Registry[];
}

type ReadGauge = (gauge: Gauge) => void | Promise<void>;
/** Combines the values of several workers. */
type Aggregator = "sum" | "max" | "min";

const CIRCUITS: readonly BreakerState[] = ["closed", "half-open", "open"];
/** Time limit of the inbox's database, ms, so that it cannot delay the reader of the metrics. */
const INBOX_MS = 1_000;

/** Adds metrics of the observed state. */
export function observeState(kinds: MetricKinds, observed: ObservedObjects): void {
  const { registers } = kinds;
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    read: ReadGauge,
    aggregator: Aggregator,
  ) =>
    new kinds.Gauge({
      name,
      help,
      labelNames,
      registers,
      aggregator,
      async collect() {
        this.reset();
        await read(this);
      },
    });
  const { upstreams, peopleIndex, shared, inbox, admission, subgraphs, folder, build, executor } = observed;
  if (upstreams) observeUpstreams(gauge, upstreams);
  if (peopleIndex) {
    gauge(
      "tributary_people_index_people",
      "People in the largest index",
      [],
      (to) => to.set(peopleIndex()?.people ?? 0),
      "max",
    );
    gauge(
      "tributary_people_index_age_seconds",
      "Age of the largest index; absent before it is read",
      [],
      (to) => {
        const state = peopleIndex();
        if (state) to.set(state.ageMs / 1_000);
        else to.remove();
      },
      "max",
    );
  }
  if (shared) {
    gauge(
      "tributary_shared_store_up",
      "1 while the store that processes share can be reached",
      [],
      (to) => to.set(Number(shared.isConnected)),
      "min",
    );
    gauge(
      "tributary_shared_store_processes",
      "Processes that the shared store has seen lately",
      [],
      (to) => to.set(shared.processes),
      "max",
    );
  }
  if (inbox) {
    gauge(
      "tributary_inbox_up",
      "1 while messages of families can be stored",
      [],
      (to) => to.set(Number(inbox.isReady)),
      "min",
    );
    gauge(
      "tributary_inbox_messages",
      "Messages of families that are stored; absent while that cannot be read",
      [],
      async (to) => {
        const count = await messagesOf(inbox);
        if (count === undefined) to.remove();
        else to.set(count);
      },
      "max",
    );
  }
  if (admission) {
    const places = (name: string, help: string, read: (places: ObservedPlaces) => number) =>
      gauge(
        name,
        help,
        ["phase"],
        (to) => {
          for (const [phase, each] of admission.places) to.set({ phase }, read(each));
        },
        "sum",
      );
    places("tributary_admission_places", "Requests that a phase may have at once", ({ total }) => total);
    places("tributary_admission_places_taken", "Requests that a phase has", ({ taken }) => taken);
    gauge(
      "tributary_admission_memory_bytes",
      "Heap that operations may reserve together",
      [],
      (to) => to.set(admission.memory.total),
      "sum",
    );
    gauge(
      "tributary_admission_memory_reserved_bytes",
      "Heap that operations have reserved",
      [],
      (to) => to.set(admission.memory.taken),
      "sum",
    );
  }
  if (subgraphs)
    gauge(
      "tributary_subgraph_up",
      "1 while the process of a subgraph answers",
      ["subgraph"],
      async (to) => {
        for (const [subgraph, state] of Object.entries(await subgraphs()))
          to.set({ subgraph }, Number(state === "up"));
      },
      "min",
    );
  if (folder !== undefined)
    gauge(
      "tributary_disk_free_ratio",
      "Free share of the volume that webhooks and reports are written to; absent without its folder",
      [],
      async (to) => {
        const { bavail, blocks } = await promises.statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
        if (blocks > 0) to.set(bavail / blocks);
        else to.remove();
      },
      "min",
    );
  if (build)
    gauge(
      "tributary_build_info",
      "1 for the version of the program and the hash of its schema",
      ["version", "schema"],
      (to) => {
        to.reset();
        to.set({ ...build() }, 1);
      },
      "max",
    );
  if (!executor) return;
  new kinds.Counter({
    name: "tributary_executor_runs_total",
    help: "Operations by executor; `repaired` counts those of the compiled executor whose data was not as the schema has it",
    labelNames: ["executor"],
    registers,
    collect() {
      this.reset();
      for (const name of ["compiled", "apollo", "repaired"] as const)
        this.inc({ executor: name }, executor[name]);
    },
  });
}

function observeUpstreams(
  gauge: (
    name: string,
    help: string,
    labels: readonly string[],
    read: ReadGauge,
    aggregator: Aggregator,
  ) => unknown,
  upstreams: ReadonlyMap<string, ObservedUpstream>,
): void {
  gauge(
    "tributary_circuit_state",
    "1 for the state that a family's breaker is in",
    ["family", "state"],
    (to) => {
      for (const [family, { circuit }] of upstreams)
        for (const state of CIRCUITS) to.set({ family, state }, Number(state === circuit));
    },
    "max",
  );
  gauge(
    "http_client_active_requests",
    "Requests that a family is answering; server_address is the family",
    ["server_address"],
    (to) => {
      for (const [family, { load }] of upstreams) to.set({ server_address: family }, load.running);
    },
    "sum",
  );
  gauge(
    "tributary_rest_requests_queued",
    "Requests that wait for a connection to a family",
    ["family"],
    (to) => {
      for (const [family, { load }] of upstreams) to.set({ family }, load.queued);
    },
    "sum",
  );
  gauge(
    "tributary_rest_rate_left",
    "Calls that a documented limit leaves now; operation `*` is the limit of the whole family",
    ["family", "operation"],
    (to) => {
      for (const [family, { ratesLeft }] of upstreams)
        for (const [operation, left] of ratesLeft) to.set({ family, operation }, left);
    },
    "min",
  );
}

/** Number of stored messages; undefined if the inbox does not answer in time. */
async function messagesOf(inbox: NonNullable<ObservedObjects["inbox"]>): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), INBOX_MS);
  });
  const counted = inbox.bounds().then(
    (bounds) => (bounds ? bounds.last - bounds.first + 1 : 0),
    () => undefined,
  );
  try {
    return await Promise.race([counted, late]);
  } finally {
    clearTimeout(timer);
  }
}
