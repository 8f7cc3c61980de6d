/**
 * A list within a list: the first rows of many parents, asked for all parents at once.
 *
 * A family whose query can name many parents answers one list over all of them, in one order. It is
 * read page by page until every parent has the rows it needs. Rows beyond what their parent needs
 * are waste: once a page carried some, the list is asked for again, narrowed to the parents that
 * still lack rows, from where it was left. What the family's cap or an address that is not spelled
 * as asked leaves open is read parent by parent. No row is ever silently missing.
 */
import type { GraphQLResolveInfo } from "graphql";
import type { BoundOperation, OnlyMembersOf } from "#contracts/kit/contract.ts";
import type { Position } from "#contracts/kit/pages/style.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import { type Asker, currentAskers, runForAll } from "#subgraphs/kit/context/call-attribution.ts";
import type { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import { isFamilyFailure } from "#subgraphs/kit/context/family-status.ts";
import { asksForMore } from "#subgraphs/kit/mapping/wire-fields.ts";
import {
  Connection,
  type ConnectionArgs,
  cursorFor,
  emptyConnection,
  listKey,
  readPage,
  windowOf,
} from "./connection.ts";
import { asError, MAX_KEYS_LENGTH } from "./keys.ts";

export interface ChildListDeclaration<In, Row, Body, Args> {
  /** How many parents one query names. */
  readonly max: number;
  /**
   * The query that lists the rows of these parents in one total order.
   * @param at Only rows at or after this mark of `resume`, where the list is to go on.
   */
  readonly ask: (parents: string[], args: Args, at: string | undefined) => In;
  /** The parent a row belongs to, spelled as it was asked for; undefined when the row does not say. */
  readonly parentOf: (row: Row, body: Body) => string | number | null | undefined;
  readonly idOf: (row: Row) => string | number | null | undefined;
  /**
   * The mark of a row in the list's order (its time). With it a narrowed list goes on at the last
   * row seen, and no cap ends it; without, it goes on by offset.
   */
  readonly resumeAt?: (row: Row, args: Args) => string | null | undefined;
}

export interface ChildLists<Row, Args> {
  /**
   * The rows of a parent (or of several that stand for one) as a connection.
   * @param info The field's: a row more than asked for is read only where the selection needs it.
   */
  load<Paging extends ConnectionArgs>(
    parents: string | readonly string[],
    args: Args,
    paging: Paging & OnlyMembersOf<ConnectionArgs, Paging>,
    info?: GraphQLResolveInfo,
  ): Promise<Connection<Row>>;
}

interface ChildRows {
  readonly rows: unknown[];
  /** True when the parent has no further rows. */
  complete: boolean;
}

/** Rows that were asked for, by one or by several who asked for the same before it was read. */
interface PendingList {
  readonly parents: readonly string[];
  need: number;
  /** Who asked, while tests record. */
  readonly from: Asker[];
  readonly slice: Promise<ChildRows>;
  readonly done: (slice: ChildRows) => void;
  readonly failed: (error: Error) => void;
}

type Page = Awaited<ReturnType<typeof readPage>>;

interface ResumePoint {
  readonly at: string | undefined;
  readonly offset: number;
  /** The family's own token of the next page, where it pages by tokens. */
  readonly token?: string | undefined;
}

const FROM_THE_START: ResumePoint = { at: undefined, offset: 0 };
/** Pages that one group may read before the operation's own budget would end it anyway. */
const MAX_PAGES = 300;
/** Rows of a parent that a page has room for at least: who needs few may still have many. */
const MIN_ROWS_PER_PARENT = 10;

type Declaration = ChildListDeclaration<Readonly<Record<string, unknown>>, unknown, unknown, unknown>;

export function childListLoader(
  client: FamilyClient,
  name: string,
  declaration: Declaration,
): ChildLists<unknown, unknown> {
  const operation = client.operation(name);
  const reader = new ChildListReader(client, operation, declaration);
  const lists = new Map<string, List>();

  function listWith(args: unknown): List {
    const key = JSON.stringify(args);
    let list = lists.get(key);
    if (!list) {
      list = { wants: new Map(), open: new Set(), pages: new Map() };
      lists.set(key, list);
    }
    return list;
  }

  function enqueue(parents: readonly string[], args: unknown, need: number): Promise<ChildRows> {
    const { wants, open } = listWith(args);
    const key = parents.length === 1 ? (parents[0] as string) : parents.join("\n");
    let want = wants.get(key);
    if (!want || (want.need < need && !open.has(want))) {
      want = newPendingList(parents);
      wants.set(key, want);
      if (open.size === 0) readSoon(open, args);
      open.add(want);
    }
    if (open.has(want)) {
      want.need = Math.max(want.need, need);
      want.from.push(...currentAskers());
    }
    return want.slice;
  }

  function readSoon(open: Set<PendingList>, args: unknown): void {
    // After the microtasks of this tick, as DataLoader does: all resolvers have then asked.
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        const wants = [...open];
        open.clear();
        void runForAll(
          wants.map(({ from }) => from),
          () => reader.readAll(wants, args),
          declaration.max,
        );
      }),
    );
  }

  async function read(
    parents: readonly string[],
    args: unknown,
    paging: ConnectionArgs,
    more: boolean,
  ): Promise<Connection<unknown>> {
    let list: string | undefined;
    const scope = () => {
      list ??= listKey(operation, { parents, args });
      return list;
    };
    const { count, cursor } = windowOf(paging, scope, false);
    const start = cursor && resumePointOf(cursor.position);
    // One row more tells whether others follow, where anyone asks.
    const need = count + (more ? 1 : 0);
    const slice = start
      ? await reader.readOne(parents, args, need, start)
      : await enqueue(parents, args, need);
    const rows = slice.rows.slice(0, count);
    return new Connection(
      rows,
      (index) => {
        const offset = (start?.at === undefined ? (start?.offset ?? 0) : 0) + index + 1;
        return cursorFor({ position: reader.cursor(rows, index, args, offset), skip: 0, size: 0 }, scope());
      },
      { next: slice.rows.length > count || !slice.complete, previous: cursor !== undefined },
      () => (slice.complete && !start ? slice.rows.length : reader.total(parents, args)),
    );
  }

  return {
    load(parent, args, paging, info) {
      const parents = typeof parent === "string" ? [parent] : [...parent].sort();
      if (parents.length === 0) return Promise.resolve(emptyConnection());
      const more = info === undefined || asksForMore(info);
      const { pages } = listWith(args);
      const key = JSON.stringify([parents, paging.first, paging.after, paging.last, paging.before, more]);
      let page = pages.get(key);
      if (!page) {
        page = read(parents, args, paging, more);
        pages.set(key, page);
      }
      return page;
    },
  };
}

