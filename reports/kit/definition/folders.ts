/** Reports in folders: the shipped ones, and the user's own. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#platform/project-root.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type ReportDefinition, readDefinition } from "./definition.ts";

/** Folder of the named reports, with one folder for each. */
const NAMED = fileURLToPath(new URL("reports/named/", projectRoot));

/** Names of parts of a report, and of misnamed parts. */
const PART = /\.(graphql|gql|sql|ya?ml)$|^report\.json$/;

/**
 * Reads a report's folder. Other files, such as a README, are ignored.
 * @param isPart true if a file of this name is read
 * @throws UsageError if the folder cannot be read, or for mistakes in its files
 */
export function readFolder(
  folder: string,
  isPart: (file: string) => boolean = (file) => PART.test(file),
): ReportDefinition {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    throw new UsageError(`The folder ${folder} cannot be read`);
  }
  const files = names.filter((file) => isPart(file)).sort();
  return readDefinition(
    basename(folder),
    Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")])),
  );
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

let named: readonly ReportDefinition[] | undefined;

/** The shipped reports by name, read once. */
export function namedReports(): readonly ReportDefinition[] {
  named ??= existsSync(NAMED)
    ? readdirSync(NAMED)
        .filter((name) => isFolder(join(NAMED, name)))
        .sort()
        .map((name) => readFolder(join(NAMED, name)))
    : [];
  return named;
}
