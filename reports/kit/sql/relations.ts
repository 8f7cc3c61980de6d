/**
 * Lineage of a query: which columns of which tables each column of its result is made of, and under which conditions
 * a total over a column counts each object once. It follows the engine's plan; what it does not know has no lineage.
 */
import { fullName, type Table } from "#reports/kit/tables/tables.ts";
import { currencyOf, idOf } from "./lineage.ts";
import { nodesIn, type PlanNode, textIn } from "./plan.ts";

/** A condition that the rows of a table must meet, so that a total counts each object once. */
export interface Condition {
  /**
   * `once`: no two rows have the same values in the columns. `oneCurrency`: the first column has one value at most
   * where the second has an amount.
   */
  readonly kind: "once" | "oneCurrency";
  readonly table: Table;
  /** Without columns, the table has at most one row. */
  readonly columns: readonly string[];
  /** True if two nulls are the same value. */
  readonly nulls?: boolean;
}

/** Columns and tables that values are made of. */
export interface Reads {
  /** By `columnKey`. */
  readonly columns: ReadonlySet<string>;
  /** Tables whose missing rows would change the values. */
  readonly tables: ReadonlySet<Table>;
}

export interface ColumnLineage extends Reads {
  /**
   * Conditions under which a total over the column counts each object once and adds one currency. Undefined if it is
   * not known.
   */
  readonly conditions: readonly Condition[] | undefined;
  /** Tables of the objects that a total over the column adds. */
  readonly objects: readonly string[];
}

export interface Lineage {
  readonly columns: readonly ColumnLineage[];
  /** Columns and tables that decide which rows there are. */
  readonly rows: Reads;
  /** All that the query reads, its order too. */
  readonly all: Reads;
}

export const columnKey = (table: Pick<Table, "document" | "name">, column: string): string =>
  `${fullName(table)}/${column}`;

/** The plan has something that is not known here. */
class Unknown extends Error {}

type Conditions = readonly Condition[];

/** Objects that rows have: those of one id in one reading of a table, or the groups of an aggregate. */
interface Source {
  readonly name: string;
  /** The reading of the table, or the aggregate. */
  readonly reading: object;
  readonly table?: Table;
  /** Values that identify one. */
  readonly ids: readonly string[];
}

/** One kind of objects whose values a column adds up. */
interface Part {
  readonly source: Source;
  readonly conditions: Conditions;
  readonly objects: readonly string[];
  /** The currency of the amounts, until something has looked at it. */
  readonly currency?: { readonly table: Table; readonly column: string; readonly amount: string } | undefined;
}

interface Col extends Reads {
  /** Undefined if the objects of the column are not known. */
  readonly parts: readonly Part[] | undefined;
  /** Values of a reading or of an aggregate that it is, unchanged. */
  readonly tokens: ReadonlySet<string>;
}

/** Rows that an operator gives. */
interface Relation {
  readonly cols: readonly Col[];
  readonly rows: Reads;
  /** Reads of the order alone. */
  readonly order: Reads;
  /** Conditions under which an object is in one row at most; undefined if that is not known. */
  readonly once: ReadonlyMap<Source, Conditions | undefined>;
  /** Conditions under which rows differ in these columns; undefined if that is not known. */
  key(at: ReadonlySet<number>, nulls: boolean): Conditions | undefined;
}

/** Two columns that rows have equal; without the second, one that is a constant. */
interface Equal {
  readonly a: number;
  readonly b: number | undefined;
}

const NONE: Reads = { columns: new Set(), tables: new Set() };
const MOST_OPERATORS = 5_000;

const together = (...all: readonly Reads[]): Reads => ({
  columns: new Set(all.flatMap(({ columns }) => [...columns])),
  tables: new Set(all.flatMap(({ tables }) => [...tables])),
});

const and = (...all: readonly (Conditions | undefined)[]): Conditions | undefined =>
  all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);

const isRef = (node: PlanNode): boolean => node["expression_class"] === "BOUND_REF";
const refAt = (node: unknown): number | undefined => {
  const [one] = nodesIn([node]);
  return one && isRef(one) ? Number(one["index"]) : undefined;
};

