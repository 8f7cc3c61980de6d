/** What a run and its tables lack, as the gateway says it in members. */
import { isObject, type Json, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import type { FailedField, RunLack, TableLack, UnreadList, UnreadReason } from "#reports/words/missing.ts";

const isReason = (value: unknown): value is UnreadReason =>
  value === "CURSOR_STUCK" || value === "OBJECT_NOT_FOUND";

function unreadIn({ kind, list, reason }: Json): UnreadList | undefined {
  return kind === "LIST" && isReason(reason) ? { kind, list: textOf(list), reason } : undefined;
}

function fieldOf(value: unknown): FailedField {
  const { code, field, message, count } = objectOf(value);
  return { code: textOf(code), field: textOf(field), message: textOf(message), count: numberOf(count) };
}

/** What a run lacks; what a newer gateway says otherwise is left out. */
export const runLacksIn = (value: unknown): readonly RunLack[] =>
  listOf(value).flatMap((one): readonly RunLack[] => {
    if (!isObject(one)) return [];
    const { kind, family, pages, asked, lastFailed, fields } = one;
    const unread = unreadIn(one);
    if (unread) return [unread];
    if (kind !== "FAMILY") return [];
    return [
      {
        kind,
        family: textOf(family),
        pages: numberOf(pages),
        asked: numberOf(asked),
        lastFailed: lastFailed === true,
        fields: listOf(fields).map(fieldOf),
      },
    ];
  });

/** What a table lacks. */
export const tableLacksIn = (value: unknown): readonly TableLack[] =>
  listOf(value).flatMap((one): readonly TableLack[] => {
    if (!isObject(one)) return [];
    const { kind, family, code, field } = one;
    const unread = unreadIn(one);
    if (unread) return [unread];
    return kind === "FIELD"
      ? [{ kind, family: textOf(family), code: textOf(code), field: textOf(field) }]
      : [];
  });
