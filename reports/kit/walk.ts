/**
 * Walks all pages of every list of a document. Lists below no other list are given out page by
 * page; those within their rows are read to their end first, through `node(id)` of the nearest
 * object that has one, otherwise by asking for the same row again.
 */
import { type ValueNode, valueFromASTUntyped } from "graphql";
import { type Account, type AnswerError, codeOf, familyOf, GATEWAY } from "./account.ts";
import { cursorsKey, type PageSizes, type Place, type Printer, pageInfoKey, type Request } from "./print.ts";
import type { ConnectionField, Field, Selection } from "./selection.ts";

export type Fields = Record<string, unknown>;

export interface Answer {
  readonly data: Fields | null;
  readonly errors: readonly AnswerError[];
  readonly families: readonly string[];
}

/** Asks one operation; waits where waiting helps. */
export type Ask = (request: Request) => Promise<Answer>;

/** The whole answer with one page of one of its outer lists; the others are empty in it. */
export interface Piece {
  readonly data: Fields;
  /** The first of its walk: what is in no outer list is new in it. */
  readonly first: boolean;
}

/** What `--page-size` and the gateway's limits make of the pages of outer lists. */
const NORMAL_PAGE = 25;
/** Lists within rows that are read on at the same time. */
const AT_ONCE = 4;

interface Outer {
  readonly field: ConnectionField;
  readonly path: readonly string[];
  readonly place: Place;
}

interface OpenList {
  readonly field: ConnectionField;
  readonly value: Fields;
  readonly place: Place;
  readonly path: readonly string[];
}

export interface Walked {
  readonly root: Selection;
  readonly variables: Record<string, unknown>;
  readonly printer: Printer;
  readonly ask: Ask;
  readonly account: Account;
  readonly pageSize?: number | undefined;
  /** Told how many pages there are as far as is known, and how many have come. */
  readonly progress?: (done: number, known: number) => void;
}

export class Walk {
  readonly #walked: Walked;
  readonly #sizes = new Map<ConnectionField, number>();
  #done = 0;
  #known = 0;

  constructor(walked: Walked) {
    this.#walked = walked;
    const { root, pageSize } = walked;
    if (pageSize !== undefined) for (const { field } of outersOf(root)) this.#sizes.set(field, pageSize);
  }

