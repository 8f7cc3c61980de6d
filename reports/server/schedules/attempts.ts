/** The runs of one time of a schedule: as many attempts as it may take, and the best of them. */
import { QueueFull } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { RunRecord } from "#reports/server/run-store.ts";
import type { Runs, ShownCaller } from "#reports/server/runs.ts";
import type { ScheduleLog } from "./deliveries.ts";
import { type Pauses, RETRY_MS } from "./pauses.ts";

type Schedule = NonNullable<ReportInfo["schedule"]>;

export interface AttemptsOptions {
  readonly runs: Runs;
  /** Credentials of scheduled runs. */
  readonly caller: ShownCaller;
  /** Whose scheduled runs are; undefined where the credential of schedules is not accepted. */
  identify(): Promise<string | undefined>;
  readonly log: ScheduleLog;
}

/** Number of waits for a full queue, one minute each. */
const MOST_FULL = 60;
/**
 * Number of attempts with a refused credential, because an identity provider may be unavailable for a while.
 */
const MOST_REFUSED = 3;

const REFUSED = {
  message: "The credential of schedules is not accepted: the gateway needs a valid REPORTS_SCHEDULE_TOKEN",
  code: "UNAUTHENTICATED",
};

export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #pauses: Pauses;
  /** Whose runs they were when the credential was accepted last. */
  #owner: string | undefined;

  constructor(options: AttemptsOptions, pauses: Pauses) {
    this.#options = options;
    this.#pauses = pauses;
  }

  /** True if the credential of schedules is accepted. */
  async isAccepted(): Promise<boolean> {
    return (await this.#identify()) !== undefined;
  }

  /** The runs of one time, oldest first. */
  of(report: string, firing: string): RunRecord[] {
    return this.#options.runs.scheduled(report).filter((run) => run.firing === firing);
  }

  /**
   * Goes on until there is a complete result or no attempt is left.
   * @returns the attempts; undefined where a run still waits for its caller, or was deleted
   */
  async finish(
    report: ReportInfo,
    schedule: Schedule,
    firing: string,
  ): Promise<readonly RunRecord[] | undefined> {
    const { retries = 0 } = schedule;
    for (;;) {
      const attempts = this.of(report.name, firing);
      const last = attempts.at(-1);
      if (last?.endedAt === null) {
        if (!(await this.#goOn(last))) return undefined;
        continue;
      }
      const isComplete = last?.result?.complete === true;
      const isHopeless = last?.error?.code === "BAD_USER_INPUT" || last?.error?.code === REFUSED.code;
      if (isComplete || isHopeless || attempts.length > retries) return attempts;
      if (last) await this.#pauses.sleep(RETRY_MS * 2 ** (attempts.length - 1));
      await this.#start(report, schedule, firing);
    }
  }

  async #identify(): Promise<string | undefined> {
    const owner = await this.#options.identify();
    this.#owner = owner ?? this.#owner;
    return owner;
  }

  /** Starts an attempt. A full queue is waited for: it must not cost a result of this time. */
  async #start(
    report: ReportInfo,
    { parameters = {}, waitSeconds, timeZone }: Schedule,
    firing: string,
  ): Promise<void> {
    const { runs, caller, log } = this.#options;
    const asked = { parameters, firing, waitSeconds, timeZone };
    for (let [full, refused] = [0, 0]; ; ) {
      const owner = await this.#identify();
      if (owner !== undefined)
        try {
          runs.start(report, owner, caller, asked);
          return;
        } catch (error) {
          if (!(error instanceof QueueFull) || full >= MOST_FULL) throw error;
          log.warn({ report: report.name }, "a scheduled report waits: too many runs are queued");
          full++;
          await this.#pauses.sleep(RETRY_MS);
          continue;
        }
      log.warn({ report: report.name, reason: REFUSED.message }, "a scheduled report was not started");
      if (refused >= MOST_REFUSED) {
        if (this.#owner === undefined) throw new Error(REFUSED.message);
        runs.startFailed(report, this.#owner, asked, REFUSED);
        return;
      }
      await this.#pauses.sleep(RETRY_MS * 2 ** refused);
      refused++;
    }
  }

  /** Follows a run to its end. @returns false where it waits for a valid credential, or was deleted */
  async #goOn(run: RunRecord): Promise<boolean> {
    const { runs, caller, log } = this.#options;
    for (let refused = 0; runs.has(run) && run.endedAt === null; ) {
      this.#pauses.signal.throwIfAborted();
      if (run.state !== "WAITING_FOR_CALLER") {
        await this.#settled(run);
        continue;
      }
      const isRefused = (await this.#identify()) !== run.owner;
      if (isRefused) {
        runs.explain(run, REFUSED);
        log.warn({ report: run.report, run: run.id, reason: REFUSED.message }, "a scheduled report waits");
      }
      if (refused > 0 || isRefused) {
        if (refused >= MOST_REFUSED) return false;
        await this.#pauses.sleep(RETRY_MS * 2 ** refused);
      }
      refused++;
      if (!isRefused) runs.resume(run, caller);
    }
    return runs.has(run);
  }

  /** Settles once somebody lets a run go on that waits for its caller. @returns false where it is gone */
  async resumed(run: RunRecord): Promise<boolean> {
    await this.#until(run, () => run.state !== "WAITING_FOR_CALLER");
    this.#pauses.signal.throwIfAborted();
    return this.#options.runs.has(run);
  }

  /** Settles once a run has ended, waits for its caller, or is gone. */
  #settled(run: RunRecord): Promise<void> {
    return this.#until(run, () => run.endedAt !== null || run.state === "WAITING_FOR_CALLER");
  }

  /** Settles once this is so, the run is gone, or the gateway ends. */
  #until(run: RunRecord, isOver: () => boolean): Promise<void> {
    const { runs } = this.#options;
    const { signal } = this.#pauses;
    return new Promise((resolve) => {
      const done = () => {
        stop();
        signal.removeEventListener("abort", done);
        resolve();
      };
      let stop = () => {};
      signal.addEventListener("abort", done);
      stop = runs.follow(run, { run: () => isOver() && done(), progress: () => {}, end: done });
      if (isOver()) done();
    });
  }
}

/** The result that says most: a complete one, else that with the most complete tables, then the most rows. */
export function bestOf(attempts: readonly RunRecord[]): RunRecord | undefined {
  const worth = ({ result }: RunRecord): readonly number[] => {
    const tables = result?.outcome.tables ?? [];
    const pages = tables.reduce((sum, table) => sum + table.pages, 0);
    const completeTables = tables.filter(({ complete }) => complete).length;
    return [result?.complete === true ? 1 : 0, completeTables, pages, result?.rows ?? 0];
  };
  const finished = attempts.filter(({ state }) => state === "FINISHED");
  return finished.reduce<RunRecord | undefined>((best, run) => {
    if (!best) return run;
    const [known, fresh] = [worth(best), worth(run)];
    const at = fresh.findIndex((value, index) => value !== known[index]);
    // Of two that are worth the same, the later one is newer.
    return at < 0 || (fresh[at] ?? 0) > (known[at] ?? 0) ? run : best;
  }, undefined);
}
