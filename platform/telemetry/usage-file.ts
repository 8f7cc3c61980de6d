/** The file in which a process keeps which client uses what: its name and its form. */

/** Usage of an operation's document. */
export interface UsedDocument {
  readonly type: string;
  readonly name: string | undefined;
  readonly hash: string;
  /** Coordinates of the schema that it uses. */
  readonly coordinates: () => Iterable<string>;
}

/** Number of times that one client sent one document. */
export interface CountedUse {
  /** Empty where the client did not name itself. */
  readonly client: string;
  readonly clientVersion: string;
  /** The document's place among `documents`. */
  readonly document: number;
  count: number;
  /** Time of the last use, in ISO 8601. */
  lastAt: string;
  /** REST calls by operation. */
  readonly rest: Record<string, number>;
}

export interface WrittenDocument {
  /** The operation's name; empty where it has none. */
  readonly operation: string;
  readonly type: string;
  /** Empty for all documents of a client that have no entry of their own. */
  readonly hash: string;
  /** Used coordinates, as indexes into `coordinates`. */
  readonly uses: readonly number[];
}

/** Content of one process's usage file. */
export interface UsageFile {
  readonly since: string;
  readonly instance: string;
  readonly entries: readonly CountedUse[];
  readonly documents: readonly WrittenDocument[];
  readonly coordinates: readonly string[];
  /** Operations that have no entry of their own, because there were too many: each client's are one entry. */
  readonly uncounted: number;
}

/** Nothing else in the folder is touched or read. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\w-]+\.usage\.json$/;
/** Added to the name of a file that is being written. */
export const UNFINISHED = ".new";

export const usageFileName = (since: string, instance: string): string =>
  `${since.replace(/[:.]/g, "-")}-${instance}.usage.json`;

export const isUsageFileName = (name: string): boolean => NAME.test(name);

export const isUnfinishedName = (name: string): boolean =>
  name.endsWith(UNFINISHED) && isUsageFileName(name.slice(0, -UNFINISHED.length));
