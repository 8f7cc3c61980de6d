/** Pages by number. Their positions are offsets; pages begin at multiples of their size only. */
import Type, { type TSchema } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { optional, type StaticOf } from "#contracts/kit/params.ts";
import {
  hasLink,
  listAt,
  memberOf,
  numberOf,
  offsetOf,
  type PageRead,
  type PageRequest,
  type PageStyle,
  sizeOf,
} from "./style.ts";

const first = Type.Integer({ minimum: 1 });

/** Parts that the styles of numbered pages share. */
export const byNumber = {
  backward: false,
  after: (_item: unknown, index: number, { position }: PageRequest) => offsetOf(position) + index + 1,
} as const;

/** Number of the page that contains a position. Rows before the position are dropped when the page is read. */
export const pageOf = ({ position }: PageRequest, size: number) => Math.floor(offsetOf(position) / size) + 1;

/** Rows of a page from the requested position on, and the start of the next page. */
export function rowsFrom(
  rows: readonly unknown[] | undefined,
  { position }: PageRequest,
  size: number,
  more: boolean,
): Pick<PageRead, "items" | "next"> {
  const offset = offsetOf(position);
  const within = offset % size;
  const items = rows?.slice(within);
  // A page with fewer rows than its size, or none, may not be the last. The next one begins a full size later.
  return { items, next: more && items ? offset - within + size : undefined };
}

/**
 * True if another page may follow, and the page does not state it: by the total, else because the page is full.
 */
export const mayGoOn = (
  rows: readonly unknown[] | undefined,
  request: PageRequest,
  total: number | undefined,
): boolean =>
  total === undefined
    ? rows !== undefined && rows.length >= request.size
    : pageOf(request, request.size) * request.size < total;

/** `page`, `per_page`, with a total and a limit of reachable rows (support-desk search). */
export function pageNumber<S extends TSchema>(
  key: string,
  item: S,
  options: {
    maxSize: number;
    defaultSize: number;
    /** Number of reachable rows. Beyond it the service answers 422. */
    cap?: number;
    extra?: Record<string, TSchema>;
  },
): PageStyle<StaticOf<S>> {
  const cap = options.cap ?? Number.POSITIVE_INFINITY;
  return {
    name: "pageNumber",
    cap,
    steady: true,
    ...byNumber,
    query: { page: optional(first), per_page: optional(first) },
    schema: Type.Object({
      [key]: Type.Array(item),
      ...options.extra,
      count: Type.Integer(),
      next_page: Type.Union([Type.String(), Type.Null()]),
      previous_page: Type.Union([Type.String(), Type.Null()]),
    }),
    list: [key],
    maxSize: options.maxSize,
    tellsNext: true,
    ask: (request) => ({ page: pageOf(request, request.size), per_page: request.size }),
    read({ body }, request) {
      const rows = listAt(body, key);
      const total = numberOf(memberOf(body, "count"));
      const more = hasLink(body, "next_page") ?? mayGoOn(rows, request, total);
      return { ...rowsFrom(rows, request, request.size, more), total };
    },
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

/**
 * `page` alone: pages of one size, without a total (accounting). More rows may follow after a full page only, so a
 * list that ends with a full page needs a further, empty page to show its end.
 */
export function numberedPages<S extends TSchema>(
  key: string,
  item: S,
  { size }: { readonly size: number },
): PageStyle<StaticOf<S>> {
  return {
    name: "numberedPages",
    ...byNumber,
    query: { page: optional(first) },
    schema: Type.Object({ [key]: Type.Array(item) }),
    list: [key],
    maxSize: size,
    tellsNext: true,
    ask: (request) => ({ page: pageOf(request, size) }),
    read({ body }, request) {
      const rows = listAt(body, key);
      return rowsFrom(rows, request, size, rows !== undefined && rows.length >= size);
    },
    cut(items, query) {
      const offset = ((numberOf(query["page"]) ?? 1) - 1) * size;
      return { body: { [key]: items.slice(offset, offset + size) } };
    },
  };
}

/**
 * `page`, `pageSize`; `meta.page` says whether more follow, and how many there are in all unless
 * `skipCounts` was sent (projects). Objects that rows refer to may stand beside them, in `included`.
 */
export function pageAndSize<S extends TSchema>(
  key: string,
  item: S,
  options: { readonly maxSize: number; readonly defaultSize: number; readonly included: TSchema },
): PageStyle<StaticOf<S>> {
  const { maxSize, defaultSize } = options;
  return {
    name: "pageAndSize",
    steady: true,
    ...byNumber,
    query: { page: optional(first), pageSize: optional(first) },
    schema: Type.Object({
      [key]: Type.Array(item),
      included: Type.Optional(options.included),
      meta: Type.Object({
        page: Type.Object({
          pageOffset: Type.Integer(),
          pageSize: Type.Integer(),
          count: Type.Optional(Type.Integer()),
          hasMore: Type.Boolean(),
        }),
      }),
    }),
    list: [key],
    maxSize,
    tellsNext: true,
    ask: (request) => ({ page: pageOf(request, request.size), pageSize: request.size }),
    read({ body }, request) {
      const page = memberOf(memberOf(body, "meta"), "page");
      const rows = listAt(body, key);
      const total = numberOf(memberOf(page, "count"));
      const hasMore = memberOf(page, "hasMore");
      const more = typeof hasMore === "boolean" ? hasMore : mayGoOn(rows, request, total);
      return { ...rowsFrom(rows, request, request.size, more), total };
    },
    cut(items, query) {
      const size = sizeOf(query["pageSize"], defaultSize, maxSize);
      const page = numberOf(query["page"]) ?? 1;
      const offset = (page - 1) * size;
      return {
        body: {
          [key]: items.slice(offset, offset + size),
          meta: {
            page: {
              pageOffset: page - 1,
              pageSize: size,
              ...(query["skipCounts"] === true ? {} : { count: items.length }),
              hasMore: offset + size < items.length,
            },
          },
        },
      };
    },
  };
}
