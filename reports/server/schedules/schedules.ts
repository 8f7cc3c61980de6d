/** Runs named reports by their schedules, and delivers what comes of them. */
import { Cron } from "croner";
import { SharedAway } from "#platform/shared/shared.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { RunRecord } from "#reports/server/run-store.ts";
import { Attempts, type AttemptsOptions, bestOf } from "./attempts.ts";
import { type DeliveryOptions, whyNotMailed, whyNotSent } from "./deliver.ts";
import { Deliveries, NOTHING_TO_DELIVER } from "./deliveries.ts";
import { Firings } from "./firings.ts";
import { LastTimes } from "./last-times.ts";
import { Pauses, RETRY_MS, type Sleep } from "./pauses.ts";

export interface SchedulesOptions extends AttemptsOptions {
  /** Reports that callers save, also through other gateways. */
  readonly saved?: { reports(): Promise<readonly ReportInfo[]> } | undefined;
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

/** Interval between readings of the saved reports, ms. */
const SAVED_MS = 60_000;
/** The longest pause until the reports are asked for again, as a power of two. */
const MOST_DOUBLINGS = 4;
/** Number of attempts to reach an unavailable store, one minute apart. */
const MOST_AWAY = 60;
const SECOND_MS = 1_000;
/** Longer than clocks of gateways differ, and than a time is made up for. */
const TAKEN_MS = 86_400_000;
/** Time after the end of its jitter in which a missed schedule still runs, ms. */
const MAKE_UP_MS = 3_600_000;

type Schedule = NonNullable<ReportInfo["schedule"]>;

export class Schedules {
  readonly #options: SchedulesOptions;
  /** By report, with the report as it was when its times were set. */
  readonly #crons = new Map<string, { readonly text: string; readonly cron: Cron }>();
  #timer: NodeJS.Timeout | undefined;
  readonly #pauses: Pauses;
  readonly #attempts: Attempts;
  readonly #deliveries: Deliveries;
  readonly #firings: Firings;
  readonly #lastTimes: LastTimes;
  /** By report, how much of it goes on: a time, or what an earlier process left undone. */
  readonly #busy = new Map<string, number>();

  constructor(options: SchedulesOptions) {
    this.#options = options;
    this.#pauses = new Pauses(options.sleep);
    this.#attempts = new Attempts(options, this.#pauses);
    this.#deliveries = new Deliveries(options, this.#pauses);
    const { folder } = options.runs;
    const problems = {
      notStored: () => options.log.warn({}, "the times of schedules cannot be stored"),
      notRead: (file: string) =>
        options.log.warn({ file }, "the stored times of schedules cannot be read: the file counts as empty"),
    };
    this.#firings = new Firings(folder, problems);
    this.#lastTimes = new LastTimes(folder, problems);
  }

