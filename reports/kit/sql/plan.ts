/**
 * The engine's plan of a query, bound and not optimized, because an optimized plan leaves empty tables out. A
 * reference in an expression is the index of a column in the output of the operators below.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { type Fields, isFields } from "#reports/kit/asking/lists.ts";
import type { BoundParameter, ParameterType } from "./parameters.ts";

/** An operator of a plan, or an expression in it. */
export type PlanNode = Fields;

export const nodesIn = (value: unknown): readonly PlanNode[] =>
  Array.isArray(value) ? value.filter(isFields) : [];
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Changes a query as a tree.
 * @param change changes the nodes of its only statement in place
 * @throws Error for SQL that the engine cannot parse
 */
export async function rewritten(
  connection: DuckDBConnection,
  sql: string,
  change: (statement: Fields) => void,
): Promise<string> {
  const text = async (query: string, values: Record<string, string>): Promise<string> =>
    String((await connection.runAndReadAll(query, values)).getRowsJson()[0]?.[0] ?? "");
  const read = await text("select json_serialize_sql($sql::varchar)", { sql });
  // The engine writes a missing position as a number that JSON cannot represent exactly.
  const tree: unknown = JSON.parse(read, (key, value: unknown) =>
    key === "query_location" ? undefined : value,
  );
  const [statement] = isFields(tree) ? nodesIn(tree["statements"]) : [];
  if (statement) change(statement);
  return text("select json_deserialize_sql($tree::json)", { tree: JSON.stringify(tree) });
}

/** Types of null placeholders for parameters, in the form of the engine's tree. */
const types: Readonly<Record<ParameterType, object>> = {
  text: { id: "VARCHAR" },
  integer: { id: "BIGINT" },
  number: { id: "DOUBLE" },
  boolean: { id: "BOOLEAN" },
  decimal: { id: "DECIMAL", type_info: { type: "DECIMAL_TYPE_INFO", width: 38, scale: 6 } },
  instant: { id: "TIMESTAMP WITH TIME ZONE" },
  day: { id: "DATE" },
  list: { id: "LIST", type_info: { type: "LIST_TYPE_INFO", child_type: { id: "VARCHAR" } } },
};

/**
 * Plans a query over the tables of a database.
 * @returns undefined for queries that the engine cannot plan, such as PIVOT
 */
export async function planOf(
  connection: DuckDBConnection,
  sql: string,
  parameters: readonly BoundParameter[],
): Promise<PlanNode | undefined> {
  // A function may refuse the placeholder text of a parameter.
  return (
    (await planWith(connection, sql, parameters, true)) ??
    (await planWith(connection, sql, parameters, false))
  );
}

async function planWith(
  connection: DuckDBConnection,
  sql: string,
  parameters: readonly BoundParameter[],
  isNamed: boolean,
): Promise<PlanNode | undefined> {
  try {
    const text = await withoutParameters(connection, sql, parameters, isNamed);
    const reader = await connection.runAndReadAll(
      // The empty group of ROLLUP is an empty list.
      "select json_serialize_plan($sql::varchar, skip_null := true, skip_empty := false, optimize := false)",
      { sql: text },
    );
    const answer: unknown = JSON.parse(String(reader.getRowsJson()[0]?.[0] ?? "{}"));
    if (!isFields(answer) || answer["error"] !== false) return undefined;
    const plans = nodesIn(answer["plans"]);
    return plans.length === 1 ? plans[0] : undefined;
  } catch {
    return undefined;
  }
}

/** First character of a placeholder text, followed by the name of its parameter. */
const PARAMETER = "\u0001";

/** The parameter of a placeholder in a plan. */
export const parameterIn = (text: string): string | undefined =>
  text.startsWith(PARAMETER) ? text.slice(PARAMETER.length) : undefined;

/**
 * The query with a constant for each parameter, because the engine plans no parameter without a type. The constant
 * is a null of the type, or for texts a text with the name of the parameter.
 */
async function withoutParameters(
  connection: DuckDBConnection,
  sql: string,
  parameters: readonly BoundParameter[],
  isNamed: boolean,
): Promise<string> {
  if (parameters.length === 0) return sql;
  const change = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) change(one);
    if (!isFields(value)) return;
    if (value["class"] === "PARAMETER") {
      const type = parameters.find(({ name }) => name === value["identifier"])?.type ?? "text";
      const name = `${PARAMETER}${String(value["identifier"])}`;
      const constant = {
        class: "CONSTANT",
        type: "VALUE_CONSTANT",
        alias: "",
        value:
          isNamed && type === "text"
            ? { type: types.text, is_null: false, value: name }
            : { type: { id: "NULL" }, is_null: true },
      };
      Object.assign(value, {
        class: "CAST",
        type: "OPERATOR_CAST",
        child: constant,
        cast_type: types[type],
        try_cast: false,
      });
    } else for (const one of Object.values(value)) change(one);
  };
  return rewritten(connection, sql, (statement) => {
    change(statement);
    statement["named_param_map"] = [];
  });
}