  /** @throws RefusedDocument when nothing at all is answered. */
  async *pieces(): AsyncGenerator<Piece> {
    const { root, printer, account } = this.#walked;
    const answer = await this.#ask(
      (sizes) => printer.whole(root, sizes),
      outersOf(root).map(({ field }) => field),
    );
    const { data, errors } = answer;
    const nobodys = errors.length > 0 && errors.every((error) => familyOf(error) === GATEWAY);
    if (!data || (nobodys && isEmpty(data))) throw new RefusedDocument(errors);
    account.page(answer);
    const outers = outersOf(root, data);
    const isOuter = ({ field }: OpenList) => outers.some((outer) => outer.field === field);
    await this.#completeAll([...openLists(root, data, { steps: [] }, [])].filter((list) => !isOuter(list)));
    let first = true;
    for (const outer of outers)
      for await (const page of this.#pages(outer, valueAt(data, outer.path))) {
        yield { data: withPages(data, outers, outer, page), first };
        first = false;
      }
    if (first) yield { data: withPages(data, outers, undefined, {}), first };
  }

  /** The pages of an outer list, each with the lists in its rows read to their end. */
  async *#pages({ field, place, path }: Outer, firstPage: unknown): AsyncGenerator<Fields> {
    let page = firstPage;
    let after: string | null = null;
    while (isFields(page)) {
      await this.#completeRows({ field, value: page, place, path }, after, 0);
      yield page;
      const next = this.#next(field, page, after, path);
      if (next === undefined) return;
      after = next;
      page = await this.#page(field, place, next, path, true);
    }
  }

  /** Where the next page begins; undefined after the last one. */
  #next(
    field: ConnectionField,
    page: Fields,
    after: string | null,
    path: readonly string[],
  ): string | undefined {
    const info = page[pageInfoKey(field)];
    if (!isFields(info) || info["hasNextPage"] !== true) return undefined;
    const { endCursor } = info;
    if (typeof endCursor === "string" && endCursor !== after) return endCursor;
    this.#walked.account.notWalked(path.join("."), "its cursor does not move on");
    return undefined;
  }

  async #page(
    field: ConnectionField,
    place: Place,
    after: string,
    path: readonly string[],
    outer: boolean,
  ): Promise<Fields | undefined> {
    const { printer, account } = this.#walked;
    const answer = await this.#ask((sizes) => printer.page(field, place, after, sizes), outer ? [field] : []);
    const errors = placed(answer.errors, place, path);
    account.page({ families: answer.families, errors });
    const page = follow(answer.data, place, field);
    if (page === undefined && errors.length === 0)
      account.notWalked(path.join("."), "the object that holds it was not found again");
    return page;
  }

  /** Asks, for fewer rows at once where one operation may not have as many calls as they need. */
  async #ask(request: (sizes: PageSizes) => Request, lists: readonly ConnectionField[]): Promise<Answer> {
    const { ask, progress, variables } = this.#walked;
    this.#known++;
    progress?.(this.#done, this.#known);
    for (;;) {
      const answer = await ask(request(this.#sizes));
      const tooMuch = answer.errors.some((error) =>
        /^QUERY_(BUDGET_EXCEEDED|TOO_COMPLEX)$/.test(codeOf(error)),
      );
      const sizes = lists.map((list) => this.#sizes.get(list) ?? sizeOf(list, variables));
      if (!tooMuch || !sizes.some((size) => size > 1)) {
        this.#done++;
        progress?.(this.#done, this.#known);
        return answer;
      }
      for (const [index, list] of lists.entries())
        this.#sizes.set(list, Math.max(1, Math.floor((sizes[index] ?? 1) / 2)));
    }
  }

  async #completeRows(
    { field, value, place, path }: OpenList,
    after: string | null,
    from: number,
  ): Promise<void> {
    if (!field.items.paged) return;
    const open: OpenList[] = [];
    const rowPath = [...path, ...keysOfRows(field)];
    for (const [index, row] of rowsOf(field, value).entries()) {
      if (index < from || !isFields(row)) continue;
      const before = index === from ? after : cursorAt(field, value, index - 1);
      const rowPlace = placeOf(field.items, row, {
        ...place,
        steps: [...place.steps, { kind: "row", field, after: before }],
      });
      open.push(...openLists(field.items, row, rowPlace, rowPath));
    }
    await this.#completeAll(open);
  }

  /** Some at a time: a family is not asked everything at once. */
  async #completeAll(open: readonly OpenList[]): Promise<void> {
    const waiting = [...open];
    const work = async () => {
      for (let list = waiting.shift(); list; list = waiting.shift()) await this.#completeList(list);
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
  }

  /** Appends all further pages of a list to its first one. */
  async #completeList(list: OpenList): Promise<void> {
    const { field, value, place, path } = list;
    await this.#completeRows(list, null, 0);
    let after = this.#next(field, value, null, path);
    while (after !== undefined) {
      const page = await this.#page(field, place, after, path, false);
      if (!page) return;
      const from = rowsOf(field, value).length;
      append(field, value, page);
      await this.#completeRows(list, after, from);
      after = this.#next(field, page, after, path);
    }
  }
}

/** Nothing was answered: the document is refused, or the gateway is not to be had. */
export class RefusedDocument extends Error {
  constructor(readonly errors: readonly AnswerError[]) {
    super(errors.map(({ message }) => message).join("; ") || "the answer is empty");
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (data: Fields): boolean => Object.values(data).every((value) => value === null);

/** The objects of a page of a list. */
export function rowsOf({ via }: ConnectionField, page: unknown): readonly unknown[] {
  const list = isFields(page) ? page[via.key] : undefined;
  if (!Array.isArray(list)) return [];
  return via.kind === "nodes"
    ? list
    : list.map((edge: unknown) => (isFields(edge) ? edge[via.nodeKey] : null));
}

/** The keys between a list and its rows. */
const keysOfRows = ({ via }: ConnectionField): readonly string[] =>
  via.kind === "nodes" ? [via.key] : [via.key, via.nodeKey];

function cursorAt(field: ConnectionField, page: Fields, index: number): string | null {
  const edges = page[cursorsKey(field)];
  const edge: unknown = Array.isArray(edges) ? edges[index] : undefined;
  return isFields(edge) && typeof edge["cursor"] === "string" ? edge["cursor"] : null;
}

function append({ via, ...field }: ConnectionField, page: Fields, next: Fields): void {
  for (const key of new Set([via.key, cursorsKey({ via, ...field })])) {
    const [there, more] = [page[key], next[key]];
    if (Array.isArray(there) && Array.isArray(more)) page[key] = [...there, ...more];
  }
}

/** Where an object is: by its own id where it has one. */
function placeOf({ idKey, type }: Selection, value: Fields, way: Place): Place {
  const id = idKey === undefined ? undefined : value[idKey];
  return typeof id === "string" ? { node: { id, type: type.name }, steps: [] } : way;
}

/** What of an abstract selection is there: a field under a condition belongs to some types alone. */
export const applies = ({ on }: Field, value: Fields): boolean =>
  !on || on.covers.has(String(value["__typename"]));

/** The lists below an object, but those within the rows of such a list. */
function* openLists(
  selection: Selection,
  value: Fields,
  place: Place,
  path: readonly string[],
): Generator<OpenList> {
  if (!selection.paged) return;
  for (const field of selection.fields) {
    const inner = value[field.key];
    const below = [...path, field.key];
    if (!applies(field, value)) continue;
    if (field.kind === "connection" && isFields(inner)) yield { field, value: inner, place, path: below };
    if (field.kind === "object" && isFields(inner))
      yield* openLists(
        field,
        inner,
        placeOf(field, inner, { ...place, steps: [...place.steps, { kind: "field", field }] }),
        below,
      );
    if (field.kind === "list" && Array.isArray(inner))
      for (const [index, item] of inner.entries())
        if (isFields(item))
          yield* openLists(
            field,
            item,
            placeOf(field, item, { ...place, steps: [...place.steps, { kind: "item", field, index }] }),
            below,
          );
  }
}

/** The lists that lie in no other list, where there is an answer with the places they are found at. */
export function outersOf(root: Selection, data: Fields = {}): Outer[] {
  const found: Outer[] = [];
  const look = (selection: Selection, value: unknown, place: Place, path: readonly string[]) => {
    for (const field of selection.fields) {
      if (isFields(value) && !applies(field, value)) continue;
      const inner = isFields(value) ? value[field.key] : undefined;
      const below = [...path, field.key];
      if (field.kind === "connection") found.push({ field, place, path: below });
      if (field.kind !== "object" || !field.paged) continue;
      const way: Place = { ...place, steps: [...place.steps, { kind: "field", field }] };
      look(field, inner, isFields(inner) ? placeOf(field, inner, way) : way, below);
    }
  };
  look(root, data, { steps: [] }, []);
  return found;
}

export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), data);
}

