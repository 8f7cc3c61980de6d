/** A small JSON file beside the runs, written whole or not at all. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What a file holds; undefined where there is none, or none that is whole. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Writes a file. @throws Error where the folder cannot be written */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, JSON.stringify(value));
  renameSync(`${file}.partial`, file);
}

/** Deletes a file if it is there. @throws Error where the folder cannot be written */
export const removeFile = (file: string): void => rmSync(file, { force: true });
