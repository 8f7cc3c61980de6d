/** Reads child lists: of many parents by one query, or of one parent from a cursor. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { Position } from "#contracts/kit/pages/style.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { isFamilyFailure } from "#subgraphs/kit/calls/family-status.ts";
import { type ListPosition, readPage, refusedCursor } from "./connection.ts";
import { asError } from "./keys.ts";
import {
  addTo,
  type ChildRows,
  deliver,
  deliverRead,
  type Group,
  type ListInProgress,
  type PageStart,
  type PendingList,
  parentsOf,
} from "./pending-lists.ts";

export interface ChildListDeclaration<In, Row, Body, Args> {
  /** Largest number of parents in one query. */
  readonly max: number;
  /**
   * The query for the rows of these parents, in one total order.
   * @param at mark of `resumeAt`; only rows at or after it are listed
   */
  readonly ask: (parents: string[], args: Args, at: string | undefined) => In;
  /**
   * True if the query takes one parent only, and lists the rows of all parents without one. The list of all is
   * read while its pages have enough rows of the wanted parents and cost fewer than half of the calls for single
   * parents. Several parents that stand for one are not supported.
   */
  readonly ofAll?: boolean;
  /** The parent of a row, in the requested spelling. Undefined if the row does not contain its parent. */
  readonly parentOf: (row: Row, body: Body) => string | number | null | undefined;
  readonly idOf: (row: Row) => string | number | null | undefined;
  /**
   * The mark of a row, such as its time, by which the list is sorted. With marks, a narrowed list continues at the
   * last row and has no cap. Without marks, it continues by offset, if the family pages by offset.
   */
  readonly resumeAt?: (row: Row, args: Args) => string | null | undefined;
}

type Page = Awaited<ReturnType<typeof readPage>>;
/** Pages of a group, by the query. */
type KnownPages = Map<string, Page>;

interface ResumePoint {
  readonly at: string | undefined;
  readonly offset: number;
  /** The family's token of the next page, if the family pages by tokens. */
  readonly token?: string | undefined;
  /** Rows to leave out after the token, or without a token after the start of the list. */
  readonly skip?: number;
}

const FROM_THE_START: ResumePoint = { at: undefined, offset: 0 };
/** Limit of pages for a group. The operation's budget usually ends it before. */
const MAX_PAGES = 300;
/** Minimum number of parents for reading the rows of all parents. */
const PARENTS_PER_PAGE = 5;
/** Minimum number of useful rows on a page of all parents for reading the next page. */
const ROWS_PER_PAGE = 2;
/** Minimum page size per parent, because parents with few needed rows may still have many. */
const MIN_ROWS_PER_PARENT = 10;

export type Declaration = ChildListDeclaration<Readonly<Record<string, unknown>>, unknown, unknown, unknown>;

/** The last readable row of a page. Undefined without rows. */
const lastOf = (items: readonly unknown[]): unknown => items.findLast((row) => row !== null) ?? undefined;

const rowsOf = (lists: ReadonlySet<ListInProgress>): number =>
  [...lists].reduce((sum, { rows }) => sum + rows.length, 0);

const tooManyPages = () =>
  new TributaryError(
    "QUERY_BUDGET_EXCEEDED",
    {},
    `A list of the operation is read over ${MAX_PAGES} REST pages at most; ask for less at once`,
  );

export class ChildListReader {
  readonly #client: FamilyClient;
  readonly #operation: BoundOperation;
  readonly #declaration: Declaration;
  /** True if a list continues at any offset. Otherwise it continues at tokens that are valid for one query only. */
  readonly #byOffset: boolean;

  constructor(client: FamilyClient, operation: BoundOperation, declaration: Declaration) {
    if (!operation.spec.page) throw new Error(`${operation.id} does not page`);
    this.#client = client;
    this.#operation = operation;
    this.#declaration = declaration;
    this.#byOffset = typeof this.#style.after?.({}, 0, { size: 1 }) === "number";
  }

