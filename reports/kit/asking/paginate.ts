/**
 * Reads all pages of every list of a document. Top-level lists are yielded page by page. Lists in the rows of a
 * page are read completely before the page is yielded: by `node(id)` of the nearest object with an id, otherwise by
 * requesting the same row again.
 */
import { type ArgumentNode, Kind, type ValueNode, valueFromASTUntyped, visit } from "graphql";
import {
  type ConnectionField,
  isNested,
  keysOfRows,
  type Selection,
} from "#reports/kit/document/selection.ts";
import type { Ask } from "./answer.ts";
import { type AnswerError, codeOf, type DocumentNotes, familyOf, GATEWAY } from "./completeness.ts";
import {
  append,
  cursorAt,
  type Fields,
  follow,
  isFields,
  locationOf,
  type OpenList,
  openLists,
  type ParentList,
  parentListsOf,
  placed,
  rowsOf,
  valueAt,
  withPages,
} from "./lists.ts";
import { type PageQueries, pageInfoKey } from "./page-queries.ts";
import { PageSize } from "./page-size.ts";
import type { Answer, Request } from "./request.ts";
import { isWaitable } from "./retry-after.ts";

/** The whole response with one page of one of its top-level lists. The others are empty. */
export interface RowBatch {
  readonly data: Fields;
  /** True for the first batch. Only then are fields outside all lists new. */
  readonly first: boolean;
}

/** Rows of a page if the list has no `first`. */
const NORMAL_PAGE = 25;
/** Number of nested lists whose further pages are read concurrently. */
const AT_ONCE = 4;

export interface PaginatorOptions {
  readonly root: Selection;
  readonly variables: Record<string, unknown>;
  readonly queries: PageQueries;
  readonly ask: Ask;
  readonly completeness: DocumentNotes;
  readonly pageSize?: number | undefined;
  /** True to read the first page of each list only. */
  readonly isPreview?: boolean | undefined;
  /**
   * Number of restarts of each list, by its path. The empty path is the whole document. Without this option, a list
   * ends when its cursor is refused.
   */
  readonly readings?: ReadonlyMap<string, number> | undefined;
  /** Called after each page, with the list that is being read. */
  readonly progress?: (pages: number, list: string) => void;
  /** Called before a wait for a family. */
  readonly onWait?: (() => void) | undefined;
  /** Waits until all other documents have read the lists that their families return without a wait. */
  readonly others?: (() => Promise<void>) | undefined;
}

/** A page that a family refused for a while. The rest of its list is read at the end. */
interface PostponedPage {
  readonly outer: ParentList;
  readonly after: string;
  readonly size: PageSize | undefined;
  readonly answer: Answer;
}

/** The lists in a request, with their page sizes. */
type Sizes = ReadonlyMap<ConnectionField, PageSize>;

/** Reads all pages of all lists of a document. */
export class Paginator {
  readonly #options: PaginatorOptions;
  /** Number of pages read. */
  #done = 0;
  /** Paths of the top-level lists, after the first response. */
  #outers: readonly string[] = [];
  readonly #postponed: PostponedPage[] = [];
  /** True after a failure, so that no further pages are requested. */
  #hasFailed = false;

  constructor(options: PaginatorOptions) {
    this.#options = options;
  }

