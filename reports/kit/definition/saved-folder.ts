/** The folder of saved reports, as the command line reads it. */

import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "#platform/errors/code-of.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { isReportFile, type ReportDefinition } from "./definition.ts";
import { namedReports, readFolder } from "./folders.ts";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Longest name of a saved report, characters. */
export const MOST_NAME = 60;
/** Names that are part of other paths of requests and of the console, or that mean an unsaved report. */
export const RESERVED: readonly string[] = ["check", "new", "runs", "unsaved"];

/** True if a saved report may have this name. */
export const isSavedName = (name: string): boolean =>
  name.length <= MOST_NAME && NAME.test(name) && !RESERVED.includes(name);

/**
 * Sorted names of the saved reports. Empty if the folder does not exist. Links are not followed, as in the gateway.
 * @throws UsageError if the folder cannot be read
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

/** A saved report cannot have the name of a shipped one. */
const isProgramReport = (name: string): boolean => namedReports().some((report) => report.name === name);

/** A saved report. Undefined if no report has the name. @throws UsageError for mistakes in its files */
export const savedReport = (folder: string, name: string): ReportDefinition | undefined =>
  isSavedName(name) && savedNames(folder).includes(name) ? readSaved(folder, name) : undefined;

/** Reads a saved report. Entries that are not files are ignored. @throws UsageError if a file cannot be read */
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
 * All saved reports without mistakes.
 * @param check throws a UsageError for a report that is not valid for the API
 * @param onWrong called with the reason for each report that is left out
 * @throws UsageError if the folder itself cannot be read
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
