/** `page`, `per_page`: pages by number, with a total and a cap on how far they go (support-desk search). */
import Type, { type Static, type TSchema } from "typebox";
import { Problem } from "../errors.ts";
import { optional } from "../params.ts";
import { listAt, memberOf, numberOf, offsetOf, type PageStyle, sizeOf } from "./style.ts";

export function pageNumber<S extends TSchema>(
  key: string,
  item: S,
  options: {
    maxSize: number;
    defaultSize: number;
    /** Rows beyond this one can not be paged to: the service answers 422. */
    cap?: number;
    extra?: Record<string, TSchema>;
  },
): PageStyle<Static<S>> {
  const cap = options.cap ?? Number.POSITIVE_INFINITY;
  return {
    name: "pageNumber",
    cap,
    steady: true,
    query: {
      page: optional(Type.Integer({ minimum: 1 })),
      per_page: optional(Type.Integer({ minimum: 1 })),
    },
    schema: Type.Object({
      [key]: Type.Array(item),
      ...options.extra,
      count: Type.Integer(),
      next_page: Type.Union([Type.String(), Type.Null()]),
      previous_page: Type.Union([Type.String(), Type.Null()]),
    }),
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    // A position is an offset. Pages begin at multiples of their size only, so one that begins
    // within a page asks for that page and drops what lies before.
    ask: ({ size, position }) => ({ page: Math.floor(offsetOf(position) / size) + 1, per_page: size }),
    read({ body }, { position, size }) {
      const offset = offsetOf(position);
      const items = listAt(body, key)?.slice(offset % size);
      const more = memberOf(body, "next_page") != null;
      return {
        items,
        total: numberOf(memberOf(body, "count")),
        next: more && items ? offset + items.length : undefined,
      };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut(items, query, context) {
      const size = sizeOf(query["per_page"], options.defaultSize, options.maxSize);
      const page = numberOf(query["page"]) ?? 1;
      const offset = (page - 1) * size;
      if (offset >= cap)
        throw new Problem(422, `Invalid search: only the first ${cap} results can be paged`, {
          code: "invalid",
        });
      const link = (number: number) => {
        const search = new URLSearchParams(context.search);
        search.set("page", String(number));
        return `${context.path}?${search}`;
      };
      return {
        body: {
          [key]: items.slice(offset, Math.min(offset + size, cap)),
          count: items.length,
          next_page: offset + size < items.length ? link(page + 1) : null,
          previous_page: page > 1 ? link(page - 1) : null,
        },
      };
    },
  };
}
