/** Values of parameters (`$name` in the SQL of a report) as the database expects them. */
import type { DuckDBPreparedStatement } from "@duckdb/node-api";

/** Type of a parameter in SQL. */
export type ParameterType =
  | "text"
  | "integer"
  | "number"
  | "boolean"
  | "decimal"
  | "instant"
  | "day"
  | "list";

export interface BoundParameter {
  readonly name: string;
  readonly type: ParameterType;
  /** JSON value; null if it is not set. */
  readonly value: unknown;
}

const DAY_MS = 86_400_000;

/** Binds parameters to a statement. */
export async function bind(
  prepared: DuckDBPreparedStatement,
  parameters: readonly BoundParameter[],
): Promise<void> {
  const engine = await import("@duckdb/node-api");
  for (const { name, type, value } of parameters) {
    const at = prepared.parameterIndex(name);
    if (value === null || value === undefined) prepared.bindNull(at);
    else if (type === "integer") prepared.bindBigInt(at, BigInt(Number(value)));
    else if (type === "number") prepared.bindDouble(at, Number(value));
    else if (type === "boolean") prepared.bindBoolean(at, value === true);
    else if (type === "instant")
      prepared.bindTimestampTZ(
        at,
        new engine.DuckDBTimestampTZValue(BigInt(Date.parse(String(value))) * 1_000n),
      );
    else if (type === "day")
      prepared.bindDate(at, new engine.DuckDBDateValue(Math.floor(Date.parse(String(value)) / DAY_MS)));
    else if (type === "decimal")
      prepared.bindDecimal(at, new engine.DuckDBDecimalValue(...exactly(String(value))));
    else if (type === "list")
      prepared.bindList(at, Array.isArray(value) ? value.map(String) : [], engine.LIST(engine.VARCHAR));
    else prepared.bindVarchar(at, typeof value === "string" ? value : JSON.stringify(value));
  }
}

/** A decimal in the engine's form: its digits, and the number of decimal places. */
function exactly(text: string): readonly [digits: bigint, width: number, places: number] {
  const [whole = "0", fraction = ""] = text.replace(/^[+-]/, "").split(".");
  const digits = BigInt(whole + fraction);
  return [text.startsWith("-") ? -digits : digits, 38, fraction.length];
}
