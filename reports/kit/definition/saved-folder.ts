/** The folder of saved reports: their names, and what the command line reads of it. */

import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { isReportFile, type ReportDefinition } from "./definition.ts";
import { namedReports, readFolder } from "./folders.ts";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Longest name of a saved report, characters. */
export const MOST_NAME = 60;
/** They stand in the paths of other requests and of the console, or name what is not saved. */
export const RESERVED: readonly string[] = ["check", "new", "runs", "unsaved"];

/** True if a saved report may have this name. */
export const isSavedName = (name: string): boolean =>
  name.length <= MOST_NAME && NAME.test(name) && !RESERVED.includes(name);

/**
 * Names of the saved reports, sorted; none where the folder is not there yet. As the gateway reads it, which
 * follows no links.
 * @throws UsageError where the folder cannot be read
 */
function savedNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isSavedName(entry.name) && !isProgramReport(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw new UsageError(`The folder of saved reports, ${folder}, cannot be read (${codeOf(error)})`);
  }
}

/** A report of the program is never a saved one: its name is taken. */
const isProgramReport = (name: string): boolean => namedReports().some((report) => report.name === name);

/**
 * A saved report; undefined where there is none of that name.
 * @throws UsageError for what is wrong in its files
 */
export const savedReport = (folder: string, name: string): ReportDefinition | undefined =>
  isSavedName(name) && savedNames(folder).includes(name) ? readSaved(folder, name) : undefined;

/** Reads a saved report; what is no file is left alone. @throws UsageError also for a file that cannot be read */
function readSaved(folder: string, name: string): ReportDefinition {
  const place = join(folder, name);
  try {
    return readFolder(place, (file) => isReportFile(file) && lstatSync(join(place, file)).isFile());
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`a file of it cannot be read (${codeOf(error)})`);
  }
}

/**
 * All saved reports, without those that are wrong.
 * @param check throws a UsageError for one whose files fit each other, and not the API
 * @param onWrong called with the reason for each that is left out
 * @throws UsageError where the folder itself cannot be read
 */
export function savedReports(
  folder: string,
  check: (report: ReportDefinition) => unknown,
  onWrong: (name: string, reason: string) => void,
): readonly ReportDefinition[] {
  return savedNames(folder).flatMap((name) => {
    try {
      const report = readSaved(folder, name);
      check(report);
      return report;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      onWrong(name, error.message);
      return [];
    }
  });
}
