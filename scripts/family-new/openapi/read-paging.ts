/** Finds the rows of answers in their envelopes, and the pages of lists. */
import type { Member, ModelOperation, ObjectType, Paging, ValueType } from "#scripts/family-new/model.ts";

/** The rows or the object of a response. */
export interface UnwrappedRows {
  /** Path of the rows or the object; empty if the response has no envelope. */
  readonly path: readonly string[];
  readonly shape: ValueType;
}

type Types = { readonly types: readonly ObjectType[] };

const ENVELOPES =
  /^(data|items?|results?|records|rows|values?|entries|list|content|collection|objects|resources|response|payload)$/i;
/** Members beside the rows that describe the page. */
const BESIDE =
  /^(object|type|has_?more|more|next.*|prev.*|cursor|total.*|count|page.*|per_?page|limit|offset|size|meta.*|pag.*|links?|_links|self|first|last|url|ok|success|status|message|errors?|request_?id|warnings?)$/i;

const PAGE = /^(page|page_?(number|no|num|index))$/i;
const OFFSET = /^(offset|skip|start|start_?(index|at))$/i;
const CURSOR =
  /^(cursor|after|starting_?after|(next_?)?page_?token|next_?token|next_?cursor|page_?cursor|marker|continuation(_?token)?)$/i;
const SIZE = /^(limit|take|top|count|(page_?)?size|per_?page|(max_?)?results|max_?items)$/i;
const TOTAL = /^(total|count|total_?(count|results|items|records|entries|size))$/i;
const NEXT =
  /^(next|next_?(page_?)?(token|cursor|marker|url|link|page|after)|(end_?)?cursor|after|continuation(_?token)?)$/i;
const MORE = /^(has_?more|has_?next(_?page)?|more)$/i;
const PAGES = /^((total_?)?pages|page_?count|last_?page)$/i;
/** Largest and default page size, if the document does not state them. */
const DEFAULT_MOST = 100;
const DEFAULT_SIZE = 20;

const membersOf = ({ types }: Types, shape: ValueType | undefined): readonly Member[] =>
  shape?.kind === "object" ? (types.find(({ name }) => name === shape.name)?.members ?? []) : [];

/** Finds the value within the envelope of a response. */
export function unwrapped(
  model: Types,
  { method, path }: Pick<ModelOperation, "method" | "path">,
  shape: ValueType,
): UnwrappedRows {
  const members = membersOf(model, shape);
  const isItem = /\}(\.json)?$/.test(path) || method !== "get";
  const lists = members.filter(({ shape: own }) => own.kind === "list" && own.item.kind === "object");
  const [list] = lists;
  const others = members.filter((member) => member !== list);
  const last = path.split("/").at(-1) ?? "";
  if (
    list &&
    lists.length === 1 &&
    !isItem &&
    (others.every(({ name }) => BESIDE.test(name)) || ENVELOPES.test(list.name) || list.name === last)
  )
    return { path: [list.name], shape: list.shape };
  const [inner] = members.filter(({ name, shape: own }) => ENVELOPES.test(name) && own.kind === "object");
  if (inner && members.every((member) => member === inner || BESIDE.test(member.name))) {
    const within = unwrapped(model, { method, path }, inner.shape);
    return { path: [inner.name, ...within.path], shape: within.shape };
  }
  return { path: [], shape };
}

/** A member of a body at the top or one level below, with its path. */
interface Place {
  readonly path: readonly string[];
  readonly member: Member;
}

/** The members of a body that describe the page, and all others. Those of an envelope come after it. */
function placesIn(model: Types, body: ValueType, rows: readonly string[] = []): readonly Place[] {
  const own = membersOf(model, body).map((member) => ({ path: [member.name], member }));
  return [
    ...own.filter(({ member }) => member.shape.kind !== "object"),
    ...own
      .filter(
        ({ member: { name, shape } }) => shape.kind === "object" && (BESIDE.test(name) || name === rows[0]),
      )
      .flatMap(({ path, member }) =>
        membersOf(model, member.shape).map((below) => ({ path: [...path, below.name], member: below })),
      ),
    ...own.filter(
      ({ member: { name, shape } }) => shape.kind === "object" && !BESIDE.test(name) && name !== rows[0],
    ),
  ];
}

/**
 * Finds the paging of a list; undefined if it has none.
 * @param link True if the answer has a header `Link`.
 */
export function pagingOf(
  model: Types,
  { query }: Pick<ModelOperation, "query">,
  body: ValueType,
  { path, shape }: UnwrappedRows,
  link: boolean,
): Paging | undefined {
  const parameter = (pattern: RegExp) =>
    query.find(({ name }) => pattern.test(name.replace(/^page\[(\w+)\]$/, "$1")));
  const scalars = placesIn(model, body).filter(
    ({ member }) => member.shape.kind !== "object" && member.shape.kind !== "list",
  );
  const place = (pattern: RegExp) => scalars.find(({ member }) => pattern.test(member.name))?.path;
  const size = parameter(SIZE);
  const next = place(NEXT);
  const more = place(MORE);
  const rows = shape.kind === "list" ? membersOf(model, shape.item) : [];
  const hasCursor =
    link || next !== undefined || (more !== undefined && rows.some(({ name }) => name === "id"));
  const cursor = hasCursor ? parameter(CURSOR) : undefined;
  const position = cursor ?? parameter(PAGE) ?? parameter(OFFSET);
  if (!position) return undefined;
  const by = cursor ? "cursor" : position === parameter(PAGE) ? "page" : "offset";
  const maxSize = Math.max(1, Math.floor(size?.most ?? DEFAULT_MOST));
  const usual = size?.example;
  return {
    by,
    position: position.name,
    size: size?.name,
    rows: path,
    maxSize,
    defaultSize: Math.min(maxSize, typeof usual === "number" ? usual : DEFAULT_SIZE),
    next: cursor && next,
    more,
    total: place(TOTAL),
    ...(by === "page" && position.least === 0 && { firstPage: 0 }),
  };
}

/** Members of a body that a page style can write: beside those of the paging the request's own numbers. */
const ECHOES = { page: PAGE, length: SIZE, pages: PAGES } as const;

/**
 * Replaces the body of a list in pages by its rows. An operation stays as it is if its body has a required member that
 * no style of pages writes.
 */
export function withPaging(model: Types, operation: ModelOperation): ModelOperation {
  const { returns, method, query } = operation;
  if (method !== "get" || !returns || returns.kind === "file") return operation;
  const found = unwrapped(model, operation, returns);
  const paging = found.path.length > 0 ? pagingOf(model, operation, returns, found, false) : undefined;
  if (!paging || paging.position.includes("[") || found.shape.kind !== "list") return operation;
  const named = [paging.rows, paging.next, paging.more, paging.total].map((path) => path?.join("."));
  const others = placesIn(model, returns, paging.rows).filter(({ path }) => !named.includes(path.join(".")));
  const echoes = Object.entries(ECHOES).flatMap(([name, pattern]) => {
    const place = others.find(({ member }) => member.shape.kind === "whole" && pattern.test(member.name));
    return place ? [[name, place.path] as const] : [];
  });
  const isEcho = ({ path }: Place) => echoes.some(([, echo]) => echo.join(".") === path.join("."));
  if (!others.every((one) => isEcho(one) || (!one.member.required && BESIDE.test(one.member.name))))
    return operation;
  return {
    ...operation,
    paging: { ...paging, ...Object.fromEntries(echoes) },
    returns: found.shape,
    query: query.filter(({ name }) => name !== paging.position && name !== paging.size),
  };
}