/** Positions of all columns that an expression refers to. */
function* refsIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const one of value) yield* refsIn(one);
  for (const node of nodesIn([value])) {
    if (isRef(node)) yield Number(node["index"]);
    else if (/SUBQUERY|COLUMN_REF|LAMBDA_REF/.test(textIn(node["expression_class"]))) throw new Unknown();
    else for (const one of Object.values(node)) yield* refsIn(one);
  }
}

/** Positions of the columns whose values an expression adds up; what only chooses between them is left out. */
function* addedIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const one of value) yield* addedIn(one);
  for (const node of nodesIn([value])) {
    if (isRef(node)) yield Number(node["index"]);
    else if (node["expression_class"] !== "BOUND_COMPARISON")
      for (const [key, one] of Object.entries(node)) if (key !== "when_expr") yield* addedIn(one);
  }
}

function colAt(cols: readonly Col[], at: number): Col {
  const col = cols[at];
  if (!col) throw new Unknown();
  return col;
}

/** Reads of an expression over the columns below it. */
const readsOf = (cols: readonly Col[], expression: unknown): Reads =>
  together(...[...refsIn(expression)].map((at) => colAt(cols, at)));

const NO_TOKENS: ReadonlySet<string> = new Set();

function columnOf(cols: readonly Col[], expression: PlanNode): Col {
  const at = refAt(expression);
  if (at !== undefined) return colAt(cols, at);
  const reads = readsOf(cols, expression);
  const added = [...new Set(addedIn(expression))].map((one) => colAt(cols, one).parts);
  const parts = added.includes(undefined) ? undefined : added.flatMap((one) => one ?? []);
  return { ...reads, parts: parts && settled(parts, reads), tokens: NO_TOKENS };
}

/** Parts without the currency that something has looked at. */
const settled = (parts: readonly Part[], { columns }: Reads): readonly Part[] =>
  parts.map((part) =>
    part.currency && columns.has(columnKey(part.currency.table, part.currency.column))
      ? { ...part, currency: undefined }
      : part,
  );

const expressionsOf = (node: PlanNode): readonly PlanNode[] => nodesIn(node["expressions"]);
const positions = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) && value.length > 0 ? value.map(Number) : undefined;
const isSubset = (some: Iterable<number>, of: ReadonlySet<number>): boolean =>
  [...some].every((at) => of.has(at));

class Walker {
  readonly #tableOf: (schema: string, name: string) => Table | undefined;
  readonly #queries = new Map<number, PlanNode>();
  /** Columns that the nearest subquery takes from the rows around it. */
  readonly #delims: (readonly Col[])[] = [];
  readonly #widths = new Map<PlanNode, number>();
  #operators = 0;

  constructor(tableOf: (schema: string, name: string) => Table | undefined) {
    this.#tableOf = tableOf;
  }

