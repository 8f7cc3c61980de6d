/**
 * Computes the REST calls of an operation before it runs. The weights are measured: while the tests run, every
 * call is recorded with its coordinates and with the number of keys that it serves (`schema/costs.tsv`,
 * by `npm run -s costs -- --update`). The result is the number of calls if every list is as long as requested
 * and no object occurs twice; the tests check that none of their operations needs more.
 */
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { CostWeights, needsNoCall } from "./cost-weights.ts";
import { mergedFields } from "./merged-fields.ts";
import { OperationReader, type Variables } from "./operation-reader.ts";
import { type FieldFacts, factsOf, type TypeFacts } from "./schema-facts.ts";
import { SelectionMemo } from "./selection-memo.ts";

/** Most pages that one list reads; see `connection.ts`. */
const MAX_PAGES = 50;
/** If the operation does not name the domain, a company may be looked up in ASCII and in its native spelling. */
const MOST_SPELLINGS = 2;

/** Objects at a position of the operation. */
interface PositionObjects {
  readonly count: number;
  /** The subgraph that has the objects. Undefined if any subgraph may be called. */
  readonly graph: string | undefined;
  /** Items of each page, if the objects are pages. */
  readonly rows: number;
  /** True if the objects are items of a list, whose response already has some of their members. */
  readonly listed: boolean;
  /** True if the objects were found by their global ids. */
  readonly referred: boolean;
  /** Spellings of the domain that the objects are looked up by. Undefined if no argument names it. */
  readonly spellings: number | undefined;
}

const ROOT: PositionObjects = {
  count: 1,
  graph: undefined,
  rows: 1,
  listed: false,
  referred: false,
  spellings: undefined,
};

/** Computes the cost of operations on one schema. */
export class CostModel {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #weights: CostWeights;
  readonly #pageSize: number;

  /**
   * @param supergraph The supergraph, or any SDL.
   * @param pageSize The longest page that may be requested.
   */
  constructor(supergraph: DocumentNode, weights: Weights, pageSize: number) {
    this.#types = factsOf(supergraph);
    this.#weights = new CostWeights(this.#types, weights);
    this.#pageSize = pageSize;
  }

