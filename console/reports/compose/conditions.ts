/** Conditions on rows, and their SQL. */
import { literal, quoted } from "./sql.ts";

export const COMPARISONS = {
  is: "is",
  isNot: "is not",
  contains: "contains",
  from: "from",
  to: "up to",
  isKnown: "is known",
  isUnknown: "is unknown",
} as const;
export type Comparison = keyof typeof COMPARISONS;

export interface Condition {
  readonly column: string;
  readonly comparison: Comparison;
  /** As typed. `isKnown` and `isUnknown` do not use it. */
  readonly value: string;
}

interface Column {
  readonly name: string;
  readonly type: string;
}

/** True if the comparison needs a value. */
export const needsValue = (comparison: Comparison): boolean =>
  comparison !== "isKnown" && comparison !== "isUnknown";

/** Comparisons that fit a column. */
export function comparisonsOf({ type }: Column): readonly [Comparison, ...Comparison[]] {
  if (/JSON|\[\]$/.test(type)) return ["isKnown", "isUnknown"];
  if (type === "BOOLEAN") return ["is", "isNot", "isKnown", "isUnknown"];
  if (type === "VARCHAR") return ["is", "isNot", "contains", "isKnown", "isUnknown"];
  return ["is", "isNot", "from", "to", "isKnown", "isUnknown"];
}

/** Kind of the input for a value. An instant is compared by its day, in the zone of the run. */
export function valueKindOf({ type }: Column): "text" | "number" | "date" | "boolean" {
  if (type === "BOOLEAN") return "boolean";
  if (type === "DATE" || type === "TIMESTAMPTZ") return "date";
  return /^(DECIMAL|INTEGER|BIGINT|DOUBLE)/.test(type) ? "number" : "text";
}

/** True unless a value is missing. */
export const isWhole = ({ comparison, value }: Condition): boolean => !needsValue(comparison) || value !== "";

/** Writes a condition in SQL. */
export function conditionSql({ column, comparison, value }: Condition, columns: readonly Column[]): string {
  const { type } = columns.find((one) => one.name === column) ?? { type: "VARCHAR" };
  const isInstant = type === "TIMESTAMPTZ";
  const name = `${quoted(column)}${isInstant && needsValue(comparison) ? "::DATE" : ""}`;
  // SQL casts a quoted literal to the type of the column. A number is not quoted, because a cast to integer rounds it.
  const isNumber = valueKindOf({ name: column, type }) === "number" && /^-?\d+(\.\d+)?$/.test(value);
  const typed = isNumber ? value : literal(value);
  switch (comparison) {
    case "is":
      return `${name} = ${typed}`;
    case "isNot":
      return `${name} is distinct from ${typed}`;
    case "contains":
      return `contains(lower(${name}), lower(${literal(value)}))`;
    case "from":
      return `${name} >= ${typed}`;
    case "to":
      return `${name} <= ${typed}`;
    case "isKnown":
      return `${name} is not null`;
    case "isUnknown":
      return `${name} is null`;
  }
}
