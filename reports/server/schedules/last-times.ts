/** The last time of each schedule that a gateway has seen, on disk: the next start finds out which one it missed. */
import { join } from "node:path";
import type { Schedule } from "#reports/kit/definition/schedule.ts";
import { type FileProblems, readList, removeFile, writeJson } from "./stored-json.ts";

type When = Pick<Schedule, "cron" | "timeZone">;

interface LastTime extends When {
  readonly report: string;
  /** The time, as an instant. */
  readonly time: string;
}

const FILE = "schedules.json";

/** Forgets all times: where no report runs by a schedule, none is missed. */
export const removeLastTimes = (folder: string): void => removeFile(join(folder, FILE));

const isLastTime = (value: unknown): value is LastTime =>
  typeof value === "object" &&
  value !== null &&
  ["report", "cron", "timeZone", "time"].every(
    (name) => typeof Object.entries(value).find(([key]) => key === name)?.[1] === "string",
  );

export class LastTimes {
  readonly #file: string;
  readonly #problems: FileProblems;
  #times: readonly LastTime[];

  /** @param folder that of the runs */
  constructor(folder: string, problems: FileProblems) {
    this.#file = join(folder, FILE);
    this.#problems = problems;
    this.#times = readList(this.#file, problems.notRead).filter(isLastTime);
  }

  /** The last time of a report that was seen; undefined where its schedule was another one then. */
  of(report: string, { cron, timeZone }: When): string | undefined {
    const last = this.#times.find((one) => one.report === report);
    return last?.cron === cron && last.timeZone === timeZone ? last.time : undefined;
  }

  set(report: string, { cron, timeZone }: When, time: string): void {
    const others = this.#times.filter((one) => one.report !== report);
    this.#store([...others, { report, cron, timeZone, time }]);
  }

  /** Forgets reports that have no schedule any more. @param scheduled reports that have one */
  keep(scheduled: ReadonlySet<string>): void {
    const rest = this.#times.filter(({ report }) => scheduled.has(report));
    if (rest.length < this.#times.length) this.#store(rest);
  }

  #store(times: readonly LastTime[]): void {
    this.#times = times;
    try {
      writeJson(this.#file, times);
    } catch {
      this.#problems.notStored();
    }
  }
}
