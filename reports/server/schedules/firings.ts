/** Times of schedules that have come and not ended, on disk: a stop of the gateway must not lose them. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type FileProblems, readList, removeFile, writeJson } from "./stored-json.ts";

interface Firing {
  readonly report: string;
  readonly firing: string;
  /** With what the time is taken from the other gateways; absent once this gateway has it. */
  readonly by?: string;
}

const FILE = "firings.json";

/** Forgets all times: where no report runs by a schedule, those of today are not made up for later. */
export const removeFirings = (folder: string): void => removeFile(join(folder, FILE));

const isFiring = (value: unknown): value is Firing =>
  typeof value === "object" &&
  value !== null &&
  "report" in value &&
  "firing" in value &&
  typeof value.report === "string" &&
  typeof value.firing === "string" &&
  (!("by" in value) || typeof value.by === "string");

export class Firings {
  readonly #file: string;
  readonly #problems: FileProblems;
  #open: readonly Firing[];

  /** @param folder that of the runs */
  constructor(folder: string, problems: FileProblems) {
    this.#file = join(folder, FILE);
    this.#problems = problems;
    this.#open = readList(this.#file, problems.notRead).filter(isFiring);
  }

  /** The times of a report that have not ended. */
  of(name: string): string[] {
    return this.#open.flatMap(({ report, firing }) => (report === name ? [firing] : []));
  }

  /** True if a time exists that this gateway has not claimed yet. */
  isUntaken(name: string, time: string): boolean {
    return this.#find(name, time)?.by !== undefined;
  }

  /** Forgets the times of reports that have no schedule any more. @param scheduled reports that have one */
  keep(scheduled: ReadonlySet<string>): void {
    const rest = this.#open.filter(({ report }) => scheduled.has(report));
    if (rest.length < this.#open.length) this.#set(rest);
  }

  /**
   * Stores a time that has come, before it is taken.
   * @returns the text with which the time is taken: the same after a start, so that a time is not lost whose taking was not stored
   */
  begin(report: string, firing: string): string {
    const by = this.#find(report, firing)?.by ?? randomUUID();
    this.#set([...this.#without(report, firing), { report, firing, by }]);
    return by;
  }

  /** Stores that this gateway is the one that runs a report at a time. */
  taken(report: string, firing: string): void {
    this.#set([...this.#without(report, firing), { report, firing }]);
  }

  remove(report: string, firing: string): void {
    const rest = this.#without(report, firing);
    if (rest.length < this.#open.length) this.#set(rest);
  }

  #find(name: string, time: string): Firing | undefined {
    return this.#open.find(({ report, firing }) => report === name && firing === time);
  }

  #without(report: string, firing: string): Firing[] {
    return this.#open.filter((one) => one.report !== report || one.firing !== firing);
  }

  /** Without a time there is no file. */
  #set(open: readonly Firing[]): void {
    this.#open = open;
    try {
      if (open.length === 0) removeFile(this.#file);
      else writeJson(this.#file, open);
    } catch {
      this.#problems.notStored();
    }
  }
}
