/** Parses the SQL of a report before it runs. It must be one query that reads only tables of the report. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { isFields } from "#reports/kit/asking/lists.ts";
import { fullName, type Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { type DirectColumn, directColumns } from "./lineage.ts";

export interface Statement {
  /** The tables that it reads. */
  readonly tables: readonly Table[];
  /** Names of the parameters (`$name`) in it. */
  readonly parameters: readonly string[];
  /** The unchanged columns of tables in the result, by the index of the column. */
  readonly direct: readonly (DirectColumn | undefined)[];
}

/** Functions that create rows only from their arguments. All others read files, settings or catalogs. */
const TABLE_FUNCTIONS: ReadonlySet<string> = new Set([
  "range",
  "generate_series",
  "unnest",
  "repeat",
  "json_each",
  "json_tree",
]);

/** Functions that read the machine, the settings or the catalog. */
const FOREIGN_FUNCTION =
  /^(duckdb_|pragma_|pg_|current_setting$|current_query$|getenv$|getvariable$|version$|which_secret$|in_search_path$|nextval$|currval$|txid_current$|read_|write_|sleep)/;
/** Views of the catalog. */
const CATALOG = /^(duckdb_|pragma_|pg_|sqlite_)/;
const CATALOG_SCHEMA = /^(information_schema|pg_catalog|system|temp)$/;

/**
 * Parses a statement.
 * @param file name of the text in errors
 * @throws UsageError if the text is not a single query, or if it reads anything other than the tables
 */
export async function readStatement(
  connection: DuckDBConnection,
  sql: string,
  tables: readonly Table[],
  file = "report.sql",
): Promise<Statement> {
  const reader = await connection.runAndReadAll("select json_serialize_sql($sql::varchar)", { sql });
  const tree: unknown = JSON.parse(String(reader.getRowsJson()[0]?.[0] ?? "{}"));
  if (!isFields(tree)) throw new UsageError(`${file}: this is no SQL`);
  if (tree["error"] !== false)
    throw new UsageError(`${file}: ${located(sql, tree["position"])}${wordsOf(tree)}`);
  const statements: readonly unknown[] = Array.isArray(tree["statements"]) ? tree["statements"] : [];
  if (statements.length !== 1)
    throw new UsageError(`${file}: write one query; there are ${statements.length}`);
  return new Reader(sql, tables, file).read(statements[0]);
}

/** The engine's message for a text that is not a query. */
function wordsOf({ error_type: type, error_message: message }: Record<string, unknown>): string {
  if (type === "not implemented")
    return "a report only reads: write one query (select, from, with or values)";
  return String(message);
}

class Reader {
  readonly #sql: string;
  readonly #file: string;
  readonly #known: readonly Table[];
  readonly #tables = new Set<Table>();
  readonly #queries = new Set<string>();

  constructor(sql: string, tables: readonly Table[], file: string) {
    this.#sql = sql;
    this.#known = tables;
    this.#file = file;
  }

  read(statement: unknown): Statement {
    // Common table expressions are collected first, because their names are not tables of the report.
    for (const node of nodesOf(statement))
      for (const { key } of entriesOf(node["cte_map"])) {
        if (CATALOG.test(key) || CATALOG_SCHEMA.test(key))
          throw new UsageError(`${this.#file}: "${key}" is a name of the database's own`);
        this.#queries.add(key.toLowerCase());
      }
    const parameters = new Set<string>();
    for (const node of nodesOf(statement)) {
      if (node["type"] === "BASE_TABLE") this.#table(node);
      else if (node["type"] === "TABLE_FUNCTION") this.#tableFunction(node);
      else if (node["type"] === "SHOW_REF")
        throw new UsageError(`${this.#file}: a report reads its tables only: write select`);
      if (typeof node["function_name"] === "string") this.#function(node["function_name"], node);
      if (node["class"] === "PARAMETER") parameters.add(String(node["identifier"]));
    }
    const direct = directColumns(statement, (schema, name) => {
      if (schema === "" && this.#queries.has(name.toLowerCase())) return undefined;
      return this.#found(schema, name)[0];
    });
    return { tables: [...this.#tables], parameters: [...parameters], direct };
  }

  #table(node: Record<string, unknown>): void {
    const [catalog, schema, name] = ["catalog_name", "schema_name", "table_name"].map((key) =>
      String(node[key] ?? "").toLowerCase(),
    ) as [string, string, string];
    if (catalog === "" && schema === "" && this.#queries.has(name)) return;
    const found = this.#found(schema, name);
    const where = located(this.#sql, node["query_location"]);
    const written = schema === "" ? node["table_name"] : `${node["schema_name"]}.${node["table_name"]}`;
    const [table, another] = found;
    if (catalog !== "" || !table)
      throw new UsageError(
        `${this.#file}: ${where}there is no table "${written}"; there are ${this.#known.map(fullName).join(", ")}`,
      );
    if (another)
      throw new UsageError(
        `${this.#file}: ${where}"${written}" may be ${found.map(fullName).join(" or ")}: write which`,
      );
    this.#tables.add(table);
  }

  #found(schema: string, name: string): readonly Table[] {
    const isNamed = (written: string, own: string) => written.toLowerCase() === own.toLowerCase();
    return this.#known.filter(
      (table) =>
        isNamed(name, table.name) &&
        (schema === "" ? table.isPast !== true : isNamed(schema, table.document)),
    );
  }

  #tableFunction(node: Record<string, unknown>): void {
    const { function: call } = node;
    const name = isFields(call) ? String(call["function_name"] ?? "") : "";
    if (!TABLE_FUNCTIONS.has(name.toLowerCase()))
      throw new UsageError(
        `${this.#file}: ${located(this.#sql, node["query_location"])}a report reads its tables only, not ${name}()`,
      );
  }

  #function(name: string, node: Record<string, unknown>): void {
    if (FOREIGN_FUNCTION.test(name.toLowerCase()))
      throw new UsageError(
        `${this.#file}: ${located(this.#sql, node["query_location"])}the function ${name}() is not for reports`,
      );
  }
}

/** Every object in a tree. */
function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (!isFields(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

function entriesOf(map: unknown): readonly { readonly key: string }[] {
  const entries = isFields(map) ? map["map"] : undefined;
  return Array.isArray(entries)
    ? entries.flatMap((entry: unknown) =>
        isFields(entry) && typeof entry["key"] === "string" ? [{ key: entry["key"] }] : [],
      )
    : [];
}

/** Text with the line of a position in the SQL. Empty if the engine reports no position. */
function located(sql: string, position: unknown): string {
  const at = Number(position);
  // The engine reports a missing position as the largest 64-bit number.
  if (!Number.isSafeInteger(at)) return "";
  return `line ${Buffer.from(sql).subarray(0, at).toString().split("\n").length}: `;
}

/** An error of the engine as an error in the report's SQL, with its line. */
export function sqlError(error: unknown, file = "report.sql"): UsageError {
  const text = error instanceof Error ? error.message : String(error);
  const [first = ""] = text.split("\n");
  const line = /\bLINE (\d+):/.exec(text)?.[1];
  const hint = /^(Candidate bindings|Did you mean).*$/m.exec(text)?.[0];
  const words = first.replace(/^[A-Z]\w*( \w+)? Error: /, "");
  return new UsageError(
    `${file}: ${line === undefined ? "" : `line ${line}: `}${words}${hint && !words.includes(hint) ? ` (${hint})` : ""}`,
  );
}
