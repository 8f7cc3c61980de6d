/** `cursor`, `limit`; the list is in `data`, the next cursor in `additional_data` (CRM). */
import Type, { type TSchema } from "typebox";
import { optional, type StaticOf } from "#contracts/kit/params.ts";
import { listAt, memberOf, type PageStyle, sizeOf, textOf } from "./style.ts";
import { tokenPage } from "./token.ts";

/** A larger `limit` than `maxSize` is refused. */
export function cursorLimit<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "cursorLimit",
    query: {
      cursor: optional(Type.String()),
      limit: optional(Type.Integer({ minimum: 1, maximum: maxSize })),
    },
    schema: Type.Object({
      success: Type.Boolean(),
      data: Type.Array(item),
      additional_data: Type.Object({ next_cursor: Type.Union([Type.String(), Type.Null()]) }),
    }),
    list: ["data"],
    maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ limit: size, cursor: position }),
    read: ({ body }) => ({
      items: listAt(body, "data"),
      next: textOf(memberOf(memberOf(body, "additional_data"), "next_cursor")),
    }),
    cut(items, query, context) {
      const size = sizeOf(query["limit"], defaultSize, maxSize);
      const { page, next } = tokenPage(items, query["cursor"], size, context);
      return { body: { success: true, data: page, additional_data: { next_cursor: next ?? null } } };
    },
  };
}
