/** Delivers results of scheduled runs, and stores with each run what became of it. */
import { TryAgain } from "#reports/server/engine/engine.ts";
import { type DeliveryRecord, NOT_TRIED, type RunRecord } from "#reports/server/engine/run-record.ts";
import { contentTypes, fileName } from "#reports/server/file-names.ts";
import { QueueFull } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { Runs } from "#reports/server/runs.ts";
import { JobError, ProcessEnded } from "#reports/server/worker-process.ts";
import {
  type Delivered,
  type DeliveryOptions,
  deliverFile,
  deliverWebhook,
  NotDelivered,
} from "./deliver.ts";

type Schedule = NonNullable<ReportInfo["schedule"]>;

export interface DeliveriesOptions {
  readonly runs: Runs;
  readonly delivery: DeliveryOptions;
  readonly log: ScheduleLog;
}

export interface ScheduleLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Number of attempts for a delivery, across gateways and restarts. */
const MOST_TRIES = 6;

/** Reason why one of the ways of a delivery failed. */
interface Problem {
  readonly reason: string;
  readonly isRetryable: boolean;
}

export class Deliveries {
  readonly #options: DeliveriesOptions;

  constructor(options: DeliveriesOptions) {
    this.#options = options;
  }

  /**
   * Delivers the result of a run in the ways that have not succeeded before.
   * @throws TryAgain
   */
  async deliver(run: RunRecord, { deliver, timeZone }: Schedule): Promise<void> {
    const { file, webhook, mail } = deliver;
    const before = run.delivery ?? NOT_TRIED;
    let now: DeliveryRecord = { ...before, tries: before.tries + 1 };
    const problems: Problem[] = [];
    const delivered = await this.#made(run, deliver, timeZone).catch((error: unknown) => {
      problems.push(problemOf(error));
      return undefined;
    });
    // No way keeps another from being tried. Each success is stored at once: nothing is sent again after it.
    const attempt = async (way: "writtenAt" | "sentAt" | "mailedAt", work: () => Promise<void>) => {
      if ((before[way] ?? null) !== null) return;
      try {
        await work();
      } catch (error) {
        problems.push(problemOf(error));
        return;
      }
      now = { ...now, [way]: new Date().toISOString() };
      await this.#store(run, now);
    };
    if (delivered && file === true) await attempt("writtenAt", () => this.#write(delivered));
    if (delivered && webhook !== undefined) await attempt("sentAt", () => this.#send(delivered, webhook));
    if (delivered && mail) await attempt("mailedAt", () => this.#mail(delivered, mail));
    const isAgain = problems.some(({ isRetryable }) => isRetryable) && now.tries < MOST_TRIES;
    const failed = isAgain ? "PENDING" : "FAILED";
    const problem = problems.length === 0 ? null : problems.map(({ reason }) => reason).join("; ");
    await this.#store(run, { ...now, state: problem === null ? "DELIVERED" : failed, problem });
    if (problem !== null) this.#warn(run, problem, isAgain);
    if (isAgain) throw new TryAgain(problem ?? "");
  }

  async #store({ id }: RunRecord, delivery: DeliveryRecord): Promise<void> {
    await this.#options.runs.engine.commit({ change: { id, changes: { delivery } } });
  }

  async #made(run: RunRecord, deliver: Schedule["deliver"], timeZone: string): Promise<Delivered> {
    const { format, separator, bom } = deliver;
    return {
      run: run.id,
      report: run.report,
      complete: run.result?.complete === true,
      path: await this.#options.runs.file(run, format, { timeZone, separator, bom }),
      name: fileName(run, format),
      contentType: contentTypes[format],
      notes: run.result?.outcome.notes ?? [],
    };
  }

  async #write(delivered: Delivered): Promise<void> {
    const { folder } = this.#options.delivery;
    if (folder === undefined)
      throw new NotDelivered("not written to a folder: reports.schedules.folder is not set", false);
    try {
      await deliverFile(delivered, folder);
    } catch (error) {
      const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      throw new NotDelivered(`not written to reports.schedules.folder: ${reason}`, true);
    }
    this.#options.log.info(fieldsOf(delivered), "a result was written to reports.schedules.folder");
  }

  async #send(delivered: Delivered, webhook: string): Promise<void> {
    try {
      await deliverWebhook(delivered, webhook, this.#options.delivery);
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      throw new NotDelivered(`not sent to its webhook: ${error.message}`, error.retryable);
    }
    this.#options.log.info(fieldsOf(delivered), "a result was sent to its webhook");
  }

  async #mail(delivered: Delivered, to: readonly string[]): Promise<void> {
    try {
      const { deliverMail } = await import("./mail.ts");
      await deliverMail(delivered, to, this.#options.delivery.mail);
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error;
      throw new NotDelivered(`not sent by mail: ${error.message}`, error.retryable);
    }
    this.#options.log.info(fieldsOf(delivered), "a result was sent by mail");
  }

  #warn(run: RunRecord, reason: string, isAgain: boolean): void {
    const fields = { report: run.report, run: run.id, reason };
    this.#options.log.warn(
      fields,
      isAgain ? "a result was not delivered yet; it is tried again" : "a result was not delivered",
    );
  }
}

const fieldsOf = ({ run, report, complete }: Delivered) => ({ report, run, complete });

function problemOf(error: unknown): Problem {
  if (error instanceof NotDelivered) return { reason: error.message, isRetryable: error.retryable };
  const isBusy = error instanceof QueueFull || error instanceof ProcessEnded;
  if (isBusy) return { reason: "its file was not made yet", isRetryable: true };
  if (error instanceof JobError && error.usage) return { reason: error.message, isRetryable: false };
  return { reason: "its file could not be made", isRetryable: true };
}
