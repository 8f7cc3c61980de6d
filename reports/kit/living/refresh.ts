/** A run that reads only changes since the last one, and stores a snapshot of its tables for the next. */
import { createHash } from "node:crypto";
import type { Ask } from "#reports/kit/asking/answer.ts";
import type { TableOutcome, TableRead } from "#reports/kit/asking/completeness.ts";
import { isFields } from "#reports/kit/asking/lists.ts";
import type { PageQueries } from "#reports/kit/asking/page-queries.ts";
import type { Selection } from "#reports/kit/document/selection.ts";
import type { ReadTable, ReadTables, TableFiles } from "#reports/kit/tables/table-files.ts";
import { fullName, type Table, type TableRow } from "#reports/kit/tables/tables.ts";
import { changedSince, type Feed } from "./feed.ts";
import { type FeedState, History, type Snapshot } from "./history.ts";
import type { PastTable } from "./past.ts";
import { snapshotRows, writeSnapshot } from "./snapshot-rows.ts";
import { OVERLAP_MS, type Swept, sweep } from "./sweep.ts";

const LONG_AGO = "1970-01-01T00:00:00.000Z";

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

export interface RefreshOptions {
  /** The folder of the snapshots of this report. */
  readonly folder: string;
  readonly report: string;
  /** Everything that determines the columns of the tables. */
  readonly source: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly feeds: readonly Feed[];
  /** Pages of ids that a refresh reads of each list, to find deleted objects. */
  readonly sweepPages: number;
  /** Time for which snapshots are stored, ms. */
  readonly keptMs: number;
  readonly now: () => Date;
}

/** A document that is read. */
interface DocumentRead {
  readonly name: string;
  readonly root: Selection;
  readonly queries: PageQueries;
}

/** The run of a refresh. */
export interface Refreshing {
  readonly ask: Ask;
  readonly files: TableFiles;
  readonly read: readonly DocumentRead[];
  readonly reads: readonly TableRead[];
  /** True if a document was read completely. */
  isWhole(document: string): boolean;
}

/** A list with its changes. */
interface FeedRead {
  readonly ids: Set<string>;
  /** False if the object that contains the list was not found. */
  isThere: boolean;
  isSkipping: boolean;
  changedAt: number;
}

export class Refresh {
  readonly #options: RefreshOptions;
  readonly #history: History;
  readonly #source: string;
  readonly #parameters: string;
  readonly #base: (Snapshot & { readonly folder: string }) | undefined;
  readonly #read = new Map<Feed, FeedRead>();
  readonly #swept = new Map<string, Pick<Swept, "pass" | "sweptAt" | "isLacking">>();

  constructor(options: RefreshOptions) {
    const { folder, source, variables, feeds } = options;
    this.#options = options;
    this.#source = hashOf(source);
    this.#parameters = hashOf(variables);
    this.#history = new History(folder, this.#parameters);
    const latest = this.#history.latest();
    // A changed query reads other columns, so its snapshots cannot be used.
    this.#base = latest?.source === this.#source ? latest : undefined;
    for (const feed of feeds)
      this.#read.set(feed, { ids: new Set(), isThere: false, isSkipping: false, changedAt: 0 });
  }

