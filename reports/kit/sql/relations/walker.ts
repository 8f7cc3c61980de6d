/**
 * Lineage of a query: the source columns of each column of its result, and the conditions under which a total of a
 * column counts each object once. It is derived from the engine's plan. Unknown operators have no lineage.
 */
import { currencyOf, idOf, isOwn } from "#reports/kit/sql/lineage.ts";
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import { fullName, type Table } from "#reports/kit/tables/tables.ts";
import { apartConditions, CHOOSING, chosen, summed } from "./aggregates.ts";
import { alsoEqual, columnOf, equated } from "./columns.ts";
import { type Amounts, type ColumnLineage, columnKey, conditionName, type Lineage } from "./facts.ts";
import { joined } from "./joins.ts";
import {
  and,
  boundIn,
  type Col,
  type Conditions,
  colAt,
  constants,
  type Equal,
  equalsIn,
  expressionsOf,
  isSubset,
  looked,
  mapped,
  mergedBy,
  NO_TOKENS,
  NONE,
  positions,
  type Relation,
  readingNumber,
  readsOf,
  refAt,
  type Source,
  textToken,
  together,
  Unknown,
} from "./relation.ts";

const MOST_OPERATORS = 5_000;
const ROW = "rowid";
const SETS: ReadonlySet<string> = new Set(["LOGICAL_UNION", "LOGICAL_EXCEPT", "LOGICAL_INTERSECT"]);
const JOINS: ReadonlySet<string> = new Set([
  "INNER",
  "LEFT",
  "RIGHT",
  "FULL",
  "SEMI",
  "ANTI",
  "MARK",
  "SINGLE",
]);

class Walker {
  readonly #tableOf: (schema: string, name: string) => Table | undefined;
  readonly #queries = new Map<number, PlanNode>();
  /** Columns of outer rows that the innermost subquery uses. */
  readonly #delims: (readonly Col[])[] = [];
  readonly #widths = new Map<PlanNode, number>();
  #operators = 0;

  constructor(tableOf: (schema: string, name: string) => Table | undefined) {
    this.#tableOf = tableOf;
  }

