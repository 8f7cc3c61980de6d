/** Delivers results of scheduled runs, and stores the outcome with each run. */
import { codeOf } from "#platform/errors/code-of.ts";
import { retries, StoreAway, storedAt, TryAgain } from "#reports/server/engine/job.ts";
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
const MOST_TRIES = retries.delivery.most + 1;

/** Reason why one of the ways of a delivery failed. */
interface Problem {
  readonly reason: string;
  readonly isRetryable: boolean;
}

/** A delivery channel, with the member of the record that has its time. */
interface Way {
  readonly at: "writtenAt" | "sentAt" | "mailedAt";
  readonly name: string;
  deliver(delivered: Delivered): Promise<unknown>;
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
    const before = run.delivery ?? NOT_TRIED;
    let now: DeliveryRecord = { ...before, tries: before.tries + 1 };
    const problems: Problem[] = [];
    const delivered = await this.#made(run, deliver, timeZone).catch((error: unknown) => {
      problems.push(problemOf(error));
      return undefined;
    });
    const left = this.#ways(deliver).filter(({ at }) => (before[at] ?? null) === null);
    for (const way of delivered ? left : [])
      try {
        if (delivered) await way.deliver(delivered);
        this.#options.log.info(fieldsOf(run), `a result was ${way.name}`);
        now = { ...now, [way.at]: new Date().toISOString() };
        // Stored at once, so that it is not sent again if another channel fails or the gateway ends.
        await this.#store(run, now);
      } catch (error) {
        // A failure of one channel does not prevent the others.
        problems.push(problemOf(error, way));
      }
    const isAgain = problems.some(({ isRetryable }) => isRetryable) && now.tries < MOST_TRIES;
    const failed = isAgain ? "PENDING" : "FAILED";
    const problem = problems.length === 0 ? null : problems.map(({ reason }) => reason).join("; ");
    await this.#store(run, { ...now, state: problem === null ? "DELIVERED" : failed, problem });
    if (problem === null) return;
    const text = `a result was not delivered${isAgain ? " yet; it is tried again" : ""}`;
    this.#options.log.warn({ ...fieldsOf(run), reason: problem }, text);
    if (isAgain) throw new TryAgain(problem);
  }

  #ways({ file, webhook, mail }: Schedule["deliver"]): readonly Way[] {
    const { delivery } = this.#options;
    const ways: Way[] = [];
    if (file === true) {
      const name = "written to reports.schedules.folder";
      ways.push({ at: "writtenAt", name, deliver: (one) => deliverFile(one, delivery.folder) });
    }
    if (webhook !== undefined) {
      const name = "sent to its webhook";
      ways.push({ at: "sentAt", name, deliver: (one) => deliverWebhook(one, webhook, delivery) });
    }
    if (mail)
      ways.push({
        at: "mailedAt",
        name: "sent by mail",
        deliver: async (one) => (await import("./mail.ts")).deliverMail(one, mail, delivery.mail),
      });
    return ways;
  }

  async #store({ id }: RunRecord, delivery: DeliveryRecord): Promise<void> {
    const { runs, log } = this.#options;
    const onRefusal = (error: unknown) =>
      log.warn({ run: id, reason: codeOf(error) }, "the state of a delivery cannot be stored");
    await storedAt(() => runs.engine.commit({ change: { id, changes: { delivery } } }), onRefusal);
  }

  async #made(run: RunRecord, deliver: Schedule["deliver"], timeZone: string): Promise<Delivered> {
    const { format, separator, bom } = deliver;
    return {
      run: run.id,
      report: run.report,
      complete: run.result?.complete === true,
      path: await this.#options.runs.results.file(run, format, { timeZone, separator, bom }),
      name: fileName(run, format),
      contentType: contentTypes[format],
      notes: run.result?.outcome.notes ?? [],
    };
  }
}

const fieldsOf = ({ id, report, result }: RunRecord) => ({
  report,
  run: id,
  complete: result?.complete === true,
});

function problemOf(error: unknown, way?: Way): Problem {
  if (error instanceof NotDelivered)
    return { reason: `not ${way?.name}: ${error.message}`, isRetryable: error.retryable };
  if (error instanceof StoreAway) throw error;
  const isBusy = error instanceof QueueFull || error instanceof ProcessEnded;
  if (isBusy) return { reason: "its file was not made yet", isRetryable: true };
  if (error instanceof JobError && error.usage) return { reason: error.message, isRetryable: false };
  return { reason: "its file could not be made", isRetryable: true };
}
