/** Runs on disk: a folder each, with its state, what was read, and the result. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredRun } from "#reports/kit/stored/run-folder.ts";
import type { ResultInfo } from "./protocol.ts";

export type RunState = "QUEUED" | "RUNNING" | "WAITING_FOR_CALLER" | "FINISHED" | "FAILED";

/** Delivery of a scheduled run's result. */
export interface DeliveryRecord {
  /**
   * `PENDING` is tried again, also after a start of the gateway. `NOT_CHOSEN` is that of an attempt where
   * the result of another attempt of the same time was chosen. `NOT_DUE` is that of a result for which the
   * condition of its schedule does not hold.
   */
  readonly state: "PENDING" | "DELIVERED" | "FAILED" | "NOT_CHOSEN" | "NOT_DUE";
  /** Number of attempts. */
  readonly tries: number;
  /** Time of the write to the folder of deliveries. */
  readonly writtenAt: string | null;
  /** Time at which the webhook accepted it. */
  readonly sentAt: string | null;
  /** Time at which the mail server accepted it. Records of earlier versions lack it. */
  readonly mailedAt?: string | null;
  /** Reason of the last failure. */
  readonly problem: string | null;
}

export interface RunRecord extends StoredRun {
  /** The name of its report. */
  readonly report: string;
  readonly title: string;
  /** Subject of the caller; empty where access control is off. No token is ever stored. */
  readonly owner: string;
  readonly createdAt: string;
  readonly retentionDays: number;
  /** The time of its report's schedule that began it. */
  readonly firing?: string | undefined;
  /** True if it reads the first page of each list only. */
  readonly preview?: boolean | undefined;
  state: RunState;
  endedAt: string | null;
  /** Scope with which others may read it. */
  sharedWith?: string | undefined;
  /** Since when it waits for its caller. */
  waitingSince?: string | null;
  /** Set once the result of its time was chosen, or there was none: nothing of that time runs again. */
  settled?: boolean;
  /** Of a scheduled run whose result was chosen. */
  delivery?: DeliveryRecord | null;
  error: { readonly message: string; readonly code: string } | null;
  result: ResultInfo | null;
}

const STATE = "run.json";
const ID = /^[0-9a-f]{32}$/;
const DAY_MS = 86_400_000;

/** When a run is deleted that has ended, or whose caller does not come back; null while it goes on. */
export function expiresAt({ endedAt, waitingSince = null, retentionDays }: RunRecord): string | null {
  const since = endedAt ?? waitingSince;
  return since === null ? null : new Date(Date.parse(since) + retentionDays * DAY_MS).toISOString();
}

/** The state before the first try. */
export const NOT_TRIED: DeliveryRecord = {
  state: "PENDING",
  tries: 0,
  writtenAt: null,
  sentAt: null,
  mailedAt: null,
  problem: null,
};

const NOT_CHOSEN: DeliveryRecord = {
  ...NOT_TRIED,
  state: "NOT_CHOSEN",
  problem: "another run of the same time was chosen",
};

/** Outcome of a scheduled run's delivery. Null while it is open, and for other runs. */
export const deliveryOf = ({ delivery, settled }: RunRecord): DeliveryRecord | null =>
  delivery ?? (settled === true ? NOT_CHOSEN : null);

/** The state of a run; undefined where the file cannot be read or is not whole. */
function readRecord(file: string): RunRecord | undefined {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as RunRecord | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export class RunStore {
  readonly #folder: string;
  readonly #runs = new Map<string, RunRecord>();

  /** Reads the runs that are there. What cannot be read is left alone. */
  constructor(folder: string, onUnreadable: (id: string) => void = () => {}) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const id of readdirSync(folder)) {
      const file = join(folder, id, STATE);
      if (!ID.test(id) || !existsSync(file)) continue;
      const run = readRecord(file);
      if (run?.id === id) this.#runs.set(id, run);
      else onUnreadable(id);
    }
  }

  folderOf(id: string): string {
    return join(this.#folder, id);
  }

  get(id: string): RunRecord | undefined {
    return this.#runs.get(id);
  }

  /** Newest first. */
  all(): RunRecord[] {
    return [...this.#runs.values()].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** Writes the state of a run, whole or not at all. */
  save(run: RunRecord): void {
    const folder = this.folderOf(run.id);
    mkdirSync(folder, { recursive: true });
    const fresh = join(folder, `${STATE}.partial`);
    writeFileSync(fresh, JSON.stringify(run));
    renameSync(fresh, join(folder, STATE));
    this.#runs.set(run.id, run);
  }

  delete(id: string): void {
    this.#runs.delete(id);
    rmSync(this.folderOf(id), { recursive: true, force: true });
  }
}
