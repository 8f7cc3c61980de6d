/** Conversion of tables to Parquet files with exact types, and back. */

import { MANIFEST_KEY } from "#reports/kit/formats/parquet.ts";
import { defaultSqlLimits, identifier, literal, openDatabase } from "#reports/kit/sql/database.ts";
import { cellKey, columnType, columnValue, type ReadTables } from "#reports/kit/tables/table-files.ts";
import { fullName, type SqlType, type Table } from "#reports/kit/tables/tables.ts";
import { type SnapshotTable, snapshotFile } from "./history.ts";

/** Amounts and instants are read as texts, and converted by an exact cast. */
const wireType = (type: string): string =>
  type === "DECIMAL" || type === "TIMESTAMPTZ" || type === "DATE" ? "VARCHAR" : type;

/** A query over a file of a table's rows that converts cells to the types of their columns. */
export function tableQuery(table: Table, source: string, places: number): string {
  const keys = table.columns.map(({ type }, at) => `${cellKey(at)}: ${literal(wireType(type))}`);
  const columns = table.columns.map(
    (column, at) => `${columnValue(cellKey(at), column, places)} as ${identifier(column.name)}`,
  );
  return `select ${columns.join(", ")} from read_json(${literal(source)}, format = 'newline_delimited', records = true, columns = {${keys.join(", ")}})`;
}

/**
 * Writes tables into the folder of a snapshot.
 * @param description goes into the metadata of each file
 */
export async function writeSnapshot(
  { tables, places }: ReadTables,
  folder: string,
  description: object,
): Promise<void> {
  const { connection, close } = await openDatabase(defaultSqlLimits);
  try {
    for (const { table, file } of tables) {
      const name = fullName(table);
      const manifest = literal(JSON.stringify({ ...description, table: name }));
      await connection.run(
        `copy (${tableQuery(table, file, places)}) to ${literal(snapshotFile(folder, name))} (format parquet, compression zstd, kv_metadata {${MANIFEST_KEY}: ${manifest}})`,
      );
    }
  } finally {
    close();
  }
}

/** A query over a table of a snapshot that returns the current columns of the table. */
export function snapshotQuery(
  table: Table,
  { folder, columns }: { readonly folder: string; readonly columns: SnapshotTable["columns"] },
  source: string,
  places: number,
): string {
  const cells = table.columns.map((column) => {
    const name = identifier(column.name);
    const isThere = columns.some((one) => one.name === column.name && one.type === column.type);
    return `${isThere ? name : "null"}::${columnType(column, places)} as ${name}`;
  });
  return `select ${cells.join(", ")} from read_parquet(${literal(snapshotFile(folder, source))})`;
}

/** An instant of the engine in the form of the graph. */
const instantText = (name: string): string =>
  `regexp_replace(regexp_replace(strftime(${name} at time zone 'UTC', '%Y-%m-%dT%H:%M:%S.%fZ'), '0+Z$', 'Z'), '\\.Z$', 'Z')`;

const cellQuery = (name: string, type: SqlType): string => {
  if (type === "TIMESTAMPTZ") return instantText(name);
  return type === "VARCHAR[]" || type === "BOOLEAN" || type === "INTEGER" || type === "DOUBLE"
    ? name
    : `${name}::varchar`;
};

/** The rows of a table in a snapshot, with cells in the form of responses. */
export async function* snapshotRows(folder: string, table: Table): AsyncGenerator<readonly unknown[]> {
  const { connection, close } = await openDatabase(defaultSqlLimits);
  try {
    const cells = table.columns.map(({ name, type }) => cellQuery(identifier(name), type));
    const file = literal(snapshotFile(folder, fullName(table)));
    const result = await connection.stream(`select ${cells.join(", ")} from read_parquet(${file})`);
    for await (const rows of result.yieldRowsJson())
      for (const row of rows)
        yield row.map((cell, at) =>
          table.columns[at]?.type === "JSON" && typeof cell === "string"
            ? (JSON.parse(cell) as unknown)
            : cell,
        );
  } finally {
    close();
  }
}
