/** Runs named reports by their schedules, and delivers what comes of them. */
import { Cron } from "croner";
import { SharedAway } from "#platform/shared/shared.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { RunRecord } from "#reports/server/run-store.ts";
import { Attempts, type AttemptsOptions, bestOf } from "./attempts.ts";
import { type DeliveryOptions, whyNotSent } from "./deliver.ts";
import { Deliveries, NOTHING_TO_DELIVER } from "./deliveries.ts";
import { Firings } from "./firings.ts";
import { LastTimes } from "./last-times.ts";
import { Pauses, RETRY_MS, type Sleep } from "./pauses.ts";

export interface SchedulesOptions extends AttemptsOptions {
  readonly delivery: DeliveryOptions;
  /**
   * True for the first gateway that asks for an id within so many milliseconds; undefined where the
   * gateway shares nothing with others. Also true for the one who took it, where its answer was lost.
   * @throws SharedAway if that cannot be known
   */
  readonly takeOnce?: ((id: string, ms: number, by: string) => Promise<boolean>) | undefined;
  readonly now?: () => Date;
  readonly random?: () => number;
  readonly sleep?: Sleep | undefined;
}

/** The longest pause until the reports are asked for again, as a power of two. */
const MOST_DOUBLINGS = 4;
/** How often a store that is away is asked again, a minute between. */
const MOST_AWAY = 60;
const SECOND_MS = 1_000;
/** Longer than clocks of gateways differ, and than a time is made up for. */
const TAKEN_MS = 86_400_000;
/** How long after the end of its jitter a time is made up for at which no gateway ran. */
const MAKE_UP_MS = 3_600_000;

type Schedule = NonNullable<ReportInfo["schedule"]>;

export class Schedules {
  readonly #options: SchedulesOptions;
  readonly #crons: Cron[] = [];
  readonly #pauses: Pauses;
  readonly #attempts: Attempts;
  readonly #deliveries: Deliveries;
  readonly #firings: Firings;
  readonly #lastTimes: LastTimes;

  constructor(options: SchedulesOptions) {
    this.#options = options;
    this.#pauses = new Pauses(options.sleep);
    this.#attempts = new Attempts(options, this.#pauses);
    this.#deliveries = new Deliveries(options, this.#pauses);
    const onProblem = () => options.log.warn({}, "the times of schedules cannot be stored");
    this.#firings = new Firings(options.runs.folder, onProblem);
    this.#lastTimes = new LastTimes(options.runs.folder, onProblem);
  }

