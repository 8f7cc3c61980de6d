/**
 * The rows of tables behind the figures of a result. The query is split into its group keys and the source rows of
 * each figure. For other queries, a reason is returned.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { isFields } from "#reports/kit/asking/lists.ts";
import { identifier } from "./database.ts";
import { nodesIn, type PlanNode, rewritten, textIn } from "./plan.ts";

/** Rows behind a column of a result. */
export interface FoundBehind {
  /** Names of the tables whose rows they are. */
  readonly tables: readonly string[];
  /** True if a row of the result may combine several rows. */
  readonly isGrouped: boolean;
}

/** Rows behind a column of a result, or the reason why there are none. */
export type Behind = FoundBehind | { readonly why: string };

/** A query for the rows behind the rows of the previous step. */
export interface BehindStep {
  /** Selects the columns `key 0`, `key 1`, …, optionally the figure, and all columns of the rows. */
  readonly sql: string;
  /** Names of the parameters (`$name`) in it. */
  readonly parameters: readonly string[];
  /** The columns of the previous step that are equal to the keys. */
  readonly keys: readonly string[];
  /** True if each row of the previous step may have several rows in this step; otherwise each has one. */
  readonly isGrouped: boolean;
}

/** Column with the value of each row that a figure sums up. */
export const FIGURE = "behind figure";
export const keyName = (at: number): string => `key ${at}`;

/** Reason why there are no such rows. */
class NotFound extends Error {}

const WHY = {
  sets: "rows of several queries are put together",
  window: "a window looks at other rows",
  star: "its SQL does not name its columns",
  unnest: "its SQL makes several rows of one",
  groupings: "it adds up by several groupings",
  hidden: "it groups by a value that is no column",
  inner: "it reads rows by a query of its own",
  some: "its SQL leaves out some of the rows",
  joined: "it joins rows that are added up already",
  past: "it reads earlier runs",
  none: "it reads no table",
  unknown: "its SQL is not followed",
} as const;

type Tables = (schema: string, name: string) => string | undefined;
type Queries = ReadonlyMap<string, PlanNode>;

const isClass = (node: PlanNode, name: string): boolean => node["class"] === name;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsIn = (value: unknown): PlanNode => (isFields(value) ? value : {});
const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** All nodes of an expression, without subqueries, and without nodes below a node for which `ends` is true. */
function* partsOf(value: unknown, ends: (node: PlanNode) => boolean = () => false): Generator<PlanNode> {
  if (Array.isArray(value)) for (const one of value) yield* partsOf(one, ends);
  if (!isFields(value)) return;
  yield value;
  if (isClass(value, "SUBQUERY") || ends(value)) return;
  for (const one of Object.values(value)) yield* partsOf(one, ends);
}

/** The name of a select item. Empty if the engine generates one. */
function nameOf(item: PlanNode): string {
  const alias = textIn(item["alias"]);
  return alias === "" && isClass(item, "COLUMN_REF") ? textIn(listIn(item["column_names"]).at(-1)) : alias;
}

/** An expression without its alias and its position in the text. */
const shapeOf = (node: PlanNode): string =>
  JSON.stringify({ ...node, alias: "" }, (key, value: unknown) =>
    key === "query_location" ? undefined : value,
  );

let aggregates: Promise<ReadonlySet<string>> | undefined;
const readAggregates = async (connection: DuckDBConnection): Promise<ReadonlySet<string>> => {
  const reader = await connection.runAndReadAll(
    "select distinct function_name from duckdb_functions() where function_type = 'aggregate'",
  );
  return new Set(reader.getRowsJson().map(([name]) => String(name)));
};

/** Aggregates for which a null is a value. */
const TAKES_NULL: ReadonlySet<string> = new Set(["list", "array_agg", "first", "last", "arbitrary"]);

