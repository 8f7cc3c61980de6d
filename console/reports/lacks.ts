/**
 * Reads the missing data of a run and of its tables from the gateway's response. The result is empty if an entry is
 * unknown, because the gateway is newer, or if there are no entries, because an older gateway stored the run. The
 * texts of the run are then shown instead. The known entries alone would look like all missing data.
 */
import { isObject, type Json, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import type { FailedField, RunLack, TableLack, UnreadList, UnreadReason } from "#reports/words/missing.ts";

const isReason = (value: unknown): value is UnreadReason =>
  value === "CURSOR_STUCK" || value === "OBJECT_NOT_FOUND" || value === "PREVIEW";

function unreadIn({ kind, list, reason }: Json): UnreadList | undefined {
  return kind === "LIST" && isReason(reason) ? { kind, list: textOf(list), reason } : undefined;
}

function fieldOf(value: unknown): FailedField {
  const { code, field, message, count } = objectOf(value);
  return { code: textOf(code), field: textOf(field), message: textOf(message), count: numberOf(count) };
}

/** Entries of a list; empty unless all of them are known. */
function allOf<T>(value: unknown, read: (member: Json) => T | undefined): readonly T[] {
  const members = listOf(value).map((one) => (isObject(one) ? read(one) : undefined));
  const known = members.flatMap((one) => (one === undefined ? [] : [one]));
  return known.length === members.length ? known : [];
}

/** Missing data of a run. */
export const runLacksIn = (value: unknown): readonly RunLack[] =>
  allOf(value, (one): RunLack | undefined => {
    const { kind, family, pages, asked, lastFailed, fields } = one;
    if (kind !== "FAMILY") return unreadIn(one);
    return {
      kind,
      family: textOf(family),
      pages: numberOf(pages),
      asked: numberOf(asked),
      lastFailed: lastFailed === true,
      fields: listOf(fields).map(fieldOf),
    };
  });

/** Missing data of a table. */
export const tableLacksIn = (value: unknown): readonly TableLack[] =>
  allOf(value, (one): TableLack | undefined => {
    const { kind, family, code, field } = one;
    if (kind !== "FIELD") return unreadIn(one);
    return { kind, family: textOf(family), code: textOf(code), field: textOf(field) };
  });
