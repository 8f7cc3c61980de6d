/** Examines one configured family: its name, its TLS, its credential, and what its reads answer. Never a write. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { constantCase } from "#contracts/kit/settings.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { FailureCause } from "#platform/telemetry/instrumentation.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { adviceOn, adviceOnReach, REFUSED } from "./advice.ts";
import { reach } from "./reach.ts";
import type { ReadResult } from "./read-result.ts";

export interface Diagnosis {
  readonly family: string;
  /** `ok`, or the code of a failed connection: `ENOTFOUND`, `ECONNREFUSED`, a TLS code. */
  readonly reachable: string;
  readonly credential: "ok" | "refused" | "unknown" | "the caller's own";
  readonly reads: readonly ReadResult[];
  /** Advice: the setting to check or to change. */
  readonly advice: readonly string[];
}

/** Most reads without `deep`. A further read is made only after NOT_FOUND or FORBIDDEN. */
const FIRST_READS = 3;

/** Inputs of a declared family's reads by operation id, because its calls are rendered beforehand. */
export type ReadInputs = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * @param deep True for every read that needs no id, or whose id is in an earlier answer; otherwise only the first
 *   one
 * @param inputs The reads with their inputs; by default the reads in the contract that need no input.
 */
export async function examine(
  family: Family,
  settings: FamilySettings,
  limits: Limits,
  deep: boolean,
  inputs?: ReadInputs,
): Promise<Diagnosis> {
  const prefix = constantCase(family.name);
  const url = new URL(settings.baseUrl);
  // With a proxy, the proxy checks name and certificate. The reads show if it reaches the family.
  const reachable = settings.proxy ? "ok" : await reach(url);
  if (reachable !== "ok") {
    const advice = [adviceOnReach(family.name, url, reachable)];
    return { family: family.name, reachable, credential: "unknown", reads: [], advice };
  }
  if ("forward" in settings.credential) {
    const advice = [`${prefix}_CREDENTIAL forwards the callers' own: nothing can be read without a caller`];
    return { family: family.name, reachable, credential: "the caller's own", reads: [], advice };
  }
  const advice: string[] = [];
  const causes: FailureCause[] = [];
  const events = {
    failed: (failure: { readonly cause: FailureCause }) => {
      causes.push(failure.cause);
    },
  };
  const client = new RestClient(family, settings, limits, undefined, events, (text) => advice.push(text));
  const read: ReadOnce = async (operation, input) => {
    causes.length = 0;
    const made = await readOnce(client, operation, input);
    const cause = causes.at(-1);
    return { ...made, result: { ...made.result, ...(cause && { cause }) } };
  };
  try {
    await client.ready();
    const reads = await readAll(family, client.settings.scope ?? {}, read, deep, inputs);
    for (const key of family.settings?.scope ?? []) {
      const operation = key.readBy && family.bound[key.readBy.operation];
      const value = settings.scope?.[key.parameter];
      if (!operation || value === undefined) continue;
      const { result } = await read(operation, { [key.readBy.parameter]: value });
      reads.push(result);
      if (isNothingThere(result))
        advice.push(
          `families.${family.name}.scope.${key.key} is ${value}: nothing is read there. ${key.means}`,
        );
    }
    const credential = credentialIn(reads);
    return {
      family: family.name,
      reachable,
      credential,
      reads,
      advice: [...advice, ...adviceOn(family.name, reads, settings, client.limits)],
    };
  } finally {
    await client.close();
  }
}

const parametersIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** True for a read without required parameters that changes nothing, reveals no secret and has no own rate limit. */
function isHarmless({ method, spec, query, headers }: BoundOperation): boolean {
  if (method !== "GET" || spec.secret !== undefined || spec.rateLimit || spec.anonymous) return false;
  if (spec.returns && "binary" in spec.returns) return false;
  return ![...Object.values(query), ...Object.values(headers)].some(({ required }) => required);
}

type ReadOnce = (
  operation: BoundOperation,
  input: Readonly<Record<string, unknown>>,
) => Promise<{ readonly result: ReadResult; readonly id?: string | undefined }>;

