/** Page styles with an opaque token for the next page, which is sent back unchanged. */
import Type, { type TSchema } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { deep, optional, type StaticOf } from "#contracts/kit/params.ts";
import { pageNumber } from "./numbered.ts";
import {
  type CountedForm,
  type CutContext,
  listAt,
  memberOf,
  numberOf,
  type PageStyle,
  parameterOf,
  sizeOf,
  textOf,
} from "./style.ts";

/** The offset in a token that this service sealed; 0 when there is no token. */
function sealedOffset(token: unknown, context: CutContext): number {
  if (token === undefined || token === "") return 0;
  const opened = typeof token === "string" ? context.open(token) : undefined;
  const offset = numberOf(memberOf(opened, "offset"));
  if (offset === undefined || memberOf(opened, "path") !== context.path)
    throw new Problem(400, "The page token is not valid for this list");
  return offset;
}

/** One page and the token of the next, undefined on the last page. */
export function tokenPage(
  items: readonly unknown[],
  token: unknown,
  size: number,
  context: CutContext,
  ttlMs?: number,
) {
  const offset = sealedOffset(token, context);
  const end = offset + size;
  return {
    page: items.slice(offset, end),
    next: end < items.length ? context.seal({ offset: end, path: context.path }, ttlMs) : undefined,
  };
}

/**
 * `after`, `limit`; the body is the bare list, the next page is in a `Link` header with
 * `rel="next"` (identity). Only the link's `after` is taken: no URL of an answer is ever followed.
 */
export function linkHeader<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  return {
    name: "linkHeader",
    query: {
      after: optional(Type.String()),
      limit: optional(Type.Integer({ minimum: 1 })),
    },
    schema: Type.Array(item),
    list: [],
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ limit: size, after: position }),
    read: ({ body, headers }) => ({
      items: Array.isArray(body) ? body : undefined,
      next: afterIn(headers["link"]),
    }),
    cut(items, query, context) {
      const size = sizeOf(query["limit"], options.defaultSize, options.maxSize);
      const { page, next } = tokenPage(items, query["after"], size, context);
      if (next === undefined) return { body: page };
      const search = new URLSearchParams(context.search);
      search.set("after", next);
      return { body: page, headers: { link: `<${context.path}?${search}>; rel="next"` } };
    },
  };
}

function afterIn(link: string | string[] | undefined): string | undefined {
  for (const part of [link ?? []]
    .flat()
    .join(",")
    .split(/,\s*(?=<)/)) {
    const target = /^<([^>]*)>.*rel="?next"?/.exec(part)?.[1];
    if (target?.includes("?")) return parameterOf(target, "after");
  }
  return undefined;
}

export const pageMeta = Type.Object({
  has_more: Type.Boolean(),
  after_cursor: Type.Union([Type.String(), Type.Null()]),
});

/** Links of a page by cursor; `prev` is always null (D2-124). */
const links = Type.Object({
  next: Type.Union([Type.String(), Type.Null()]),
  prev: Type.Null(),
});

/**
 * `page[size]`, `page[after]`; `meta.has_more`, `meta.after_cursor` (support desk, recommended form).
 * With `byNumber` the service also pages by number (`page`, `per_page`): only these pages have a total. The
 * parameters of each form, such as its own sort parameters, select the form (D2-087 to D2-092).
 */
export function cursorMeta<S extends TSchema>(
  key: string,
  item: S,
  options: {
    maxSize: number;
    defaultSize: number;
    extra?: Record<string, TSchema>;
    byNumber?: {
      readonly cursorOnly: readonly string[];
      readonly numberOnly: readonly string[];
      /** Converts the list's parameters to the form by number. By default they are unchanged. */
      readonly input?: CountedForm["input"];
    };
    /** Time for which a cursor is valid, ms. */
    ttlMs?: number;
    /** Adds `links` to the body, and refuses a size above `maxSize` (search export). */
    linked?: boolean;
  },
): PageStyle<StaticOf<S>> {
  const { byNumber, linked = false } = options;
  const numbered = byNumber && pageNumber(key, item, options);
  const cursorQuery = Type.Object({
    size: Type.Optional(Type.Integer({ minimum: 1, ...(linked && { maximum: options.maxSize }) })),
    after: Type.Optional(Type.String()),
  });

  /** @throws Problem 400 if parameters of both forms are sent */
  function isByNumber(query: Readonly<Record<string, unknown>>): boolean {
    if (!byNumber) return false;
    const { page } = query;
    const given = (names: readonly string[]) => names.find((name) => query[name] !== undefined);
    const ofNumber =
      given(["per_page", ...byNumber.numberOnly]) ?? (typeof page === "number" ? "page" : undefined);
    const ofCursor = given(byNumber.cursorOnly) ?? (typeof page === "object" ? "page" : undefined);
    if (ofNumber && ofCursor)
      throw new Problem(400, `${ofNumber} belongs to pages by number, ${ofCursor} to cursors`, {
        field: ofNumber,
      });
    return ofNumber !== undefined;
  }

  return {
    name: "cursorMeta",
    query: {
      page: deep(numbered ? Type.Union([cursorQuery, Type.Integer({ minimum: 1 })]) : cursorQuery),
      ...(numbered ? { per_page: optional(Type.Integer({ minimum: 1 })) } : {}),
    },
    schema: Type.Object({
      [key]: Type.Array(item),
      ...options.extra,
      ...(linked && { links }),
      meta: pageMeta,
    }),
    list: [key],
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    ...(numbered && { counted: { style: numbered, input: byNumber.input ?? ((input) => input) } }),
    ask: ({ size, position }) => ({
      page: { size, ...(position === undefined ? {} : { after: position }) },
    }),
    read({ body }) {
      const meta = memberOf(body, "meta");
      const items = listAt(body, key);
      const said = memberOf(meta, "has_more");
      // Without `has_more`, a cursor on a page with rows means that more follow.
      const more = typeof said === "boolean" ? said : items !== undefined && items.length > 0;
      const next = more ? textOf(memberOf(meta, "after_cursor")) : undefined;
      return { items, next, endless: said === true && next === undefined };
    },
    cut(items, query, context) {
      if (numbered && isByNumber(query)) return numbered.cut(items, query, context);
      const asked = query["page"];
      const size = sizeOf(memberOf(asked, "size"), options.defaultSize, options.maxSize);
      const { page, next } = tokenPage(items, memberOf(asked, "after"), size, context, options.ttlMs);
      const meta = { has_more: next !== undefined, after_cursor: next ?? null };
      if (!linked) return { body: { [key]: page, meta } };
      const search = new URLSearchParams(context.search);
      if (next !== undefined) search.set("page[after]", next);
      const link = next === undefined ? null : `${context.path}?${search}`;
      return { body: { [key]: page, links: { next: link, prev: null }, meta } };
    },
  };
}

