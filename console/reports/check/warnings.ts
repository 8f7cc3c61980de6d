/** Warnings from the check of a report, as sentences. */
import { listOf, objectOf, textOf } from "#console/kit/json.ts";

/** The warnings in a description of a report. Older servers send none. */
export const warningsIn = (report: unknown): readonly string[] =>
  listOf(objectOf(report)["warnings"])
    .map(textOf)
    .map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);