/** One list with its arguments. */
interface List {
  /** The latest want of each parent (or of several that stand for one). */
  readonly wants: Map<string, PendingList>;
  /** Those that are not being read yet: more may be asked of them. */
  readonly open: Set<PendingList>;
  /** Pages that were asked for: in a cycle of lists thousands of objects lead to the same one. */
  readonly pages: Map<string, Promise<Connection<unknown>>>;
}

function newPendingList(parents: readonly string[]): PendingList {
  let done: PendingList["done"] = unheard;
  let failed: PendingList["failed"] = unheard;
  const slice = new Promise<ChildRows>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  return { parents, need: 0, from: [], slice, done, failed };
}

/** Never called: a promise's executor has run when its constructor returns. */
const unheard = (): void => undefined;

/** A cursor's position: an offset, or `<row id> <mark>` where the list can be resumed at a mark. */
function resumePointOf(
  position: string | number | undefined,
): (ResumePoint & { readonly id?: string }) | undefined {
  if (typeof position === "number") return { at: undefined, offset: position };
  const space = position?.indexOf(" ") ?? -1;
  if (position === undefined || space < 0) throw new TributaryError("INVALID_CURSOR");
  return { id: position.slice(0, space), at: position.slice(space + 1), offset: 0 };
}

function parentsOf(readings: Iterable<Reading>): string[] {
  const all: string[] = [];
  for (const { want } of readings) all.push(...want.parents);
  return all;
}

/** A want while it is read: what is known of its slice. */
interface Reading extends ChildRows {
  readonly want: PendingList;
}

/** Wants that one query reads together. */
interface Group {
  readonly wants: PendingList[];
  readonly parents: Set<string>;
  length: number;
}

/** Adds a want to a group that has room for its parents, none of which may be in it already. */
function addTo(groups: Group[], want: PendingList, max: number): void {
  const length = want.parents.reduce((sum, parent) => sum + parent.length + 1, 0);
  let group = groups.find(
    ({ parents, length: taken }) =>
      parents.size + want.parents.length <= max &&
      taken + length <= MAX_KEYS_LENGTH &&
      !want.parents.some((parent) => parents.has(parent)),
  );
  if (!group) {
    group = { wants: [], parents: new Set(), length: 0 };
    groups.push(group);
  }
  group.wants.push(want);
  group.length += length;
  for (const parent of want.parents) group.parents.add(parent);
}

function deliver({ need, done }: PendingList, { rows, complete }: ChildRows): void {
  done(rows.length > need ? { rows: rows.slice(0, need), complete: false } : { rows, complete });
}

/** Delivers what was read before a page failed; who has no row yet fails. */
function deliverRead(readings: readonly Reading[], lacking: ReadonlySet<Reading>, error: Error): void {
  for (const reading of readings) {
    const { want, rows } = reading;
    if (!lacking.has(reading)) deliver(want, reading);
    else if (rows.length > 0) deliver(want, { rows, complete: false });
    else want.failed(error);
  }
}

