/**
 * Merges several lists, each newest first, into one, exactly and page by page. A cursor contains a position in
 * each list, so that each list continues after its own rows.
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import { isFamilyFailure } from "#subgraphs/kit/calls/family-status.ts";
import { Connection, type ConnectionArgs, cursorFor, type ListPosition, windowOf } from "./connection.ts";
import { asError } from "./keys.ts";

/** A list to merge, newest first. */
export interface MergedSource<Row> {
  /** Name of the list in cursors. Names must be distinct. */
  readonly name: string;
  /** Reads a page of the list. */
  readonly read: (page: ConnectionArgs) => Promise<Connection<Row>>;
  /** The time by which the list is sorted. */
  readonly createdAt: (row: Row) => unknown;
}

/** A page of the merged list. */
export interface MergedPage<Row> {
  readonly page: Connection<Row>;
  /** Names of lists that failed on this page or an earlier one, so that they are left out. */
  readonly failed: ReadonlySet<string>;
}

/** Largest number of pages of one list for a page of the merged list, if the list returns short pages. */
const MAX_PAGES = 10;

/** Start of the next page of a list. A list that failed on an earlier page has none. */
type Start =
  | { readonly at: "beginning" }
  | { readonly at: "cursor"; readonly cursor: string }
  | { readonly at: "nowhere" };

const BEGINNING: Start = { at: "beginning" };
const NOWHERE: Start = { at: "nowhere" };

/** A start in a cursor of the merged list: the list's cursor, null for its beginning, or false for none. */
function written(start: Start): string | null | false {
  if (start.at === "cursor") return start.cursor;
  return start.at === "beginning" ? null : false;
}

/** Reads a start from a cursor. Undefined for an invalid value. */
function startIn(value: unknown): Start | undefined {
  if (typeof value === "string") return { at: "cursor", cursor: value };
  if (value === null) return BEGINNING;
  return value === false ? NOWHERE : undefined;
}

/** Position in a list: the number of rows taken from the page that was read after a cursor. */
interface SourcePosition<Row> {
  readonly name: string;
  readonly page: Connection<Row> | undefined;
  readonly taken: number;
  readonly after: string | null;
}

const cursorOf = <Row>({ page, taken, after }: SourcePosition<Row>): string | null => {
  if (page && page.nodes.length === 0) return page.pageInfo.endCursor ?? after;
  return taken === 0 ? after : (page?.edges[taken - 1]?.cursor ?? after);
};

/** A list during the merge. */
class MergingList<Row> {
  readonly source: MergedSource<Row>;
  failure: Error | undefined;
  #place: SourcePosition<Row>;
  #pages = 0;
  /** Time of the last taken row. A row without a time, or with a later one, counts as having this time. */
  #latest = Number.POSITIVE_INFINITY;

  constructor(source: MergedSource<Row>, start: Start) {
    this.source = source;
    const after = start.at === "cursor" ? start.cursor : null;
    this.#place = { name: source.name, page: undefined, taken: 0, after };
  }

  get place(): SourcePosition<Row> {
    return this.#place;
  }

