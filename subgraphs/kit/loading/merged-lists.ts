/**
 * One list out of several that are each newest first: exact, page by page. A cursor holds one position
 * for each list, so that every list goes on where its own rows ended.
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import { isFamilyFailure } from "#subgraphs/kit/calls/family-status.ts";
import { Connection, type ConnectionArgs, cursorFor, type ListPosition, windowOf } from "./connection.ts";
import { asError } from "./keys.ts";

/** One of the lists, each of which comes newest first. */
export interface MergedSource<Row> {
  /** Stands in cursors; no two lists have the same. */
  readonly name: string;
  /** Reads a page of the list. */
  readonly read: (page: ConnectionArgs) => Promise<Connection<Row>>;
  /** The time by which the list is ordered. */
  readonly createdAt: (row: Row) => unknown;
}

/** A page of the merged list. */
export interface MergedPage<Row> {
  readonly page: Connection<Row>;
  /** Names of lists that failed on this page or on one before it: they are left out. */
  readonly failed: ReadonlySet<string>;
}

/** Pages of one list that a page of the merged one may read, where a list answers short ones. */
const MAX_PAGES = 10;

/** Start of the next page of a list. A list that failed on an earlier page is left out to the end. */
type Start =
  | { readonly at: "beginning" }
  | { readonly at: "cursor"; readonly cursor: string }
  | { readonly at: "nowhere" };

const BEGINNING: Start = { at: "beginning" };
const NOWHERE: Start = { at: "nowhere" };

/** A start as the cursor of the merged list has it: the list's own cursor, null, or false. */
function written(start: Start): string | null | false {
  if (start.at === "cursor") return start.cursor;
  return start.at === "beginning" ? null : false;
}

/** The same read again; undefined for what no start is written as. */
function startIn(value: unknown): Start | undefined {
  if (typeof value === "string") return { at: "cursor", cursor: value };
  if (value === null) return BEGINNING;
  return value === false ? NOWHERE : undefined;
}

/** A place in a list: so many rows of a page were taken, which was read after a cursor. */
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

/** A list while it is merged. */
class Reading<Row> {
  readonly source: MergedSource<Row>;
  failure: Error | undefined;
  #place: SourcePosition<Row>;
  #pages = 0;
  /** Times never rise: a row without a time stands at that of the row before it. */
  #latest = Number.POSITIVE_INFINITY;

  constructor(source: MergedSource<Row>, start: Start) {
    this.source = source;
    const after = start.at === "cursor" ? start.cursor : null;
    this.#place = { name: source.name, page: undefined, taken: 0, after };
  }

  get place(): SourcePosition<Row> {
    return this.#place;
  }

  /** Reads the page that follows; an error is remembered. */
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

  /** The next row that was read and not taken. */
  get head(): Row | undefined {
    return this.#place.page?.nodes[this.#place.taken];
  }

  get hasMore(): boolean {
    return this.head !== undefined || this.#place.page?.pageInfo.hasNextPage === true;
  }

  /** True if further rows can be read. A list that answers page after page without rows is given up. */
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
 * Merges lists, newest first; of rows of the same time those of the list that is named first come first.
 * A list that fails is left out where another one answers.
 * @param scope The merged list with its arguments, to which cursors are bound.
 * @throws BAD_USER_INPUT and INVALID_CURSOR for paging arguments; what the first list throws where all fail
 */
export async function mergeNewestFirst<Row>(
  sources: readonly MergedSource<Row>[],
  args: ConnectionArgs,
  scope: string,
): Promise<MergedPage<Row>> {
  const { count, cursor } = windowOf(args, () => scope, false);
  const starts = cursor && startsIn(cursor);
  const readings = sources.flatMap((source) => {
    // A list that came up after the first page would begin in the middle with its newest rows.
    const start = starts ? (starts.get(source.name) ?? NOWHERE) : BEGINNING;
    return start.at === "nowhere" ? [] : [new Reading(source, start)];
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
 * Reads on where a list has no row left and is not at its end: which list comes next is not known
 * without it.
 * @returns false where a list cannot be read on: the page ends there, and the next one tries again
 */
async function readOn<Row>(readings: readonly Reading<Row>[], first: number): Promise<boolean> {
  for (const reading of readings)
    while (reading.head === undefined && reading.hasMore) {
      if (!reading.canRead) return false;
      await reading.read(first);
    }
  return true;
}

/** The list whose next row is the newest; undefined where all are at their end. */
function newestOf<Row>(readings: readonly Reading<Row>[]): Reading<Row> | undefined {
  let newest: Reading<Row> | undefined;
  for (const reading of readings)
    if (reading.head !== undefined && (!newest || reading.time > newest.time)) newest = reading;
  return newest;
}

/** Number of rows in all lists. Null if a family does not send it. */
async function totalOf<Row>(readings: readonly Reading<Row>[]): Promise<number | null> {
  const totals = await Promise.all(readings.map(({ place: { page } }) => page?.totalCount ?? null));
  return totals.reduce<number | null>(
    (sum, total) => (sum === null || total === null ? null : sum + total),
    0,
  );
}

/** The hash of a cursor holds no secret: its content may be anyone's making. */
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