  /** @param equal columns that the operators above compare as equal */
  read(node: PlanNode, equal: readonly Equal[] = []): Relation {
    if (++this.#operators > MOST_OPERATORS) throw new Unknown();
    const relation = this.#operator(node, equal);
    this.#widths.set(node, relation.cols.length);
    return relation;
  }

  #operator(node: PlanNode, equal: readonly Equal[]): Relation {
    const children = nodesIn(node["children"]);
    const [first, second] = children;
    if (children.length > 2 && !SETS.has(textIn(node["type"]))) throw new Unknown();
    switch (node["type"]) {
      case "LOGICAL_GET":
        return this.#get(node, first, equal);
      case "LOGICAL_PROJECTION":
        return this.#projection(node, this.#child(first, underneath(equal, expressionsOf(node))));
      case "LOGICAL_FILTER":
        return this.#filter(node, first, equal);
      case "LOGICAL_ORDER_BY":
        return this.#ordered(node, this.#child(first, equal));
      case "LOGICAL_LIMIT":
        return this.#limited(node, this.#child(first));
      case "LOGICAL_DISTINCT":
        return this.#distinct(node, this.#child(first));
      case "LOGICAL_AGGREGATE_AND_GROUP_BY":
        return this.#aggregate(node, this.#child(first));
      case "LOGICAL_WINDOW":
        return this.#window(node, this.#child(first));
      case "LOGICAL_UNNEST":
        return this.#unnest(node, this.#child(first));
      case "LOGICAL_CROSS_PRODUCT":
      case "LOGICAL_COMPARISON_JOIN":
      case "LOGICAL_ANY_JOIN":
      case "LOGICAL_DELIM_JOIN":
        return this.#join(node, first, second, equal);
      case "LOGICAL_UNION":
      case "LOGICAL_EXCEPT":
      case "LOGICAL_INTERSECT":
        return this.#set(
          node,
          children.map((child) => this.read(child)),
        );
      case "LOGICAL_MATERIALIZED_CTE":
        if (!first) throw new Unknown();
        this.#queries.set(Number(node["table_index"]), first);
        return this.#child(second);
      case "LOGICAL_CTE_REF":
        return this.#child(this.#queries.get(Number(node["cte_index"])), equal);
      case "LOGICAL_DELIM_GET":
        return this.#delim(node);
      case "LOGICAL_DUMMY_SCAN":
        return constants(1, true);
      case "LOGICAL_EXPRESSION_GET": {
        const rows: readonly unknown[] = Array.isArray(node["expressions"]) ? node["expressions"] : [];
        const types: readonly unknown[] = Array.isArray(node["expr_types"]) ? node["expr_types"] : [];
        return constants(types.length, rows.length === 1);
      }
      default:
        throw new Unknown();
    }
  }

  #child(node: PlanNode | undefined, equal: readonly Equal[] = []): Relation {
    if (!node) throw new Unknown();
    return this.read(node, equal);
  }

  #get(node: PlanNode, child: PlanNode | undefined, equal: readonly Equal[]): Relation {
    const indexes = nodesIn(node["column_indexes"]).map(({ index }) => Number(index));
    const [data] = nodesIn([node["function_data"]]);
    if (child || positions(node["projection_ids"])) throw new Unknown();
    if (textIn(data?.["table"]) === "") return constants(indexes.length, false);
    const table = this.#tableOf(textIn(data?.["schema"]), textIn(data?.["table"]));
    const names: readonly unknown[] = Array.isArray(node["names"]) ? node["names"] : [];
    if (!table) throw new Unknown();
    const reading = {};
    const of = readingNumber(reading);
    const token = (column: string) => `${of}.${column}`;
    const sources = new Map<string, Source>();
    const once = new Map<Source, Conditions | undefined>();
    const sourceOf = (column: string): Source => {
      const id = idOf(table, column) ?? "";
      const there = sources.get(id);
      if (there) return there;
      const idColumn = table.columns.find((one) => one.name === id);
      const objects = {
        name: id === "" || id === "id" ? fullName(table) : `${fullName(table)}.${id}`,
        table,
        column: idColumn?.name,
        types: idColumn ? (idColumn.types ?? []) : table.types,
      };
      const source: Source = { reading, objects, ids: [token(id)] };
      sources.set(id, source);
      once.set(source, id === "" ? [] : [{ kind: "once", table, columns: [id] }]);
      return source;
    };
    // A count of rows counts the objects of the table.
    sourceOf("id");
    const columns = indexes.map((index) => textIn(names[index]));
    const tables = new Set([table]);
    const cols = columns.map((column): Col => {
      // The row number is not a column of the table.
      if (column === "") return { columns: new Set(), tables, parts: [], tokens: new Set([token(ROW)]) };
      const source = sourceOf(column);
      // An object of an outer list without ids is in several rows, which cannot be identified.
      const isUnknown = idOf(table, column) === undefined && !isOwn(table, column);
      return {
        columns: new Set([columnKey(table, column)]),
        tables,
        parts: isUnknown
          ? undefined
          : [
              {
                source,
                conditions: [],
                objects: source.objects ? [source.objects] : [],
                value: columnKey(table, column),
                amounts: amountsOf(table, column, token),
              },
            ],
        tokens: new Set([token(column)]),
      };
    });
    const bound = boundIn(equal);
    return {
      cols,
      rows: { columns: new Set(), tables },
      order: NONE,
      once,
      key(at, nulls) {
        const named = [...new Set([...at, ...bound])].map((one) => columns[one] ?? "");
        // The number of a row is unique, and the table outside all lists has one row.
        if (named.includes("") || table.path.length === 0) return [];
        return [{ kind: "once", table, columns: [...new Set(named)].sort(), nulls }];
      },
    };
  }

  #projection(node: PlanNode, below: Relation): Relation {
    const expressions = expressionsOf(node);
    const cols = expressions.map((one) => columnOf(below.cols, one));
    return {
      ...below,
      cols,
      key: (at, nulls) => below.key(new Set([...at].flatMap((one) => refAt(expressions[one]) ?? [])), nulls),
    };
  }

  #filter(node: PlanNode, child: PlanNode | undefined, equal: readonly Equal[]): Relation {
    const conditions = expressionsOf(node);
    const map = positions(node["projection_map"]);
    const own = conditions.flatMap(equalsIn);
    const below = this.#child(child, [...(map ? [] : equal), ...own]);
    const reads = together(...conditions.map((one) => readsOf(below.cols, one)));
    const bound = boundIn(own);
    return mapped(
      {
        ...looked(below, reads),
        cols: equated(below.cols, own),
        key: (at, nulls) => below.key(new Set([...at, ...bound]), nulls),
      },
      map,
    );
  }

  #ordered(node: PlanNode, below: Relation): Relation {
    const reads = readsOf(below.cols, node["orders"]);
    return mapped({ ...below, order: together(below.order, reads) }, positions(node["projection_map"]));
  }

  /** The order determines which rows are returned. */
  #limited(node: PlanNode, below: Relation): Relation {
    const [limit] = nodesIn([node["limit_val"]]);
    const reads = together(below.order, readsOf(below.cols, [node["limit_val"], node["offset_val"]]));
    const isOne = limit?.["constant_integer"] === 1 && limit["expression"] === undefined;
    return { ...looked(below, reads), key: (at, nulls) => (isOne ? [] : below.key(at, nulls)) };
  }

  #distinct(node: PlanNode, below: Relation): Relation {
    const targets = nodesIn(node["distinct_targets"]);
    const at = targets.map(refAt);
    const reads = together(below.order, readsOf(below.cols, targets), readsOf(below.cols, node["order_by"]));
    const every = targets.map((one) => columnOf(below.cols, one));
    return {
      ...looked(below, reads),
      once: mergedBy(below, every),
      key: (some, nulls) =>
        at.every((one) => one !== undefined && some.has(one)) ? [] : below.key(some, nulls),
    };
  }

  #aggregate(node: PlanNode, below: Relation): Relation {
    const groups = nodesIn(node["groups"]);
    const sets = Array.isArray(node["grouping_sets"]) ? Math.max(1, node["grouping_sets"].length) : 1;
    const reads = together(below.rows, readsOf(below.cols, groups));
    const grouped = groups.map((one) => columnOf(below.cols, one));
    const reading = {};
    const of = readingNumber(reading);
    const ids = groups.map((_, at) => `${of}.${at}`);
    const source: Source = { reading, ids };
    const once = new Map(mergedBy(below, grouped));
    if (sets > 1) for (const one of once.keys()) once.set(one, undefined);
    once.set(source, sets > 1 ? undefined : []);
    const cols = grouped.map((col, at) => ({ ...col, tokens: new Set([...col.tokens, `${of}.${at}`]) }));
    const figures = expressionsOf(node).map((one): Col => {
      const own = together(reads, readsOf(below.cols, one), below.order);
      const parts = CHOOSING.has(textIn(one["name"]))
        ? chosen(one, below, groups, { source, cols })
        : summed(one, below, { source, cols });
      return { ...own, parts, tokens: NO_TOKENS };
    });
    const keys = groups.map((_, at) => at);
    const sized = Array.isArray(node["grouping_functions"]) ? node["grouping_functions"].length : 0;
    return {
      cols: [
        ...cols,
        ...figures,
        ...Array.from({ length: sized }, () => ({ ...reads, parts: undefined, tokens: NO_TOKENS })),
      ],
      rows: reads,
      order: NONE,
      once,
      key: (at) => (sets === 1 && isSubset(keys, at) ? [] : undefined),
    };
  }

  #window(node: PlanNode, below: Relation): Relation {
    // A window function reads other rows, so its values depend on all rows.
    const cols = expressionsOf(node).map(
      (one): Col => ({
        ...together(below.rows, below.order, readsOf(below.cols, one)),
        parts: undefined,
        tokens: NO_TOKENS,
      }),
    );
    return { ...below, cols: [...below.cols, ...cols] };
  }

  #unnest(node: PlanNode, below: Relation): Relation {
    const reads = readsOf(below.cols, node["expressions"]);
    const cols = expressionsOf(node).map((): Col => ({ ...reads, parts: undefined, tokens: NO_TOKENS }));
    const rows = looked(below, reads);
    const once = new Map([...below.once.keys()].map((one) => [one, undefined]));
    return { ...rows, cols: [...rows.cols, ...cols], once, key: () => undefined };
  }

  #join(
    node: PlanNode,
    first: PlanNode | undefined,
    second: PlanNode | undefined,
    equal: readonly Equal[],
  ): Relation {
    const type = node["type"] === "LOGICAL_CROSS_PRODUCT" ? "INNER" : textIn(node["join_type"]);
    const isInner = type === "INNER";
    if (!JOINS.has(type) || node["delim_flipped"] === true) throw new Unknown();
    const maps = [node["left_projection_map"], node["right_projection_map"]];
    if (maps.some((one) => positions(one) !== undefined)) throw new Unknown();
    const width = isInner && equal.length > 0 ? this.#width(first) : 0;
    const inLeft = (at: number | undefined) => at === undefined || at < width;
    const left = this.#child(first, isInner ? equal.filter(({ a, b }) => a < width && inLeft(b)) : []);
    const isDelim = node["type"] === "LOGICAL_DELIM_JOIN";
    if (isDelim)
      this.#delims.push(nodesIn(node["duplicate_eliminated_columns"]).map((one) => columnOf(left.cols, one)));
    const right = this.#child(
      second,
      isInner
        ? equal.flatMap(({ a, b }) =>
            a >= width && (b === undefined || b >= width)
              ? [{ a: a - width, b: b === undefined ? undefined : b - width }]
              : [],
          )
        : [],
    );
    if (isDelim) this.#delims.pop();
    return joined(node, type, left, right, isInner ? equal : []);
  }

  /** Number of output columns of an operator. */
  #width(node: PlanNode | undefined): number {
    return (node && this.#widths.get(node)) ?? this.#child(node).cols.length;
  }

  #set(node: PlanNode, all: readonly Relation[]): Relation {
    const isUnion = node["type"] === "LOGICAL_UNION";
    const keepsEqual = node["setop_all"] === true;
    const [left] = all;
    if (!left) throw new Unknown();
    const of = readingNumber({});
    // In each row, a column of a union has the value of one side.
    const sides = all.map(({ cols: side }) =>
      side.map((col) => ({
        ...col,
        parts: side.reduce((parts, { tokens }, at) => alsoEqual(parts, tokens, [`${of}.${at}`]), col.parts),
      })),
    );
    const cols = left.cols.map((col, at): Col => {
      if (!isUnion) return col;
      const same = sides.map((side) => colAt(side, at));
      const parts = same.map((one) => one.parts);
      return {
        ...together(...same),
        parts: parts.includes(undefined) ? undefined : parts.flatMap((one) => one ?? []),
        tokens: new Set([`${of}.${at}`]),
      };
    });
    const every = isUnion && keepsEqual ? NONE : together(...all.flatMap((one) => one.cols));
    // Equal rows are merged, so objects may be lost.
    const merged = isUnion ? undefined : mergedBy(left, left.cols);
    const once = new Map(all.flatMap((one) => [...(isUnion || one === left ? one.once : [])]));
    if (!keepsEqual) for (const one of once.keys()) once.set(one, merged?.get(one));
    return {
      cols,
      rows: together(...all.map(({ rows }) => rows), every),
      order: NONE,
      once,
      key(at, nulls) {
        if (!keepsEqual && at.size === cols.length) return [];
        return isUnion ? undefined : left.key(at, nulls);
      },
    };
  }

  #delim(node: PlanNode): Relation {
    const cols = this.#delims.at(-1);
    const types = Array.isArray(node["chunk_types"]) ? node["chunk_types"].length : 0;
    if (!cols || cols.length !== types) throw new Unknown();
    const rows = together(...cols);
    return {
      cols: cols.map((col) => ({ ...col, parts: undefined, tokens: NO_TOKENS })),
      rows,
      order: NONE,
      once: new Map(),
      key: (at) => (at.size >= cols.length ? [] : undefined),
    };
  }
}