async function readAll(
  family: Family,
  scope: Readonly<Record<string, string>>,
  read: ReadOnce,
  deep: boolean,
  inputs: ReadInputs | undefined,
): Promise<ReadResult[]> {
  const harmless = Object.values<BoundOperation>(family.bound).filter((operation) =>
    inputs ? inputs.has(operation.id) : isHarmless(operation),
  );
  const known = new Map<string, string>();
  const results: ReadResult[] = [];
  const byNeed = [...harmless].sort((a, b) => parametersIn(a.path).length - parametersIn(b.path).length);
  for (const operation of byNeed) {
    const missing = parametersIn(operation.path).filter((name) => !(name in scope));
    const input = inputs?.get(operation.id) ?? inputFor(operation, missing, known);
    if (!input) continue;
    const { result, id } = await read(operation, input);
    results.push(result);
    if (id !== undefined) known.set(operation.path, id);
    const { code } = result;
    const mayDiffer = code === "NOT_FOUND" || code === "FORBIDDEN";
    if (!deep && (!mayDiffer || results.length >= FIRST_READS)) break;
  }
  return results;
}

/** Input of a read; undefined if it is unknown. An id comes from the list whose path is one segment shorter. */
function inputFor(
  { path }: BoundOperation,
  missing: readonly string[],
  known: ReadonlyMap<string, string>,
): Record<string, string> | undefined {
  const [name, ...others] = missing;
  if (name === undefined) return {};
  const [list = "", rest] = path.split(`/{${name}}`);
  const id = known.get(list);
  return id === undefined || others.length > 0 || rest === undefined ? undefined : { [name]: id };
}

async function readOnce(
  client: RestClient,
  operation: BoundOperation,
  input: Readonly<Record<string, unknown>>,
): Promise<{ result: ReadResult; id?: string | undefined }> {
  const { page } = operation.spec;
  const caller: RestCaller = {
    signal: AbortSignal.timeout(client.limits.operationMs),
    forwarded: {},
    requestId: "doctor",
    deadline: performance.now() + client.limits.operationMs,
  };
  const request = { size: Math.min(page?.maxSize ?? 1, 5) };
  try {
    const asked = { ...page?.ask(request), ...input };
    const prepared = client.prepare(operation, asked, caller);
    const answer = await client.call(prepared, caller);
    const { status } = answer;
    const items = page?.read(answer, request).items;
    const result = {
      operation: operation.id,
      status,
      code: undefined,
      ...client.driftOf(prepared, answer),
      ...(page && { paging: pagingOf(items) }),
    };
    return { result, id: idIn(items?.[0]) };
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    const { status } = error.extensions;
    const result = {
      operation: operation.id,
      status: typeof status === "number" ? status : undefined,
      code: error instanceof RefusedError ? error.code : String(error.extensions["code"] ?? error.code),
    };
    return { result };
  }
}

const isNothingThere = ({ code, paging }: ReadResult): boolean =>
  code === undefined ? paging !== "understood" : code === "NOT_FOUND" || code === "FORBIDDEN";

/** An empty list does not show if its rows are understood. */
const pagingOf = (items: readonly unknown[] | undefined): NonNullable<ReadResult["paging"]> => {
  if (!items) return "not understood";
  return items.length > 0 ? "understood" : "empty";
};

function idIn(row: unknown): string | undefined {
  const { id } = (row ?? {}) as { readonly id?: unknown };
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}

function credentialIn(reads: readonly ReadResult[]): Diagnosis["credential"] {
  if (reads.some(({ code }) => code !== undefined && REFUSED.has(code))) return "refused";
  return reads.some(({ code }) => code === undefined || code === "FORBIDDEN") ? "ok" : "unknown";
}

/** True if a family works with its settings. */
export const isHealthy = ({ reachable, credential, reads }: Diagnosis): boolean =>
  reachable === "ok" &&
  credential !== "refused" &&
  (reads.length === 0 || reads.some(({ code }) => code === undefined)) &&
  reads.every(
    ({ code, paging }) => (code === undefined || code === "NOT_FOUND") && paging !== "not understood",
  );
