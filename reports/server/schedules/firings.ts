/** Times of schedules that this gateway has taken, on disk: a stop before their first run must not lose them. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

interface Firing {
  readonly report: string;
  readonly firing: string;
}

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

  /** @param onProblem called where the file cannot be written; the times stay in memory then */
  constructor(file: string, onProblem: () => void) {
    this.#file = file;
    this.#onProblem = onProblem;
    this.#taken = readFirings(file);
  }

  /** The times of a report that were taken and have not ended. */
  of(name: string): string[] {
    return this.#taken.flatMap(({ report, firing }) => (report === name ? [firing] : []));
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

  /** Written whole or not at all. */
  #set(taken: readonly Firing[]): void {
    this.#taken = taken;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.partial`, JSON.stringify(taken));
      renameSync(`${this.#file}.partial`, this.#file);
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
