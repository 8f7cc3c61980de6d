/** Reads child lists: of many parents by one query, or of one parent from a cursor on. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { Position } from "#contracts/kit/pages/style.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { isFamilyFailure } from "#subgraphs/kit/calls/family-status.ts";
import { readPage } from "./connection.ts";
import { asError } from "./keys.ts";
import {
  addTo,
  type ChildRows,
  deliver,
  deliverRead,
  type Group,
  type PendingList,
  parentsOf,
  type Reading,
} from "./pending-lists.ts";

export interface ChildListDeclaration<In, Row, Body, Args> {
  /** Largest number of parents in one query. */
  readonly max: number;
  /**
   * The query that lists the rows of these parents in one total order.
   * @param at Only rows at or after this mark of `resume`, where the list is to go on.
   */
  readonly ask: (parents: string[], args: Args, at: string | undefined) => In;
  /**
   * True if the query of several parents cannot name them, and lists the rows of all: `ask` of one parent
   * names it. The list is read on only while its pages have rows of these parents, and are fewer than half of
   * the calls that they replace. No list of it can be of several parents that stand for one.
   */
  readonly ofAll?: boolean;
  /** The parent a row belongs to, spelled as it was asked for; undefined when the row does not say. */
  readonly parentOf: (row: Row, body: Body) => string | number | null | undefined;
  readonly idOf: (row: Row) => string | number | null | undefined;
  /**
   * The mark of a row in the list's order (its time). With it a narrowed list goes on at the last
   * row seen, and no cap ends it; without, it goes on by offset.
   */
  readonly resumeAt?: (row: Row, args: Args) => string | null | undefined;
}

type Page = Awaited<ReturnType<typeof readPage>>;
/** Pages of one group, by what they were asked with. */
type KnownPages = Map<string, Page>;

interface ResumePoint {
  readonly at: string | undefined;
  readonly offset: number;
  /** The family's own token of the next page, where it pages by tokens. */
  readonly token?: string | undefined;
}

const FROM_THE_START: ResumePoint = { at: undefined, offset: 0 };
/** Pages that one group may read before the operation's own budget would end it anyway. */
const MAX_PAGES = 300;
/** Fewest parents for which pages of the rows of all are read. */
const PARENTS_PER_PAGE = 5;
/** Fewest rows of these parents on such a page for which the next one is read. */
const ROWS_PER_PAGE = 2;
/** Rows of a parent that a page has room for at least: who needs few may still have many. */
const MIN_ROWS_PER_PARENT = 10;

export type Declaration = ChildListDeclaration<Readonly<Record<string, unknown>>, unknown, unknown, unknown>;

/** A cursor's position: an offset, or `<row id> <mark>` where the list can be resumed at a mark. */
export function resumePointOf(
  position: string | number | undefined,
): (ResumePoint & { readonly id?: string }) | undefined {
  if (typeof position === "number") return { at: undefined, offset: position };
  const space = position?.indexOf(" ") ?? -1;
  if (position === undefined || space < 0) throw new TributaryError("INVALID_CURSOR");
  return { id: position.slice(0, space), at: position.slice(space + 1), offset: 0 };
}