  /** Waits for the times of all schedules, and goes on with what an earlier process left undone. */
  async start(): Promise<void> {
    const { log } = this.#options;
    const scheduled = (await this.#reports()).filter(({ schedule }) => schedule !== null);
    const names = new Set(scheduled.map(({ name }) => name));
    this.#options.runs.endDeliveries(names);
    this.#firings.keep(names);
    this.#lastTimes.keep(names);
    if (scheduled.length === 0) return;
    if (!(await this.#attempts.isAccepted()))
      log.warn({}, "reports do not run by their schedules: REPORTS_SCHEDULE_TOKEN is not accepted");
    for (const report of scheduled) {
      const { schedule } = report;
      if (!schedule || this.#pauses.signal.aborted) continue;
      this.#warnOf(report);
      this.#crons.push(
        new Cron(
          schedule.cron,
          { timezone: schedule.timeZone, protect: () => this.#left(report, schedule), unref: true },
          () => this.fire(report),
        ),
      );
      void this.resume(report);
      // After the times to come are waited for: none can pass unseen between.
      void this.#makeUp(report, schedule);
    }
  }

  /** Runs a report now, and delivers its result; nothing where another gateway does it. */
  fire(report: ReportInfo): Promise<void> {
    return this.#reporting(report, async () => {
      const { name, schedule } = report;
      if (!schedule) return;
      const firing = timeOf(schedule, this.#now());
      // A start at the very second of a time may see it as missed, and as one that comes.
      if (this.#lastTimes.of(name, schedule) === firing) return;
      // In this order: a time that is stored is not missed, whatever comes between.
      this.#firings.begin(name, firing);
      this.#lastTimes.set(name, schedule, firing);
      await this.#ended(report, firing, () => this.#begin(report, schedule, firing));
    });
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  /** Runs a report at a time, unless another gateway does; stored first, so that a stop does not lose it. */
  async #begin(report: ReportInfo, { jitter = 0 }: Schedule, firing: string): Promise<void> {
    const { random = Math.random } = this.#options;
    const by = this.#firings.begin(report.name, firing);
    await this.#pauses.sleep(random() * jitter * SECOND_MS);
    if (!(await this.#take(report, firing, by))) return;
    this.#firings.taken(report.name, firing);
    await this.#finish(report, firing);
  }

  /** Whether it is too late to make up for a time. */
  #isTooLate({ jitter = 0 }: Schedule, firing: string): boolean {
    return this.#now().getTime() - Date.parse(firing) > jitter * SECOND_MS + MAKE_UP_MS;
  }

  /** Runs a report whose last time came while no process of this gateway waited for it. */
  async #makeUp(report: ReportInfo, schedule: Schedule): Promise<void> {
    const { name } = report;
    const firing = timeOf(schedule, this.#now());
    const last = this.#lastTimes.of(name, schedule);
    // A schedule that is new here has missed nothing.
    if (last === undefined) return this.#lastTimes.set(name, schedule, firing);
    if (last >= firing) return;
    // Stored, and gone on with already.
    if (this.#firings.of(name).includes(firing)) return this.#lastTimes.set(name, schedule, firing);
    if (!this.#isTooLate(schedule, firing)) return this.fire(report);
    this.#lastTimes.set(name, schedule, firing);
    this.#leftOut(report, firing);
  }

  #leftOut({ name }: ReportInfo, firing: string): void {
    const text =
      "a time of a scheduled report was left out: no gateway ran then, nor within the hour after it";
    this.#options.log.warn({ report: name, time: firing }, text);
  }

  /** Goes on with runs and deliveries of a report that a stop of the gateway has cut off. */
  async resume(report: ReportInfo): Promise<void> {
    const { schedule } = report;
    const runs = this.#options.runs.scheduled(report.name);
    const firings = new Set([
      ...runs.flatMap(({ firing }) => firing ?? []),
      ...this.#firings.of(report.name),
    ]);
    await Promise.all(
      [...firings].map((firing) =>
        this.#reporting(report, () =>
          this.#ended(report, firing, async () => {
            const attempts = runs.filter((run) => run.firing === firing);
            const pending = attempts.find(({ delivery }) => delivery?.state === "PENDING");
            const isOver = attempts.some(({ delivery, settled }) => delivery || settled);
            // Stopped within the jitter of this time, or before it was stored that it was taken.
            if (schedule && attempts.length === 0 && this.#firings.isUntaken(report.name, firing)) {
              if (this.#isTooLate(schedule, firing)) this.#leftOut(report, firing);
              else await this.#begin(report, schedule, firing);
            } else if (pending && schedule) await this.#deliver(pending, attempts, schedule);
            else if (!isOver) await this.#finish(report, firing);
          }),
        ),
      ),
    );
  }

  close(): void {
    this.#pauses.end();
    for (const cron of this.#crons) cron.stop();
  }

  /** The named reports; asked for again where they cannot be read yet. */
  async #reports(): Promise<readonly ReportInfo[]> {
    const { runs, log } = this.#options;
    for (let tries = 0; ; tries++)
      try {
        return await runs.reports();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, "the schedules of reports are not read yet");
        await this.#pauses.sleep(RETRY_MS * 2 ** Math.min(tries, MOST_DOUBLINGS));
      }
  }

  #left({ name }: ReportInfo, schedule: Schedule): void {
    // It is no time that was missed: a start does not make up for it.
    this.#lastTimes.set(name, schedule, timeOf(schedule, this.#now()));
    const text = "a scheduled report was left out: that of an earlier time still runs or is tried again";
    this.#options.log.warn({ report: name }, text);
  }

  /** Says at the start what would come out only when a result is there. */
  #warnOf({ name, schedule }: ReportInfo): void {
    const { delivery, log } = this.#options;
    const { webhook, file } = schedule?.deliver ?? {};
    const reason = webhook === undefined ? undefined : whyNotSent(webhook, delivery);
    if (reason !== undefined) log.warn({ report: name, reason }, "a result will not be sent");
    if (file === true && delivery.folder === undefined)
      log.warn({ report: name }, "a result will not be written: REPORTS_DELIVERY_FOLDER is not set");
  }

  /** Whether this gateway is the one that runs a report at this time. */
  async #take({ name }: ReportInfo, firing: string, by: string): Promise<boolean> {
    const { takeOnce, log } = this.#options;
    if (!takeOnce) return true;
    for (let tries = 0; ; tries++)
      try {
        return await takeOnce(`schedule:${name}:${firing}`, TAKEN_MS, by);
      } catch (error) {
        if (!(error instanceof SharedAway) || tries >= MOST_AWAY) throw error;
        log.warn({ report: name }, "a scheduled report waits: the store of the gateways cannot be reached");
        await this.#pauses.sleep(RETRY_MS);
      }
  }

