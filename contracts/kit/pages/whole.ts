/** Lists without pages: a response has all rows, and a connection selects its window. */
import Type, { type TSchema } from "typebox";
import type { StaticOf } from "#contracts/kit/params.ts";
import { listAt, offsetOf, type PageStyle } from "./style.ts";

/**
 * The whole list in `key` of the body.
 * @param beside Further constant members of every body (`success`).
 */
export function wholeList<S extends TSchema>(
  key: string,
  item: S,
  beside: Readonly<Record<string, boolean | string>> = {},
): PageStyle<StaticOf<S>> {
  return {
    name: "wholeList",
    query: {},
    schema: Type.Object({
      [key]: Type.Array(item),
      ...Object.fromEntries(Object.entries(beside).map(([name, value]) => [name, Type.Literal(value)])),
    }),
    list: [key],
    maxSize: Number.MAX_SAFE_INTEGER,
    backward: false,
    tellsNext: true,
    ask: () => ({}),
    read({ body }, { position }) {
      const items = listAt(body, key);
      return { items: items?.slice(offsetOf(position)), total: items?.length };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut: (items) => ({ body: { ...beside, [key]: items } }),
  };
}