  /**
   * Most REST calls that an operation may need with its variables, with no page longer than `longest`.
   * @throws BAD_USER_INPUT for a page that is too long.
   */
  callsOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    longest = Number.POSITIVE_INFINITY,
  ): number {
    return this.#walk(document, operation, variables, { ...AT_MOST, longest });
  }

  /**
   * Lowest number of REST calls of an operation. Its lists may be empty, its objects absent, and an index needs
   * no call, so only root fields and fields of namespaces count, with the keys that they name.
   */
  leastOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
    const reader = new OperationReader(this.#types, document, operation, variables, this.#pageSize);
    const least = (weights: readonly Weight[], keys: number) =>
      weights.length === 0
        ? 0
        : Math.min(...weights.map((weight) => (weight.keys >= WHOLE_LIST ? 0 : callsFor(weight, keys))));
    const below = (selectionSet: SelectionSetNode, type: string): number => {
      let calls = 0;
      for (const field of reader.fieldsOf(selectionSet, type)) {
        const facts = this.#types.get(type)?.fields.get(field.name.value);
        const { arguments: args = [] } = field;
        if (!facts || field.directives?.length) continue; // `@skip` may leave it out
        const weights = this.#weights.ofField(type, field.name.value);
        const isNamespace = !facts.list && !this.#types.get(facts.type)?.fields.has("id");
        if (facts.type === "Node")
          for (const [object, ids] of reader.typesIn(args) ?? [])
            calls += least(this.#weights.ofReference(object), ids);
        else if (weights.length > 0)
          calls += least(weights, facts.list && !facts.paged ? (reader.listedIn(args) ?? 1) : 1);
        else if (isNamespace && field.selectionSet) calls += below(field.selectionSet, facts.type);
      }
      return calls;
    };
    return below(mergedFields(operation, variables).selectionSet, reader.root);
  }

  /**
   * Likely REST calls of an operation, by the measured `Weight.likely`, with no page longer than `outermost` in
   * a list that is not below another.
   * @throws BAD_USER_INPUT for a page that is too long.
   */
  likelyOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    outermost = Number.POSITIVE_INFINITY,
  ): number {
    const merged = mergedFields(operation, variables);
    const operations = new Set<string>();
    this.countCalls(document, operation, variables, (_coordinate, id) => operations.add(id));
    let likely = 0;
    for (const one of operations) {
      const price: Price = ({ operation: id, likely: part, keys }, calls, count) => {
        if (id !== one) return 0;
        // One object needs its calls, even if the measurement of many objects shows none.
        return part === 0 && count <= 1 && keys < WHOLE_LIST ? Number.EPSILON : calls * part;
      };
      const calls = this.#walk(document, merged, variables, { ...LIKELY, outermost, price });
      if (calls > 0) likely += Math.max(1, calls);
    }
    return Math.round(likely);
  }

  /**
   * Counts the calls of each coordinate and operation, for the measurement of `Weight.likely`.
   * @param note Called at each occurrence of a coordinate.
   */
  countCalls(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    note: (coordinate: string, operation: string, calls: number) => void,
  ): void {
    const price: Price = ({ operation: id }, calls, _count, coordinate) => {
      if (id !== TOTAL_COUNT.operation) note(coordinate, id, calls);
      return calls;
    };
    this.#walk(document, mergedFields(operation, variables), variables, { ...LIKELY, price });
  }

  #walk(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    counting: CountingAssumptions,
  ): number {
    const reader = new OperationReader(this.#types, document, operation, variables, this.#pageSize);
    const walk = new CostWalk(this.#types, this.#weights, reader, counting);
    return walk.ofSelections(operation.selectionSet, reader.root, ROOT) + walk.wholeLists;
  }
}

/** Returns the part of `calls`, the upper limit, that counts. @param count Objects that the calls are for. */
type Price = (weight: Weight, calls: number, count: number, coordinate: string) => number;

/** Assumed lengths of lists, and the calls that count. */
interface CountingAssumptions {
  readonly price: Price;
  /** The longest page. */
  readonly longest: number;
  /** The longest page of a list below another list, and of a list that is below none. */
  readonly nested: number;
  readonly outermost: number;
  /** Assumed items of a list whose length the operation does not name. */
  readonly unknown: number;
}

const AT_MOST: CountingAssumptions = {
  price: (_weight, calls) => calls,
  longest: Number.POSITIVE_INFINITY,
  nested: Number.POSITIVE_INFINITY,
  outermost: Number.POSITIVE_INFINITY,
  unknown: 20,
};
/** Nested lists are short in most companies. */
const LIKELY: CountingAssumptions = { ...AT_MOST, nested: 5, unknown: 3 };

/** The call for a `totalCount`, which most lists have without a call. */
const TOTAL_COUNT: Weight = { operation: "totalCount", keys: WHOLE_LIST, rows: 0, likely: 0 };

/** Walks the selections of one operation. */
class CostWalk {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #weights: CostWeights;
  readonly #reader: OperationReader;
  readonly #counting: CountingAssumptions;
  readonly #known = new SelectionMemo();
  /** Calls of operations that read a whole list, by operation. One call serves all keys at all places. */
  readonly #whole = new Map<string, number>();

  constructor(
    types: ReadonlyMap<string, TypeFacts>,
    weights: CostWeights,
    reader: OperationReader,
    counting: CountingAssumptions,
  ) {
    this.#types = types;
    this.#weights = weights;
    this.#reader = reader;
    this.#counting = counting;
  }

  /** The calls of whole lists in the selections that were walked. */
  get wholeLists(): number {
    return [...this.#whole.values()].reduce((sum, calls) => sum + calls, 0);
  }

  /** The calls for objects of a type, with the same selections for each object. */
  ofSelections(selectionSet: SelectionSetNode, typeName: string, met: PositionObjects): number {
    return this.#known.get(selectionSet, `${typeName} ${Object.values(met)}`, () =>
      this.#ofOneOf(selectionSet, typeName, met),
    );
  }

  /** The calls for objects of an abstract type: all of the most expensive type, and one of each other, for rounding. */
  #ofOneOf(selectionSet: SelectionSetNode, typeName: string, met: PositionObjects): number {
    const objects = [...(this.#types.get(typeName)?.objects ?? [])];
    if (objects.length === 1 && objects[0]) return this.#ofObject(selectionSet, objects[0], met);
    const dearest = objects.map((object) => this.#ofObject(selectionSet, object, met));
    if (met.count <= 1) return Math.max(0, ...dearest);
    const ones = objects.map((object) => this.#ofObject(selectionSet, object, { ...met, count: 1 }));
    const others = ones.sort((a, b) => b - a).slice(1, met.count);
    return others.reduce((sum, cost) => sum + cost, Math.max(0, ...dearest));
  }

  #ofObject(selectionSet: SelectionSetNode, type: string, met: PositionObjects): number {
    const { graph, referred } = met;
    // A company is looked up once for each spelling of its domain.
    const count = type === "Company" ? met.count * (met.spellings ?? MOST_SPELLINGS) : met.count;
    const weights = this.#weights;
    const ownOperations = weights.ownOperations(type);
    let calls = 0;
    /** The calls that read the objects themselves. Each counts once, for all selected fields. */
    const own = new Map<string, number>();
    const add = (name: string, weight: Weight, most: number, paged = false) => {
      const { operation } = weight;
      const whole = !paged && this.#isWhole(weight);
      const cost = this.#counting.price(weight, whole ? Math.min(1, most) : most, count, `${type}.${name}`);
      const once = whole ? this.#whole : own;
      if (whole || ownOperations.has(operation))
        once.set(operation, Math.max(cost, once.get(operation) ?? 0));
      else calls += cost;
    };
    let entered = referred;
    const selected = new Set<string>();
    for (const field of this.#reader.fieldsOf(selectionSet, type)) {
      const name = field.name.value;
      const facts = this.#types.get(type)?.fields.get(name);
      if (!facts) continue; // `__typename` and introspection
      selected.add(name);
      const there = graph === undefined || facts.graphs.length === 0 || facts.graphs.includes(graph);
      const next = there ? (graph ?? facts.graphs[0]) : facts.graphs[0];
      entered ||= !there && !needsNoCall(name);
      const size = this.#lengthOf(field, facts, met);
      /** Number of objects of each type that the arguments name by id. */
      const named = facts.type === "Node" ? this.#reader.typesIn(field.arguments ?? []) : undefined;
      for (const weight of weights.ofField(type, name, met.listed)) {
        const ids = named && weights.idsReadBy(weight.operation, named);
        const most =
          ids === undefined ? this.#callsOf(weight, field, facts, count, size) : callsFor(weight, ids);
        if (ids !== 0) add(name, weight, most, facts.paged);
      }
      for (const [object, ids] of named ?? []) {
        const reader = weights.readerOf(object, weights.ofField(type, name, met.listed));
        if (reader) add(name, reader, callsFor(reader, ids));
      }
      if (name === "totalCount") calls += this.#counting.price(TOTAL_COUNT, count, count, `${type}.${name}`);
      if (!field.selectionSet) continue;
      const node = facts.type === "Node";
      const below: PositionObjects = {
        count: facts.paged || !facts.list ? count : count * size,
        graph: node ? undefined : next,
        rows: facts.paged ? size : 1,
        listed: facts.list || (name === "node" && met.listed),
        referred: node || weights.isStub(facts.type, next),
        // A person's company has the domain of the person's email address.
        spellings:
          this.#reader.spellingsIn(field.arguments ?? []) ??
          (facts.type === "Company" ? met.spellings : undefined),
      };
      if (!named) calls += this.ofSelections(field.selectionSet, facts.type, below);
      for (const [object, ids] of named ?? [])
        calls += this.ofSelections(field.selectionSet, object, { ...below, count: ids });
    }
    for (const name of weights.requiredFor(type, selected))
      for (const weight of weights.ofField(type, name, met.listed))
        add(name, weight, callsFor(weight, count));
    if (entered)
      for (const weight of weights.ofReference(type))
        add("__resolveReference", weight, callsFor(weight, count));
    for (const cost of own.values()) calls += cost;
    return calls;
  }

  /** True if one call serves all keys. Not in mutations, which read again after each write. */
  #isWhole({ keys }: Weight): boolean {
    return keys >= WHOLE_LIST && this.#reader.root !== "Mutation";
  }

  /** Number of items of a field for each parent. */
  #lengthOf(
    { arguments: args = [] }: FieldNode,
    { list, paged }: FieldFacts,
    { rows, count }: PositionObjects,
  ): number {
    const { longest, nested, outermost, unknown } = this.#counting;
    if (paged) return Math.min(this.#reader.pageOf(args), longest, count > 1 ? nested : outermost);
    if (!list) return 1;
    return rows > 1 ? rows : (this.#reader.listedIn(args) ?? unknown);
  }

  #callsOf(
    weight: Weight,
    { arguments: args = [] }: FieldNode,
    facts: FieldFacts,
    count: number,
    size: number,
  ): number {
    if (facts.paged && weight.rows >= 2)
      return callsForPages(
        weight.keys >= WHOLE_LIST ? { ...weight, keys: 1 } : weight,
        count,
        size,
        args.some(({ name }) => name.value === "after"),
      );
    // A list calls once for each of its keys, or, without keys, for each item if items are read by key.
    const byKey = facts.list && !facts.paged && (weight.keys > 1 || weight.rows === 1);
    const listed =
      this.#reader.listedIn(args) ?? (weight.keys > 1 ? this.#reader.listedWithin(args) : undefined);
    return callsFor(weight, count * (listed ?? (byKey ? size : 1)));
  }
}

/** The calls for `count` keys. A call that serves any number of keys counts as one. */
function callsFor({ keys }: Weight, count: number): number {
  return count > 0 ? Math.max(1, Math.ceil(count / keys)) : 0;
}

/**
 * The calls for the first `size` rows of each of `count` parents.
 * @param resumed True if the list begins at a cursor, which may be in the middle of a page.
 */
function callsForPages(weight: Weight, count: number, size: number, resumed: boolean): number {
  const most = Math.ceil((Math.min(count, weight.keys) * (size + 1)) / weight.rows);
  const pages = Math.min(MAX_PAGES, most);
  // Rows of many parents are distributed unevenly over the pages.
  if (weight.keys > 1) return callsFor(weight, count) * (2 * pages + 1);
  // In a list that is read owner by owner, a call serves a part of a key.
  return Math.ceil(count / weight.keys) * (pages + (resumed ? 1 : 0));
}