  async #finish(report: ReportInfo, firing: string): Promise<void> {
    const { runs, log } = this.#options;
    const { schedule } = report;
    if (!schedule) return;
    const attempts = await this.#attempts.finish(report, schedule, firing);
    if (!attempts) return this.#followWaiting(report, firing);
    const best = bestOf(attempts);
    if (best) return this.#deliver(best, attempts, schedule);
    const last = attempts.at(-1);
    if (!last) return;
    for (const run of attempts) runs.delivered(run, NOTHING_TO_DELIVER);
    runs.settle(attempts);
    log.warn({ report: report.name, run: last.id, reason: last.error?.message }, "a scheduled report failed");
  }

  /** Forgets a time once its work has ended; a stop of the gateway leaves it to the next start. */
  async #ended({ name }: ReportInfo, firing: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } finally {
      if (!this.#pauses.signal.aborted) this.#firings.remove(name, firing);
    }
  }

  async #deliver(best: RunRecord, attempts: readonly RunRecord[], schedule: Schedule): Promise<void> {
    this.#deliveries.choose(best);
    this.#options.runs.settle(attempts);
    await this.#deliveries.deliver(best, schedule);
  }

  /** Goes on once somebody lets the run go on that waits; nobody waits for that, later times run meanwhile. */
  #followWaiting(report: ReportInfo, firing: string): void {
    const waiting = this.#attempts.of(report.name, firing).find(({ endedAt }) => endedAt === null);
    if (!waiting) return;
    void this.#reporting(report, async () => {
      if (await this.#attempts.resumed(waiting)) await this.#finish(report, firing);
    });
  }

  /** Logs what goes wrong: nobody waits for a scheduled run. */
  async #reporting({ name }: ReportInfo, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#pauses.signal.aborted) return;
      const reason = reasonOf(error);
      this.#options.log.warn({ report: name, reason }, "a scheduled report was not run or not delivered");
    }
  }
}

/** The last time of a schedule: the same for all gateways, however late each of them is. */
function timeOf({ cron, timeZone }: Schedule, now: Date): string {
  // Times are whole seconds, and that of the reference is not among those before it.
  const [time = now] = new Cron(cron, { timezone: timeZone }).previousRuns(
    1,
    new Date(now.getTime() + SECOND_MS),
  );
  return time.toISOString();
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");
