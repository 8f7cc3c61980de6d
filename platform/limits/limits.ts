import { getHeapStatistics } from "node:v8";
import type { RateShare } from "./rate-share.ts";

/** The figures that bound what one operation and one family may use; each can be set. */
export interface Limits {
  /** Connecting to a family, ms. */
  readonly connectMs: number;
  /** One try of a call, its body included, ms. */
  readonly tryMs: number;
  /** A whole GraphQL operation, ms. */
  readonly operationMs: number;
  /** One whose client can wait (`Prefer: wait`), ms. */
  readonly patientMs: number;
  readonly connections: number;
  /** Calls that may wait for a connection of a family. */
  readonly queued: number;
  /** A file that is relayed, ms: it may be gigabytes. */
  readonly transferMs: number;
  /** A file that is uploaded, bytes; a family may take less. */
  readonly uploadBytes: number;
  /** A decoded body, bytes. */
  readonly bodyBytes: number;
  readonly callsPerOperation: number;
  /** Those of them that go to one family. */
  readonly callsPerFamily: number;
  /** Calls of one operation to one family at the same time. */
  readonly callsAtOnce: number;
  readonly tries: number;
  /** Decoded REST answers that one operation reads, bytes. */
  readonly restBytes: number;
  /** Objects in the answer of one operation. */
  readonly answerObjects: number;
  /** The answer of one operation as it is written, bytes. */
  readonly answerBytes: number;
  /** REST answers that the indexes of one kind were read from, decoded, bytes. */
  readonly indexBytes: number;
  /** Undefined where the process has the documented rates alone, or counts them with others. */
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

/** The figures that bound an operation before it runs; each can be set. */
export interface QueryLimits {
  readonly tokens: number;
  /** Fields within fields; introspection does not count. */
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  /** Selections with every fragment counted wherever it is spread. */
  readonly selections: number;
  /** Items that one list may be asked for. */
  readonly pageSize: number;
  /** Objects that its lists may hold if each is as long as it is asked for; see `gateway/policy/answer-size.ts`. */
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

/** The figures that bound what a process of the gateway takes from its clients at once. */
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

/** All figures that depend on the size of a deployment. */
interface ProfiledLimits extends Limits, LoadLimits {
  readonly query: QueryLimits;
}

const normal: ProfiledLimits = { ...defaultLimits, ...defaultLoadLimits, query: defaultQueryLimits };

const MIB = 1024 * 1024;

/** The limits of a deployment by its size; a single one can be set beside its profile. */
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
