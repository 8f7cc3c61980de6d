/** The rows of tables as files: what composing reads, and what shows while a run reads. */
import { join } from "node:path";
import { UsageError } from "#reports/kit/usage-error.ts";
import { LineWriter } from "./line-file.ts";
import { fullName, type Table, type TableRow } from "./tables.ts";

/** Digits of a decimal in DuckDB. */
const DIGITS = 38;
const LEAST_PLACES = 2;

/** The file of a table below the folder of its run. */
export const tableFile = (folder: string, table: Pick<Table, "document" | "name">): string =>
  join(folder, `table-${fullName(table)}.ndjson`);

/** Keys of cells in the file: the names of columns would be most of it. */
export const cellKey = (at: number): string => `c${at}`;

/** A table with what was read of it. */
export interface ReadTable {
  readonly table: Table;
  readonly file: string;
  readonly rows: number;
  /** Places that the amounts of a `DECIMAL` column have, by the column's position. */
  readonly places: ReadonlyMap<number, number>;
}

/** Writes the rows of a run's tables. */
export class TableFiles {
  readonly #files = new Map<Table, { file: string; writer: LineWriter; places: Map<number, number> }>();
  readonly #mostRows: number;
  #rows = 0;

  /** @param mostRows rows of all tables together, beyond which the run ends */
  constructor(folder: string, tables: readonly Table[], mostRows: number) {
    this.#mostRows = mostRows;
    for (const table of tables) {
      const file = tableFile(folder, table);
      this.#files.set(table, { file, writer: new LineWriter(file), places: new Map() });
    }
  }

  get rows(): number {
    return this.#rows;
  }

  write({ table, cells }: TableRow): void {
    const file = this.#files.get(table);
    if (!file) return;
    if (++this.#rows > this.#mostRows)
      throw new UsageError(`The report has more than ${this.#mostRows} rows: narrow its filters`);
    const line: Record<string, unknown> = {};
    for (const [at, cell] of cells.entries()) {
      if (cell === null || cell === undefined) continue;
      line[cellKey(at)] = cell;
      if (table.columns[at]?.type === "DECIMAL") notePlaces(file.places, at, String(cell));
    }
    file.writer.write(line);
  }

  /** Makes what was written readable by others. */
  flush(): void {
    for (const { writer } of this.#files.values()) writer.flush();
  }

  counts(): { readonly name: string; readonly rows: number }[] {
    return [...this.#files].map(([table, { writer }]) => ({ name: fullName(table), rows: writer.lines }));
  }

  close(): readonly ReadTable[] {
    return [...this.#files].map(([table, { file, writer, places }]) => {
      writer.close();
      return { table, file, rows: writer.lines, places };
    });
  }
}

function notePlaces(places: Map<number, number>, at: number, text: string): void {
  const point = text.indexOf(".");
  const count = point < 0 ? 0 : text.length - point - 1;
  if (count > (places.get(at) ?? LEAST_PLACES)) places.set(at, Math.min(count, DIGITS));
}

/** The type of a column in SQL: amounts have as many places as any that was read, so that none is rounded. */
export function columnType(table: Table, at: number, places?: ReadonlyMap<number, number>): string {
  const type = table.columns[at]?.type ?? "VARCHAR";
  return type === "DECIMAL" ? `DECIMAL(${DIGITS}, ${places?.get(at) ?? LEAST_PLACES})` : type;
}
