/**
 * `limit`, `skip`; the body is the list itself, the total is in a header (directory administration).
 * A larger `limit` than the documents allow is refused, as is a negative `skip`.
 */
import Type, { type TSchema } from "typebox";
import { optional, type StaticOf } from "#contracts/kit/params.ts";
import { numberOf, offsetOf, type PageStyle, sizeOf } from "./style.ts";

const TOTAL = "x-total-count";

export function limitSkip<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "limitSkip",
    query: {
      limit: optional(Type.Integer({ minimum: 1, maximum: maxSize })),
      skip: optional(Type.Integer({ minimum: 0 })),
    },
    schema: Type.Array(item),
    list: [],
    maxSize,
    backward: false,
    // The documents lack the header with the total. Without it, only a further row shows that more follow.
    tellsNext: false,
    ask: ({ size, position }) => ({ limit: size, ...(position ? { skip: position } : {}) }),
    read({ body, headers }, { position, size }) {
      const items: readonly unknown[] | undefined = Array.isArray(body) ? body : undefined;
      const header = headers[TOTAL];
      const total = typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
      // A page without rows, in a longer list, has left out a full page of rows.
      const end = offsetOf(position) + (items?.length || size);
      const more = total === undefined ? items && items.length >= size : items && end < total;
      return { items, total, next: more ? end : undefined };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut(items, query) {
      const skip = numberOf(query["skip"]) ?? 0;
      return {
        body: items.slice(skip, skip + sizeOf(query["limit"], defaultSize, maxSize)),
        headers: { [TOTAL]: String(items.length) },
      };
    },
  };
}
