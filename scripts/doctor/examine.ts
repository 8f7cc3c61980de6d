/** Examines one configured family: its name, its TLS, its credential, and what its reads answer. Never a write. */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { constantCase } from "#contracts/kit/settings.ts";
import { type ShapeDifferences, shapeDifferences } from "#contracts/kit/shape-differences.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

/** What one read came to. */
export interface ReadResult extends Partial<ShapeDifferences> {
  readonly operation: string;
  readonly status: number | undefined;
  /** The code of the error catalog; undefined for a success. */
  readonly code: string | undefined;
  /** Whether the list stands where the contract has it; undefined for what is no list. */
  readonly paging?: "understood" | "not understood";
}

export interface Diagnosis {
  readonly family: string;
  /** `ok`, or what went wrong on the way: `ENOTFOUND`, `ECONNREFUSED`, a TLS code. */
  readonly reachable: string;
  readonly credential: "ok" | "refused" | "unknown" | "the caller's own";
  readonly reads: readonly ReadResult[];
  /** What to look at or to set. */
  readonly advice: readonly string[];
}

const TLS_MS = 5_000;

/** @param deep every read that needs no id, or whose id an earlier answer gave, instead of the first one */
export async function examine(
  family: Family,
  settings: FamilySettings,
  limits: Limits,
  deep: boolean,
): Promise<Diagnosis> {
  const prefix = constantCase(family.name);
  const url = new URL(settings.baseUrl);
  // Name and certificate are the proxy's to look at: whether it reaches the family, the reads show.
  const reachable = settings.proxy ? "ok" : await reach(url);
  if (reachable !== "ok") {
    const advice = [`${prefix}_URL: the host ${url.host} cannot be reached (${reachable})`];
    return { family: family.name, reachable, credential: "unknown", reads: [], advice };
  }
  if ("forward" in settings.credential) {
    const advice = [`${prefix}_CREDENTIAL forwards the callers' own: nothing can be read without a caller`];
    return { family: family.name, reachable, credential: "the caller's own", reads: [], advice };
  }
  const advice: string[] = [];
  const client = new RestClient(family, settings, limits, undefined, undefined, (text) => advice.push(text));
  try {
    await client.ready();
    const reads = await readAll(family, client, deep);
    const credential = credentialIn(reads);
    return {
      family: family.name,
      reachable,
      credential,
      reads,
      advice: [...advice, ...adviceOn(prefix, reads, settings.proxy !== undefined)],
    };
  } finally {
    await client.close();
  }
}

/** Name, connection and certificate of the host. */
async function reach(url: URL): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  try {
    await lookup(host);
  } catch (error) {
    return codeOf(error);
  }
  if (url.protocol !== "https:") return "ok";
  return new Promise((resolve) => {
    const port = Number(url.port || 443);
    const socket = connect({ host, port, timeout: TLS_MS, ...(isIP(host) === 0 && { servername: host }) });
    const end = (result: string) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("secureConnect", () => end("ok"));
    socket.once("timeout", () => end("ETIMEDOUT"));
    socket.once("error", (error) => end(codeOf(error)));
  });
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "an unknown error";

const parametersIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** A read that can be made without knowing anything: it changes nothing, reveals no secret and has no limit of its own. */
function isHarmless({ method, spec, query, headers }: BoundOperation): boolean {
  if (method !== "GET" || spec.secret !== undefined || spec.rateLimit || spec.anonymous) return false;
  if (spec.returns && "binary" in spec.returns) return false;
  return ![...Object.values(query), ...Object.values(headers)].some(({ required }) => required);
}

async function readAll(family: Family, client: RestClient, deep: boolean): Promise<ReadResult[]> {
  const harmless = Object.values<BoundOperation>(family.bound).filter(isHarmless);
  const scope = client.settings.scope ?? {};
  const known = new Map<string, string>();
  const results: ReadResult[] = [];
  const byNeed = [...harmless].sort((a, b) => parametersIn(a.path).length - parametersIn(b.path).length);
  for (const operation of byNeed) {
    const missing = parametersIn(operation.path).filter((name) => !(name in scope));
    const input = inputFor(operation, missing, known);
    if (!input) continue;
    const { result, id } = await readOnce(client, operation, input);
    results.push(result);
    if (id !== undefined) known.set(operation.path, id);
    if (!deep) break;
  }
  return results;
}

/** The id of an object is taken from the list that stands one segment above it. */
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
  const { page, returns } = operation.spec;
  const caller: RestCaller = {
    signal: AbortSignal.timeout(client.limits.operationMs),
    forwarded: {},
    requestId: "doctor",
    deadline: performance.now() + client.limits.operationMs,
  };
  const request = { size: Math.min(page?.maxSize ?? 1, 5) };
  const schema = page?.schema ?? (returns && "binary" in returns ? undefined : returns);
  let differences: ReturnType<typeof shapeDifferences> | undefined;
  client.watchBodies((_operation, body) => {
    differences = schema && shapeDifferences(schema, body);
  });
  try {
    const asked = { ...page?.ask(request), ...input };
    const { status, body, headers } = await client.call(client.prepare(operation, asked, caller), caller);
    const items = page?.read({ body, headers }, request).items;
    const paging = page && { paging: items ? ("understood" as const) : ("not understood" as const) };
    const result = { operation: operation.id, status, code: undefined, ...differences, ...paging };
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

function idIn(row: unknown): string | undefined {
  const { id } = (row ?? {}) as { readonly id?: unknown };
  return typeof id === "string" || typeof id === "number" ? String(id) : undefined;
}

/** Codes of a credential that the family does not accept. */
const REFUSED: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "UPSTREAM_MISCONFIGURED"]);

function credentialIn(reads: readonly ReadResult[]): Diagnosis["credential"] {
  if (reads.some(({ code }) => code !== undefined && REFUSED.has(code))) return "refused";
  return reads.some(({ code }) => code === undefined || code === "FORBIDDEN" || code === "NOT_FOUND")
    ? "ok"
    : "unknown";
}

function* adviceOn(prefix: string, reads: readonly ReadResult[], proxied: boolean): Generator<string> {
  const codes = new Set(reads.map(({ code }) => code));
  if (reads.length === 0) yield "no read can be made without an id: nothing was examined";
  if ([...REFUSED].some((code) => codes.has(code)))
    yield `${prefix}_CREDENTIAL is refused; ${prefix}_AUTH says in which header and after which word it is sent`;
  if (codes.has("FORBIDDEN")) yield `${prefix}_CREDENTIAL may not read everything: look at its rights`;
  if (codes.has("NOT_FOUND")) yield `${prefix}_URL may need another path: some reads find nothing`;
  if (codes.has("UPSTREAM_UNAVAILABLE") || codes.has("UPSTREAM_TIMEOUT"))
    yield `${prefix}_URL: the family does not answer, or not in time${proxied ? `; it is called through a proxy (${prefix}_PROXY, OUTBOUND_PROXY, NO_PROXY)` : ""}`;
  if (codes.has("UPSTREAM_BAD_RESPONSE"))
    yield `${prefix}_URL: what answers there does not speak as the family does`;
  if (reads.some(({ paging }) => paging === "not understood"))
    yield "a list is not where the contract has it: is this the family's documented interface?";
}

/** Whether a family can be used as it is set. */
export const isHealthy = ({ reachable, credential, reads }: Diagnosis): boolean =>
  reachable === "ok" &&
  credential !== "refused" &&
  reads.every(
    ({ code, paging }) => (code === undefined || code === "NOT_FOUND") && paging !== "not understood",
  );
