/** Styles whose position is an offset: they can start anywhere, at any size. */
import Type, { type Static, type TSchema } from "typebox";
import { deep, optional } from "#contracts/kit/params.ts";
import { listAt, memberOf, numberOf, offsetOf, type PageStyle, sizeOf } from "./style.ts";

/** `page[limit]`, `page[offset]`; JSON:API bodies with `meta.pagination.total` (banking). */
export function pageObject<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number; included?: TSchema },
): PageStyle<Static<S>> {
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
    maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ page: { limit: size, offset: offsetOf(position) } }),
    read({ body }, { position, size }) {
      const items = listAt(body, "data");
      const pagination = memberOf(memberOf(body, "meta"), "pagination");
      const total = numberOf(memberOf(pagination, "total"));
      // A page without rows, of a list that goes on, has left out as many as it has room for.
      const rows = items?.length || numberOf(memberOf(pagination, "limit")) || size;
      const end = offsetOf(position) + rows;
      return { items, total, next: items && total !== undefined && end < total ? end : undefined };
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
): PageStyle<Static<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "odata",
    query: {
      $top: optional(Type.Integer({ minimum: 1 })),
      $skip: optional(Type.Integer({ minimum: 0 })),
      $limit: optional(Type.Integer({ minimum: 1 })),
    },
    schema: Type.Object({ value: Type.Array(item) }),
    maxSize,
    backward: false,
    // A page asked for with $top carries no next link: whether more follow shows only in a row more.
    tellsNext: false,
    ask: ({ size, position }) => ({ $top: size, ...(position ? { $skip: position } : {}) }),
    read: ({ body }, { position, size }) => {
      const items = listAt(body, "value");
      return {
        items,
        next: items && items.length >= size ? offsetOf(position) + items.length : undefined,
      };
    },
    after: (_item, index, { position }) => offsetOf(position) + index + 1,
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
): PageStyle<Static<S>> {
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
    maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ start: offsetOf(position), limit: size }),
    read: ({ body }) => ({
      items: bare ? listAt(body, "data") : listAt(body, "data", "items"),
      next: numberOf(memberOf(memberOf(memberOf(body, "additional_data"), "pagination"), "next_start")),
    }),
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
