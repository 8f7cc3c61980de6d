/** A small JSON file beside the runs, written whole or not at all. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Problems with a file of times. */
export interface FileProblems {
  /** The file cannot be written; the times stay in memory then. */
  notStored(): void;
  /** The file is there, and cannot be read as a list. @param file its path */
  notRead(file: string): void;
}

/** The list that a file holds; empty where there is none. @param onBroken called where the file is there without a list */
export function readList(file: string, onBroken: (file: string) => void): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (Array.isArray(stored)) return stored;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  }
  onBroken(file);
  return [];
}

/** Writes a file. @throws Error where the folder cannot be written */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, JSON.stringify(value));
  renameSync(`${file}.partial`, file);
}

/** Deletes a file if it is there. @throws Error where the folder cannot be written */
export const removeFile = (file: string): void => rmSync(file, { force: true });
