/**
 * Incremental exports: pages by cursor if `page` is sent, else all items of a stretch of time from `start_time` on,
 * with the start of the next stretch (ticket metric events).
 */
import Type, { type TSchema } from "typebox";
import type { StaticOf } from "#contracts/kit/params.ts";
import { numberOf, type PageStyle } from "./style.ts";
import { cursorMeta, pageMeta } from "./token.ts";

/**
 * @param options.timeOf Time of an item, ms. Items are in the order of it, and none is before `start_time`.
 * @param options.stretch Largest number of items in one stretch of time. It ends between two seconds, so that
 *   it contains all items of its last second, and never in the current second.
 */
export function incremental<S extends TSchema>(
  key: string,
  item: S,
  options: {
    maxSize: number;
    stretch: number;
    timeOf: (item: StaticOf<S>) => number;
  },
): PageStyle<StaticOf<S>> {
  const cursors = cursorMeta(key, item, { maxSize: options.maxSize, defaultSize: options.maxSize });
  const secondOf = (one: unknown) => Math.floor(options.timeOf(one as StaticOf<S>) / 1000);

  return {
    ...cursors,
    name: "incremental",
    schema: Type.Object({
      [key]: Type.Array(item),
      meta: Type.Optional(pageMeta),
      count: Type.Optional(Type.Integer()),
      end_time: Type.Optional(Type.Integer()),
      end_of_stream: Type.Optional(Type.Boolean()),
      next_page: Type.Optional(Type.String()),
    }),
    cut(items, query, context) {
      if (query["page"] !== undefined) return cursors.cut(items, query, context);
      const now = Math.floor(context.now() / 1000);
      const over = items.findIndex((one) => secondOf(one) >= now);
      const settled = over < 0 ? items : items.slice(0, over);
      let end = Math.min(options.stretch, settled.length);
      while (end < settled.length && secondOf(settled[end]) === secondOf(settled[end - 1])) end++;
      const start = numberOf(query["start_time"]) ?? 0;
      const whole = end === settled.length;
      const end_time = whole ? Math.max(start, now) : secondOf(settled[end]);
      const search = new URLSearchParams(context.search);
      search.set("start_time", String(end_time));
      return {
        body: {
          [key]: settled.slice(0, end),
          count: end,
          end_time,
          end_of_stream: whole,
          next_page: `${context.path}?${search}`,
        },
      };
    },
  };
}
