/**
 * The engine of runs: their states, and the jobs that make them go on. A job is held by one gateway. If that
 * gateway ends, another one gets the job.
 */
import { createHash, randomUUID } from "node:crypto";
import { expiresAt, type RunRecord } from "./run-record.ts";

/** Attempts after a job that failed: their number, the pause before the first, and true if pauses double. */
export interface Retries {
  readonly most: number;
  readonly pauseS: number;
  readonly doubles: boolean;
}

/** The kinds of jobs. */
export const retries = {
  /** A run. It fails only with its gateway, or if its result cannot be stored. */
  run: { most: 1_000, pauseS: 5, doubles: false },
  /** A time of a schedule, or the decision after a run of it. */
  time: { most: 60, pauseS: 60, doubles: false },
  /** A delivery: six tries within half an hour. */
  delivery: { most: 5, pauseS: 30, doubles: true },
} as const satisfies Record<string, Retries>;
export type JobKind = keyof typeof retries;

/** Members that a job may have; all are texts or numbers. */
export interface JobData {
  readonly run?: string;
  readonly report?: string;
  readonly firing?: string;
  readonly attempt?: number;
  /** Text with which a gateway takes a time from gateways that have other engines. */
  readonly by?: string;
}

export interface NewJob {
  /** A second job of the same id is not added. */
  readonly id: string;
  readonly kind: JobKind;
  readonly data: JobData;
  /** Not earlier than this instant. */
  readonly at?: Date;
  /** True if this gateway does it at once; the others get it if this gateway ends. */
  readonly isHeld?: boolean;
}

/** A job that this gateway holds. */
export interface Job extends Omit<NewJob, "at" | "isHeld"> {
  /** Number of attempts before this one; -1 for a job that was added as held. */
  readonly tries: number;
}

export type RunChanges = Partial<Omit<RunRecord, "id" | "owner" | "report" | "createdAt">>;

/** Changes that are made together or not at all. */
export interface Step {
  /** A new run. */
  readonly add?: RunRecord;
  readonly change?: {
    readonly id: string;
    readonly changes: RunChanges;
    /** The claim that the run must have. */
    readonly claim?: string | undefined;
  };
  readonly jobs?: readonly NewJob[];
  /** A job of this gateway that has ended. */
  readonly done?: Job | undefined;
}

export interface RunFilter {
  readonly owner?: string;
  readonly report?: string;
  readonly firing?: string;
  /** True for runs of schedules only. */
  readonly isScheduled?: boolean;
  /** Runs that expire before this instant. */
  readonly expiresBefore?: string;
  readonly limit?: number;
}

/** @returns true if the gateway goes on with the job, and ends it by a step; else the job has ended */
export type JobHandler = (job: Job) => Promise<boolean>;

export interface RunEngine {
  /** True if several gateways have the same runs. */
  readonly isShared: boolean;
  get(id: string): Promise<RunRecord | undefined>;
  /** Newest first. */
  list(filter: RunFilter): Promise<readonly RunRecord[]>;
  /** @returns false, without any change, for a run that exists already, is gone or has another claim */
  commit(step: Step): Promise<boolean>;
  /** Deletes a run and its job. */
  delete(id: string): Promise<void>;
  /** Gives a job back: it is tried again after its pause. */
  fail(job: Job): Promise<void>;
  /** Begins to take jobs of these kinds. @param onLost called with a job that another gateway has taken, or that was deleted */
  work(handlers: Partial<Record<JobKind, JobHandler>>, onLost: (job: Job) => void): void;
  /** Ends all work; jobs that were not ended are left to others, or to the next start. */
  close(): Promise<void>;
}

/** The claim of a run whose job is held. */
export const claimOf = ({ id, tries }: Pick<Job, "id" | "tries">): string => `${id}/${tries}`;

/** The id of the job of a claim. */
export const jobOf = (claim: string): string => claim.slice(0, claim.indexOf("/"));

/** A new job that this gateway does at once. */
export function heldRun(run: string): Job & NewJob {
  return { id: randomUUID(), kind: "run", data: { run }, isHeld: true, tries: -1 };
}

/** Hexadecimal digits that are the same for the same parts. */
export const digestOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

/** The id of a job that is added once for the same parts. */
export const jobId = (...parts: readonly unknown[]): string =>
  digestOf(...parts).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Time until a run that has lost its caller is looked at again, ms. */
const LOST_MS = 60_000;

/** The job that decides about the report after a run of its schedule. @param lostAt time at which the run lost its caller */
export const afterRun = (
  { id, report, firing = "" }: Pick<RunRecord, "id" | "report" | "firing">,
  lostAt?: string,
): NewJob => ({
  id: jobId("after", id, lostAt ?? null),
  kind: "time",
  data: { run: id, report, firing },
  ...(lostAt !== undefined && { at: new Date(Date.parse(lostAt) + LOST_MS) }),
});

/** A run after a change. */
export const changed = (run: RunRecord, changes: RunChanges): RunRecord => ({ ...run, ...changes });

/** The instant after which a run is deleted; null for none. A result is stored until its delivery has ended. */
export const deletedAfter = (run: RunRecord): string | null =>
  run.delivery?.state === "PENDING" ? null : expiresAt(run);

/** The pause after a failed attempt, ms. @param tries attempts before it */
export function pauseMs(kind: JobKind, tries: number): number {
  const { pauseS, doubles } = retries[kind];
  return pauseS * 1_000 * (doubles ? 2 ** (Math.max(0, tries) + 1) : 1);
}

/** Says that an attempt has failed and the next one may succeed. */
export class TryAgain extends Error {}

/** A store that gateways share cannot be reached, or has refused. Its message names neither address nor content. */
export class StoreAway extends Error {
  constructor(readonly code: string) {
    super("Runs of reports cannot be stored or read now: try again later");
  }
}

/** A short reason of an error, without an address. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/** Does what needs a store. @throws StoreAway */
export async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreAway(codeOf(error));
  }
}