/**
 * Lineage of a query.
 * @param tableOf finds a table of the report
 * @returns undefined for a plan with unknown operators
 */
export function lineageOf(
  plan: PlanNode,
  tableOf: (schema: string, name: string) => Table | undefined,
): Lineage | undefined {
  let top: Relation;
  try {
    top = new Walker(tableOf).read(plan);
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
  const columns = top.cols.map((col): ColumnLineage => {
    const { columns: read, tables, parts } = col;
    const conditions =
      parts &&
      parts.length > 0 &&
      and(
        apartConditions(parts),
        ...parts.flatMap(({ source, conditions: own }) => [own, top.once.get(source)]),
      );
    return {
      columns: read,
      tables,
      conditions: conditions ? different(conditions) : undefined,
      amounts: (parts ?? []).flatMap(({ amounts = [] }) => amounts),
      tokens: col.tokens,
      objects: [...new Set((parts ?? []).flatMap(({ objects }) => objects.map(({ name }) => name)))],
    };
  });
  return { columns, rows: top.rows, all: together(top.rows, top.order, ...top.cols) };
}

const different = (conditions: Conditions): Conditions => [
  ...new Map(conditions.map((one) => [conditionName(one), one])).values(),
];

/** Equalities between the columns below a projection. */
const underneath = (equal: readonly Equal[], expressions: readonly PlanNode[]): readonly Equal[] =>
  equal.flatMap(({ a, b, constant }) => {
    const [one, other] = [refAt(expressions[a]), b === undefined ? undefined : refAt(expressions[b])];
    return one === undefined || (b !== undefined && other === undefined)
      ? []
      : [{ a: one, b: other, constant }];
  });

/** The amounts in a column of a table. Undefined if it has other values. */
function amountsOf(table: Table, column: string, token: (column: string) => string): Amounts | undefined {
  if (table.columns.find(({ name }) => name === column)?.type !== "DECIMAL") return undefined;
  const currency = currencyOf(table, column);
  const own = currency === undefined ? textToken("") : token(currency);
  return { table, column, currency, tokens: new Set([own]) };
}