  #stateOf({ document }: Feed): FeedState | undefined {
    return this.#base?.feeds[document];
  }

  /** The documents. Lists in the last snapshot are restricted to their changes. */
  reads<T extends DocumentRead>(read: readonly T[]): readonly T[] {
    const { variables } = this.#options;
    return read.map((one) => {
      const feed = this.#options.feeds.find(({ document }) => document === one.name);
      const state = feed && this.#stateOf(feed);
      return feed && state ? { ...one, root: changedSince(one.root, feed, state.since, variables) } : one;
    });
  }

  /** Records a response to a document. */
  note(document: string, data: unknown): void {
    for (const [feed, read] of this.#read)
      if (feed.document === document) read.isThere ||= isAt(data, feed.table.path);
  }

  /** True for the rows of an object that was already read, because the list changed during the read. */
  isRepeated({ table, cells }: TableRow): boolean {
    for (const [feed, read] of this.#read) {
      if (table.document !== feed.document) continue;
      if (table === feed.table) {
        const id = String(cells[columnAt(table, feed.id)]);
        read.isSkipping = read.ids.has(id);
        read.ids.add(id);
        const changed = Date.parse(String(cells[columnAt(table, feed.changedAt)]));
        if (changed > read.changedAt) read.changedAt = changed;
      }
      return read.isSkipping && isBelow(feed, table);
    }
    return false;
  }

  /** Adds the rows of the last snapshot that have not changed and were not deleted. */
  async restore({ ask, files, read, reads, isWhole }: Refreshing): Promise<void> {
    const { sweepPages, now } = this.#options;
    for (const [feed, { ids, isThere }] of this.#read) {
      const state = this.#stateOf(feed);
      const one = read.find(({ name }) => name === feed.document);
      // With missing data, changes are unknown. The caller may have lost access to some objects.
      if (!state || !this.#base || !one || !isThere || !isWhole(feed.document)) continue;
      const { folder } = this.#base;
      const held = new Map<string, number>();
      const idAt = columnAt(feed.table, feed.id);
      const changedAt = columnAt(feed.table, feed.changedAt);
      for await (const cells of snapshotRows(folder, feed.table)) {
        const id = String(cells[idAt]);
        if (!ids.has(id)) held.set(id, Date.parse(String(cells[changedAt])));
      }
      const { gone, ...swept } = await sweep({
        ...one,
        feed,
        ask,
        held,
        read: ids,
        state,
        pages: sweepPages,
        now: now().toISOString(),
      });
      this.#swept.set(feed.document, swept);
      const tables = files.tables.filter((table) => isBelow(feed, table));
      for (const table of tables) {
        const key = columnAt(table, idColumn(feed, table));
        for await (const cells of snapshotRows(folder, table)) {
          const id = String(cells[key]);
          if (held.has(id) && !gone.has(id)) files.write({ table, cells });
        }
      }
      const found = reads.filter(({ document }) => document === feed.document);
      for (const { refreshed } of found)
        if (refreshed) Object.assign(refreshed, { since: state.since, sweptAt: swept.sweptAt });
    }
  }

  /** Stores the tables of a complete run. */
  async keep(tables: ReadTables, outcomes: readonly TableOutcome[]): Promise<void> {
    const { report, now, keptMs } = this.#options;
    const at = now();
    const states = [...this.#read.keys()].flatMap((feed) => {
      const next = this.#next(feed, outcomes);
      return next ? [[feed.document, next] as const] : [];
    });
    const snapshot: Snapshot = {
      at: at.toISOString(),
      expiresAt: new Date(at.getTime() + keptMs).toISOString(),
      report,
      source: this.#source,
      parameters: this.#parameters,
      tables: tables.tables.map(({ table, rows }) => ({
        name: fullName(table),
        columns: table.columns.map(({ name, type }) => ({ name, type })),
        rows,
      })),
      places: tables.places,
      feeds: Object.fromEntries(states),
    };
    const { tables: all, feeds: _, ...description } = snapshot;
    await this.#history.add(snapshot, (folder) =>
      writeSnapshot(tables, folder, { ...description, rows: all.map(({ rows }) => rows) }),
    );
  }

  /**
   * State after this run. The service's clock may differ from ours, and objects may change during the read.
   * @returns undefined if the next run must read the whole list
   */
  #next(feed: Feed, outcomes: readonly TableOutcome[]): FeedState | undefined {
    const before = this.#stateOf(feed);
    const { from, to } = outcomes.find(({ name }) => name === fullName(feed.table)) ?? {};
    const { isThere, changedAt } = this.#read.get(feed) ?? { isThere: false, changedAt: 0 };
    const { isLacking, ...swept } = this.#swept.get(feed.document) ?? {
      pass: null,
      sweptAt: before?.sweptAt ?? null,
    };
    if (isLacking || !isThere) return undefined;
    const start = from ?? 0;
    const since =
      changedAt === 0
        ? (before?.since ?? LONG_AGO)
        : new Date(
            Math.max(0, Math.min(start, changedAt - ((to ?? start) - start)) - OVERLAP_MS),
          ).toISOString();
    // A complete read detects all deletions before it.
    return before ? { ...swept, since } : { since, pass: null, sweptAt: new Date(start).toISOString() };
  }

  /** The tables of earlier runs, empty if there was none before. @throws UsageError for a day without a snapshot */
  past(tables: readonly PastTable[]): ReadTables {
    const latest = this.#history.latest();
    let places = 0;
    const read = tables.map((table): ReadTable => {
      const snapshot = table.day === undefined ? latest : this.#history.at(table.day);
      const name = fullName(table.of);
      const there = snapshot?.tables.find((one) => one.name === name);
      places = Math.max(places, snapshot?.places ?? 0);
      return {
        table,
        file: "",
        rows: there?.rows ?? 0,
        snapshot: snapshot && there && { folder: snapshot.folder, columns: there.columns, name },
      };
    });
    return { tables: read, places };
  }
}

/** True if a response has an object at a path of response keys. */
function isAt(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => isAt(one, path));
  const [key, ...below] = path;
  return isFields(value) && (key === undefined || isAt(value[key], below));
}

/** True for the list itself, and for lists in its rows. */
const isBelow = ({ rowPath, table: own }: Feed, table: Table): boolean =>
  table === own || rowPath.every((key, at) => table.path[at] === key);

/** The column with the id of the row of the list. */
const idColumn = ({ id, table: own }: Feed, table: Table): string =>
  table === own ? id : `${own.name}_${id}`;

const columnAt = ({ columns }: Table, name: string): number => columns.findIndex((one) => one.name === name);
