/** Rows of tables in files, for composition and for the display of a running report. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decimalOf } from "#reports/kit/sql/database.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { LineWriter } from "./line-file.ts";
import { fullName, type Table, type TableColumn, type TableRow } from "./tables.ts";

/** Digits of an amount; sums of amounts have 38. */
const DIGITS = 30;
const LEAST_PLACES = 2;

/** The file of a table below the folder of its run. */
export const tableFile = (folder: string, table: Pick<Table, "document" | "name">): string =>
  join(folder, `table-${fullName(table)}.ndjson`);

/** File with the columns of a table, next to the file with its rows. */
export const columnsFile = (file: string): string => file.replace(/\.ndjson$/, ".columns.json");

/** File with the number of decimal places of the amounts in a run's tables. */
const PLACES = "table-places.json";

/** Short keys of cells, because the names of columns would be most of the file. */
export const cellKey = (at: number): string => `c${at}`;

/** A table with its outcome. */
export interface ReadTable {
  readonly table: Table;
  readonly file: string;
  readonly rows: number;
  /** The snapshot that contains its rows instead of the file. Undefined for none. */
  readonly snapshot?:
    | {
        readonly folder: string;
        readonly name: string;
        readonly columns: readonly { readonly name: string; readonly type: string }[];
      }
    | undefined;
}

/** All tables of a run. */
export interface ReadTables {
  readonly tables: readonly ReadTable[];
  /** Places of the amounts. */
  readonly places: number;
}

/** Writes the rows of a run's tables. */
export class TableFiles {
  readonly #files = new Map<Table, { file: string; writer: LineWriter }>();
  #places = LEAST_PLACES;
  readonly #mostRows: number;
  readonly #folder: string;
  #rows = 0;

  /** @param mostRows maximum number of rows of all tables together; beyond it the run ends */
  constructor(folder: string, tables: readonly Table[], mostRows: number) {
    this.#mostRows = mostRows;
    this.#folder = folder;
    for (const table of tables) {
      const file = tableFile(folder, table);
      writeFileSync(
        columnsFile(file),
        JSON.stringify(table.columns.map(({ name, type }) => ({ name, type }))),
      );
      this.#files.set(table, { file, writer: new LineWriter(file) });
    }
  }

  get tables(): readonly Table[] {
    return [...this.#files.keys()];
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
      if (table.columns[at]?.type === "DECIMAL")
        this.#places = Math.max(this.#places, placesOf(String(cell)));
    }
    file.writer.write(line);
  }

  /** Writes buffered lines, so that other readers of the file see them. */
  flush(): void {
    for (const { writer } of this.#files.values()) writer.flush();
  }

  counts(): { readonly name: string; readonly rows: number }[] {
    return [...this.#files].map(([table, { writer }]) => ({ name: fullName(table), rows: writer.lines }));
  }

  close(): ReadTables {
    const places = Math.min(this.#places, DIGITS);
    writeFileSync(join(this.#folder, PLACES), JSON.stringify(places));
    const tables = [...this.#files].map(([table, { file, writer }]) => {
      writer.close();
      return { table, file, rows: writer.lines };
    });
    return { tables, places };
  }
}

/** The tables of an ended run, from its folder. Empty if it has no tables, or if an earlier version stored it. */
export function storedTables(folder: string): ReadTables {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  if (!existsSync(join(folder, PLACES))) return { tables: [], places: LEAST_PLACES };
  const tables = readdirSync(folder).flatMap((entry): ReadTable[] => {
    const [, document, name] = /^table-(\w+)\.(.+)\.columns\.json$/.exec(entry) ?? [];
    if (document === undefined || name === undefined) return [];
    const file = tableFile(folder, { document, name });
    const columns = (readJson(columnsFile(file)) as Pick<TableColumn, "name" | "type">[]).map((column) => ({
      ...column,
      path: [],
    }));
    const table = { document, name, path: [], rowPath: [], columns, types: [], coordinates: [] };
    return [{ table, file, rows: 0 }];
  });
  return { tables, places: Number(readJson(join(folder, PLACES))) };
}

function placesOf(text: string): number {
  const point = text.indexOf(".");
  return point < 0 ? 0 : text.length - point - 1;
}

/**
 * The type of a column in SQL. All amounts of a run have the same number of decimal places, because DuckDB rounds
 * when it combines decimals of different scale and runs out of digits.
 */
export const columnType = ({ type }: TableColumn, places = LEAST_PLACES): string =>
  type === "DECIMAL" ? `DECIMAL(${DIGITS}, ${places})` : type;

/** The text of a cell as a value of its column, in SQL. */
export const columnValue = (text: string, column: TableColumn, places: number): string =>
  column.type === "DECIMAL" ? decimalOf(text, DIGITS, places) : `${text}::${columnType(column, places)}`;