  /** Reads the next page. A failure of the family is stored, not thrown. */
  async read(first: number): Promise<void> {
    this.#pages++;
    const after = cursorOf(this.#place);
    try {
      const page = await this.source.read({ first, after });
      this.#place = { name: this.source.name, page, taken: 0, after };
    } catch (error) {
      if (!isFamilyFailure(error)) throw error;
      this.failure = asError(error);
    }
  }

  /** The next row that is read but not taken. */
  get head(): Row | undefined {
    return this.#place.page?.nodes[this.#place.taken];
  }

  get hasMore(): boolean {
    return this.head !== undefined || this.#place.page?.pageInfo.hasNextPage === true;
  }

  /** True if further rows can be read. The list is given up after `MAX_PAGES` pages. */
  get canRead(): boolean {
    return this.#pages < MAX_PAGES && !this.failure;
  }

  get time(): number {
    const { head } = this;
    const time = head === undefined ? Number.NaN : Date.parse(String(this.source.createdAt(head)));
    return Number.isNaN(time) ? this.#latest : Math.min(time, this.#latest);
  }

  take(): Row {
    const row = this.head as Row;
    this.#latest = this.time;
    this.#place = { ...this.#place, taken: this.#place.taken + 1 };
    return row;
  }
}

/**
 * Merges lists, newest first. Rows of the same time keep the order of the lists. A failed list is left out if
 * another one can be read.
 * @param scope merged list with its arguments, for which cursors are valid
 * @throws BAD_USER_INPUT or INVALID_CURSOR for paging arguments; the error of the first list if all lists fail
 */
export async function mergeNewestFirst<Row>(
  sources: readonly MergedSource<Row>[],
  args: ConnectionArgs,
  scope: string,
): Promise<MergedPage<Row>> {
  const { count, cursor } = windowOf(args, () => scope, false);
  const starts = cursor && startsIn(cursor);
  const readings = sources.flatMap((source) => {
    // A list that first appears after page one would add its newest rows in the middle, so it is left out.
    const start = starts ? (starts.get(source.name) ?? NOWHERE) : BEGINNING;
    return start.at === "nowhere" ? [] : [new MergingList(source, start)];
  });
  await Promise.all(readings.map((reading) => reading.read(count)));
  const alive = readings.filter(({ failure }) => !failure);
  if (alive.length === 0 && readings[0]) throw readings[0].failure;
  const names = new Set(alive.map(({ source }) => source.name));
  const failed = new Set(sources.flatMap(({ name }) => (names.has(name) ? [] : [name])));

  const rows: { readonly row: Row; readonly places: readonly SourcePosition<Row>[] }[] = [];
  while (rows.length < count && (await readOn(alive, count - rows.length))) {
    const newest = newestOf(alive);
    if (!newest) break;
    rows.push({ row: newest.take(), places: alive.map(({ place }) => place) });
  }
  const cursorAt = (places: readonly SourcePosition<Row>[]) => {
    const next = new Map<string, Start>();
    for (const place of places) {
      const own = cursorOf(place);
      next.set(place.name, own === null ? BEGINNING : { at: "cursor", cursor: own });
    }
    for (const name of failed) next.set(name, NOWHERE);
    const position = JSON.stringify(
      Object.fromEntries([...next].map(([name, start]) => [name, written(start)])),
    );
    return cursorFor({ position, skip: 0, size: 0 }, scope);
  };
  const more = alive.some(({ hasMore }) => hasMore);
  const page = new Connection(
    rows.map(({ row }) => row),
    (index) => cursorAt(rows[index]?.places ?? []),
    { next: more, previous: cursor !== undefined },
    () => (failed.size > 0 ? null : totalOf(alive)),
    more ? () => cursorAt(alive.map(({ place }) => place)) : undefined,
  );
  return { page, failed };
}

/**
 * Reads the next page of each list without a row, because the newest row is not known otherwise.
 * @returns false if a list cannot be read further: the page ends, and the next one tries again
 */
async function readOn<Row>(readings: readonly MergingList<Row>[], first: number): Promise<boolean> {
  for (const reading of readings)
    while (reading.head === undefined && reading.hasMore) {
      if (!reading.canRead) return false;
      await reading.read(first);
    }
  return true;
}

/** The list with the newest next row. Undefined if all lists have ended. */
function newestOf<Row>(readings: readonly MergingList<Row>[]): MergingList<Row> | undefined {
  let newest: MergingList<Row> | undefined;
  for (const reading of readings)
    if (reading.head !== undefined && (!newest || reading.time > newest.time)) newest = reading;
  return newest;
}

/** Number of rows in all lists. Null if a family does not send it. */
async function totalOf<Row>(readings: readonly MergingList<Row>[]): Promise<number | null> {
  const totals = await Promise.all(readings.map(({ place: { page } }) => page?.totalCount ?? null));
  return totals.reduce<number | null>(
    (sum, total) => (sum === null || total === null ? null : sum + total),
    0,
  );
}

/** Reads the starts in a cursor. They are checked, because the hash of a cursor is not secret. */
function startsIn({ position }: ListPosition): ReadonlyMap<string, Start> {
  try {
    const starts: unknown = JSON.parse(String(position));
    if (typeof starts === "object" && starts !== null)
      return new Map(
        Object.entries(starts).flatMap(([name, value]) => {
          const start = startIn(value);
          return start ? [[name, start] as const] : [];
        }),
      );
  } catch {
    // below
  }
  throw new TributaryError("INVALID_CURSOR");
}
