/** A second grouping: its values are columns beside each figure, so that the result is a table of rows and columns. */
import { literal, quoted } from "./sql.ts";
import type { TableColumn } from "./tables.ts";

/** Uses of a column whose values can be columns of the result. */
const CROSS_USES = ["show", "day", "month", "year"] as const;

export interface Cross {
  readonly column: string;
  readonly use: (typeof CROSS_USES)[number];
  /** Values with a column each, as texts; all others are in a last column. Empty until they are read. */
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

/** The value of a row, as text. */
export function crossValue({ column, use }: Cross, { type }: Pick<TableColumn, "type">): string {
  const name = quoted(column);
  if (use !== "show") return `strftime(${name}, '${FORMATS[use]}')`;
  return type === "VARCHAR" ? name : `${name}::VARCHAR`;
}

/** A column of the result for one value, or for all others. */
export interface CrossColumn {
  readonly label: string;
  /** Part of a key, which no column of a list has. */
  readonly key: string;
  /** Condition of SQL on the rows. */
  readonly condition: string;
}

/** The columns beside each figure; none before the values are read. */
export function crossColumns(cross: Cross, column: Pick<TableColumn, "type">): readonly CrossColumn[] {
  const { values } = cross;
  if (values.length === 0) return [];
  const value = crossValue(cross, column);
  const list = values.map(literal).join(", ");
  return [
    ...values.map((one) => ({ label: one, key: one, condition: `${value} = ${literal(one)}` })),
    // A value that is unknown is none of the list.
    { label: "Others", key: "(others)", condition: `coalesce(${value} not in (${list}), true)` },
  ];
}

/** The value of a row if it has a column, otherwise null. */
export const crossBucket = (cross: Cross, column: Pick<TableColumn, "type">): string => {
  const value = crossValue(cross, column);
  return `case when ${value} in (${cross.values.map(literal).join(", ")}) then ${value} end`;
};
