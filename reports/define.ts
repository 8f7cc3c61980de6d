/** Reports in code: `defineReport` of the package. */
import { readDefinition } from "./kit/definition/definition.ts";
import type { DefineReport } from "./words/defined-report.ts";

/**
 * Turns a report into the files of its folder.
 * @throws UsageError naming the mistake
 * @example
 *   export default defineReport({
 *     name: "open-tickets",
 *     title: "Open tickets",
 *     documents: { tickets: "{ tickets(first: 250) { nodes { id subject status } } }" },
 *     columns: { subject: "Subject", status: "Status" },
 *   });
 */
export const defineReport: DefineReport = ({ name, documents, sql, ...description }) => {
  const texts = Object.entries(documents).map(([table, text]) => [`${table}.graphql`, text]);
  const files = {
    ...Object.fromEntries(texts),
    ...(sql !== undefined && { "report.sql": sql }),
    "report.json": JSON.stringify(description, undefined, 2),
  };
  readDefinition(name, files);
  return { name, files };
};