  /** @param equal columns that the operators above have equal */
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
        return this.#projection(node, this.#child(first));
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
    if (child || node["projection_ids"] !== undefined) throw new Unknown();
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
      const name = id === "" || id === "id" ? fullName(table) : `${fullName(table)}.${id}`;
      const source: Source = { name, reading, table, ids: [token(id)] };
      sources.set(id, source);
      once.set(source, id === "" ? [] : [{ kind: "once", table, columns: [id] }]);
      return source;
    };
    // Of a count of rows, the objects are those of the table.
    sourceOf("id");
    const columns = indexes.map((index) => textIn(names[index]));
    const tables = new Set([table]);
    const cols = columns.map((column): Col => {
      // The number of the row is no column of the table.
      if (column === "") return { columns: new Set(), tables, parts: [], tokens: new Set([token(ROW)]) };
      const source = sourceOf(column);
      const own = currencyOf(table, column);
      const currency = own === undefined ? undefined : { table, column: own, amount: column };
      return {
        columns: new Set([columnKey(table, column)]),
        tables,
        parts: [{ source, conditions: [], objects: [source.name], currency }],
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
        // The number of a row is its own, and what lies in no list has one row.
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
        key: (at, nulls) => below.key(new Set([...at, ...bound]), nulls),
      },
      map,
    );
  }

  #ordered(node: PlanNode, below: Relation): Relation {
    const reads = readsOf(below.cols, node["orders"]);
    return mapped({ ...below, order: together(below.order, reads) }, positions(node["projection_map"]));
  }

  /** The order decides which rows there are. */
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
    const sets = Array.isArray(node["grouping_sets"]) ? node["grouping_sets"].length : 1;
    const reads = together(below.rows, readsOf(below.cols, groups));
    const grouped = groups.map((one) => columnOf(below.cols, one));
    const reading = {};
    const of = readingNumber(reading);
    const ids = groups.map((_, at) => `${of}.${at}`);
    const source: Source = { name: "groups", reading, ids };
    const once = new Map(mergedBy(below, grouped));
    if (sets > 1) for (const one of once.keys()) once.set(one, undefined);
    once.set(source, sets > 1 ? undefined : []);
    const cols = grouped.map((col, at) => ({ ...col, tokens: new Set([...col.tokens, `${of}.${at}`]) }));
    const figures = expressionsOf(node).map((one): Col => {
      const own = together(reads, readsOf(below.cols, one), below.order);
      const parts = CHOOSING.has(textIn(one["name"]))
        ? chosen(one, below, groups, source)
        : summed(one, below, own, source);
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
    // A window sees the rows around, so its values depend on all of them.
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

  /** Number of columns that an operator gives. */
  #width(node: PlanNode | undefined): number {
    return (node && this.#widths.get(node)) ?? this.#child(node).cols.length;
  }

  #set(node: PlanNode, all: readonly Relation[]): Relation {
    const isUnion = node["type"] === "LOGICAL_UNION";
    const keepsEqual = node["setop_all"] === true;
    const [left] = all;
    if (!left) throw new Unknown();
    const cols = left.cols.map((col, at): Col => {
      if (!isUnion) return col;
      const same = all.map((one) => colAt(one.cols, at));
      const parts = same.map((one) => one.parts);
      return {
        ...together(...same),
        parts: parts.includes(undefined) ? undefined : parts.flatMap((one) => one ?? []),
        tokens: NO_TOKENS,
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

const numbers = new WeakMap<object, number>();
let readings = 0;
/** A number that distinguishes readings of tables. */
function readingNumber(reading: object): number {
  const number = numbers.get(reading) ?? ++readings;
  numbers.set(reading, number);
  return number;
}

const constants = (width: number, isOne: boolean): Relation => ({
  cols: Array.from({ length: width }, () => ({ ...NONE, parts: [], tokens: NO_TOKENS })),
  rows: NONE,
  order: NONE,
  once: new Map(),
  key: () => (isOne ? [] : undefined),
});

/** Columns that are equal to a constant. */
const boundIn = (equal: readonly Equal[]): readonly number[] =>
  equal.flatMap(({ a, b }) => (b === undefined ? [a] : []));

/** Equalities that hold where a condition does. */
function equalsIn(condition: PlanNode): readonly Equal[] {
  if (condition["type"] === "CONJUNCTION_AND") return nodesIn(condition["children"]).flatMap(equalsIn);
  if (condition["type"] !== "COMPARE_EQUAL") return [];
  const [a, b] = [refAt(condition["left"]), refAt(condition["right"])];
  if (a !== undefined && b !== undefined) return [{ a, b }];
  const isConstant = (side: unknown) => [...refsIn(side)].length === 0;
  if (a !== undefined) return isConstant(condition["right"]) ? [{ a, b: undefined }] : [];
  return b !== undefined && isConstant(condition["left"]) ? [{ a: b, b: undefined }] : [];
}

/** Rows that something was looked at to choose. */
function looked(relation: Relation, reads: Reads): Relation {
  return {
    ...relation,
    rows: together(relation.rows, reads),
    cols: relation.cols.map((col) => ({ ...col, parts: col.parts && settled(col.parts, reads) })),
  };
}

/** Some of the columns. */
function mapped(relation: Relation, map: readonly number[] | undefined): Relation {
  if (!map) return relation;
  return {
    ...relation,
    cols: map.map((at) => colAt(relation.cols, at)),
    key: (at, nulls) => relation.key(new Set([...at].map((one) => map[one] ?? -1)), nulls),
  };
}

/** Objects that stay apart where rows with the same values in these columns become one. */
function mergedBy({ once }: Relation, by: readonly Col[]): ReadonlyMap<Source, Conditions | undefined> {
  const tokens = new Set(by.flatMap((col) => [...col.tokens]));
  return new Map(
    [...once].map(([source, conditions]) => {
      const { ids, table, reading } = source;
      if (!ids.every((id) => tokens.has(id))) return [source, undefined];
      const own = `${readingNumber(reading)}.`;
      const isOwn = by.every((col) => [...col.tokens].some((token) => token.startsWith(own)));
      if (!table || !isOwn) return [source, conditions];
      const columns = ids.map((id) => id.slice(own.length));
      return [source, by.length === ids.length ? [] : [{ kind: "once", table, columns }]];
    }),
  );
}

/** The objects whose values an aggregate adds up. */
function summed(one: PlanNode, below: Relation, reads: Reads, group: Source): readonly Part[] | undefined {
  const name = textIn(one["name"]);
  const children = nodesIn(one["children"]);
  const isDistinct = one["aggregate_type"] === "DISTINCT";
  if (name === "count_star") {
    const tables = [...below.once.keys()].filter(({ ids }) => ids.every((id) => /\.(id)?$/.test(id)));
    const readings = new Set([...below.once.keys()].map(({ reading }) => reading));
    const [source] = tables;
    if (!source || readings.size !== 1) return undefined;
    return carried([{ source, conditions: [], objects: [source.name] }], below, group);
  }
  const [child] = children;
  if (!child || children.length !== 1 || !ADDING.has(name)) return undefined;
  const col = columnOf(below.cols, child);
  if (!col.parts || col.parts.length === 0) return undefined;
  if (isDistinct && !col.parts.every(({ source }) => source.ids.every((id) => col.tokens.has(id))))
    return undefined;
  const parts = name === "count" ? col.parts.map((part) => ({ ...part, currency: undefined })) : col.parts;
  return carried(settled(parts, reads), below, group);
}

/** The objects of a value of a group that has one row. */
function chosen(one: PlanNode, below: Relation, groups: readonly PlanNode[], group: Source) {
  const [child, another] = nodesIn(one["children"]);
  const alone = below.key(new Set(groups.flatMap((by) => refAt(by) ?? [])), false);
  if (!child || another || !alone) return undefined;
  return carried(columnOf(below.cols, child).parts ?? [], below, group)?.map((part) => ({
    ...part,
    conditions: [...part.conditions, ...alone],
  }));
}

const CHOOSING: ReadonlySet<string> = new Set(["first", "any_value", "arbitrary", "min", "max"]);
const ADDING: ReadonlySet<string> = new Set(["sum", "count", "sum_no_overflow"]);

/** Parts of a sum as parts of its group. */
function carried(parts: readonly Part[], below: Relation, group: Source): readonly Part[] | undefined {
  const made: Part[] = [];
  for (const { source, conditions, objects, currency } of parts) {
    const all = and(conditions, below.once.get(source));
    if (!all || hasTwins(parts)) return undefined;
    const mixed: Conditions = currency
      ? [{ kind: "oneCurrency", table: currency.table, columns: [currency.column, currency.amount] }]
      : [];
    made.push({ source: group, conditions: [...all, ...mixed], objects });
  }
  return made;
}

/** True if the objects of a table may be in two of the parts. */
function hasTwins(parts: readonly Part[]): boolean {
  const seen = new Map<string, Source>();
  for (const { source, objects } of parts)
    for (const name of objects) {
      const other = seen.get(name);
      if (other && other !== source) return true;
      seen.set(name, source);
    }
  return false;
}

function joined(
  node: PlanNode,
  type: string,
  left: Relation,
  right: Relation,
  equal: readonly Equal[],
): Relation {
  const width = left.cols.length;
  const both = [...left.cols, ...right.cols];
  const conditions = nodesIn(node["conditions"]);
  const any = node["condition"];
  const reads = together(
    ...conditions.map((one) => together(readsOf(left.cols, one["left"]), readsOf(right.cols, one["right"]))),
    readsOf(both, any),
  );
  const across = [...equal, ...nodesIn([any]).flatMap(equalsIn)].flatMap(({ a, b }) => {
    if (b === undefined) return [];
    const [low, high] = a < b ? [a, b] : [b, a];
    return low < width && high >= width ? [{ a: low, b: high - width, nulls: false }] : [];
  });
  const pairs = conditions.flatMap((one) => {
    const nulls = one["comparison"] === "COMPARE_NOT_DISTINCT_FROM";
    const [a, b] = [refAt(one["left"]), refAt(one["right"])];
    const isEqual = nulls || one["comparison"] === "COMPARE_EQUAL";
    return isEqual && a !== undefined && b !== undefined ? [{ a, b, nulls }] : [];
  });
  const all = [...pairs, ...across];
  const nulls = all.some((one) => one.nulls);
  const keeps = type === "SEMI" || type === "ANTI" || type === "MARK";
  const oneRight = keeps || type === "SINGLE" ? [] : right.key(new Set(all.map(({ b }) => b)), nulls);
  const oneLeft = left.key(new Set(all.map(({ a }) => a)), nulls);
  const rows = together(left.rows, right.rows, reads);
  const once = new Map<Source, Conditions | undefined>();
  for (const [source, own] of left.once) once.set(source, and(own, oneRight));
  if (!keeps) for (const [source, own] of right.once) once.set(source, and(own, oneLeft));
  // Values beside a row that is not there are null, so they depend on the other rows.
  const beside = (cols: readonly Col[]) =>
    cols.map(
      (col): Col => ({ ...col, ...together(col, reads), parts: col.parts && settled(col.parts, reads) }),
    );
  const leftCols = type === "RIGHT" || type === "FULL" ? beside(left.cols) : left.cols;
  const rightCols = type === "LEFT" || type === "FULL" || type === "SINGLE" ? beside(right.cols) : right.cols;
  const mark: Col = { ...rows, parts: [], tokens: NO_TOKENS };
  const cols = keeps ? [...leftCols, ...(type === "MARK" ? [mark] : [])] : [...leftCols, ...rightCols];
  return {
    cols,
    rows,
    order: NONE,
    once,
    key(at, some) {
      const lower = new Set([...at].filter((one) => one < width));
      if (keeps || type === "SINGLE") return left.key(lower, some);
      const upper = new Set([...at].flatMap((one) => (one >= width ? [one - width] : [])));
      // Equal columns stand for each other in rows of both sides.
      if (type === "INNER")
        for (const { a, b } of all) {
          if (lower.has(a)) upper.add(b);
          else if (upper.has(b)) lower.add(a);
        }
      const ofLeft = left.key(lower, some);
      const viaLeft = type === "RIGHT" || type === "FULL" ? undefined : and(ofLeft, oneRight);
      return viaLeft ?? and(ofLeft, right.key(upper, some));
    },
  };
}

/**
 * Lineage of a query.
 * @param tableOf finds a table of the report
 * @returns undefined for a plan with operators that are not known here
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
  const columns = top.cols.map(({ columns: read, tables, parts }): ColumnLineage => {
    const conditions =
      !parts || parts.length === 0 || hasTwins(parts)
        ? undefined
        : and(
            ...parts.flatMap(({ source, conditions: own, currency }) => [
              own,
              top.once.get(source),
              ...(currency
                ? [
                    [
                      {
                        kind: "oneCurrency" as const,
                        table: currency.table,
                        columns: [currency.column, currency.amount],
                      },
                    ],
                  ]
                : []),
            ]),
          );
    return {
      columns: read,
      tables,
      conditions: conditions && different(conditions),
      objects: [...new Set((parts ?? []).flatMap(({ objects }) => objects))],
    };
  });
  return { columns, rows: top.rows, all: together(top.rows, top.order, ...top.cols) };
}

const nameOf = ({ kind, table, columns, nulls = false }: Condition): string =>
  [kind, fullName(table), nulls, ...columns].join("/");

const different = (conditions: Conditions): Conditions => [
  ...new Map(conditions.map((one) => [nameOf(one), one])).values(),
];
