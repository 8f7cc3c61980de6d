/** Lists that are not paged: one body holds them whole (contact centre). The graph cuts its own pages. */
import Type, { type Static, type TSchema } from "typebox";
import { listAt, offsetOf, type PageStyle } from "./style.ts";

export function wholeList<S extends TSchema>(key: string, item: S): PageStyle<Static<S>> {
  return {
    name: "wholeList",
    query: {},
    schema: Type.Object({ [key]: Type.Array(item) }),
    maxSize: Number.POSITIVE_INFINITY,
    backward: false,
    tellsNext: true,
    ask: () => ({}),
    read({ body }, { position }) {
      const rows = listAt(body, key);
      return { items: rows?.slice(offsetOf(position)), total: rows?.length };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut: (items) => ({ body: { [key]: items } }),
  };
}