/** The last row of a page that could be read; none of a page without rows. */
const lastOf = (items: readonly unknown[]): unknown => items.findLast((row) => row !== null) ?? undefined;

class ChildListReader {
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
    const groups: Group[] = [];
    for (const want of wants) addTo(groups, want, this.#declaration.max);
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
    const { parentOf, idOf, resumeAt: resume } = this.#declaration;
    const readings = wants.map((want): Reading => ({ want, rows: [], complete: false }));
    const owners = new Map<string, Reading>();
    for (const reading of readings) for (const parent of reading.want.parents) owners.set(parent, reading);
    const lacking = new Set(readings);
    const seen = new Set<unknown>();
    let foreign = false;
    let query = { parents: parentsOf(lacking), ...FROM_THE_START };
    let size = this.#pageSize(lacking);
    for (let pages = 0; lacking.size > 0; pages++) {
      if (pages >= MAX_PAGES) throw new TributaryError("QUERY_BUDGET_EXCEEDED");
      let page: Page;
      try {
        page = await this.#page(query.parents, args, query, size);
      } catch (error) {
        if (!isFamilyFailure(error)) throw error;
        deliverRead(readings, lacking, asError(error));
        return;
      }
      let wasted = 0;
      for (const row of page.items) {
        if (row === null) continue;
        const id = idOf(row);
        if (seen.has(id)) continue;
        seen.add(id);
        const owner = owners.get(String(parentOf(row, page.body) ?? ""));
        if (!owner) foreign = true;
        else if (!lacking.has(owner)) wasted++;
        else {
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
      const next = this.#after(query, page.next);
      const { offset } = next;
      const at = this.#markOf(lastOf(page.items), args);
      const capped = offset >= this.#cap;
      const narrows = wasted > 1 || capped;
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
    await Promise.all([...lacking].map((reading) => this.#complete(reading, args, foreign)));
  }

  /**
   * What the group left open is read want by want: those beyond the family's cap, and, when rows
   * came that belong to nobody (a second address of a person), those without any row.
   */
  async #complete({ want, rows, complete }: Reading, args: unknown, foreign: boolean): Promise<void> {
    if (complete && !(foreign && rows.length === 0)) {
      deliver(want, { rows, complete });
      return;
    }
    try {
      const start = this.#afterRow(rows.at(-1), args, rows.length);
      const rest = await this.readOne(want.parents, args, want.need - rows.length, start);
      deliver(want, { rows: [...rows, ...rest.rows], complete: rest.complete });
    } catch (error) {
      want.failed(asError(error));
    }
  }

  /** Rows of one parent (or of several that stand for one) from a place on. */
  async readOne(
    parents: readonly string[],
    args: unknown,
    need: number,
    start: ResumePoint & { readonly id?: string },
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
        page = await this.#page(parents, args, query, size);
      } catch (error) {
        // Rows that are there stay: `extensions.sources` says that the family failed.
        if (rows.length > 0 && isFamilyFailure(error)) return { rows, complete: false };
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
    throw new TributaryError("QUERY_BUDGET_EXCEEDED");
  }

  /** How many rows the parents have; one call, made only when it is selected and not known. */
  async total(parents: readonly string[], args: unknown): Promise<number | null> {
    const page = await this.#page(parents, args, FROM_THE_START, 1);
    return page.total ?? null;
  }

  /** Where a parent's own list goes on after the rows that are known. */
  #afterRow(row: unknown, args: unknown, offset: number): ResumePoint & { readonly id?: string } {
    const at = this.#markOf(row, args);
    return at == null
      ? { at: undefined, offset }
      : { id: String(this.#declaration.idOf(row)), at, offset: 0 };
  }

  /** What a cursor after the row at `index` holds. */
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
   * Where the page that follows begins. How many rows a page holds does not tell: it may have fewer
   * than its size, or none at all.
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

  /** What is needed, with room for parents that have more than their share: a second page costs a call. */
  #pageSize(lacking: ReadonlySet<Reading>): number {
    let rows = 0;
    for (const { want } of lacking) rows += want.need;
    const room = lacking.size > 1 ? Math.max(rows * 2, lacking.size * MIN_ROWS_PER_PARENT) : rows;
    return Math.min(this.#style.maxSize, room);
  }

  #page(parents: readonly string[], args: unknown, { at, offset, token }: ResumePoint, size: number) {
    const input = this.#declaration.ask([...parents], args, at);
    const request = { size, position: token ?? (offset === 0 ? undefined : offset) };
    return readPage(this.#client, this.#operation, this.#style, input, request, false, parents.length);
  }
}
