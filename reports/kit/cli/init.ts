/** `report init`: creates the folder of a report from a document and, optionally, a SQL query over its lists. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import { ownReport, readDefinition } from "#reports/kit/definition/definition.ts";
import { defaultValues, openReport, prepareOpened } from "#reports/kit/run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

/** A document that becomes a report. */
export interface NewReport {
  /** Path of the document's file. The document in the report has its name. */
  readonly file: string;
  readonly text: string;
  readonly sql: string | undefined;
  readonly operation: string | undefined;
  /** Folder of the report; it is created, and must be empty if it exists. */
  readonly folder: string;
}

const COMMENT = ` Labels, types and totals of columns: docs/reports.md. \`key\` names the columns by which two runs are
 compared. A chart is { kind: bars, title: …, label: <column>, value: <column> }.`;

/**
 * Writes the folder of a report. Its parameters are the variables of the document, its columns those of the result.
 * @returns the paths of the files
 * @throws UsageError if the document or the query is not usable for a report, or if the folder is not empty
 */
export async function initReport({ file, text, sql, operation, folder }: NewReport): Promise<string[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`The folder ${folder} is not empty`);
  const draft = ownReport(basename(file).replace(/\.(graphql|gql)$/, ""), text, sql);
  const opened = openReport(draft, operation);
  const { columns } = await prepareOpened(draft, opened, defaultValues(opened.parameters), { operation });
  const description = {
    title: titleOf(basename(folder)),
    about: "Says in one sentence what a row is.",
    ...(opened.parameters.length > 0 && {
      parameters: Object.fromEntries(
        opened.parameters.map(({ name }) => [name, { label: titleOf(name), about: "Says what it narrows." }]),
      ),
    }),
    columns: Object.fromEntries(columns.map(({ key, label }) => [key, label])),
  };
  const files = {
    ...draft.files,
    "report.yaml": `${COMMENT.replace(/^/gm, "#")}\n${stringify(description, { lineWidth: 110 })}`,
  };
  // The written files must be a valid report.
  readDefinition(basename(folder), files);
  mkdirSync(folder, { recursive: true });
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content.endsWith("\n") ? content : `${content}\n`);
    return path;
  });
}

/** A title of words. @example titleOf("openTickets") // "Open tickets" */
function titleOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