  /** Reads all pending lists, in groups as large as a query takes. */
  async readAll(wants: readonly PendingList[], args: unknown): Promise<void> {
    const { max, ofAll } = this.#declaration;
    const groups: Group[] = [];
    if (ofAll && wants.some(({ parents }) => parents.length > 1))
      throw new Error(`${this.#operation.id} cannot name several parents`);
    const alone = ofAll === true && wants.length < PARENTS_PER_PAGE;
    for (const want of wants) addTo(groups, want, alone ? 1 : max);
    await Promise.all(
      groups.map(async ({ wants: group }) => {
        try {
          await this.#readGroup(group, args);
        } catch (error) {
          for (const want of group) want.failed(asError(error));
        }
      }),
    );
  }

  /** Reads the first rows of each list in a group. The lists of a group have distinct parents. */
  async #readGroup(wants: readonly PendingList[], args: unknown): Promise<void> {
    const { parentOf, idOf, resumeAt: resume, ofAll } = this.#declaration;
    const [only, ...others] = wants;
    if (only && others.length === 0 && !this.#byOffset && !resume) {
      deliver(only, await this.readOne(only.parents, args, only.need, FROM_THE_START));
      return;
    }
    const many = ofAll === true && wants.length > 1;
    const readings = wants.map((want): ListInProgress => ({ want, rows: [], complete: false }));
    const known: KnownPages = new Map();
    const owners = new Map<string, ListInProgress>();
    for (const reading of readings) for (const parent of reading.want.parents) owners.set(parent, reading);
    const lacking = new Set(readings);
    const seen = new Set<unknown>();
    let foreign = false;
    let ownerless = 0;
    let useful = ROWS_PER_PAGE;
    let query = { parents: parentsOf(lacking), ...FROM_THE_START };
    let size = this.#pageSize(lacking);
    for (let pages = 0; lacking.size > 0; pages++) {
      if (pages >= MAX_PAGES) throw tooManyPages();
      if (many && (useful < ROWS_PER_PAGE || pages * 2 >= wants.length)) break;
      let page: Page;
      try {
        page = await this.#page(query.parents, args, query, size, known);
      } catch (error) {
        if (!isFamilyFailure(error)) throw error;
        if ([...lacking].some(({ rows }) => rows.length > 0)) this.#client.leaveOut(error);
        deliverRead(readings, lacking, asError(error));
        return;
      }
      let wasted = 0;
      useful = 0;
      for (const row of page.items) {
        if (row === null) continue;
        const id = idOf(row);
        if (seen.has(id)) continue;
        seen.add(id);
        const parent = parentOf(row, page.body);
        if (parent === undefined || parent === null) ownerless++;
        const owner = owners.get(String(parent ?? ""));
        if (!owner) foreign ||= !many;
        else if (!lacking.has(owner)) wasted++;
        else {
          useful++;
          owner.rows.push(row);
          if (owner.rows.length >= owner.want.need) lacking.delete(owner);
        }
      }
      if (page.endless) {
        deliverRead(readings, lacking, this.#client.badResponse());
        return;
      }
      if (page.next === undefined) {
        for (const reading of lacking) reading.complete = true;
        break;
      }
      // If no row so far contains its parent, no further page will. Each parent is then read by its own query.
      if (ownerless > 0 && ownerless === seen.size) break;
      const next = this.#after(query, page.next);
      const { offset } = next;
      const at = this.#markOf(lastOf(page.items), args);
      const capped = offset >= this.#cap;
      const narrows = !many && (wasted > 1 || capped);
      const parents = narrows ? parentsOf(lacking) : query.parents;
      if (narrows && resume && at != null && at !== query.at) query = { parents, at, offset: 0 };
      else if (narrows && !resume && parents.length < query.parents.length && this.#canNarrow(lacking))
        query = { parents, at: undefined, offset: this.#byOffset ? rowsOf(lacking) : 0 };
      else if (capped) break;
      else {
        query = { ...query, ...next };
        continue;
      }
      size = this.#pageSize(lacking);
    }
    for (const reading of readings) if (!lacking.has(reading)) deliver(reading.want, reading);
    await Promise.all([...lacking].map((reading) => this.#complete(reading, args, foreign, known)));
  }

  /**
   * Reads the unfinished lists of the group one by one: lists beyond the family's cap, and lists without rows if
   * some rows belong to no parent, such as rows by a second address of a person.
   */
  async #complete(
    { want, rows, complete }: ListInProgress,
    args: unknown,
    foreign: boolean,
    known: KnownPages,
  ): Promise<void> {
    if (complete && !(foreign && rows.length === 0)) {
      deliver(want, { rows, complete });
      return;
    }
    try {
      const start = this.#afterRow(rows.at(-1), args, rows.length);
      const rest = await this.readOne(want.parents, args, want.need - rows.length, start, known);
      const starts = rest.starts?.map(({ index, token }) => ({ index: index + rows.length, token }));
      deliver(want, { rows: [...rows, ...rest.rows], complete: rest.complete, ...(starts && { starts }) });
    } catch (error) {
      want.failed(asError(error));
    }
  }

  /**
   * Reads rows of one parent, or of several that stand for one, from a position.
   * @param known pages that the group has read, for a group of one parent with the same query
   */
  async readOne(
    parents: readonly string[],
    args: unknown,
    need: number,
    start: ResumePoint & { readonly id?: string },
    known?: KnownPages,
  ): Promise<ChildRows> {
    const { idOf, resumeAt: resume } = this.#declaration;
    const rows: unknown[] = [];
    const seen = new Set<unknown>();
    const starts: PageStart[] = [];
    let skipping = start.id;
    let { skip = 0 } = start;
    let query: ResumePoint = start;
    const size = Math.min(this.#style.maxSize, need + skip + (skipping === undefined ? 0 : 1));
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      if (query.offset >= this.#cap) throw this.#beyondCap();
      starts.push({ index: rows.length - skip, token: query.token });
      let page: Page;
      try {
        page = await this.#page(parents, args, query, size, known);
      } catch (error) {
        // The rows so far are returned. `extensions.sources` shows the failure of the family.
        if (rows.length > 0 && this.#client.leaveOut(error)) return { rows, complete: false, starts };
        throw pages === 0 && start.token !== undefined ? refusedCursor(error) : error;
      }
      let items = page.items.filter((row) => row !== null);
      if (skipping !== undefined) {
        // The list resumes at the mark of the cursor, so rows up to the cursor's row are skipped.
        const index = items.findIndex((row) => String(idOf(row)) === skipping);
        if (index >= 0) items = items.slice(index + 1);
        else if (page.next !== undefined && items.every((row) => resume?.(row, args) === start.at))
          items = [];
        if (index >= 0 || page.next === undefined || items.length > 0) skipping = undefined;
      }
      for (const row of items) {
        const id = idOf(row);
        if (seen.has(id)) continue;
        seen.add(id);
        if (skip > 0) skip--;
        else rows.push(row);
      }
      if (page.endless) {
        const failure = this.#client.badResponse(); // recorded, because further rows cannot be requested
        if (rows.length === 0) throw failure;
        return { rows, complete: false, starts };
      }
      if (page.next === undefined) return { rows, complete: true, starts };
      const next = this.#after(query, page.next);
      if (rows.length >= need) {
        starts.push({ index: rows.length, token: next.token });
        return { rows, complete: false, starts };
      }
      const at = this.#markOf(lastOf(page.items) ?? rows.at(-1), args);
      if (next.offset >= this.#cap && at != null && at !== query.at) query = { at, offset: 0 };
      else query = { ...query, ...next };
    }
    throw tooManyPages();
  }

  /** Number of the parents' rows. It needs a call, so it is read only if selected and unknown. */
  async total(parents: readonly string[], args: unknown): Promise<number | null> {
    const page = await this.#page(parents, args, FROM_THE_START, 1);
    return page.total ?? null;
  }

  /** Position in a parent's list after the known rows. */
  #afterRow(row: unknown, args: unknown, offset: number): ResumePoint & { readonly id?: string } {
    const at = this.#markOf(row, args);
    if (at != null) return { id: String(this.#declaration.idOf(row)), at, offset: 0 };
    return this.#byOffset ? { at: undefined, offset } : { ...FROM_THE_START, skip: offset };
  }

  /**
   * Position for a cursor after the row at `index`: an offset, a mark, or the rows to skip after the start of a page.
   * @param start start of the rows; undefined for the start of the list
   */
  cursor(
    { rows, starts }: ChildRows,
    index: number,
    args: unknown,
    start: ResumePoint | undefined,
  ): ListPosition {
    const row = rows[index];
    const at = this.#markOf(row, args);
    if (at != null) return { position: `${this.#declaration.idOf(row)} ${at}`, skip: 0, size: 0 };
    const count = index + 1;
    if (this.#byOffset)
      return { position: (start?.at === undefined ? (start?.offset ?? 0) : 0) + count, skip: 0, size: 0 };
    const page = starts?.findLast((one) => one.index <= count);
    return { position: page?.token, skip: count - (page?.index ?? 0), size: 0 };
  }

  /**
   * Reads the position of a cursor that `cursor` made.
   * @throws INVALID_CURSOR for a position of another kind
   */
  resumePointAt({ position, skip }: ListPosition): ResumePoint & { readonly id?: string } {
    if (this.#byOffset && typeof position === "number") return { at: undefined, offset: position };
    if (!this.#byOffset && !this.#declaration.resumeAt && typeof position !== "number")
      return { at: undefined, offset: 0, token: position, skip };
    const space = typeof position === "string" ? position.indexOf(" ") : -1;
    if (typeof position !== "string" || space < 0) throw new TributaryError("INVALID_CURSOR");
    return { id: position.slice(0, space), at: position.slice(space + 1), offset: 0 };
  }

  /** The mark of a row. Undefined without a row. */
  #markOf(row: unknown, args: unknown): string | null | undefined {
    return row === undefined ? undefined : this.#declaration.resumeAt?.(row, args);
  }

  /**
   * Start of the next page. It does not follow from the number of rows, because a page may be shorter than
   * requested, or empty.
   * @throws UPSTREAM_BAD_RESPONSE if the next page does not advance, because the list would never end
   */
  #after({ offset, token }: ResumePoint, next: Position): Pick<ResumePoint, "offset" | "token"> {
    if (next === token || (typeof next === "number" && next <= offset)) throw this.#client.badResponse();
    return typeof next === "string" ? { offset, token: next } : { offset: next, token: undefined };
  }

  get #cap(): number {
    return this.#style.cap ?? Number.POSITIVE_INFINITY;
  }

  #beyondCap(): Error {
    return badInput(`The family pages through the first ${this.#style.cap} results only`, "first");
  }

  get #style() {
    return this.#operation.spec.page as NonNullable<BoundOperation["spec"]["page"]>;
  }

  /**
   * True if a query for fewer parents continues these lists. Without offsets it starts again, so its first page must
   * be larger than the known rows.
   */
  #canNarrow(lacking: ReadonlySet<ListInProgress>): boolean {
    return this.#byOffset || rowsOf(lacking) < this.#pageSize(lacking);
  }

  /**
   * Page size for these lists: the needed rows, plus a reserve for parents with more rows than expected, because a
   * second page costs a call.
   */
  #pageSize(lacking: ReadonlySet<ListInProgress>): number {
    let rows = 0;
    for (const { want } of lacking) rows += want.need;
    const room = lacking.size > 1 ? Math.max(rows * 2, lacking.size * MIN_ROWS_PER_PARENT) : rows;
    return Math.min(this.#style.maxSize, room);
  }

  async #page(
    parents: readonly string[],
    args: unknown,
    { at, offset, token }: ResumePoint,
    size: number,
    known?: KnownPages,
  ): Promise<Page> {
    const key = known && JSON.stringify([parents, at, offset, token, size]);
    const before = key === undefined ? undefined : known?.get(key);
    if (before) return before;
    const input = this.#declaration.ask([...parents], args, at);
    const request = { size, position: token ?? (offset === 0 ? undefined : offset) };
    const { length } = parents;
    const page = await readPage(this.#client, this.#operation, this.#style, input, request, false, length);
    if (key !== undefined) known?.set(key, page);
    return page;
  }
}
