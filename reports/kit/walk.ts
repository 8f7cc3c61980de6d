/**
 * Walks all pages of every list of a document. Lists below no other list are given out page by
 * page; those within their rows are read to their end first, through `node(id)` of the nearest
 * object that has one, otherwise by asking for the same row again.
 */
import { type ValueNode, valueFromASTUntyped } from "graphql";
import { type Account, type AnswerError, codeOf, familyOf, GATEWAY } from "./account.ts";
import {
  append,
  cursorAt,
  type Fields,
  follow,
  isFields,
  keysOfRows,
  type OpenList,
  type Outer,
  openLists,
  outersOf,
  placed,
  placeOf,
  rowsOf,
  valueAt,
  withPages,
} from "./lists.ts";
import { type PageSizes, type Place, type Printer, pageInfoKey, type Request } from "./print.ts";
import type { ConnectionField, Selection } from "./selection.ts";

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

/** Rows of a page of a list that says no number. */
const NORMAL_PAGE = 25;
/** Lists within rows that are read on at the same time. */
const AT_ONCE = 4;

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
  /** What `--page-size` and the gateway's limits make of the pages of outer lists. */
  readonly #sizes = new Map<ConnectionField, number>();
  #done = 0;
  /** The first page, and those that a page before them tells of. */
  #known = 1;

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
    if (typeof endCursor === "string" && endCursor !== after) {
      this.#known++;
      return endCursor;
    }
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

const isEmpty = (data: Fields): boolean => Object.values(data).every((value) => value === null);

/** How many rows a list is asked for. */
function sizeOf({ args }: ConnectionField, variables: Record<string, unknown>): number {
  const first: ValueNode | undefined = args.find(({ name }) => name.value === "first")?.value;
  const size: unknown = first && valueFromASTUntyped(first, variables);
  return typeof size === "number" ? size : NORMAL_PAGE;
}
