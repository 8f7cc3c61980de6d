/** Trace of one run: its REST calls with their times, and the query plan that led to them. */
import { isObject, type Json, listOf, numberOf, objectOf, parseJson, textOf } from "#console/kit/json.ts";

export interface TracedCall {
  readonly id: number;
  readonly family: string;
  /** `banking.listPayments` */
  readonly operation: string;
  /** `GET /payments`, as the family documents it. */
  readonly route: string;
  readonly keys: number;
  readonly startMs: number;
  readonly rateMs: number;
  readonly queueMs: number;
  readonly waitMs: number;
  readonly readMs: number;
  readonly tries: number;
  readonly status: number | undefined;
  readonly outcome: string;
  readonly bytes: number;
  readonly shared: boolean;
  readonly roundTrip: number;
  /** Response paths that waited for the call, with list indexes as `@`. */
  readonly paths: readonly string[];
}

export interface PlanNode {
  readonly kind: string;
  readonly subgraph: string | undefined;
  readonly path: string;
  readonly types: readonly string[];
  readonly requests: readonly number[];
  readonly nodes: readonly PlanNode[];
}

export interface FamilyTally {
  readonly family: string;
  readonly calls: number;
  readonly keys: number;
  readonly shared: number;
  readonly retries: number;
  readonly ms: number;
}

export interface Trace {
  readonly calls: number;
  readonly roundTrips: number;
  readonly indexCalls: number;
  readonly families: readonly FamilyTally[];
  /** Undefined if the gateway reported only the totals of each family. */
  readonly requests: readonly TracedCall[] | undefined;
  readonly plan: PlanNode | undefined;
  /** Time from sending the operation to its response, ms. */
  readonly ms: number;
}

/** Time at which the response of a call was read, ms after the operation began. */
export const endOf = ({ startMs, rateMs, queueMs, waitMs, readMs }: TracedCall): number =>
  startMs + rateMs + queueMs + waitMs + readMs;

export const failedCall = ({ outcome }: TracedCall): boolean => outcome !== "ok" && outcome !== "";

export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

export interface TraceTimes {
  readonly totalMs: number;
  /** Time during which at least one REST call was queued or in progress. */
  readonly restMs: number;
  /** All other time: in the gateway and its subgraphs, and in transfer between client and gateway. */
  readonly gatewayMs: number;
  readonly gateway: readonly Span[];
}

/** Divides the time of a run. The parts are rounded so that the displayed parts add up to the displayed total. */
export function timesOf(requests: readonly TracedCall[], ms: number): TraceTimes {
  const end = Math.max(ms, ...requests.map(endOf));
  const gateway: Span[] = [];
  let at = 0;
  for (const call of [...requests].sort((a, b) => a.startMs - b.startMs)) {
    if (call.startMs > at) gateway.push({ startMs: at, endMs: call.startMs });
    at = Math.max(at, endOf(call));
  }
  if (end > at) gateway.push({ startMs: at, endMs: end });
  const gatewayMs = gateway.reduce((sum, span) => sum + span.endMs - span.startMs, 0);
  // Same precision as `msText`.
  const unit = end < 10 ? 0.1 : end < 10_000 ? 1 : 100;
  const rounded = (value: number) => Math.round(value / unit) * unit;
  const [totalMs, restMs] = [rounded(end), rounded(end - gatewayMs)];
  return { totalMs, restMs, gatewayMs: totalMs - restMs, gateway };
}

/** Reads the trace in the extensions of a response; undefined if they have none. */
export function traceIn(extensions: Json, ms: number): Trace | undefined {
  const upstream = extensions["upstream"];
  if (!isObject(upstream)) return undefined;
  const requests = upstream["requests"];
  const plan = extensions["plan"];
  return {
    calls: numberOf(upstream["calls"]),
    roundTrips: numberOf(upstream["roundTrips"] ?? upstream["waves"]),
    indexCalls: numberOf(objectOf(upstream["index"])["calls"]),
    families: listOf(upstream["families"]).map((value) => {
      const tally = objectOf(value);
      return {
        family: textOf(tally["family"]),
        calls: numberOf(tally["calls"]),
        keys: numberOf(tally["keys"]),
        shared: numberOf(tally["shared"]),
        retries: numberOf(tally["retries"]),
        ms: numberOf(tally["ms"]),
      };
    }),
    requests: Array.isArray(requests) ? requests.map(callOf) : undefined,
    plan: isObject(plan) ? planOf(plan) : undefined,
    ms,
  };
}

function callOf(value: unknown): TracedCall {
  const call = objectOf(value);
  const status = call["status"];
  return {
    id: numberOf(call["id"]),
    family: textOf(call["family"]),
    operation: textOf(call["operation"]),
    route: textOf(call["route"]),
    keys: numberOf(call["keys"]),
    startMs: numberOf(call["startMs"]),
    rateMs: numberOf(call["rateMs"]),
    queueMs: numberOf(call["queueMs"]),
    waitMs: numberOf(call["waitMs"]),
    readMs: numberOf(call["readMs"]),
    tries: numberOf(call["tries"]),
    status: typeof status === "number" ? status : undefined,
    outcome: textOf(call["outcome"]),
    bytes: numberOf(call["bytes"]),
    shared: call["shared"] === true,
    roundTrip: numberOf(call["roundTrip"]),
    paths: listOf(call["paths"]).map(textOf),
  };
}

function planOf(node: Json): PlanNode {
  return {
    kind: textOf(node["kind"]),
    subgraph: textOf(node["subgraph"]) || undefined,
    path: textOf(node["path"]),
    types: listOf(node["types"]).map(textOf),
    requests: listOf(node["requests"]).map(numberOf),
    nodes: listOf(node["nodes"]).filter(isObject).map(planOf),
  };
}

/** Writes a response path as the trace does: list indexes become `@`. */
export const tracePath = (path: readonly (string | number)[]): string =>
  path.map((key) => (typeof key === "number" ? "@" : key)).join(".");

/** Calls that a field of the result waited for: those of its path, or else of the nearest parent path with any. */
export function callsBehind(trace: Trace, path: string): readonly TracedCall[] {
  const calls = trace.requests ?? [];
  for (let at = path; at !== ""; at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : "") {
    const own = calls.filter(({ paths }) => paths.includes(at));
    if (own.length > 0) return own;
  }
  return [];
}

const FORMAT = "tributary-trace";

/** Text of a file that shares a trace. It has the document, but no value of the result. */
export const traceFile = (document: string, extensions: Json, ms: number): string =>
  JSON.stringify(
    { format: FORMAT, version: 1, document, ms, upstream: extensions["upstream"], plan: extensions["plan"] },
    null,
    2,
  );

export interface OpenedTrace {
  readonly document: string;
  readonly extensions: Json;
  readonly ms: number;
}

/** Reads a file that `traceFile` wrote. @throws Error for a file of another format. */
export function readTraceFile(text: string): OpenedTrace {
  const file = parseJson(text);
  if (!isObject(file) || file["format"] !== FORMAT)
    throw new Error("The file is not a trace; choose one that was saved from the Trace tab.");
  const extensions = { upstream: file["upstream"], plan: file["plan"] };
  return { document: textOf(file["document"]), extensions, ms: numberOf(file["ms"]) };
}