/** A select of a query. */
class Select {
  readonly items: readonly PlanNode[];
  /** Indexes of the select items that identify its rows. */
  readonly keys: readonly number[];
  readonly isGrouped: boolean;
  /**
   * A query of the groups whose names are also aliases. If it can run, the name is a column, and the column is the
   * group.
   */
  readonly aliasGroups: PlanNode | undefined;
  readonly #node: PlanNode;
  readonly #aggregates: ReadonlySet<string>;

  /** @throws NotFound */
  constructor(node: PlanNode, aggregates: ReadonlySet<string>) {
    if (node["type"] !== "SELECT_NODE")
      throw new NotFound(node["type"] === "SET_OPERATION_NODE" ? WHY.sets : WHY.unknown);
    this.#node = node;
    this.#aggregates = aggregates;
    this.items = nodesIn(node["select_list"]);
    this.keys = [...this.items.keys()].filter((at) => this.aggregatesIn(at).length === 0);
    const groups = nodesIn(node["group_expressions"]);
    const modifiers = nodesIn(node["modifiers"]);
    const distinct = modifiers.find(({ type }) => type === "DISTINCT_MODIFIER");
    const isDistinctOn = nodesIn(distinct?.["distinct_on_targets"]).length > 0;
    const isAdded = isAdding(node, aggregates);
    this.isGrouped = isAdded || (distinct !== undefined && !isDistinctOn);
    const parts = [...partsOf(this.items)];
    if (parts.some((one) => isClass(one, "STAR"))) throw new NotFound(WHY.star);
    if (parts.some((one) => isClass(one, "WINDOW"))) throw new NotFound(WHY.window);
    if (parts.some((one) => one["function_name"] === "unnest")) throw new NotFound(WHY.unnest);
    if (listIn(node["group_sets"]).length > 1) throw new NotFound(WHY.groupings);
    if (node["sample"] || isDistinctOn) throw new NotFound(WHY.some);
    const isCut = node["qualify"] || modifiers.some(({ type }) => /LIMIT/.test(textIn(type)));
    if (isCut && !this.isGrouped) throw new NotFound(WHY.some);
    const unshown = groups.filter((group) => !this.#isShown(group));
    if (!unshown.every((group) => this.#isAlias(group))) throw new NotFound(WHY.hidden);
    this.aliasGroups = unshown.length === 0 ? undefined : { ...this.rowsOf(undefined), select_list: unshown };
  }

  /** True if a select item has the value of the group. */
  #isShown(group: PlanNode): boolean {
    const value = fieldsIn(group["value"])["value"];
    if (isClass(group, "CONSTANT")) return typeof value !== "number" || this.keys.includes(value - 1);
    const [name, ...others] = listIn(group["column_names"]).map(textIn).reverse();
    return this.keys.some((at) => {
      const item = this.items[at];
      if (!item) return false;
      const column = isClass(item, "COLUMN_REF") ? textIn(listIn(item["column_names"]).at(-1)) : "";
      const isColumn = name !== undefined && others.length === 0 && isSame(name, column);
      return isColumn || shapeOf(item) === shapeOf(group);
    });
  }

  /** True if a group is the alias of a select item. */
  #isAlias(group: PlanNode): boolean {
    const [name = "", ...others] = listIn(group["column_names"]).map(textIn);
    const isNamed = (item: PlanNode | undefined) => item !== undefined && isSame(nameOf(item), name);
    return others.length === 0 && this.keys.some((at) => isNamed(this.items[at]));
  }

  /** The aggregates of an item. */
  aggregatesIn(at: number): readonly PlanNode[] {
    const isAggregate = (node: PlanNode) => isAggregateCall(node, this.#aggregates);
    return [...partsOf(this.items[at], isAggregate)].filter(isAggregate);
  }

  /**
   * The value of a select item in each row, or the value that it sums up. Undefined if there is none, or more than
   * one.
   */
  figureOf(at: number): PlanNode | undefined {
    if (!this.isGrouped) return this.items[at];
    const [only, another] = this.aggregatesIn(at);
    const children = nodesIn(only?.["children"]);
    return another || children.length !== 1 ? undefined : children[0];
  }

  /** The statement node of the rows behind a select item. @throws NotFound */
  rowsOf(at: number | undefined): PlanNode {
    const node = this.#node;
    const isAggregate = (one: PlanNode) => isAggregateCall(one, this.#aggregates);
    const own = at === undefined ? [] : [...partsOf(this.items[at], isAggregate)];
    if (own.some((one) => isClass(one, "SUBQUERY"))) throw new NotFound(WHY.inner);
    const figure = at === undefined ? undefined : this.figureOf(at);
    const conditions = at === undefined ? [] : this.aggregatesIn(at).map(conditionOf);
    // An aggregate without a condition uses all rows.
    const any = conditions.length > 0 && conditions.every((one) => one.length > 0);
    const where = [
      ...nodesIn([node["where_clause"]]),
      ...(any
        ? [
            conjunction(
              "OR",
              conditions.map((all) => conjunction("AND", all)),
            ),
          ]
        : []),
    ];
    return {
      ...node,
      modifiers: [],
      select_list: [
        ...this.keys.flatMap((key, index) => {
          const item = this.items[key];
          return item ? [{ ...item, alias: keyName(index) }] : [];
        }),
        ...(figure ? [{ ...figure, alias: FIGURE }] : []),
        STAR,
      ],
      where_clause: where.length === 0 ? null : conjunction("AND", where),
      group_expressions: [],
      group_sets: [],
      aggregate_handling: "STANDARD_HANDLING",
      having: null,
      qualify: null,
    };
  }

  /** The name by which an outer query reads a select item. @throws NotFound if it has none */
  nameAt(at: number): string {
    const item = this.items[at];
    const name = item ? nameOf(item) : "";
    if (name === "") throw new NotFound(WHY.unknown);
    return name;
  }

  get from(): PlanNode {
    return fieldsIn(this.#node["from_table"]);
  }
}

const STAR = {
  class: "STAR",
  type: "STAR",
  alias: "",
  relation_name: "",
  exclude_list: [],
  replace_list: [],
  columns: false,
  expr: null,
  qualified_exclude_list: [],
  rename_list: [],
};

function conjunction(word: "AND" | "OR", children: readonly PlanNode[]): PlanNode {
  const [only, another] = children;
  if (only && !another) return only;
  return { class: "CONJUNCTION", type: `CONJUNCTION_${word}`, alias: "", children };
}

/** Conditions on the rows of an aggregate. */
function conditionOf(aggregate: PlanNode): readonly PlanNode[] {
  const children = nodesIn(aggregate["children"]);
  const isSkipped = children.length === 1 && !TAKES_NULL.has(textIn(aggregate["function_name"]));
  return [
    ...nodesIn([aggregate["filter"]]),
    ...(isSkipped ? [{ class: "OPERATOR", type: "OPERATOR_IS_NOT_NULL", alias: "", children }] : []),
  ];
}

const isAggregateCall = (node: PlanNode, aggregates: ReadonlySet<string>): boolean =>
  isClass(node, "FUNCTION") && aggregates.has(textIn(node["function_name"]).toLowerCase());

/** True if a select combines several rows to one. */
const isAdding = (node: PlanNode, aggregates: ReadonlySet<string>): boolean =>
  nodesIn(node["group_expressions"]).length > 0 ||
  node["aggregate_handling"] === "FORCE_AGGREGATES" ||
  [...partsOf(node["select_list"])].some((one) => isAggregateCall(one, aggregates));

/** Follows a query down to the tables. */
class Follower {
  readonly tables = new Set<string>();
  readonly #aggregates: ReadonlySet<string>;
  readonly #tableOf: Tables;

  constructor(aggregates: ReadonlySet<string>, tableOf: Tables) {
    this.#aggregates = aggregates;
    this.#tableOf = tableOf;
  }

  select(node: PlanNode): Select {
    return new Select(node, this.#aggregates);
  }

  /** True if each row of a query is one row of the tables. */
  isPlain(node: PlanNode, around: Queries): boolean {
    const queries = queriesIn(node, around);
    if (node["type"] === "SET_OPERATION_NODE")
      return (
        node["setop_type"] === "UNION" &&
        node["setop_all"] === true &&
        [node["left"], node["right"]].every((side) => this.isPlain(fieldsIn(side), queries))
      );
    if (node["type"] !== "SELECT_NODE" || isAdding(node, this.#aggregates)) return false;
    const isDistinct = nodesIn(node["modifiers"]).some(
      (one) => one["type"] === "DISTINCT_MODIFIER" && nodesIn(one["distinct_on_targets"]).length === 0,
    );
    const isUnnested = [...partsOf(node["select_list"])].some((one) => one["function_name"] === "unnest");
    return !isDistinct && !isUnnested && this.isPlainFrom(fieldsIn(node["from_table"]), queries);
  }

  /** @throws NotFound for a table of an earlier run */
  isPlainFrom(from: PlanNode, queries: Queries): boolean {
    const inner = innerOf(from, queries);
    if (inner) return this.isPlain(inner.node, inner.queries);
    if (from["type"] === "JOIN")
      return [from["left"], from["right"]].every((side) => this.isPlainFrom(fieldsIn(side), queries));
    if (from["type"] !== "BASE_TABLE") return from["type"] === "EMPTY" || from["type"] === "EXPRESSION_LIST";
    const table = this.#tableOf(textIn(from["schema_name"]), textIn(from["table_name"]));
    if (table === undefined) throw new NotFound(WHY.past);
    this.tables.add(table);
    return true;
  }
}

/** The common table expressions that a query may read. */
function queriesIn(node: PlanNode, around: Queries): Queries {
  const entries = nodesIn(fieldsIn(node["cte_map"])["map"]);
  const own = entries.map(
    ({ key, value }) =>
      [textIn(key).toLowerCase(), fieldsIn(fieldsIn(fieldsIn(value)["query"])["node"])] as const,
  );
  return new Map([...around, ...own]);
}

/** The query that an item after `from` refers to. Undefined for tables and joins. */
function innerOf(from: PlanNode, queries: Queries) {
  if (listIn(from["column_name_alias"]).length > 0) throw new NotFound(WHY.unknown);
  if (from["type"] === "SUBQUERY") return { node: fieldsIn(fieldsIn(from["subquery"])["node"]), queries };
  const name = textIn(from["table_name"]).toLowerCase();
  const node = from["type"] === "BASE_TABLE" && from["schema_name"] === "" ? queries.get(name) : undefined;
  if (!node) return undefined;
  // A common table expression can read earlier ones, and never itself.
  const before = [...queries].slice(0, [...queries.keys()].indexOf(name));
  return { node, queries: new Map(before) };
}

/** Index of the column that an outer query reads of a query. */
function placeOf(figure: PlanNode | undefined, select: Select): number | undefined {
  if (!figure || !isClass(figure, "COLUMN_REF")) return undefined;
  const name = nameOf({ ...figure, alias: "" });
  const at = select.items.findIndex((item) => isSame(nameOf(item), name));
  return at < 0 ? undefined : at;
}

export interface BehindOptions {
  readonly connection: DuckDBConnection;
  readonly sql: string;
  /** Names of the columns of the result. */
  readonly columns: readonly string[];
  /** @returns the name of a table of this run; undefined for tables of earlier runs */
  readonly tableOf: Tables;
}

interface Followed extends FoundBehind {
  readonly steps: readonly BehindStep[];
}

/**
 * Steps from rows of a result to the rows behind a column, each to the next inner query.
 * @returns the reason instead if they cannot be found
 */
export async function stepsBehind(
  { connection, sql, columns, tableOf }: BehindOptions,
  column: string,
): Promise<Followed | { readonly why: string }> {
  aggregates ??= readAggregates(connection);
  const follower = new Follower(await aggregates, tableOf);
  const nodes: (Pick<BehindStep, "keys" | "isGrouped"> & {
    readonly node: PlanNode;
    readonly hidden: PlanNode | undefined;
  })[] = [];
  let isGrouped = false;
  const follow = (statement: PlanNode): void => {
    let node = fieldsIn(statement["node"]);
    let queries = queriesIn(node, new Map());
    let select = follower.select(node);
    if (select.items.length !== columns.length) throw new NotFound(WHY.star);
    let at: number | undefined = columns.indexOf(column);
    let names: (place: number) => string = (place) => columns[place] ?? "";
    for (;;) {
      isGrouped ||= select.isGrouped;
      const figure: PlanNode | undefined = at === undefined ? undefined : select.figureOf(at);
      const { isGrouped: isOfSeveral } = select;
      const keys = select.keys.map(names);
      nodes.push({ node: select.rowsOf(at), keys, isGrouped: isOfSeveral, hidden: select.aliasGroups });
      if (follower.isPlainFrom(select.from, queries)) break;
      const inner = innerOf(select.from, queries);
      if (!inner) throw new NotFound(WHY.joined);
      // Earlier common table expressions can be used in a query, too. A later one may have the name of a table.
      const around = entriesIn(node).filter(({ key }) => inner.queries.has(textIn(key).toLowerCase()));
      node = { ...inner.node, cte_map: { map: [...around, ...entriesIn(inner.node)] } };
      queries = queriesIn(inner.node, inner.queries);
      select = follower.select(node);
      const current = select;
      names = (place) => current.nameAt(place);
      at = placeOf(figure, select);
    }
    if (follower.tables.size === 0) throw new NotFound(WHY.none);
  };
  try {
    const steps: BehindStep[] = [];
    await rewritten(connection, sql, follow);
    const textOf = (node: PlanNode) =>
      rewritten(connection, sql, (statement) => {
        statement["node"] = node;
      });
    for (const { node, hidden, ...step } of nodes) {
      if (hidden && (await isPrepared(connection, await textOf(hidden)))) throw new NotFound(WHY.hidden);
      const text = await textOf(node);
      // A condition on an alias has no meaning without the select item.
      await connection.prepare(text);
      const parameters = [...deepNodes(node)].flatMap((one) =>
        isClass(one, "PARAMETER") ? [String(one["identifier"])] : [],
      );
      steps.push({ ...step, sql: text, parameters: [...new Set(parameters)] });
    }
    return { tables: [...follower.tables], isGrouped, steps };
  } catch (error) {
    return { why: error instanceof NotFound ? error.message : WHY.unknown };
  }
}

const isPrepared = (connection: DuckDBConnection, sql: string): Promise<boolean> =>
  connection.prepare(sql).then(
    () => true,
    () => false,
  );

const entriesIn = (node: PlanNode): readonly PlanNode[] => nodesIn(fieldsIn(node["cte_map"])["map"]);

/** All nodes of a query, with those of subqueries. */
function* deepNodes(value: unknown): Generator<PlanNode> {
  if (Array.isArray(value)) for (const one of value) yield* deepNodes(one);
  if (!isFields(value)) return;
  yield value;
  for (const one of Object.values(value)) yield* deepNodes(one);
}

/** The rows behind each column of a result. */
export async function behindOf(options: BehindOptions): Promise<readonly Behind[]> {
  const all: Behind[] = [];
  for (const column of options.columns) {
    const found = await stepsBehind(options, column);
    all.push("why" in found ? found : { tables: found.tables, isGrouped: found.isGrouped });
  }
  return all;
}

/** A query for the rows of a step that belong to the rows of the previous table. */
export function stepQuery({ sql, keys }: BehindStep, before: string): string {
  const same = keys.map(
    (key, at) => `behind.${identifier(keyName(at))} is not distinct from before.${identifier(key)}`,
  );
  const without =
    keys.length === 0 ? "" : ` exclude (${keys.map((_, at) => identifier(keyName(at))).join(", ")})`;
  const only = same.length === 0 ? "" : ` semi join ${before} as before on ${same.join(" and ")}`;
  return `select behind.*${without} from (${sql}) as behind${only}`;
}
