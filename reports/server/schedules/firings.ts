/** Times of schedules that this gateway has taken, on disk: a stop before their first run must not lose them. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Firing {
  readonly report: string;
  readonly firing: string;
}

const FILE = "firings.json";

/** Forgets all times: where no report runs by a schedule, those of today are not made up for later. */
export const removeFirings = (folder: string): void => rmSync(join(folder, FILE), { force: true });

const isFiring = (value: unknown): value is Firing =>
  typeof value === "object" &&
  value !== null &&
  "report" in value &&
  "firing" in value &&
  typeof value.report === "string" &&
  typeof value.firing === "string";

export class Firings {
  readonly #file: string;
  readonly #onProblem: () => void;
  #taken: readonly Firing[];

  /**
   * @param folder that of the runs
   * @param onProblem called where the file cannot be written; the times stay in memory then
   */
  constructor(folder: string, onProblem: () => void) {
    this.#file = join(folder, FILE);
    this.#onProblem = onProblem;
    this.#taken = readFirings(this.#file);
  }

  /** The times of a report that were taken and have not ended. */
  of(name: string): string[] {
    return this.#taken.flatMap(({ report, firing }) => (report === name ? [firing] : []));
  }

  /** Forgets the times of reports that have no schedule any more. @param scheduled reports that have one */
  keep(scheduled: ReadonlySet<string>): void {
    const rest = this.#taken.filter(({ report }) => scheduled.has(report));
    if (rest.length < this.#taken.length) this.#set(rest);
  }

  add(report: string, firing: string): void {
    this.#set([...this.#without(report, firing), { report, firing }]);
  }

  remove(report: string, firing: string): void {
    const rest = this.#without(report, firing);
    if (rest.length < this.#taken.length) this.#set(rest);
  }

  #without(report: string, firing: string): Firing[] {
    return this.#taken.filter((one) => one.report !== report || one.firing !== firing);
  }

  /** Written whole or not at all; without a time there is no file. */
  #set(taken: readonly Firing[]): void {
    this.#taken = taken;
    try {
      if (taken.length === 0) rmSync(this.#file, { force: true });
      else {
        mkdirSync(dirname(this.#file), { recursive: true });
        writeFileSync(`${this.#file}.partial`, JSON.stringify(taken));
        renameSync(`${this.#file}.partial`, this.#file);
      }
    } catch {
      this.#onProblem();
    }
  }
}

/** None where there is no file, or none that is whole. */
function readFirings(file: string): readonly Firing[] {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(value) ? value.filter(isFiring) : [];
  } catch {
    return [];
  }
}
