/** Delivers results of scheduled runs, and stores with each run what became of it. */
import { contentTypes, fileName } from "#reports/server/file-names.ts";
import { QueueFull } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import { type DeliveryRecord, NOT_TRIED, type RunRecord } from "#reports/server/run-store.ts";
import type { Runs } from "#reports/server/runs.ts";
import { JobError, ProcessEnded } from "#reports/server/worker-process.ts";
import {
  type Delivered,
  type DeliveryOptions,
  deliverFile,
  deliverWebhook,
  NotDelivered,
} from "./deliver.ts";
import { type Pauses, RETRY_MS } from "./pauses.ts";

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

/** Number of attempts for a delivery, across restarts of the gateway. */
const MOST_TRIES = 6;

/** The delivery of a time for which there is no result. */
export const NOTHING_TO_DELIVER: DeliveryRecord = {
  ...NOT_TRIED,
  state: "FAILED",
  problem: "no run of this time has a result",
};

/** The delivery of a result for which the condition of its schedule does not hold. */
const NOT_DUE: DeliveryRecord = { ...NOT_TRIED, state: "NOT_DUE" };

/** Reason why one of the ways of a delivery failed. */
interface Problem {
  readonly reason: string;
  readonly isRetryable: boolean;
}

export class Deliveries {
  readonly #options: DeliveriesOptions;
  readonly #pauses: Pauses;

  constructor(options: DeliveriesOptions, pauses: Pauses) {
    this.#options = options;
    this.#pauses = pauses;
  }

  /** Stores that the result of a run is to be delivered. */
  choose(run: RunRecord): void {
    const { runs, log } = this.#options;
    if (run.delivery) return;
    const isDue = run.result?.isDue !== false;
    runs.delivered(run, isDue ? NOT_TRIED : NOT_DUE);
    if (!isDue)
      log.info(
        { report: run.report, run: run.id },
        "a result was not delivered: its condition does not hold",
      );
  }

  /**
   * Delivers the result of a run, and tries again what did not succeed. A stop of the gateway leaves the
   * delivery pending; the next start goes on here with what is still to be done.
   */
  async deliver(run: RunRecord, { deliver, timeZone }: Schedule): Promise<void> {
    const { runs } = this.#options;
    const { file, webhook, mail } = deliver;
    this.choose(run);
    for (;;) {
      const before = run.delivery ?? NOT_TRIED;
      if (before.state !== "PENDING" || !runs.has(run)) return;
      const tries = before.tries + 1;
      const problems: Problem[] = [];
      let { writtenAt, sentAt, mailedAt = null } = before;
      const delivered = await this.#made(run, deliver, timeZone).catch((error: unknown) => {
        problems.push(problemOf(error));
        return undefined;
      });
      // No way keeps another from being tried.
      if (delivered && file === true && writtenAt === null)
        writtenAt = await this.#try(problems, () => this.#write(delivered));
      if (delivered && webhook !== undefined && sentAt === null)
        sentAt = await this.#try(problems, () => this.#send(delivered, webhook));
      if (delivered && mail && mailedAt === null)
        mailedAt = await this.#try(problems, () => this.#mail(delivered, mail));
      const isAgain = problems.some(({ isRetryable }) => isRetryable) && tries < MOST_TRIES;
      const failed = isAgain ? "PENDING" : "FAILED";
      const problem = problems.length === 0 ? null : problems.map(({ reason }) => reason).join("; ");
      const state = problem === null ? "DELIVERED" : failed;
      runs.delivered(run, { state, tries, writtenAt, sentAt, mailedAt, problem });
      if (problem !== null) this.#warn(run, problem, isAgain);
      if (!isAgain) return;
      await this.#pauses.sleep(RETRY_MS * 2 ** (tries - 1));
    }
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

  /** @returns when it succeeded; null where it did not */
  async #try(problems: Problem[], work: () => Promise<void>): Promise<string | null> {
    try {
      await work();
      return new Date().toISOString();
    } catch (error) {
      problems.push(problemOf(error));
      return null;
    }
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