/** The answer with a page in one of its outer lists, and no rows in the others. */
export function withPages(
  data: Fields,
  outers: readonly Outer[],
  outer: Outer | undefined,
  page: Fields,
): Fields {
  let made = data;
  for (const one of outers) {
    const there = valueAt(data, one.path);
    if (isFields(there))
      made = replaced(made, one.path, one === outer ? page : { ...there, [one.field.via.key]: [] });
  }
  return made;
}

function replaced(data: Fields, [key = "", ...rest]: readonly string[], value: unknown): Fields {
  const inner = data[key];
  return { ...data, [key]: rest.length > 0 && isFields(inner) ? replaced(inner, rest, value) : value };
}

/** The page in the answer to a request for it. */
function follow(data: Fields | null, { node, steps }: Place, field: ConnectionField): Fields | undefined {
  let value: unknown = node ? data?.["node"] : data;
  for (const step of steps) {
    if (!isFields(value)) return undefined;
    const inner = value[step.field.key];
    if (step.kind === "field") value = inner;
    else if (step.kind === "item") value = Array.isArray(inner) ? inner[step.index] : undefined;
    else value = rowsOf(step.field, inner)[0];
  }
  const page = isFields(value) ? value[field.key] : undefined;
  return isFields(page) ? page : undefined;
}

/**
 * The errors that concern the page, with the path that the document knows its list by. A list of
 * objects that is asked for again holds others too, which do not know the cursor.
 */
function placed(
  errors: readonly AnswerError[],
  { node, steps }: Place,
  path: readonly string[],
): AnswerError[] {
  const index = steps.flatMap((step) =>
    step.kind === "item" ? [step.index] : step.kind === "row" ? [0] : [],
  );
  const above = steps.flatMap(({ kind, field }) => [field.key, ...(kind === "row" ? keysOfRows(field) : [])]);
  const depth = (node ? 1 : 0) + above.length + 1;
  return errors.flatMap((error) => {
    const keys = (error.path ?? []).filter((part) => typeof part === "string");
    const indices = (error.path ?? []).filter((part) => typeof part === "number");
    if (index.some((one, at) => indices[at] !== undefined && indices[at] !== one)) return [];
    return [{ ...error, path: [...path, ...keys.slice(depth)] }];
  });
}

/** How many rows a list is asked for. */
function sizeOf({ args }: ConnectionField, variables: Record<string, unknown>): number {
  const first: ValueNode | undefined = args.find(({ name }) => name.value === "first")?.value;
  const size: unknown = first && valueFromASTUntyped(first, variables);
  return typeof size === "number" ? size : NORMAL_PAGE;
}
