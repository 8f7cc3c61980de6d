/** Compares answers with the selection of a connector: missing members, and values of other types. */
import type { Drift } from "#subgraphs/kit/rest/drift.ts";
import { type ObjectSelection, objectsIn, objectsOf } from "./mapping/examine.ts";
import { isMembers } from "./mapping/methods.ts";
import type { Expression, Value } from "./mapping/syntax.ts";
import type { Connector } from "./model.ts";

/**
 * The differences of one answer.
 * @param mapped The value of the selection.
 * @param shaped The value in the types of the SDL, with null in place of values of other types.
 * @returns undefined without differences; `empty` if the answer has no object to compare
 */
export function driftOf(connector: Connector, mapped: Value, shaped: Value): Drift | undefined | "empty" {
  if (!rowsOf(mapped).some(isMembers)) return "empty";
  const found = { missing: new Set<string>(), otherType: new Set<string>() };
  for (const object of objectsOf(connector.selection.parsed))
    if (object) compare(object, pairs(mapped, shaped), "", found);
  const [missing, otherType] = [[...found.missing], [...found.otherType]];
  return missing.length + otherType.length === 0
    ? undefined
    : { missing, otherType, unknown: [], renamed: {}, renames: {} };
}

/** A value, and the value that clients get. */
type Pair = readonly [mapped: Value, shaped: Value];

const rowsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value.flatMap(rowsOf) : [value]);

/** The items of two lists. Lists of different lengths have no pairs. */
function pairs(mapped: Value, shaped: Value): readonly Pair[] {
  if (!Array.isArray(mapped)) return [[mapped, shaped]];
  if (!Array.isArray(shaped) || shaped.length !== mapped.length) return [];
  return mapped.flatMap((item: Value, index) => pairs(item, shaped[index]));
}

function compare(
  object: ObjectSelection,
  all: readonly Pair[],
  before: string,
  found: { readonly missing: Set<string>; readonly otherType: Set<string> },
): void {
  const rows = all.filter(([mapped, shaped]) => isMembers(mapped) && isMembers(shaped));
  if (rows.length === 0) return;
  for (const entry of object.entries) {
    if (entry.kind !== "member" || entry.name === "__typename") continue;
    const { name, value } = entry;
    const place = `${before}${name}`;
    const members = rows.map(
      ([mapped, shaped]): Pair => [(mapped as Row)[name], (shaped as Row)[name] ?? null],
    );
    if (members.every(([mapped]) => mapped === undefined)) {
      if (!isOptional(value)) found.missing.add(place);
      continue;
    }
    if (members.some(([mapped, shaped]) => differs(mapped, shaped))) found.otherType.add(place);
    for (const below of objectsIn(value))
      if (below)
        compare(
          below,
          members.flatMap(([mapped, shaped]) => pairs(mapped, shaped)),
          `${place}.`,
          found,
        );
  }
}

type Row = Readonly<Record<string, Value>>;

const isNothing = (value: Value): boolean => value === null || value === undefined;

/** True if the service sent a value, and clients get null or fewer items. */
function differs(mapped: Value, shaped: Value): boolean {
  if (isNothing(mapped)) return false;
  if (isNothing(shaped)) return !(isMembers(mapped) && Object.values(mapped).every(isNothing));
  if (!Array.isArray(mapped)) return false;
  const there = mapped.filter((item) => !isNothing(item)).length;
  return Array.isArray(shaped) && shaped.filter((item) => !isNothing(item)).length < there;
}

/** True if the mapping marks the member as optional. */
const isOptional = (value: Expression): boolean =>
  value.kind === "path" && (value.optional || value.steps.some((step) => step.optional));