  /** @throws RefusedDocument if the response has no data, or if an argument is refused */
  async *pieces(): AsyncGenerator<RowBatch> {
    const { root, queries, completeness, pageSize, variables, others } = this.#options;
    const sizes = new Map(
      parentListsOf(root).map(({ field }) => {
        const size = pageSize ?? sizeOf(field, variables);
        return [field, new PageSize(size, pageSize ?? field.mostRows)];
      }),
    );
    const whole = () => queries.whole(root, sizes);
    const askAll = (more: Partial<Request>) => this.#ask(() => ({ ...whole(), ...more }), sizes, []);
    const start = await askAll({ patient: false });
    const later = waitingOf(root, start);
    const isWhole = !start.errors.some(isWaitable);
    const answer = later || isWhole ? start : await askAll({ known: start });
    const { data, errors } = answer;
    const invalid = errors.filter(isInvalidArgument);
    if (invalid.length > 0)
      throw new RefusedDocument(invalid.map((error) => ({ ...error, message: told(error, root) })));
    const nobodys = errors.length > 0 && errors.every((error) => familyOf(error) === GATEWAY);
    if (!data || (nobodys && isEmpty(data))) throw new RefusedDocument(errors);
    if (!later) completeness.page({ ...answer, list: [] });
    const outers = parentListsOf(root, data);
    this.#outers = outers.map(nameOf);
    const isOuter = ({ field }: OpenList) => outers.some((outer) => outer.field === field);
    await this.#completeAll([...openLists(root, data, { steps: [] }, [])].filter((list) => !isOuter(list)));
    let first = true;
    const batches = async function* (pieces: AsyncIterable<Fields>): AsyncGenerator<RowBatch> {
      for await (const piece of pieces) {
        yield { data: piece, first };
        first = false;
      }
    };
    yield* batches(this.#lists(data, outers, (outer) => later?.has(nameOf(outer)) !== true, sizes));
    if (later) {
      const rest = await askAll({ known: start });
      const last = waitingOf(root, rest);
      const all = rest.data ?? data;
      // Lists of available families are read while another family is waited for.
      const isNow = (outer: ParentList) => later.has(nameOf(outer)) && last?.has(nameOf(outer)) !== true;
      yield* batches(this.#lists(all, parentListsOf(root, all), isNow, sizes));
      if (last) await others?.();
      const end = last ? await askAll({ known: rest, isLast: true }) : rest;
      completeness.page({ ...end, list: [] });
      const ended = end.data ?? all;
      yield* batches(
        this.#lists(ended, parentListsOf(root, ended), (outer) => last?.has(nameOf(outer)) === true, sizes),
      );
    }
    if (this.#postponed.length > 0) await others?.();
    yield* batches(this.#postponedPages(data, outers));
    if (first) yield { data: withPages(data, outers, undefined, {}), first };
  }

  /** The response with each page that was postponed. */
  async *#postponedPages(data: Fields, outers: readonly ParentList[]): AsyncGenerator<Fields> {
    for (const { outer, after, size, answer } of this.#postponed.splice(0)) {
      const again = { known: answer, isLast: true };
      const page = this.#noted(outer, await this.#askPage(outer, after, size, again));
      for await (const one of this.#pages(outer, page, size, after))
        yield withPages(data, outers, outer, one);
    }
  }

  /** The response with each page of some top-level lists. */
  async *#lists(
    data: Fields,
    outers: readonly ParentList[],
    isAmong: (outer: ParentList) => boolean,
    sizes: ReadonlyMap<ConnectionField, PageSize>,
  ): AsyncGenerator<Fields> {
    for (const outer of outers.filter(isAmong)) {
      const size = sizes.get(outer.field);
      const again = this.#readings(nameOf(outer)) > 0;
      const firstPage = again ? await this.#page(outer, null, size) : valueAt(data, outer.path);
      for await (const page of this.#pages(outer, firstPage, size, null))
        yield withPages(data, outers, outer, page);
    }
  }

  /** The pages of a top-level list. The lists in their rows are complete. */
  async *#pages(
    outer: ParentList,
    firstPage: unknown,
    size: PageSize | undefined,
    start: string | null,
  ): AsyncGenerator<Fields> {
    const { field, path } = outer;
    let page = firstPage;
    let after = start;
    while (isFields(page)) {
      await this.#completeRows({ ...outer, value: page }, after, 0);
      yield page;
      const next = this.#next(field, page, after, path);
      if (next === undefined) return;
      after = next;
      const answer = await this.#askPage(outer, next, size);
      if (answer.errors.some(isWaitable)) {
        this.#postponed.push({ outer, after, size, answer });
        return;
      }
      page = this.#noted(outer, answer);
    }
  }

  /** Start of the next page. Undefined after the last one. */
  #next(
    field: ConnectionField,
    page: Fields,
    after: string | null,
    path: readonly string[],
  ): string | undefined {
    const info = page[pageInfoKey(field)];
    if (!isFields(info) || info["hasNextPage"] !== true) return undefined;
    if (this.#options.isPreview) {
      this.#options.completeness.notWalked(path, "PREVIEW");
      return undefined;
    }
    const { endCursor } = info;
    if (typeof endCursor === "string" && endCursor !== after) return endCursor;
    this.#options.completeness.notWalked(path, "CURSOR_STUCK");
    return undefined;
  }

  async #page(
    list: ParentList,
    after: string | null,
    size: PageSize | undefined,
  ): Promise<Fields | undefined> {
    return this.#noted(list, await this.#askPage(list, after, size));
  }

  async #askPage(
    { field, place, path }: ParentList,
    after: string | null,
    size: PageSize | undefined,
    more: Partial<Request> = {},
  ): Promise<Answer> {
    const { queries } = this.#options;
    const sizes: Sizes = new Map(size && [[field, size]]);
    const request = () => ({ ...queries.page(field, place, after, sizes), ...more });
    const answer = await this.#ask(request, sizes, path);
    if (placed(answer.errors, place, path).some(isExpired)) this.#beginAgain(path);
    return answer;
  }

