/** Ends of commands: a mistake of the user is one sentence, a defect of ours has its stack. */
import { readFileSync } from "node:fs";
import { ConfigurationError } from "#platform/config/setting.ts";
import { StartError } from "#platform/http/lifecycle.ts";

/** The exit code for a mistake in options, files or configuration. */
const MISTAKE = 2;

/** A mistake of the user. */
export class CommandError extends Error {}

/**
 * Does something with a file that the user named.
 * @param failure begins the sentence for an error: `x.json cannot be read`
 * @throws CommandError
 */
export function withFile<T>(failure: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new CommandError(`${failure}: ${reason}`);
  }
}

/**
 * Reads a JSON file that the user named, with or without a byte order mark.
 * @throws CommandError
 */
export const readJson = (file: string): unknown =>
  withFile(`${file} cannot be read`, () => JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")));

/** Prints why a command ended, and sets the exit code. */
export function endWith(error: unknown): void {
  const isMistake =
    error instanceof CommandError || error instanceof ConfigurationError || error instanceof StartError;
  console.error(isMistake ? error.message : error);
  process.exitCode = MISTAKE;
}
