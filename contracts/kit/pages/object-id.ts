/**
 * `limit`, `starting_after`, `ending_before`: positions are the ids of the rows themselves, so that
 * lists are read in both directions (treasury).
 */
import Type, { type TSchema } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { optional, type StaticOf } from "#contracts/kit/params.ts";
import { listAt, memberOf, type PageStyle, sizeOf, textOf } from "./style.ts";

const idOf = (item: unknown) => textOf(memberOf(item, "id"));

export function objectId<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  return {
    name: "objectId",
    query: {
      limit: optional(Type.Integer({ minimum: 1, maximum: options.maxSize })),
      starting_after: optional(Type.String()),
      ending_before: optional(Type.String()),
    },
    schema: Type.Object({
      object: Type.Literal("list"),
      data: Type.Array(item),
      has_more: Type.Boolean(),
      url: Type.String(),
    }),
    list: ["data"],
    maxSize: options.maxSize,
    backward: true,
    tellsNext: true,
    ask: ({ size, position, backward }) => ({
      limit: size,
      [backward ? "ending_before" : "starting_after"]: position,
    }),
    read({ body }, { backward }) {
      const items = listAt(body, "data");
      const isKnown = (item: unknown) => idOf(item) !== undefined;
      // A row that cannot be read has no id, so the nearest row with an id gives the position.
      const edge = backward ? items?.find(isKnown) : items?.findLast(isKnown);
      const more = memberOf(body, "has_more") === true;
      const next = more ? idOf(edge) : undefined;
      return { items, next, endless: more && next === undefined };
    },
    after: (item) => idOf(item),
    cut(items, query, context) {
      const { starting_after: after, ending_before: before } = query;
      if (after !== undefined && before !== undefined)
        throw new Problem(400, "Give starting_after or ending_before, not both", {
          field: "ending_before",
        });
      const limit = sizeOf(query["limit"], options.defaultSize, options.maxSize);
      const at = (id: unknown, field: string) => {
        const index = items.findIndex((row) => idOf(row) === id);
        if (index < 0) throw new Problem(400, "The list has no such object", { field });
        return index;
      };
      const [from, to] =
        before === undefined
          ? [after === undefined ? 0 : at(after, "starting_after") + 1, Number.POSITIVE_INFINITY]
          : [Math.max(0, at(before, "ending_before") - limit), at(before, "ending_before")];
      const data = items.slice(from, Math.min(from + limit, to));
      const more = before === undefined ? from + data.length < items.length : from > 0;
      return { body: { object: "list", data, has_more: more, url: context.path } };
    },
  };
}
