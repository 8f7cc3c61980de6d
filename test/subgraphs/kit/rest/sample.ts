/** A small family of the tests, and a client of it. */
import Type from "typebox";
import { bearer } from "#contracts/kit/auth.ts";
import {
  binary,
  type Family,
  family,
  form,
  get,
  json,
  optional,
  post,
  put,
} from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { type RestAnswer, RestClient } from "#subgraphs/kit/rest/rest-client.ts";

const Thing = Type.Object({ id: Type.String(), name: Type.String() });
const spec = {
  subgraph: "business",
  auth: bearer(),
  errors: errorBody(
    ({ message }) => ({ error: message }),
    { message: ["error"], code: ["code"], field: ["field"] },
    { quota: { limit: ["limit"], remaining: ["remaining"], resetAt: ["reset_at"] } },
  ),
  stateRefusals: { codes: ["WrongState"] },
} as const;
const operations = {
  getThing: get("/things/{id}", {
    query: { q: optional(Type.String()) },
    headers: { "x-org": optional(Type.String()) },
    returns: Thing,
    scopes: ["thing:read:all", "thing:read"],
  }),
  listThings: get("/things", {
    notModified: { data: [] },
    page: pageObject(Thing, { maxSize: 5, defaultSize: 5 }),
  }),
  findThings: post("/things/find", {
    reads: true,
    body: json(Type.Object({ ids: Type.Array(Type.String()) })),
    returns: Type.Array(Thing),
  }),
  searchThings: get("/things/search", { returns: Type.Array(Thing), answersWithinMs: 300 }),
  createThing: post("/things", {
    body: json(Type.Object({ name: Type.String() }), { wrapper: "request" }),
    returns: Thing,
  }),
  putThing: put("/things/{id}", {
    headers: { "Idempotency-Key": optional(Type.String()) },
    body: form(Type.Object({ name: Type.String() })),
    returns: Thing,
    idempotencyKey: "Idempotency-Key",
  }),
  touchThing: post("/things/{id}/touch", {
    success: [204],
    stateRefusals: { codes: ["TooLate"], message: /\balready\b/i },
  }),
  exportThing: get("/things/{id}/export", {
    returns: Thing,
    rateLimit: { calls: 1, perMs: 60_000, per: "account" },
  }),
  getSecret: get("/things/{id}/secret", { returns: Thing, secret: "sample:secret:read" }),
  getFile: get("/things/{id}/file", { returns: binary("application/pdf") }),
};

export const sample = family("sample", spec, operations);
/** The sample family with one limit for all of its operations. */
export const sampleWithRate = family(
  "sample",
  { ...spec, rateLimit: { calls: 8, perMs: 60_000, per: "address" } },
  operations,
);
/** The sample family with documents in which 503 means that nothing was done. */
export const sampleUntouchedBy503 = family("sample", { ...spec, untouchedStatuses: [503] }, operations);
/** The sample family with documents that show the form of errors. */
export const sampleDocumented = family(
  "sample",
  { ...spec, errors: { ...spec.errors, documented: true } },
  operations,
);
/** The sample family with integers beyond 53 bits. */
export const sampleOfLarge = family("sample", { ...spec, largeIntegers: true }, operations);

export type SampleOperation = keyof typeof operations;

export interface SampleClient extends AsyncDisposable {
  readonly upstream: RestClient;
  call(
    name: SampleOperation,
    input: Readonly<Record<string, unknown>>,
    caller?: Partial<RestCaller>,
    retried?: () => void,
  ): Promise<RestAnswer>;
  /** Reads a thing, the call of most tests. */
  read(id?: string, caller?: Partial<RestCaller>): Promise<RestAnswer>;
}

/** A client with limits that let a test end soon. */
export function clientOf(
  baseUrl: string,
  options: {
    limits?: Partial<Limits>;
    settings?: Partial<FamilySettings>;
    family?: Family<"sample", typeof operations>;
    clock?: Clock;
    events?: Partial<UpstreamEvents>;
  } = {},
): SampleClient {
  const { family: of = sample, limits, settings, clock, events } = options;
  const upstream = new RestClient(
    of,
    { baseUrl, credential: { secret: "one" }, ...settings },
    { ...defaultLimits, tryMs: 3_000, ...limits },
    clock,
    events,
  );
  const call: SampleClient["call"] = async (name, input, own = {}, retried = () => undefined) => {
    const caller: RestCaller = {
      signal: new AbortController().signal,
      forwarded: {},
      requestId: "request",
      deadline: performance.now() + 15_000,
      ...own,
    };
    return upstream.call(upstream.prepare(of.bound[name], input, caller), caller, {
      tried: (retry) => retry && retried(),
    });
  };
  return {
    upstream,
    call,
    read: (id = "1", caller) => call("getThing", { id }, caller),
    [Symbol.asyncDispose]: () => upstream.close(),
  };
}

/** The family's client for one GraphQL operation. */
export function familyClientOf(upstream: RestClient, init: { callsLeft?: number } = {}): FamilyClient {
  const context = contextFactory(
    [],
    new Map(),
  )({ requestId: "request", signal: new AbortController().signal, forwarded: {}, ...init });
  return new FamilyClient(upstream, context);
}

export const thing = { id: "1", name: "One" };
