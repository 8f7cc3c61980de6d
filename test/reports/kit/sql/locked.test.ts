/** Rights of a report's SQL: it may read only the tables of the report, within limits. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose } from "#reports/kit/sql/compose.ts";
import { type Database, defaultSqlLimits, openLocked } from "#reports/kit/sql/database.ts";
import { readStatement } from "#reports/kit/sql/statement.ts";
import type { Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const tickets: Table = {
  document: "desk",
  name: "tickets",
  path: ["supportDesk", "tickets"],
  rowPath: ["supportDesk", "tickets", "nodes"],
  columns: [{ name: "id", type: "VARCHAR", path: ["supportDesk", "tickets", "nodes", "id"] }],
  types: [],
  coordinates: [],
};

const folder = mkdtempSync(join(tmpdir(), "report-sql-"));
const secret = join(folder, "secret.txt");
let database: Database;
beforeAll(async () => {
  writeFileSync(secret, "token\n");
  database = await openLocked(defaultSqlLimits, {
    schemas: ["desk"],
    create: ['create schema data."desk"', 'create table data."desk"."tickets" (id varchar)'],
  });
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const target = join(folder, "out");

/** Statements of a hostile report. The engine must refuse each itself, even without our check. */
const outside: Readonly<Record<string, string>> = {
  "reads a text file": `select * from read_text('${secret}')`,
  "reads a CSV file": `select * from read_csv('${secret}')`,
  "reads a file by its name": `select * from '${secret}'`,
  "lists a folder": `select * from glob('${folder}/*')`,
  "attaches a database": `attach '${target}.db' as other`,
  "copies to a file": `copy desk.tickets to '${target}.csv'`,
  "exports the database": `export database '${target}'`,
  "installs an extension": "install httpfs",
  "loads an extension": "load httpfs",
  "reads from the network": "select * from read_csv('http://127.0.0.1:9/x.csv')",
  "raises its memory": "set memory_limit = '8GB'",
  "opens files again": "set enable_external_access = true",
  "unlocks the settings": "set lock_configuration = false",
};

describe("the database of a report", () => {
  it.each(Object.entries(outside))("refuses SQL that %s", async (_what, sql) => {
    const before = readdirSync(folder);
    await expect(database.connection.run(sql)).rejects.toThrow(
      /Permission Error|Invalid Input Error|Catalog Error|disabled|locked/,
    );
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync(`${target}.csv`)).toBe(false);
  });
});

describe("the SQL of a report", () => {
  const read = (sql: string) => readStatement(database.connection, sql, [tickets]);

  it.each([
    ...Object.values(outside),
    "create table x as select 1",
    "insert into desk.tickets values ('1')",
    "delete from desk.tickets",
    "select 1; select 2",
    "select * from duckdb_databases()",
    "select * from duckdb_settings",
    "select * from information_schema.tables",
    "select * from pg_catalog.pg_class",
    "with duckdb_settings as (select 1) select * from (select * from duckdb_settings)",
    "select current_setting('memory_limit')",
    "select * from query('select 1')",
    "pragma database_list",
    "describe desk.tickets",
    "select * from other.tickets",
  ])("is refused before it runs: %s", async (sql) => {
    await expect(read(sql)).rejects.toThrow(UsageError);
  });

  it("may read its tables by name, with and without the name of the document", async () => {
    for (const sql of [
      "select count(*) from tickets",
      "from desk.tickets",
      "with open as (from tickets) select * from open, range(3), unnest([1, 2])",
    ])
      expect((await read(sql)).tables).toEqual([tickets]);
    expect((await read("select * from tickets where id = $id")).parameters).toEqual(["id"]);
  });

  it("is refused with the line of the mistake", async () => {
    await expect(read("select id\nfrom tickets\nwhere and")).rejects.toThrow(
      /^report.sql: line 3: syntax error/,
    );
    await expect(read("select id\nfrom ticket")).rejects.toThrow(
      'report.sql: line 2: there is no table "ticket"; there are desk.tickets',
    );
  });

  it("ends at its time limit", async () => {
    const sql = "select count(*) from range(1000000) a, range(1000000) b where (a.range * b.range) % 7 = 3";
    const input = {
      sql,
      statement: { tables: [], parameters: [], direct: [] },
      read: { tables: [], places: 2 },
      parameters: [],
      folder,
      limits: { ...defaultSqlLimits, timeMs: 200 },
    };
    await expect(compose(input).next()).rejects.toThrow("report.sql: it took longer than 0.2 s");
  });

  it("ends at its memory and spill limits", async () => {
    const input = {
      sql: "select list(range) from range(100000000)",
      statement: { tables: [], parameters: [], direct: [] },
      read: { tables: [], places: 2 },
      parameters: [],
      folder,
      limits: { memoryMb: 32, spillMb: 8, timeMs: 60_000 },
    };
    await expect(compose(input).next()).rejects.toThrow(/^report.sql: /);
  });
});
