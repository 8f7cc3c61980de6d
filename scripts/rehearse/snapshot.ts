/** The snapshot of a rehearsal, which a repository commits, and the comparison with it. */
import { existsSync } from "node:fs";
import { CommandError, readJson } from "#scripts/cli/exit.ts";
import type { Cell, RehearsalResult } from "./rehearse.ts";

/** Each operation with its cells, one line each. */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, string>>>>;

const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([place, count]) => (count === 1 ? place : `${place} ×${count}`));

/**
 * A cell in one line. It has no share and no total of the whole operation, because a field that is added
 * elsewhere would change them.
 */
function lineOf(
  { codes, lost, fewer, changed, unreadable, calls, firstMs, ms, limit }: Cell,
  wholeCalls: number,
): string {
  const places = [
    ...list(lost).map((place) => `null: ${place}`),
    ...list(fewer).map((place) => `shorter: ${place}`),
    ...changed.map((place) => `other: ${place}`),
  ];
  const more = calls - wholeCalls;
  const parts = [
    ...(codes.length > 0 ? [codes.join(" ")] : []),
    ...(places.length > 0 ? places : ["all stays"]),
    ...(unreadable > 0 ? [`${unreadable} unreadable`] : []),
    ...(more === 0 ? [] : [`${more > 0 ? "+" : ""}${more} calls`]),
    `${firstMs} ms`,
    ...(ms === firstMs ? [] : [`whole after ${ms} ms`]),
    ...(limit ? [`time limit of the ${limit}`] : []),
  ];
  return parts.join("; ");
}

/** The snapshot of operations that could be rehearsed. */
export function snapshotOf(all: readonly RehearsalResult[]): Snapshot {
  return Object.fromEntries(
    all
      .filter(({ cells }) => cells.length > 0)
      .map((one) => [
        one.key,
        Object.fromEntries([
          ["without faults", `${one.calls} calls; ${one.ms} ms`],
          ...one.cells.map((cell) => [`${cell.family} ${cell.fault}`, lineOf(cell, one.calls)]),
        ]),
      ]),
  );
}

/**
 * Reads a snapshot.
 * @returns undefined if there is no such file
 * @throws CommandError for another file
 */
export function readSnapshot(file: string): Snapshot | undefined {
  if (!existsSync(file)) return undefined;
  const value = readJson(file);
  if (!isSnapshot(value))
    throw new CommandError(`${file} is no snapshot: delete it, and write it with --update`);
  return value;
}

const isSnapshot = (value: unknown): value is Snapshot =>
  isObject(value) &&
  Object.values(value).every(
    (cells) => isObject(cells) && Object.values(cells).every((line) => typeof line === "string"),
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const KEY = /^(.+) (?:\w+|\(without a name\))(?: \(\d+\))?$/;

/**
 * Splits a snapshot: operations of files that were read now or are deleted, and those of other files.
 * @param files files that match the patterns, with or without a document
 */
export function parted(
  snapshot: Snapshot,
  files: readonly string[],
): { readonly compared: Snapshot; readonly others: Snapshot } {
  const read = new Set(files);
  const isCompared = (key: string) => {
    const file = KEY.exec(key)?.[1] ?? key;
    return read.has(file) || !existsSync(file);
  };
  const entries = Object.entries(snapshot);
  return {
    compared: Object.fromEntries(entries.filter(([key]) => isCompared(key))),
    others: Object.fromEntries(entries.filter(([key]) => !isCompared(key))),
  };
}

/** Merges two snapshots of different operations, sorted by file and name. */
export const joined = (others: Snapshot, now: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries({ ...others, ...now }).sort(([one], [other]) => (one < other ? -1 : 1)));

export interface Difference {
  readonly operation: string;
  readonly cell: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** Cells that differ from the snapshot. An operation that is absent now is one difference. */
export function differences(before: Snapshot, now: Snapshot): readonly Difference[] {
  const operations = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...operations].flatMap((operation): Difference[] => {
    const was = before[operation] ?? {};
    const is = now[operation];
    if (!is)
      return [{ operation, cell: "operation", before: `${Object.keys(was).length} cells`, now: undefined }];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((cell) => was[cell] !== is[cell])
      .map((cell) => ({ operation, cell, before: was[cell], now: is[cell] }));
  });
}