/** The last row of a page that could be read; none of a page without rows. */
const lastOf = (items: readonly unknown[]): unknown => items.findLast((row) => row !== null) ?? undefined;

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

  constructor(client: FamilyClient, operation: BoundOperation, declaration: Declaration) {
    if (!operation.spec.page) throw new Error(`${operation.id} does not page`);
    this.#client = client;
    this.#operation = operation;
    this.#declaration = declaration;
  }

  /** Reads what all wants need, in groups as large as one query takes. */
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

  /** The first rows of each want of a group; no parent is in two of them. */
  async #readGroup(wants: readonly PendingList[], args: unknown): Promise<void> {
    const { parentOf, idOf, resumeAt: resume, ofAll } = this.#declaration;
    const many = ofAll === true && wants.length > 1;
    const readings = wants.map((want): Reading => ({ want, rows: [], complete: false }));
    const known: KnownPages = new Map();
    const owners = new Map<string, Reading>();
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
      // If no row so far names its parent, no further page will. Each parent is then read alone.
      if (ownerless > 0 && ownerless === seen.size) break;
      const next = this.#after(query, page.next);
      const { offset } = next;
      const at = this.#markOf(lastOf(page.items), args);
      const capped = offset >= this.#cap;
      const narrows = !many && (wasted > 1 || capped);
      const parents = narrows ? parentsOf(lacking) : query.parents;
      if (narrows && resume && at != null && at !== query.at) query = { parents, at, offset: 0 };
      else if (narrows && !resume && parents.length < query.parents.length) {
        let known = 0;
        for (const { rows } of lacking) known += rows.length;
        query = { parents, at: undefined, offset: known };
      } else if (capped) break;
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
   * The group's open wants are read one by one: those beyond the family's limit, and wants without any row if
   * some rows belong to no parent (a second address of a person).
   */
  async #complete(
    { want, rows, complete }: Reading,
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
      deliver(want, { rows: [...rows, ...rest.rows], complete: rest.complete });
    } catch (error) {
      want.failed(asError(error));
    }
  }

  /**
   * Rows of one parent (or of several that stand for one) from a place on.
   * @param known Pages that its group has read: a group of one parent asked the same.
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
    let skipping = start.id;
    let query: ResumePoint = start;
    const size = Math.min(this.#style.maxSize, need + (skipping === undefined ? 0 : 1));
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      if (query.offset >= this.#cap) throw this.#beyondCap();
      let page: Page;
      try {
        page = await this.#page(parents, args, query, size, known);
      } catch (error) {
        // Rows that are there stay: `extensions.sources` says that the family failed.
        if (rows.length > 0 && this.#client.leaveOut(error)) return { rows, complete: false };
        throw error;
      }
      let items = page.items.filter((row) => row !== null);
      if (skipping !== undefined) {
        // The list resumes at the cursor's mark: rows up to the cursor's own were given before.
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
        rows.push(row);
      }
      if (page.endless) {
        const failure = this.#client.badResponse(); // recorded: others follow that cannot be asked for
        if (rows.length === 0) throw failure;
        return { rows, complete: false };
      }
      if (page.next === undefined) return { rows, complete: true };
      if (rows.length >= need) return { rows, complete: false };
      const next = this.#after(query, page.next);
      const at = this.#markOf(lastOf(page.items) ?? rows.at(-1), args);
      if (next.offset >= this.#cap && at != null && at !== query.at) query = { at, offset: 0 };
      else query = { ...query, ...next };
    }
    throw tooManyPages();
  }

  /**
   * Number of rows of the parents. It needs one call, which is made only if the number is selected and
   * unknown.
   */
  async total(parents: readonly string[], args: unknown): Promise<number | null> {
    const page = await this.#page(parents, args, FROM_THE_START, 1);
    return page.total ?? null;
  }

  /** Position in a parent's own list after the known rows. */
  #afterRow(row: unknown, args: unknown, offset: number): ResumePoint & { readonly id?: string } {
    const at = this.#markOf(row, args);
    return at == null
      ? { at: undefined, offset }
      : { id: String(this.#declaration.idOf(row)), at, offset: 0 };
  }

  /** Content of a cursor after the row at `index`. */
  cursor(rows: readonly unknown[], index: number, args: unknown, offset: number): string | number {
    const row = rows[index];
    const at = this.#markOf(row, args);
    return at == null ? offset : `${this.#declaration.idOf(row)} ${at}`;
  }

  /** The mark of a row in the list's order; a page without rows has no last one. */
  #markOf(row: unknown, args: unknown): string | null | undefined {
    return row === undefined ? undefined : this.#declaration.resumeAt?.(row, args);
  }

  /**
   * Start of the next page. The number of rows does not show it, because a page may have fewer rows than its
   * size, or none.
   * @throws UPSTREAM_BAD_RESPONSE where that is no further: reading on would never end.
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
   * Number of rows needed, plus some for parents with more than their share, because a second page costs a
   * call.
   */
  #pageSize(lacking: ReadonlySet<Reading>): number {
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
