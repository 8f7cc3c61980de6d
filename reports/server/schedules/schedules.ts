/** Runs reports by their schedules: each time is a job, which one of the gateways does. */
import { Cron } from "croner";
import type { ScheduledCaller } from "#reports/server/callers.ts";
import type { RunEngine } from "#reports/server/engine/engine.ts";
import { afterRun, digestOf, type Job, jobId, type NewJob, TryAgain } from "#reports/server/engine/job.ts";
import { type DeliveryRecord, NOT_TRIED, type RunRecord } from "#reports/server/engine/run-record.ts";
import { QueueFull } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import type { Runs } from "#reports/server/runs.ts";
import { bestOf, isOver, REFUSED } from "./attempts.ts";
import { type DeliveryOptions, whyNotMailed, whyNotSent } from "./deliver.ts";
import { Deliveries, type ScheduleLog } from "./deliveries.ts";

export interface SchedulesOptions extends ScheduledCaller {
  readonly runs: Runs;
  /** Reports that callers save, also through other gateways. */
  readonly saved?: { reports(): Promise<readonly ReportInfo[]> } | undefined;
  readonly delivery: DeliveryOptions;
  readonly log: ScheduleLog;
  readonly now?: () => Date;
  readonly random?: () => number;
}

/** Interval between readings of the saved reports, ms. */
const SAVED_MS = 60_000;
const SECOND_MS = 1_000;
/** Pause before a second run of a time; each further pause is twice as long. */
const RETRY_MS = 60_000;
/** Time after the end of its jitter in which a missed schedule still runs, ms. */
const MAKE_UP_MS = 3_600_000;
/** Attempts with a refused credential, because an identity provider may be unavailable for a while. */
const MOST_REFUSED = 7;

type Schedule = NonNullable<ReportInfo["schedule"]>;
type Scheduled = ReportInfo & { readonly schedule: Schedule };

const failed = (problem: string): DeliveryRecord => ({ ...NOT_TRIED, state: "FAILED", problem });
const NOTHING_TO_DELIVER = failed("no run of this time has a result");
const NO_SCHEDULE = failed("its report does not run by a schedule any more");
/** The delivery of a result for which the condition of its schedule is false. */
const NOT_DUE: DeliveryRecord = { ...NOT_TRIED, state: "NOT_DUE" };

export class Schedules {
  readonly #options: SchedulesOptions;
  readonly #engine: RunEngine;
  readonly #deliveries: Deliveries;
  /** By report, the time for which there is a job. */
  readonly #planned = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  /** The subject of scheduled runs when the credential was accepted last. */
  #owner: string | undefined;
  #isClosed = false;

  constructor(options: SchedulesOptions) {
    this.#options = options;
    this.#engine = options.runs.engine;
    this.#deliveries = new Deliveries(options);
  }

