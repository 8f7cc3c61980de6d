/** Lists that are requested but not read yet, and the groups that one query reads together. */
import type { CallingField } from "#subgraphs/kit/calls/call-attribution.ts";
import { MAX_KEYS_LENGTH } from "./keys.ts";

export interface ChildRows {
  readonly rows: unknown[];
  /** True if the parent has no further rows. */
  complete: boolean;
  /** Pages with these rows, of a family that pages by tokens. Undefined if other parents had the same pages. */
  readonly starts?: readonly PageStart[];
}

/** Start of a page: the index of its first row, and its token. The page may begin before the rows of the list. */
export interface PageStart {
  readonly index: number;
  readonly token: string | undefined;
}

/** Rows of a list that are requested and not read yet. Requests for the same list share it. */
export interface PendingList {
  readonly parents: readonly string[];
  need: number;
  /** Fields that requested the list, if calls are recorded or traced. */
  readonly from: CallingField[];
  readonly slice: Promise<ChildRows>;
  readonly done: (slice: ChildRows) => void;
  readonly failed: (error: Error) => void;
}

export function newPendingList(parents: readonly string[]): PendingList {
  let done: PendingList["done"] = placeholder;
  let failed: PendingList["failed"] = placeholder;
  const slice = new Promise<ChildRows>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  return { parents, need: 0, from: [], slice, done, failed };
}

/** Placeholder: the promise's executor replaces it at once. */
const placeholder = (): void => undefined;

/** A pending list while it is read, with the rows read so far. */
export interface ListInProgress extends ChildRows {
  readonly want: PendingList;
}

/** Pending lists that one query reads together. */
export interface Group {
  readonly wants: PendingList[];
  readonly parents: Set<string>;
  length: number;
}

/** Adds a list to the first group that has room for its parents and none of them yet, else to a new group. */
export function addTo(groups: Group[], want: PendingList, max: number): void {
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

export function deliver({ need, done }: PendingList, list: ChildRows): void {
  done(list.rows.length > need ? { ...list, rows: list.rows.slice(0, need), complete: false } : list);
}

/** Delivers the rows read before a page failed. Unfinished lists without rows fail. */
export function deliverRead(
  readings: readonly ListInProgress[],
  lacking: ReadonlySet<ListInProgress>,
  error: Error,
): void {
  for (const reading of readings) {
    const { want, rows } = reading;
    if (!lacking.has(reading)) deliver(want, reading);
    else if (rows.length > 0) deliver(want, { rows, complete: false });
    else want.failed(error);
  }
}

export function parentsOf(readings: Iterable<ListInProgress>): string[] {
  const all: string[] = [];
  for (const { want } of readings) all.push(...want.parents);
  return all;
}
