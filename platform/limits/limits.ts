import { getHeapStatistics } from "node:v8";
import type { RateShare } from "./rate-share.ts";

/** Limits of one operation, and of the calls to one family. */
export interface Limits {
  /** Longest time to connect to a family, ms. */
  readonly connectMs: number;
  /** Longest time of one try of a call, including its body, ms. */
  readonly tryMs: number;
  /** Longest time of a GraphQL operation, ms. */
  readonly operationMs: number;
  /** Longest time of an operation with `Prefer: wait`, ms. */
  readonly patientMs: number;
  readonly connections: number;
  /** Most calls that wait for a connection to a family. */
  readonly queued: number;
  /** Longest time to relay a file, which may have gigabytes, ms. */
  readonly transferMs: number;
  /** Largest uploaded file, bytes. A family may accept less. */
  readonly uploadBytes: number;
  /** Largest decoded body of a REST response, bytes. */
  readonly bodyBytes: number;
  readonly callsPerOperation: number;
  /** Most calls of one operation to one family. */
  readonly callsPerFamily: number;
  /** Most calls of one operation to one family at the same time. */
  readonly callsAtOnce: number;
  readonly tries: number;
  /** Most decoded bytes of the REST responses that one operation reads. */
  readonly restBytes: number;
  /** Most objects in the response of one operation. */
  readonly answerObjects: number;
  /** Largest serialized response of one operation, bytes. */
  readonly answerBytes: number;
  /** Most decoded bytes of the REST responses from which the indexes of one kind were built. */
  readonly indexBytes: number;
  /** Undefined if the process uses the documented rates alone, or counts calls in a shared store. */
  readonly rateShare?: RateShare;
}

export const defaultLimits: Limits = {
  connectMs: 2_000,
  tryMs: 5_000,
  operationMs: 25_000,
  patientMs: 300_000,
  transferMs: 600_000,
  uploadBytes: 5 * 1024 ** 3,
  connections: 64,
  queued: 256,
  bodyBytes: 10 * 1024 * 1024,
  callsPerOperation: 300,
  callsPerFamily: 300,
  callsAtOnce: 10,
  tries: 3,
  restBytes: 128 * 1024 * 1024,
  answerObjects: 500_000,
  answerBytes: 64 * 1024 * 1024,
  // An index needs about twice its bytes in the heap.
  indexBytes: Math.floor(getHeapStatistics().heap_size_limit / 8),
};

/** Limits that are checked before an operation runs. Each can be configured. */
export interface QueryLimits {
  readonly tokens: number;
  /** Deepest nesting of fields. Introspection does not count. */
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  /** Most selections. A fragment counts at each spread. */
  readonly selections: number;
  /** Most items that may be requested of one list. */
  readonly pageSize: number;
  /** Most objects in lists of the requested lengths; see `gateway/policy/answer-size.ts`. */
  readonly objects: number;
}

export const defaultQueryLimits: QueryLimits = {
  tokens: 2_000,
  depth: 20,
  aliases: 30,
  rootFields: 20,
  directives: 50,
  selections: 1_000,
  pageSize: 250,
  objects: 500_000,
};

/** Limits of the requests that a gateway process accepts at once. */
export interface LoadLimits {
  readonly headerBytes: number;
  readonly requestBytes: number;
  readonly requestsAtOnce: number;
  readonly subscriptions: number;
  readonly subscriptionsPerCaller: number;
}

const defaultLoadLimits: LoadLimits = {
  headerBytes: 16_384,
  requestBytes: 1_048_576,
  requestsAtOnce: 512,
  subscriptions: 4_000,
  subscriptionsPerCaller: 100,
};

/** All limits that depend on the size of a deployment. */
interface ProfiledLimits extends Limits, LoadLimits {
  readonly query: QueryLimits;
}

const normal: ProfiledLimits = { ...defaultLimits, ...defaultLoadLimits, query: defaultQueryLimits };

const MIB = 1024 * 1024;

/** Limits by the size of a deployment. A single limit can override the profile. */
export const limitProfiles = {
  /** A process with a heap of about 500 MB, or services that take few calls. */
  small: {
    ...normal,
    connections: 16,
    queued: 64,
    callsPerOperation: 100,
    callsPerFamily: 100,
    restBytes: 32 * MIB,
    answerObjects: 100_000,
    answerBytes: 16 * MIB,
    requestsAtOnce: 128,
    subscriptions: 1_000,
    query: { ...defaultQueryLimits, objects: 100_000 },
  },
  normal,
  /** A process with a heap of 8 GB or more, over services that take many calls. */
  large: {
    ...normal,
    connections: 256,
    queued: 1_024,
    callsPerOperation: 1_000,
    callsPerFamily: 1_000,
    restBytes: 512 * MIB,
    answerObjects: 2_000_000,
    answerBytes: 256 * MIB,
    requestsAtOnce: 2_048,
    subscriptions: 16_000,
    query: { ...defaultQueryLimits, objects: 2_000_000 },
  },
} as const satisfies Readonly<Record<string, ProfiledLimits>>;

export type LimitProfile = keyof typeof limitProfiles;

/** Time limits for the end of a process. */
export interface ShutdownTimes {
  /** Time between the stop signal and the end of listening, ms; `/readyz` answers 503 meanwhile. */
  readonly delayMs: number;
  /** Time that requests in flight may take after that, ms. */
  readonly limitMs: number;
}
