/** Jobs beside runs: checks of reports, files and comparisons. Each takes a process, so few go on at once. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { AtOnce } from "#platform/limits/at-once.ts";
import type { FileFormat, Job } from "./protocol.ts";
import { startJob, type WorkerProgram } from "./worker-process.ts";

/** Jobs that may wait until others have ended. */
const MOST_WAITING = 50;

/** Too much waits already. */
export class QueueFull extends Error {}

export class Jobs {
  readonly #program: WorkerProgram;
  /** What somebody waits for to start a run is never behind files, which may take minutes. */
  readonly #checks: AtOnce;
  readonly #writes: AtOnce;
  /** Files and comparisons that are being made, by what they make. */
  readonly #making = new Map<string, Promise<unknown>>();

  constructor(program: WorkerProgram, atOnce: number) {
    this.#program = program;
    this.#checks = new AtOnce(atOnce);
    this.#writes = new AtOnce(atOnce);
  }

  /** Does a job in a process of its own. @throws QueueFull */
  async run(job: Job): Promise<unknown> {
    const isWrite = job.kind === "file" || job.kind === "diff";
    const lane = isWrite ? this.#writes : this.#checks;
    if (lane.waiting >= MOST_WAITING)
      throw new QueueFull(`Too many reports are ${isWrite ? "written" : "checked"}: try again later`);
    return lane.run(() => startJob(job, this.#program).done);
  }

  /** The path of a file of a finished run, made where it is not there. */
  async file(folder: string, report: string, format: FileFormat, timeZone?: string): Promise<string> {
    const zone = timeZone?.replaceAll("/", "-");
    const files = join(folder, "files");
    const file = join(files, `${report}${zone === undefined ? "" : `.${zone}`}.${format}`);
    mkdirSync(files, { recursive: true });
    await this.#make(file, { kind: "file", folder, format, file, timeZone });
    return file;
  }

  /** The path of a comparison's counts; its rows stand beside it. @param name of the comparison */
  async diff(after: string, before: string, name: string): Promise<string> {
    const folder = join(after, "diffs");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, name);
    await this.#make(file, { kind: "diff", before, after, file });
    return file;
  }

  /** Makes a file once, however many ask for it. */
  async #make(file: string, job: Job): Promise<void> {
    if (existsSync(file)) return;
    let making = this.#making.get(file);
    if (!making) {
      making = this.run(job).finally(() => this.#making.delete(file));
      this.#making.set(file, making);
    }
    await making;
  }
}
