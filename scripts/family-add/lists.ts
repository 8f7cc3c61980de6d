/** Finds the rows of responses in their envelopes, and the paging style. */
import type { Member, Model, ModelOperation, ValueType } from "#scripts/family-new/model.ts";

/** The rows or the object of a response. */
export interface UnwrappedRows {
  /** Path of the rows or the object; empty if the response has no envelope. */
  readonly path: readonly string[];
  readonly shape: ValueType;
}

/** Arguments of `@paging`, and the query parameters that it uses. */
export interface PageStyle {
  readonly args: string;
  readonly parameters: ReadonlySet<string>;
}

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
const DEFAULT_MOST = 100;

const membersOf = ({ types }: Model, shape: ValueType | undefined): readonly Member[] =>
  shape?.kind === "object" ? (types.find(({ name }) => name === shape.name)?.members ?? []) : [];

/** Finds the value within the envelope of a response. */
export function unwrapped(model: Model, { method, path }: ModelOperation, shape: ValueType): UnwrappedRows {
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
    const within = unwrapped(model, { method, path } as ModelOperation, inner.shape);
    return { path: [inner.name, ...within.path], shape: within.shape };
  }
  return { path: [], shape };
}

/** A path of members as the mapping language has it. */
export const pathText = (path: readonly string[]): string =>
  ["$", ...path.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)))].join(".");

/** The path of the first member that a pattern fits, at the top of a body or one level below. */
function pathTo(model: Model, body: ValueType, fits: (member: Member) => boolean): string | undefined {
  const members = membersOf(model, body);
  const own = members.find(fits);
  if (own) return pathText([own.name]);
  for (const { name, shape } of members) {
    if (shape.kind !== "object" || !BESIDE.test(name)) continue;
    const below = membersOf(model, shape).find(fits);
    if (below) return pathText([name, below.name]);
  }
  return undefined;
}

/**
 * Finds the paging style of a list; undefined if it has none.
 * @param link True if the answer has a header `Link`.
 */
export function pageStyleOf(
  model: Model,
  { query }: ModelOperation,
  body: ValueType,
  { path, shape }: UnwrappedRows,
  link: boolean,
): PageStyle | undefined {
  const parameter = (pattern: RegExp) =>
    query.find(({ name }) => pattern.test(name.replace(/^page\[(\w+)\]$/, "$1")));
  const size = parameter(SIZE);
  const scalar = (pattern: RegExp) =>
    pathTo(
      model,
      body,
      ({ name, shape: own }) => pattern.test(name) && own.kind !== "object" && own.kind !== "list",
    );
  const total = scalar(TOTAL);
  const next = scalar(NEXT);
  const more = scalar(MORE);
  const rows = shape.kind === "list" ? membersOf(model, shape.item) : [];
  const cursor = parameter(CURSOR);
  const byCursor =
    cursor &&
    (link || next !== undefined
      ? { parameter: cursor, next }
      : more !== undefined && rows.some(({ name }) => name === "id")
        ? { parameter: cursor, next: `${pathText(path)}->last.id` }
        : undefined);
  const byPage = parameter(PAGE);
  const byOffset = parameter(OFFSET);
  const named = byCursor?.parameter ?? byPage ?? byOffset;
  if (!named) return undefined;
  const kind = byCursor ? "cursor" : byPage ? "page" : "offset";
  const most = size?.most ?? DEFAULT_MOST;
  const args = [
    `${kind}: ${JSON.stringify(named.name)}`,
    ...(size ? [`size: ${JSON.stringify(size.name)}`] : []),
    `most: ${Math.max(1, Math.floor(most))}`,
    ...(link
      ? ["link: true"]
      : byCursor?.next === undefined
        ? []
        : [`next: ${JSON.stringify(byCursor.next)}`]),
    ...(total === undefined ? [] : [`total: ${JSON.stringify(total)}`]),
    ...(more === undefined ? [] : [`more: ${JSON.stringify(more)}`]),
  ];
  return { args: args.join(", "), parameters: new Set([named.name, ...(size ? [size.name] : [])]) };
}
