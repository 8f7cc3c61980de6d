/** Jobs of the engine: their kinds, their ids, and errors after which they are repeated. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "#platform/errors/code-of.ts";

/** Kinds of jobs: maximum number of retries, pause before the first retry, and true if pauses double. */
export const retries = {
  /** A run. It fails only with its gateway, or if its result cannot be stored. */
  run: { most: 1_000, pauseS: 5, doubles: false },
  /** A time of a schedule, or the decision after a run for it. */
  time: { most: 60, pauseS: 60, doubles: false },
  /** A delivery: six attempts within half an hour. */
  delivery: { most: 5, pauseS: 30, doubles: true },
} as const;
export type JobKind = keyof typeof retries;

/** Members that a job may have; all are texts or numbers. */
export interface JobData {
  readonly run?: string;
  readonly report?: string;
  readonly firing?: string;
  readonly attempt?: number;
}

export interface NewJob {
  /** A second job with the same id is not added. */
  readonly id: string;
  readonly kind: JobKind;
  readonly data: JobData;
  /** Earliest time of the job. */
  readonly at?: Date;
  /** True if this gateway runs it at once. Other gateways get it if this gateway ends. */
  readonly isLeased?: boolean;
}

/** A job that this gateway has leased. */
export interface Job extends Omit<NewJob, "at" | "isLeased"> {
  /** Number of attempts before this one; -1 for a job that was added as leased. */
  readonly tries: number;
}

/** @returns true if the gateway continues the job and ends it later; false if the job has ended */
export type JobHandler = (job: Job) => Promise<boolean>;

/** The claim of a run whose job is leased. */
export const claimOf = ({ id, tries }: Pick<Job, "id" | "tries">): string => `${id}/${tries}`;

/** The id of the job of a claim. */
export const jobOf = (claim: string): string => claim.slice(0, claim.indexOf("/"));

/** A new job that this gateway runs at once. */
export function leasedRun(run: string): Job & NewJob {
  return { id: randomUUID(), kind: "run", data: { run }, isLeased: true, tries: -1 };
}

/** Hexadecimal digest, equal for equal parts. */
export const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** Id of a job, so that equal parts add only one job. */
export const jobId = (...parts: readonly unknown[]): string =>
  digestOf(...parts).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Interval after which a run without a caller is checked again, ms. */
const LOST_MS = 60_000;

/** The job that decides after a run of a schedule. @param lostAt time at which the run lost its caller */
export const afterRun = (
  {
    id,
    report,
    firing = "",
  }: { readonly id: string; readonly report: string; readonly firing?: string | undefined },
  lostAt?: string,
): NewJob => ({
  id: jobId("after", id, lostAt ?? null),
  kind: "time",
  data: { run: id, report, firing },
  ...(lostAt !== undefined && { at: new Date(Date.parse(lostAt) + LOST_MS) }),
});

/** An attempt has failed, and a later one may succeed. */
export class TryAgain extends Error {}

/** A store of runs is unreachable or has refused a request. The message contains neither address nor content. */
export class StoreAway extends Error {
  constructor(readonly code: string) {
    super("Runs of reports cannot be stored or read now: try again later");
  }
}

/** Attempts to store a result or a state, and the first pause, ms; each further pause is twice as long. */
const STORE_TRIES = 7;
const STORE_PAUSE_MS = 1_000;

/** Repeats work that a store refuses for up to a minute, because the store may recover. @throws StoreAway */
export async function storedAt<T>(
  work: () => Promise<T>,
  onRefusal: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await reached(work);
    } catch (error) {
      onRefusal(error);
      if (tries >= STORE_TRIES) throw error;
      await sleep(STORE_PAUSE_MS * 2 ** (tries - 1), undefined, { signal, ref: false });
    }
}

/** Runs work that needs a store. @throws StoreAway */
export async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreAway ? error : new StoreAway(codeOf(error));
  }
}
