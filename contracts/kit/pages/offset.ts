/** Styles whose position is an offset: they can start anywhere, at any size. */
import Type, { type TSchema } from "typebox";
import { deep, optional, type StaticOf } from "#contracts/kit/params.ts";
import {
  hasLink,
  listAt,
  memberOf,
  numberOf,
  offsetOf,
  type PageStyle,
  parameterOf,
  sizeOf,
  textOf,
} from "./style.ts";

/**
 * True if another page may follow one that does not state the number of rows: the page is full, or has a
 * link.
 */
const isFull = (items: readonly unknown[] | undefined, size: number, body: unknown): boolean =>
  hasLink(memberOf(body, "links")) ?? (items !== undefined && items.length >= size);

/** `page[limit]`, `page[offset]`; JSON:API bodies with `meta.pagination.total` (banking). */
export function pageObject<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number; included?: TSchema },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "pageObject",
    query: {
      page: deep(
        Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1 })),
          offset: Type.Optional(Type.Integer({ minimum: 0 })),
        }),
      ),
    },
    schema: Type.Object({
      data: Type.Array(item),
      included: Type.Optional(Type.Array(options.included ?? Type.Unknown())),
      meta: Type.Object({
        pagination: Type.Object({
          total: Type.Integer(),
          limit: Type.Integer(),
          offset: Type.Integer(),
        }),
      }),
    }),
    list: ["data"],
    maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ page: { limit: size, offset: offsetOf(position) } }),
    read({ body }, { position, size }) {
      const items = listAt(body, "data");
      const pagination = memberOf(memberOf(body, "meta"), "pagination");
      const total = numberOf(memberOf(pagination, "total"));
      const limit = numberOf(memberOf(pagination, "limit"));
      // A page may lack rows and not be the last one, so the next one begins a full page later.
      const end = offsetOf(position) + (Math.max(limit ?? 0, items?.length ?? 0) || size);
      const more = total === undefined ? isFull(items, limit ?? size, body) : end < total;
      return { items, total, next: items && more ? end : undefined };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut(items, query) {
      const page = query["page"];
      const limit = sizeOf(memberOf(page, "limit"), defaultSize, maxSize);
      const offset = numberOf(memberOf(page, "offset")) ?? 0;
      return {
        body: {
          data: items.slice(offset, offset + limit),
          meta: { pagination: { total: items.length, limit, offset } },
        },
      };
    },
  };
}

/** `$top`, `$skip` (and `$limit`, a second name of `$top`); the list is in `value` (ERP). */
export function odataPage<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "odata",
    query: {
      $top: optional(Type.Integer({ minimum: 1 })),
      $skip: optional(Type.Integer({ minimum: 0 })),
      $limit: optional(Type.Integer({ minimum: 1 })),
      /** Token of the link to the next page, if the family chooses its own pages. */
      $skiptoken: optional(Type.String()),
    },
    schema: Type.Object({ value: Type.Array(item), "@odata.nextLink": Type.Optional(Type.String()) }),
    list: ["value"],
    maxSize,
    backward: false,
    // A page with `$top` has no next link, so only a further row shows that more follow.
    tellsNext: false,
    ask: ({ size, position }) => ({
      $top: size,
      ...(typeof position === "string" ? { $skiptoken: position } : position ? { $skip: position } : {}),
    }),
    read: ({ body }, { position, size }) => {
      const items = listAt(body, "value");
      const link = textOf(memberOf(body, "@odata.nextLink"));
      const token = parameterOf(link, "$skiptoken");
      if (!items) return { items };
      if (token !== undefined) return { items, next: token };
      if (typeof position === "string") return { items, endless: link !== undefined };
      const skip = parameterOf(link, "$skip");
      if (skip !== undefined && /^\d{1,15}$/.test(skip)) return { items, next: Number(skip) };
      const more = link !== undefined || items.length >= size;
      return { items, next: more ? offsetOf(position) + (items.length || size) : undefined };
    },
    // After a token the offset of a row is unknown.
    after: (_item, index, { position }) =>
      typeof position === "string" ? undefined : offsetOf(position) + index + 1,
    cut(items, query) {
      const limit = sizeOf(query["$top"] ?? query["$limit"], defaultSize, maxSize);
      const offset = numberOf(query["$skip"]) ?? 0;
      return { body: { value: items.slice(offset, offset + limit) } };
    },
  };
}

/**
 * `start`, `limit`; `additional_data.pagination` says where the list goes on (CRM). The list is in
 * `data.items`, or with `bare` is `data` itself.
 */
export function startLimit<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number; bare?: boolean },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize, bare = false } = options;
  return {
    name: "startLimit",
    query: {
      start: optional(Type.Integer({ minimum: 0 })),
      limit: optional(Type.Integer({ minimum: 1 })),
    },
    schema: Type.Object({
      success: Type.Boolean(),
      data: bare ? Type.Array(item) : Type.Object({ items: Type.Array(item) }),
      additional_data: Type.Object({
        pagination: Type.Object({
          start: Type.Integer(),
          limit: Type.Integer(),
          more_items_in_collection: Type.Boolean(),
          next_start: Type.Optional(Type.Integer()),
        }),
      }),
    }),
    list: bare ? ["data"] : ["data", "items"],
    maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ start: offsetOf(position), limit: size }),
    read({ body }, { position, size }) {
      const items = bare ? listAt(body, "data") : listAt(body, "data", "items");
      const pagination = memberOf(memberOf(body, "additional_data"), "pagination");
      const limit = numberOf(memberOf(pagination, "limit")) ?? size;
      const more = memberOf(pagination, "more_items_in_collection");
      const end = offsetOf(position) + Math.max(limit, items?.length ?? 0);
      const goesOn = typeof more === "boolean" ? more : isFull(items, limit, body);
      const next = numberOf(memberOf(pagination, "next_start"));
      return { items, next: items && (next ?? (goesOn ? end : undefined)) };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
    cut(items, query) {
      const limit = sizeOf(query["limit"], defaultSize, maxSize);
      const start = numberOf(query["start"]) ?? 0;
      const more = start + limit < items.length;
      const page = items.slice(start, start + limit);
      return {
        body: {
          success: true,
          data: bare ? page : { items: page },
          additional_data: {
            pagination: {
              start,
              limit,
              more_items_in_collection: more,
              ...(more ? { next_start: start + limit } : {}),
            },
          },
        },
      };
    },
  };
}