  /** The page in a response. Its errors are recorded. */
  #noted({ field, place, path }: ParentList, answer: Answer): Fields | undefined {
    const { completeness } = this.#options;
    const errors = placed(answer.errors, place, path);
    completeness.page({ families: answer.families, errors, list: path, time: answer.time });
    const page = follow(answer.data, place, field);
    if (page === undefined && errors.length === 0) completeness.notWalked(path, "OBJECT_NOT_FOUND");
    return page;
  }

  #readings(list: string): number {
    return this.#options.readings?.get(list) ?? 0;
  }

  /** Path of the top-level list that contains a list. Empty if none does. */
  #outerOf(path: readonly string[]): string {
    return this.#outers.find((outer) => `${path.join(".")}.`.startsWith(`${outer}.`)) ?? WHOLE;
  }

  /** @throws ExpiredCursor, unless the list has restarted too often or must not restart */
  #beginAgain(path: readonly string[]): void {
    const list = this.#outerOf(path);
    if (this.#options.readings && this.#readings(list) < MOST_READINGS) throw new ExpiredCursor(list);
  }

  /** Sends a request. If one operation may not make as many calls as its rows need, it requests fewer rows. */
  async #ask(request: () => Request, sizes: Sizes, path: readonly string[]): Promise<Answer> {
    const { ask, progress, onWait } = this.#options;
    const outer = this.#outerOf(path);
    const reading = this.#readings(WHOLE) + (outer === WHOLE ? 0 : this.#readings(outer));
    for (;;) {
      const answer = await ask({ ...request(), ...(reading > 0 && { reading }), ...(onWait && { onWait }) });
      const tooLarge = answer.errors.some(isTooLarge);
      const smaller =
        (tooLarge || answer.errors.some(mayBeTooLarge)) &&
        [...sizes.values()].map((size) => size.shrink(tooLarge)).includes(true);
      if (smaller) continue;
      this.#done++;
      progress?.(this.#done, path.join("."));
      if (answer.errors.length === 0) for (const size of sizes.values()) size.grow();
      return answer;
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
      const rowPlace = locationOf(field.items, row, {
        ...place,
        steps: [...place.steps, { kind: "row", field, after: before }],
      });
      open.push(...openLists(field.items, row, rowPlace, rowPath));
    }
    await this.#completeAll(open);
  }

  /** Limits the number of concurrent requests to a family. After one failure, the others end too. */
  async #completeAll(open: readonly OpenList[]): Promise<void> {
    const waiting = [...open];
    const work = async () => {
      try {
        for (let list = waiting.shift(); list; list = waiting.shift()) await this.#completeList(list);
      } catch (error) {
        waiting.length = 0;
        this.#hasFailed = true;
        throw error;
      }
    };
    const ended = await Promise.allSettled(
      Array.from({ length: Math.min(AT_ONCE, waiting.length) }, () => work()),
    );
    const failed = ended.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  }

  /** Appends all further pages of a list to its first one. */
  async #completeList(list: OpenList): Promise<void> {
    const { field, value, path } = list;
    const { pageSize, variables } = this.#options;
    const size = pageSize === undefined ? new PageSize(sizeOf(field, variables), field.mostRows) : undefined;
    size?.grow();
    await this.#completeRows(list, null, 0);
    let after = this.#next(field, value, null, path);
    while (after !== undefined && !this.#hasFailed) {
      const page = await this.#page(list, after, size);
      if (!page) return;
      const from = rowsOf(field, value).length;
      append(field, value, page);
      await this.#completeRows(list, after, from);
      after = this.#next(field, page, after, path);
    }
  }
}

