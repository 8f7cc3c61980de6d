/** The usage file of a process: its name, and the form of its content. */

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
  /** Empty if the client did not name itself. */
  readonly client: string;
  readonly clientVersion: string;
  /** Index of the document in `documents`. */
  readonly document: number;
  count: number;
  /** Time of the last use, in ISO 8601. */
  lastAt: string;
  /** REST calls by operation. */
  readonly rest: Record<string, number>;
}

export interface DocumentEntry {
  /** The operation's name; empty if it has none. */
  readonly operation: string;
  readonly type: string;
  /** Empty in the common entry of a client, for documents without an entry of their own. */
  readonly hash: string;
  /** Used coordinates, as indexes into `coordinates`. */
  readonly uses: readonly number[];
}

/** Content of one process's usage file. */
export interface UsageFile {
  readonly since: string;
  readonly instance: string;
  readonly entries: readonly CountedUse[];
  readonly documents: readonly DocumentEntry[];
  readonly coordinates: readonly string[];
  /** Operations in the common entries, because there were too many. Each client has one common entry. */
  readonly uncounted: number;
}

/** Name of a usage file. Other files in the folder are neither read nor changed. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\w-]+\.usage\.json$/;
/** Suffix of a file that is being written. */
export const UNFINISHED = ".new";

export const usageFileName = (since: string, instance: string): string =>
  `${since.replace(/[:.]/g, "-")}-${instance}.usage.json`;

export const isUsageFileName = (name: string): boolean => NAME.test(name);

export const isUnfinishedName = (name: string): boolean =>
  name.endsWith(UNFINISHED) && isUsageFileName(name.slice(0, -UNFINISHED.length));
