/** The state of a run, as the engine stores it. */

import type { StoredRun } from "#reports/kit/stored/run-folder.ts";
import type { ProgressInfo, ResultInfo } from "#reports/server/protocol.ts";

export type RunState = "QUEUED" | "RUNNING" | "WAITING_FOR_CALLER" | "FINISHED" | "FAILED";

/** Delivery of a scheduled run's result. */
export interface DeliveryRecord {
  /**
   * `PENDING` deliveries are tried again, also after a restart of the gateway. `NOT_CHOSEN`: the result of another
   * attempt for the same time was chosen. `NOT_DUE`: the condition of the schedule is false for the result.
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
  /** Subject of the caller; empty if access control is off. Tokens are never stored. */
  readonly owner: string;
  readonly createdAt: string;
  readonly retentionDays: number;
  /** The time of the schedule that started it. */
  readonly firing?: string | undefined;
  /** True if it reads the first page of each list only. */
  readonly preview?: boolean | undefined;
  readonly state: RunState;
  readonly endedAt: string | null;
  /** Scope with which others may read it. */
  readonly sharedWith?: string | null;
  /** Time since which it waits for its caller. */
  readonly waitingSince?: string | null;
  /**
   * True after the result for its time was chosen, or if there was none. No further attempt for that time follows.
   */
  readonly settled?: boolean;
  /** Only for a scheduled run whose result was chosen. */
  readonly delivery?: DeliveryRecord | null;
  readonly error: { readonly message: string; readonly code: string } | null;
  readonly result: ResultInfo | null;
  /** Lease of its job. A gateway with another lease must not change the run. */
  readonly claim?: string;
  /** Its progress, if other gateways may show it. */
  readonly progress?: ProgressInfo | null;
}

const DAY_MS = 86_400_000;

/**
 * Time at which a run is deleted because it has ended, or because its caller does not return. Null for an active
 * run.
 */
export function expiresAt({ endedAt, waitingSince = null, retentionDays }: RunRecord): string | null {
  const since = endedAt ?? waitingSince;
  return since === null ? null : new Date(Date.parse(since) + retentionDays * DAY_MS).toISOString();
}

/** Time after which a run is deleted. Null for none. A result is stored until its delivery has ended. */
export const deletedAfter = (run: RunRecord): string | null =>
  run.delivery?.state === "PENDING" ? null : expiresAt(run);

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
