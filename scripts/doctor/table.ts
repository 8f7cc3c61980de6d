/** The doctor's diagnoses as a table for a terminal. */
import type { Diagnosis } from "./examine.ts";
import type { ReadResult } from "./read-result.ts";

/** Most names of one kind that are shown; `--json` has all. */
const SHOWN = 4;

/** The diagnoses as a table for a terminal. */
export function table(diagnoses: readonly Diagnosis[]): string {
  const rows = diagnoses.map(({ family, reachable, credential, reads }) => {
    const count = (kind: "missing" | "otherType" | "unknown") =>
      reads.reduce((sum, read) => sum + (read[kind]?.length ?? 0), 0);
    const lists = reads.filter(({ paging }) => paging !== undefined);
    const understood = lists.filter(({ paging }) => paging === "understood");
    const done = reads.filter(({ code }) => code === undefined).length;
    const shape = `${count("missing")} missing, ${count("otherType")} of other type, ${count("unknown")} unknown`;
    return [
      family,
      reachable,
      credential,
      `${done} of ${reads.length}`,
      shape,
      `${understood.length} of ${lists.length}`,
    ];
  });
  const all = [["family", "reachable", "credential", "reads", "members", "lists understood"], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const notes = diagnoses.flatMap(({ family, advice, reads }) => [
    ...advice.map((text) => `${family}: ${text}`),
    ...reads.flatMap((read) => [
      ...(read.code === undefined ? [] : [`${read.operation}: ${read.code}${detailsOf(read)}`]),
      ...differencesOf(read).map((text) => `${read.operation}: ${text}`),
    ]),
  ]);
  return [...lines, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}

/** Details of a failed read: its status, and the media type or redirect of the response. */
function detailsOf({ status, cause }: ReadResult): string {
  const details = [
    status,
    cause?.contentType,
    cause?.redirectOrigin && `to ${new URL(cause.redirectOrigin).host}`,
  ];
  const known = details.filter((detail) => detail !== undefined);
  return known.length > 0 ? ` (${known.join(", ")})` : "";
}

function differencesOf({ missing = [], otherType = [], renamed = {} }: ReadResult): string[] {
  const pairs = Object.entries(renamed).map(
    ([place, sent]) => `${place} is missing, ${sent} is unknown beside it`,
  );
  const others = missing.filter((place) => !Object.hasOwn(renamed, place));
  return [
    ...pairs,
    ...(others.length > 0 ? [`missing ${namesOf(others)}`] : []),
    ...(otherType.length > 0 ? [`of another type ${namesOf(otherType)}`] : []),
  ];
}

const namesOf = (names: readonly string[]): string =>
  `${names.slice(0, SHOWN).join(", ")}${names.length > SHOWN ? ` and ${names.length - SHOWN} more` : ""}`;