/** `page_size`, `next_page_token`; an empty token ends the list, tokens are valid for `ttlMs` (meetings). */
export function nextPageToken<S extends TSchema>(
  key: string,
  item: S,
  options: { maxSize: number; defaultSize: number; ttlMs: number },
): PageStyle<StaticOf<S>> {
  return {
    name: "nextPageToken",
    query: {
      page_size: optional(Type.Integer({ minimum: 1 })),
      next_page_token: optional(Type.String()),
      page_number: optional(Type.Integer({ minimum: 1 })),
    },
    schema: Type.Object({
      [key]: Type.Array(item),
      page_size: Type.Integer(),
      total_records: Type.Integer(),
      next_page_token: Type.String(),
    }),
    list: [key],
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ page_size: size, next_page_token: position }),
    read: ({ body }) => ({
      items: listAt(body, key),
      next: textOf(memberOf(body, "next_page_token")),
      total: numberOf(memberOf(body, "total_records")),
    }),
    cut(items, query, context) {
      const size = sizeOf(query["page_size"], options.defaultSize, options.maxSize);
      // `page_number` is deprecated (D2-005) and read only without a token. From page 2 on, such a page has no
      // next token.
      const token = query["next_page_token"];
      const skipped = token ? 0 : ((numberOf(query["page_number"]) ?? 1) - 1) * size;
      const rest = skipped ? items.slice(skipped) : items;
      const { page, next } = tokenPage(rest, token, size, context, options.ttlMs);
      return {
        body: {
          [key]: page,
          page_size: size,
          total_records: items.length,
          next_page_token: skipped ? "" : (next ?? ""),
        },
      };
    },
  };
}

/**
 * `max_results`, `pagination_token`; the next token is in `meta.next_token`, absent on the last page,
 * and a page without rows has no `data` at all, only `meta.result_count: 0` (social).
 */
export function paginationToken<S extends TSchema>(
  item: S,
  options: { maxSize: number; defaultSize: number; extra?: Record<string, TSchema> },
): PageStyle<StaticOf<S>> {
  return {
    name: "paginationToken",
    query: {
      max_results: optional(Type.Integer({ minimum: 1, maximum: options.maxSize })),
      pagination_token: optional(Type.String()),
    },
    schema: Type.Object({
      data: Type.Optional(Type.Array(item)),
      ...options.extra,
      meta: Type.Object({ result_count: Type.Integer(), next_token: Type.Optional(Type.String()) }),
    }),
    list: ["data"],
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ max_results: size, pagination_token: position }),
    read({ body }) {
      const meta = memberOf(body, "meta");
      const none = memberOf(meta, "result_count") === 0 ? [] : undefined;
      return { items: listAt(body, "data") ?? none, next: textOf(memberOf(meta, "next_token")) };
    },
    cut(items, query, context) {
      const size = sizeOf(query["max_results"], options.defaultSize, options.maxSize);
      const { page, next } = tokenPage(items, query["pagination_token"], size, context);
      return {
        body: {
          ...(page.length > 0 && { data: page }),
          meta: { result_count: page.length, ...(next !== undefined && { next_token: next }) },
        },
      };
    },
  };
}

const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");

/** `pageLimit`, `pageKey`; the key is opaque Base64 that only the service makes (contact center). */
export function pageKey<S extends TSchema>(
  key: string,
  item: S,
  options: { maxSize: number; defaultSize: number },
): PageStyle<StaticOf<S>> {
  return {
    name: "pageKey",
    query: {
      pageLimit: optional(Type.Integer({ minimum: 1 })),
      pageKey: optional(Type.String()),
    },
    schema: Type.Object({
      [key]: Type.Array(item),
      nextPageKey: Type.Union([Type.String(), Type.Null()]),
    }),
    list: [key],
    maxSize: options.maxSize,
    backward: false,
    tellsNext: true,
    ask: ({ size, position }) => ({ pageLimit: size, pageKey: position }),
    read: ({ body }) => ({
      items: listAt(body, key),
      next: textOf(memberOf(body, "nextPageKey")),
    }),
    cut(items, query, context) {
      const size = sizeOf(query["pageLimit"], options.defaultSize, options.maxSize);
      const given = query["pageKey"];
      const token = typeof given === "string" ? Buffer.from(given, "base64").toString("latin1") : undefined;
      // An invalid Base64 text decodes to a shorter text, even to an empty one, which would be the first
      // page.
      if (token !== undefined && base64(token) !== given)
        throw new Problem(400, "The page key is not valid", { field: "pageKey" });
      const { page, next } = tokenPage(items, token, size, context);
      return { body: { [key]: page, nextPageKey: next === undefined ? null : base64(next) } };
    },
  };
}
