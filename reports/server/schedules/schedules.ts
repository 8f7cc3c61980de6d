/** Runs named reports by their schedules, and delivers what comes of them. */
import { setTimeout as wait } from "node:timers/promises";
import { Cron } from "croner";
import { contentTypes, fileName } from "#reports/server/file-names.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { RunRecord } from "#reports/server/run-store.ts";
import type { Runs, ShownCaller } from "#reports/server/runs.ts";
import {
  type Delivered,
  type DeliveryOptions,
  deliverFile,
  deliverWebhook,
  NotDelivered,
  whyNotSent,
} from "./deliver.ts";

type Schedule = NonNullable<ReportInfo["schedule"]>;

export interface SchedulesOptions {
  readonly runs: Runs;
  /** What scheduled runs show of their caller, and whose they are; undefined where the token is not accepted. */
  readonly caller: ShownCaller;
  identify(): Promise<string | undefined>;
  readonly delivery: DeliveryOptions;
  readonly log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
  };
  readonly random?: () => number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const RETRY_MS = 60_000;
/** How often a result is sent. */
const SENDINGS = 4;

export class Schedules {
  readonly #options: SchedulesOptions;
  readonly #crons: Cron[] = [];
  readonly #end = new AbortController();

  constructor(options: SchedulesOptions) {
    this.#options = options;
  }

  /** Waits for the times of all schedules; runs that an earlier process began are delivered when they end. */
  async start(): Promise<void> {
    const { runs, log, delivery, caller } = this.#options;
    const scheduled = (await runs.reports()).filter(({ schedule }) => schedule !== null);
    if (scheduled.length === 0) return;
    const owner = await this.#options.identify();
    if (owner === undefined)
      log.warn({}, "reports do not run by their schedules: REPORTS_SCHEDULE_TOKEN is not accepted");
    for (const report of scheduled) {
      const { schedule } = report;
      if (!schedule || this.#end.signal.aborted) continue;
      const { webhook, file } = schedule.deliver;
      const reason = webhook === undefined ? undefined : whyNotSent(webhook, delivery);
      if (reason !== undefined) log.warn({ report: report.name, reason }, "a result will not be sent");
      if (file === true && delivery.folder === undefined)
        log.warn({ report: report.name }, "a result will not be written: REPORTS_DELIVERY_FOLDER is not set");
      this.#crons.push(
        new Cron(schedule.cron, { timezone: schedule.timeZone, protect: true, unref: true }, () =>
          this.fire(report),
        ),
      );
      for (const run of owner === undefined ? [] : runs.list(owner))
        if (run.scheduled === true && run.endedAt === null && run.report === report.name) {
          runs.resume(run, caller);
          void this.#reporting(report, async () => {
            await this.#ended(run);
            await this.#deliver(run, schedule);
          });
        }
    }
  }

  /** Runs a report now, and delivers its result. */
  fire(report: ReportInfo): Promise<void> {
    const { random = Math.random } = this.#options;
    const { schedule } = report;
    return this.#reporting(report, async () => {
      if (!schedule) return;
      await this.#sleep(random() * (schedule.jitter ?? 0) * 1_000);
      const run = await this.#run(report, schedule);
      if (run) await this.#deliver(run, schedule);
    });
  }

  /** Logs what goes wrong: nobody waits for a scheduled run. */
  async #reporting({ name }: ReportInfo, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#end.signal.aborted) return;
      const reason = error instanceof Error ? error.message : "unknown";
      this.#options.log.warn({ report: name, reason }, "a scheduled report was not run or not delivered");
    }
  }

  close(): void {
    this.#end.abort();
    for (const cron of this.#crons) cron.stop();
  }

  /** The run of which the result is delivered: the first complete one, or the last. */
  async #run(report: ReportInfo, schedule: Schedule): Promise<RunRecord | undefined> {
    const { runs, caller, log } = this.#options;
    const { retries = 0, parameters = {} } = schedule;
    for (let attempt = 0; ; attempt++) {
      const owner = await this.#options.identify();
      if (owner === undefined) throw new Error("REPORTS_SCHEDULE_TOKEN is not accepted");
      const run = runs.start(report, owner, caller, { parameters, scheduled: true });
      await this.#ended(run);
      const { state, error } = run;
      if (state === "FINISHED" && run.result?.complete === true) return run;
      const isHopeless = error?.code === "BAD_USER_INPUT";
      if (attempt >= retries || isHopeless) {
        if (state === "FINISHED") return run;
        log.warn({ report: report.name, run: run.id, reason: error?.message }, "a scheduled report failed");
        return undefined;
      }
      await this.#sleep(RETRY_MS * 2 ** attempt);
    }
  }

  /** Settles once a run has ended, or has lost its token. */
  #ended(run: RunRecord): Promise<void> {
    return new Promise((resolve) => {
      const isOver = () => run.endedAt !== null || run.state === "WAITING_FOR_CALLER";
      const stop = this.#options.runs.follow(run, {
        run: () => isOver() && resolve(),
        progress: () => {},
        end: resolve,
      });
      if (isOver()) resolve();
      const ended = () => {
        stop();
        resolve();
      };
      this.#end.signal.addEventListener("abort", ended, { once: true });
    });
  }

  async #deliver(run: RunRecord, { deliver, timeZone }: Schedule): Promise<void> {
    if (run.state !== "FINISHED") return;
    const { runs, delivery, log } = this.#options;
    const { format, file, webhook } = deliver;
    const delivered: Delivered = {
      run: run.id,
      report: run.report,
      complete: run.result?.complete === true,
      path: await runs.file(run, format, timeZone),
      name: fileName(run, format),
      contentType: contentTypes[format],
    };
    const fields = { report: run.report, run: run.id, complete: delivered.complete };
    // Neither delivery keeps the other from being made.
    if (file === true && delivery.folder !== undefined)
      try {
        await deliverFile(delivered, delivery.folder);
        log.info(fields, "a result was written to REPORTS_DELIVERY_FOLDER");
      } catch (error) {
        const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
        log.warn({ ...fields, reason }, "a result was not written to REPORTS_DELIVERY_FOLDER");
      }
    if (webhook === undefined) return;
    try {
      await this.#send(delivered, webhook);
      log.info(fields, "a result was sent to its webhook");
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      log.warn({ ...fields, reason: error.message }, "a result was not sent to its webhook");
    }
  }

  async #send(delivered: Delivered, webhook: string): Promise<void> {
    for (let sending = 1; ; sending++)
      try {
        return await deliverWebhook(delivered, webhook, this.#options.delivery);
      } catch (error) {
        if (!(error instanceof NotDelivered) || !error.retryable || sending >= SENDINGS) throw error;
        await this.#sleep(RETRY_MS * 2 ** (sending - 1));
      }
  }

  async #sleep(ms: number): Promise<void> {
    const { signal } = this.#end;
    const { sleep = (time) => wait(time, undefined, { signal, ref: false }) } = this.#options;
    if (ms > 0) await sleep(ms, signal);
    signal.throwIfAborted();
  }
}
