/** Parquet: one file with exact decimals, instants and lists, for other tools and for comparing runs. */
import { type Column, isNumeric } from "#reports/kit/rows/columns.ts";
import { decimalOf, defaultSqlLimits, identifier, literal, openDatabase } from "#reports/kit/sql/database.ts";

const DIGITS = 38;
const PLACES = 10;

/** The type of a column's cells in Parquet. */
export function parquetType({ type }: Pick<Column, "type">): string {
  if (type === "decimal" || type === "percent") return `DECIMAL(${DIGITS}, ${PLACES})`;
  if (type === "integer") return "BIGINT";
  if (type === "number") return "DOUBLE";
  if (type === "boolean") return "BOOLEAN";
  if (type === "instant") return "TIMESTAMPTZ";
  if (type === "day") return "DATE";
  return type === "list" ? "VARCHAR[]" : "VARCHAR";
}

/** A query over a file of rows that converts cells to the types of their columns. */
export function rowsQuery(file: string, columns: readonly Column[], typed = true): string {
  const cells = columns.map((column, at) => {
    const isText = !isNumeric(column) && parquetType(column) === "VARCHAR";
    const text = `json ->> ${at}`;
    const cell = parquetType(column) === "VARCHAR[]" ? `(json -> ${at})` : `(${text})`;
    const isDecimal = parquetType(column).startsWith("DECIMAL");
    const value = isDecimal ? decimalOf(`(${text})`, DIGITS, PLACES) : `${cell}::${parquetType(column)}`;
    return `${isText || !typed ? `(${text})` : value} as ${identifier(column.key)}`;
  });
  return `select ${cells.join(", ")} from read_ndjson_objects(${literal(file)}) as lines(json)`;
}

/** Key of the manifest in the metadata of a file. */
export const MANIFEST_KEY = "report";

/**
 * Writes rows as a Parquet file.
 * @param rows a file of rows, one JSON array per line
 * @param manifest manifest for the file's metadata
 */
export async function writeParquet(
  rows: string,
  columns: readonly Column[],
  file: string,
  manifest: object,
): Promise<void> {
  const { connection, close } = await openDatabase(defaultSqlLimits);
  try {
    await connection.run(
      `copy (${rowsQuery(rows, columns)}) to ${literal(file)} (format parquet, compression zstd, kv_metadata {${MANIFEST_KEY}: ${literal(JSON.stringify(manifest))}})`,
    );
  } finally {
    close();
  }
}