  /** Plans the next times of all schedules, now and once a minute. */
  async start(): Promise<void> {
    const { log } = this.#options;
    this.#timer = setInterval(() => void this.update(), SAVED_MS);
    this.#timer.unref();
    const scheduled = await this.update();
    if (scheduled.length > 0 && (await this.#identify()) === undefined)
      log.warn({}, "reports do not run by their schedules: REPORTS_SCHEDULE_TOKEN is not accepted");
    for (const report of scheduled) this.#warnOf(report);
  }

  /** Plans the next times of the schedules as they are now. */
  async update(): Promise<readonly Scheduled[]> {
    try {
      const scheduled = await this.#scheduled();
      for (const report of scheduled) if (!this.#isClosed) await this.#plan(report);
      return scheduled;
    } catch (error) {
      const text = "the schedules of reports are not read yet";
      if (!this.#isClosed) this.#options.log.warn({ reason: reasonOf(error) }, text);
      return [];
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  /** Does the job of a time, or decides after a run. @throws TryAgain */
  async time(job: Job): Promise<boolean> {
    const { report: name = "", firing = "", run } = job.data;
    const report = (await this.#scheduled()).find((one) => one.name === name);
    try {
      if (run !== undefined) await this.#after(report, run, job);
      else if (report && timeBefore(report.schedule, Date.parse(firing) + SECOND_MS) === firing)
        if (await this.#isDue(report, firing, job)) await this.#begin(report, firing, 0, job);
    } catch (error) {
      if (!this.#isClosed && !(error instanceof TryAgain))
        this.#options.log.warn({ report: name, reason: reasonOf(error) }, "a scheduled report was not run");
      throw error;
    }
    return false;
  }

  /** Delivers a result. @throws TryAgain */
  async deliver(job: Job): Promise<boolean> {
    const run = await this.#engine.get(job.data.run ?? "");
    if (run?.delivery?.state !== "PENDING") return false;
    const report = (await this.#scheduled()).find(({ name }) => name === run.report);
    if (report) await this.#deliveries.deliver(run, report.schedule);
    else await this.#set(run, { ...run.delivery, state: "FAILED", problem: NO_SCHEDULE.problem });
    return false;
  }

  async #scheduled(): Promise<readonly Scheduled[]> {
    const { runs, saved } = this.#options;
    const reports = [...(await runs.catalog.reports()), ...((await saved?.reports()) ?? [])];
    return reports.filter((report): report is Scheduled => report.schedule !== null);
  }

  #now(): number {
    return (this.#options.now?.() ?? new Date()).getTime();
  }

  async #identify(): Promise<string | undefined> {
    const owner = await this.#options.identify();
    this.#owner = owner ?? this.#owner;
    return owner;
  }

  /** Adds the job of the next time. The time before it is replaced only by that job itself. */
  async #plan(report: Scheduled): Promise<void> {
    const { name, schedule } = report;
    const next = nextTime(schedule, this.#now());
    if (next === undefined || this.#planned.get(name) === `${next} ${schedule.cron}`) return;
    await this.#engine.commit({ jobs: [this.#jobAt(report, next)] });
    this.#planned.set(name, `${next} ${schedule.cron}`);
  }

  #jobAt({ name, schedule }: Scheduled, firing: string): NewJob {
    const { random = Math.random } = this.#options;
    const at = new Date(Date.parse(firing) + random() * (schedule.jitter ?? 0) * SECOND_MS);
    const { cron, timeZone } = schedule;
    const data = { report: name, firing };
    return { id: jobId(name, firing, cron, timeZone), kind: "time", data, at };
  }

  /** True if a time is to be run now: it is the latest, not too old, and no run of an earlier time is active. */
  async #isDue(report: Scheduled, firing: string, job: Job): Promise<boolean> {
    const { log } = this.#options;
    const { name, schedule } = report;
    const now = this.#now();
    // Clocks of gateways differ, so a job may arrive slightly before its time.
    const last = timeBefore(schedule, Math.max(now, Date.parse(firing)) + SECOND_MS);
    await this.#plan(report);
    if (last > firing) {
      await this.#engine.commit({ jobs: [this.#jobAt(report, last)] });
      const text = "a time of a scheduled report is not made up for: a later one has come since";
      log.info({ report: name, time: firing }, text);
      return false;
    }
    const text = "a scheduled report was left out: that of an earlier time still runs or is tried again";
    if (await this.#isBusy(report, firing, job)) {
      log.warn({ report: name }, text);
      return false;
    }
    if (now - Date.parse(firing) > (schedule.jitter ?? 0) * SECOND_MS + MAKE_UP_MS) {
      const text = "a time of a scheduled report is left out: it is more than an hour past";
      log.warn({ report: name, time: firing }, text);
      return false;
    }
    return true;
  }

  /** True if a run of another time of the report is active. */
  async #isBusy(report: Scheduled, firing: string, job: Job): Promise<boolean> {
    const open = async () =>
      (await this.#engine.list({ report: report.name, isScheduled: true })).filter(
        (run) => run.firing !== firing && run.settled !== true && run.state !== "WAITING_FOR_CALLER",
      );
    const others = await open();
    // If the gateway that decides after a run has ended, its job becomes due again only later.
    for (const { id, endedAt } of others)
      if (endedAt !== null) await this.#after(report, id, { ...job, data: { run: id } });
    return others.length > 0 && (await open()).length > 0;
  }

  /** Starts the run of a time. If the job runs twice, both have the same run. */
  async #begin(report: Scheduled, firing: string, attempt: number, job: Job): Promise<void> {
    const { runs, caller, log } = this.#options;
    const { parameters = {}, waitSeconds, timeZone } = report.schedule;
    const asked = { parameters, firing, waitSeconds, timeZone };
    const id = digestOf("run", report.name, firing, attempt);
    const owner = await this.#identify();
    if (owner === undefined) {
      log.warn({ report: report.name, reason: REFUSED.message }, "a scheduled report was not started");
      if (job.tries < MOST_REFUSED) throw new TryAgain(REFUSED.message);
      if (this.#owner === undefined) return;
      const jobs = [afterRun({ id, report: report.name, firing })];
      await runs.startFailed(report, this.#owner, asked, { error: REFUSED, id, jobs });
      return;
    }
    try {
      await runs.start(report, owner, caller, asked, id);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      log.warn({ report: report.name }, "a scheduled report waits: too many runs are queued");
      throw new TryAgain(error.message);
    }
  }

  /** Decides after a run: another attempt, delivery of the best one, or nothing. */
  async #after(report: Scheduled | undefined, id: string, job: Job): Promise<void> {
    const run = await this.#engine.get(id);
    if (run?.firing === undefined) return;
    if (run.endedAt === null) return this.#resume(run, job);
    const found = await this.#engine.list({ report: run.report, firing: run.firing });
    const attempts = [...found].reverse();
    const chosen = attempts.find(({ delivery }) => delivery);
    if (!report) return this.#settle(attempts, chosen ?? run, NO_SCHEDULE);
    if (!chosen && !isOver(attempts, report.schedule.retries)) {
      const { firing } = run;
      const attempt = attempts.length;
      if (job.data.attempt === attempt) return this.#begin(report, firing, attempt, job);
      const at = new Date(Date.parse(run.endedAt) + RETRY_MS * 2 ** (attempt - 1));
      const data = { report: run.report, firing, run: id, attempt };
      const next: NewJob = { id: jobId("attempt", report.name, firing, attempt), kind: "time", data, at };
      if (attempts.at(-1)?.id === id) await this.#engine.commit({ jobs: [next] });
      return;
    }
    const best = chosen ?? bestOf(attempts);
    if (best) return this.#choose(best, attempts);
    for (const one of attempts) await this.#set(one, NOTHING_TO_DELIVER, true);
    const fields = { report: run.report, run: run.id, reason: run.error?.message };
    this.#options.log.warn(fields, "a scheduled report failed");
  }

  /** Lets a run go on whose credential was refused. */
  async #resume(run: RunRecord, job: Job): Promise<void> {
    if (run.state !== "WAITING_FOR_CALLER") return;
    const { runs, caller, log } = this.#options;
    if ((await this.#identify()) === run.owner) return void (await runs.resume(run, caller));
    await this.#engine.commit({ change: { id: run.id, changes: { error: REFUSED }, claim: run.claim } });
    log.warn({ report: run.report, run: run.id, reason: REFUSED.message }, "a scheduled report waits");
    if (job.tries < MOST_REFUSED) throw new TryAgain(REFUSED.message);
  }

  async #choose(best: RunRecord, attempts: readonly RunRecord[]): Promise<void> {
    const isDue = best.result?.isDue !== false;
    if (best.delivery) return this.#settle(attempts, best, best.delivery);
    await this.#settle(attempts, best, isDue ? NOT_TRIED : NOT_DUE);
    const fields = { report: best.report, run: best.id };
    if (!isDue) this.#options.log.info(fields, "a result was not delivered: its condition does not hold");
  }

  /** Stores the delivery with its job, then marks the time as settled. */
  async #settle(attempts: readonly RunRecord[], best: RunRecord, delivery: DeliveryRecord): Promise<void> {
    await this.#set(best, delivery, true);
    for (const { id, settled } of attempts)
      if (id !== best.id && settled !== true)
        await this.#engine.commit({ change: { id, changes: { settled: true } } });
  }

  async #set({ id }: RunRecord, delivery: DeliveryRecord, settled = false): Promise<void> {
    const jobs: readonly NewJob[] =
      delivery.state === "PENDING"
        ? [{ id: jobId("delivery", id), kind: "delivery", data: { run: id } }]
        : [];
    const changes = { delivery, ...(settled && { settled }) };
    await this.#engine.commit({ change: { id, changes }, jobs });
  }

  /** Reports at the start the problems that would otherwise appear only with a result. */
  #warnOf({ name, schedule }: Scheduled): void {
    const { delivery, log } = this.#options;
    const { webhook, file, mail } = schedule.deliver;
    const reason = webhook === undefined ? undefined : whyNotSent(webhook, delivery);
    if (reason !== undefined) log.warn({ report: name, reason }, "a result will not be sent");
    const noMail = mail && whyNotMailed(mail, delivery.mail);
    if (noMail !== undefined) log.warn({ report: name, reason: noMail }, "a result will not be sent by mail");
    if (file === true && delivery.folder === undefined)
      log.warn({ report: name }, "a result will not be written: reports.schedules.folder is not set");
  }
}

/** The last time of a schedule before an instant. */
function timeBefore({ cron, timeZone }: Schedule, ms: number): string {
  const before = new Date(ms);
  const [time = before] = new Cron(cron, { timezone: timeZone }).previousRuns(1, before);
  return time.toISOString();
}

/** The next time of a schedule after an instant. */
const nextTime = ({ cron, timeZone }: Schedule, ms: number): string | undefined =>
  new Cron(cron, { timezone: timeZone, paused: true }).nextRun(new Date(ms))?.toISOString();

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");
