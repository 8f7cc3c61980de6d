/** Second grouping: its values become columns, so that the result is a cross table. */
import { literal, quoted } from "./sql.ts";
import type { TableColumn } from "./tables.ts";

/** Uses of a column whose values can be columns of the result. */
const CROSS_USES = ["show", "day", "month", "year"] as const;

export interface Cross {
  readonly column: string;
  readonly use: (typeof CROSS_USES)[number];
  /** Values with a column each, as text. All others share a last column. Empty until the values are read. */
  readonly values: readonly string[];
}

/** Most values that have a column. */
export const MOST_VALUES = 12;

const FORMATS = { day: "%Y-%m-%d", month: "%Y-%m", year: "%Y" } as const;

/** Uses of a column for a second grouping; none for amounts, numbers and lists. */
export function crossUsesOf({ type }: TableColumn): readonly Cross["use"][] {
  if (type === "TIMESTAMPTZ" || type === "DATE") return ["month", "day", "year"];
  return type === "VARCHAR" || type === "BOOLEAN" ? ["show"] : [];
}

/** Writes the SQL for the value of a row, as text. */
export function crossValue({ column, use }: Cross, { type }: Pick<TableColumn, "type">): string {
  const name = quoted(column);
  if (use !== "show") return `strftime(${name}, '${FORMATS[use]}')`;
  return type === "VARCHAR" ? name : `${name}::VARCHAR`;
}

/** A column of the result for one value, or for all others. */
export interface CrossColumn {
  readonly label: string;
  /** Suffix of the column's key. It makes the key differ from the columns of the lists. */
  readonly key: string;
  /** SQL condition for the rows of the column. */
  readonly condition: string;
}

/** Columns for each value and for all others; empty until the values are read. */
export function crossColumns(cross: Cross, column: Pick<TableColumn, "type">): readonly CrossColumn[] {
  const { values } = cross;
  if (values.length === 0) return [];
  const value = crossValue(cross, column);
  const list = values.map(literal).join(", ");
  const names = namesOf(values);
  return [
    ...values.map((one, at) => {
      const name = names[at] ?? "";
      return { label: name, key: name, condition: `${value} = ${literal(one)}` };
    }),
    // `not in` is null for a null value, which belongs to the others.
    { label: "Others", key: OTHERS, condition: `coalesce(${value} not in (${list}), true)` },
  ];
}

const OTHERS = "(others)";
/** Characters of a value in the name of its column. */
const MOST_CHARACTERS = 60;

/** Column names for values. They are not empty, and differ without regard to case, as SQL requires. */
function namesOf(values: readonly string[]): readonly string[] {
  const names: string[] = [];
  const isTaken = (name: string) =>
    [OTHERS, ...names].some((one) => one.toLowerCase() === name.toLowerCase());
  for (const value of values) {
    const isLong = value.length > MOST_CHARACTERS;
    const name = isLong ? `${value.slice(0, MOST_CHARACTERS)}…` : value.trim() || "(empty)";
    let free = name;
    for (let count = 2; isTaken(free); count++) free = `${name} (${count})`;
    names.push(free);
  }
  return names;
}

/** Writes the SQL for the value of a row if the value has a column, otherwise null. */
export const crossBucket = (cross: Cross, column: Pick<TableColumn, "type">): string => {
  const value = crossValue(cross, column);
  return `case when ${value} in (${cross.values.map(literal).join(", ")}) then ${value} end`;
};
