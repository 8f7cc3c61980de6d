/** Output of a report: to standard output as it arrives, to a file only as a whole. */

import { accessSync, constants, createWriteStream } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { codeOf } from "#platform/errors/code-of.ts";
import { UnwritableFile } from "#reports/kit/usage-error.ts";

/**
 * Writes a report part by part.
 * @param to a stream, or the path of a file
 * @param signal ends the writing; an incomplete file is deleted
 */
export async function write(
  parts: AsyncGenerator<string>,
  to: Writable | string,
  signal?: AbortSignal,
): Promise<void> {
  const readable = Readable.from(parts, { objectMode: true, highWaterMark: 16 });
  const options = signal ? { signal } : {};
  if (typeof to !== "string") return pipeline(readable, to, { end: false, ...options });
  const partial = partialOf(to, process.pid);
  try {
    await removeLeftovers(to);
    await pipeline(readable, createWriteStream(partial), options);
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { force: true });
    signal?.throwIfAborted();
    if (error instanceof Error && "code" in error && "syscall" in error)
      throw new UnwritableFile(`The file ${to} cannot be written (${String(error.code)})`);
    throw error;
  }
}

/** @throws UnwritableFile if the folder of a file is not writable */
export function refuseUnwritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new UnwritableFile(`The file ${file} cannot be written (${codeOf(error)})`);
  }
}

const PARTIAL = ".partial";

/** In the same folder, because a rename must not cross file systems. Hidden, because it is incomplete. */
const partialOf = (file: string, pid: number): string =>
  join(dirname(file), `.${basename(file)}.${pid}${PARTIAL}`);

/** Deletes incomplete files of killed runs for the same target. */
async function removeLeftovers(file: string): Promise<void> {
  const start = `.${basename(file)}.`;
  for (const name of await readdir(dirname(file))) {
    if (!name.startsWith(start) || !name.endsWith(PARTIAL)) continue;
    const pid = name.slice(start.length, -PARTIAL.length);
    if (/^\d+$/.test(pid) && !isRunning(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
}

/** A process of another user cannot be signaled, but it is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