/** Path of the whole document, for fields outside all lists. */
const WHOLE = "";
/** Maximum number of restarts of a list. */
const MOST_READINGS = 3;

/** The family refuses a cursor, so the list must restart. */
export class ExpiredCursor extends Error {
  /** @param list path of the list; empty for the whole document */
  constructor(readonly list: string) {
    super(`The cursor of ${list || "a list"} is no longer taken`);
  }
}

const nameOf = ({ path }: ParentList): string => path.join(".");

/**
 * Names of the top-level lists that wait for a family. Undefined if there is none, or if other fields wait, too.
 */
function waitingOf(root: Selection, { data, errors }: Answer): ReadonlySet<string> | undefined {
  const waiting = new Set<string>();
  const outers = parentListsOf(root, data ?? {});
  for (const error of errors.filter(isWaitable)) {
    const failed = (error.path ?? []).filter((key) => typeof key === "string");
    const isTouched = ({ path }: ParentList) =>
      path.every((key, at) => at >= failed.length || failed[at] === key);
    const touched = outers.filter(isTouched);
    if (touched.length === 0) return undefined;
    for (const outer of touched) waiting.add(nameOf(outer));
  }
  return data && waiting.size > 0 ? waiting : undefined;
}

const isExpired = (error: AnswerError): boolean => codeOf(error) === "INVALID_CURSOR";

/** The response has no data: the gateway refused the document or cannot be reached. */
export class RefusedDocument extends Error {
  constructor(readonly errors: readonly AnswerError[]) {
    super(errors.map(({ message }) => message).join("; ") || "the answer is empty");
  }
}

/** True if the operation was refused for its size, before or during its execution. */
const isTooLarge = (error: AnswerError): boolean =>
  /^QUERY_(BUDGET_EXCEEDED|TOO_COMPLEX)$/.test(codeOf(error)) ||
  (codeOf(error) === "BAD_USER_INPUT" && error.extensions?.["argument"] === "first");

/** Errors that a smaller page may avoid, because it needs fewer calls, less time and smaller bodies. */
const mayBeTooLarge = (error: AnswerError): boolean =>
  /^(RATE_LIMITED|UPSTREAM_TIMEOUT|UPSTREAM_BAD_RESPONSE)$/.test(codeOf(error));

/** True for an argument that the gateway itself refuses, independent of any data. */
const isInvalidArgument = (error: AnswerError): boolean =>
  codeOf(error) === "BAD_USER_INPUT" && familyOf(error) === GATEWAY && error.path !== undefined;

/** Message about a refused argument, with the variable that set it. */
function told({ message, path = [], extensions }: AnswerError, root: Selection): string {
  const keys = path.filter((part) => typeof part === "string");
  const args = argumentsAt(root, keys).filter(({ name }) => name.value === extensions?.["argument"]);
  const names = new Set<string>();
  for (const { value } of args)
    visit(value, { [Kind.VARIABLE]: { enter: ({ name }) => void names.add(`"${name.value}"`) } });
  const from = names.size > 0 ? ` (from the variable ${[...names].join(" or ")})` : "";
  return `${keys.join(".")}: ${message}${from}`;
}

/** The arguments of the field that an error's path names. */
function argumentsAt({ fields }: Selection, [key, ...below]: readonly string[]): readonly ArgumentNode[] {
  for (const field of fields) {
    if (field.key !== key) continue;
    if (below.length === 0) return field.args;
    if (field.kind === "connection") return argumentsAt(field.items, below.slice(keysOfRows(field).length));
    if (isNested(field)) return argumentsAt(field, below);
  }
  return [];
}

const isEmpty = (data: Fields): boolean => Object.values(data).every((value) => value === null);

/** Number of rows that a list requests. */
function sizeOf({ args }: ConnectionField, variables: Record<string, unknown>): number {
  const first: ValueNode | undefined = args.find(({ name }) => name.value === "first")?.value;
  const size: unknown = first && valueFromASTUntyped(first, variables);
  return typeof size === "number" ? size : NORMAL_PAGE;
}