  /** Waits for the times of all schedules, and goes on with what an earlier process left undone. */
  async start(): Promise<void> {
    const { log } = this.#options;
    const scheduled = (await this.#reports()).filter(({ schedule }) => schedule !== null);
    const names = new Set(scheduled.map(({ name }) => name));
    this.#options.runs.endDeliveries(names);
    this.#firings.keep(names);
    this.#lastTimes.keep(names);
    if (scheduled.length > 0 && !(await this.#attempts.isAccepted()))
      log.warn({}, "reports do not run by their schedules: REPORTS_SCHEDULE_TOKEN is not accepted");
    for (const report of scheduled) this.#follow(report);
    if (!this.#options.saved || this.#pauses.signal.aborted) return;
    this.#timer = setInterval(() => void this.update(), SAVED_MS);
    this.#timer.unref();
  }

  /** Follows the schedules of saved reports as they are now. */
  async update(): Promise<void> {
    const scheduled = (await this.#reports()).filter(({ schedule }) => schedule !== null);
    if (this.#pauses.signal.aborted) return;
    for (const [name, { cron, text }] of this.#crons) {
      if (scheduled.some((report) => report.name === name && textOf(report) === text)) continue;
      cron.stop();
      this.#crons.delete(name);
    }
    for (const report of scheduled) if (!this.#crons.has(report.name)) this.#follow(report);
  }

  /** Waits for the times of a report. */
  #follow(report: ReportInfo): void {
    const { name, schedule } = report;
    if (!schedule || this.#pauses.signal.aborted) return;
    this.#warnOf(report);
    const cron = new Cron(schedule.cron, { timezone: schedule.timeZone, unref: true }, () =>
      this.fire(report),
    );
    this.#crons.set(name, { text: textOf(report), cron });
    // After the times to come are waited for: none can pass unseen between.
    this.#noteMissed(report, schedule);
    void this.resume(report);
  }

  /**
   * Runs a report now, and delivers its result; nothing where another gateway does it, or an earlier time of
   * the report still goes on.
   */
  fire(report: ReportInfo): Promise<void> {
    return this.#reporting(report, async () => {
      const { name, schedule } = report;
      if (!schedule) return;
      const firing = timeOf(schedule, this.#now());
      // A start at the very second of a time may see it as missed, and as one that comes.
      if (this.#lastTimes.of(name, schedule) === firing) return;
      if (this.#busy.has(name)) return this.#left(report, schedule, firing);
      this.#note(report, schedule, firing);
      await this.#whileBusy(report, () =>
        this.#ended(report, firing, () => this.#begin(report, schedule, firing)),
      );
    });
  }

  /** Stores a time that is to be run. */
  #note({ name }: ReportInfo, schedule: Schedule, firing: string): void {
    // In this order: a time that is stored is not missed, whatever comes between.
    this.#firings.begin(name, firing);
    this.#lastTimes.set(name, schedule, firing);
  }

  /** Lets no further time of a report begin until the work has ended. */
  async #whileBusy({ name }: ReportInfo, work: () => Promise<void>): Promise<void> {
    this.#busy.set(name, (this.#busy.get(name) ?? 0) + 1);
    try {
      await work();
    } finally {
      const left = (this.#busy.get(name) ?? 1) - 1;
      if (left > 0) this.#busy.set(name, left);
      else this.#busy.delete(name);
    }
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
    // Left untaken at the end of the gateway: the next start takes it with the same text.
    this.#pauses.signal.throwIfAborted();
    this.#firings.taken(report.name, firing);
    await this.#finish(report, firing);
  }

  /** True if it is too late to make up for a time. */
  #isTooLate({ jitter = 0 }: Schedule, firing: string): boolean {
    return this.#now().getTime() - Date.parse(firing) > jitter * SECOND_MS + MAKE_UP_MS;
  }

  /** Stores the last time of a report if it came while no process of this gateway waited for it. */
  #noteMissed(report: ReportInfo, schedule: Schedule): void {
    const { name } = report;
    const last = this.#lastTimes.of(name, schedule);
    const firing = timeOf(schedule, this.#now());
    // A schedule that is new here has missed nothing. A time of this very second may still come: it does not
    // count as seen, so that it runs, now or after the next start.
    if (last === undefined)
      this.#lastTimes.set(name, schedule, timeBefore(schedule, this.#now().getTime() - SECOND_MS));
    else if (last >= firing) return;
    // Stored already, and perhaps taken.
    else if (this.#firings.of(name).includes(firing)) this.#lastTimes.set(name, schedule, firing);
    else this.#note(report, schedule, firing);
  }

  /** Leaves out a time for which it is too late, and says so unless another gateway has taken it. */
  async #leaveOut(report: ReportInfo, firing: string): Promise<void> {
    const by = this.#firings.begin(report.name, firing);
    // Taken, so that one of several gateways says it.
    if (!(await this.#take(report, firing, by))) return;
    const text =
      "a time of a scheduled report is left out: it is more than an hour past, and no gateway is known to have run it";
    this.#options.log.warn({ report: report.name, time: firing }, text);
  }

  /** Goes on with runs and deliveries of a report that a stop of the gateway has cut off, and with a missed time. */
  async resume(report: ReportInfo): Promise<void> {
    const { name } = report;
    const runs = this.#options.runs.scheduled(name);
    const firings = new Set([...runs.flatMap(({ firing }) => firing ?? []), ...this.#firings.of(name)]);
    if (firings.size === 0) return;
    await this.#whileBusy(report, async () => {
      await Promise.all(
        [...firings].map((firing) => {
          const attempts = runs.filter((run) => run.firing === firing);
          return this.#reporting(report, () =>
            this.#ended(report, firing, () => this.#goOn(report, firing, attempts)),
          );
        }),
      );
    });
  }

  /** @param attempts runs of this time that are there already */
  async #goOn(report: ReportInfo, firing: string, attempts: readonly RunRecord[]): Promise<void> {
    const { schedule, name } = report;
    const pending = attempts.find(({ delivery }) => delivery?.state === "PENDING");
    const isOver = attempts.some(({ delivery, settled }) => delivery || settled);
    // Stopped within the jitter of this time, or before it was stored that it was taken; or missed.
    if (schedule && attempts.length === 0 && this.#firings.isUntaken(name, firing)) {
      const last = this.#lastTimes.of(name, schedule);
      if (last !== undefined && firing < last) this.#superseded(report, firing);
      else if (this.#isTooLate(schedule, firing)) await this.#leaveOut(report, firing);
      else await this.#begin(report, schedule, firing);
    } else if (pending && schedule) await this.#deliver(pending, attempts, schedule);
    else if (!isOver) await this.#finish(report, firing);
  }

  #superseded({ name }: ReportInfo, firing: string): void {
    const text = "a time of a scheduled report is not made up for: a later one has come since";
    this.#options.log.info({ report: name, time: firing }, text);
  }

  close(): void {
    this.#pauses.end();
    clearInterval(this.#timer);
    for (const { cron } of this.#crons.values()) cron.stop();
  }

  /** The named and the saved reports; asked for again where they cannot be read yet. */
  async #reports(): Promise<readonly ReportInfo[]> {
    const { runs, saved, log } = this.#options;
    for (let tries = 0; ; tries++)
      try {
        return [...(await runs.reports()), ...((await saved?.reports()) ?? [])];
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, "the schedules of reports are not read yet");
        await this.#pauses.sleep(RETRY_MS * 2 ** Math.min(tries, MOST_DOUBLINGS));
      }
  }

  #left({ name }: ReportInfo, schedule: Schedule, firing: string): void {
    // It is no time that was missed: a start does not make up for it.
    this.#lastTimes.set(name, schedule, firing);
    const text = "a scheduled report was left out: that of an earlier time still runs or is tried again";
    this.#options.log.warn({ report: name }, text);
  }

  /** Says at the start what would come out only when a result is there. */
  #warnOf({ name, schedule }: ReportInfo): void {
    const { delivery, log } = this.#options;
    const { webhook, file, mail } = schedule?.deliver ?? {};
    const reason = webhook === undefined ? undefined : whyNotSent(webhook, delivery);
    if (reason !== undefined) log.warn({ report: name, reason }, "a result will not be sent");
    const noMail = mail && whyNotMailed(mail, delivery.mail);
    if (noMail !== undefined) log.warn({ report: name, reason: noMail }, "a result will not be sent by mail");
    if (file === true && delivery.folder === undefined)
      log.warn({ report: name }, "a result will not be written: reports.schedules.folder is not set");
  }

  /** True if this gateway is the one that runs a report at this time. */
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

/** Text that differs if a report or its schedule does. */
const textOf = ({ files, schedule }: ReportInfo): string => JSON.stringify([files, schedule]);

/** The last time of a schedule: the same for all gateways, however late each of them is. */
const timeOf = (schedule: Schedule, now: Date): string =>
  // Timers may be early, by less than a second.
  timeBefore(schedule, now.getTime() + SECOND_MS);

/** The last time of a schedule before an instant. */
function timeBefore({ cron, timeZone }: Schedule, ms: number): string {
  const before = new Date(ms);
  const [time = before] = new Cron(cron, { timezone: timeZone }).previousRuns(1, before);
  return time.toISOString();
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");
