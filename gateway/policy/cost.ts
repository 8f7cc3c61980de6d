/**
 * The REST calls that an operation may need, computed before it runs. The weights are measured: while
 * the tests run, every call is recorded with the coordinates it was made for and with how many keys
 * such a call serves (`schema/costs.tsv`, by `npm run -s costs -- --update`). The result is what the
 * operation needs if every list is as long as requested and no object is met twice; the tests check
 * that none of their operations needs more.
 */
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import { CostWeights, needsNoCall } from "./cost-weights.ts";
import { OperationReader, type Variables } from "./operation-reader.ts";
import { type FieldFacts, factsOf, type TypeFacts } from "./schema-facts.ts";
import { SelectionMemo } from "./selection-memo.ts";

/** Items of a list whose length the operation does not say. */
const UNKNOWN_LENGTH = 20;
/** Pages that one list reads at most; see `connection.ts`. */
const MAX_PAGES = 50;
/** A company whose domain the operation does not say may have to be looked up in ASCII and as people write it. */
const MOST_SPELLINGS = 2;

/** How objects of an operation are met. */
interface Met {
  readonly count: number;
  /** The subgraph that has them; undefined where any may be asked. */
  readonly graph: string | undefined;
  /** Items of each page, where they are pages. */
  readonly rows: number;
  /** They came as items of a list, whose answer has what it says of them. */
  readonly listed: boolean;
  /** They were found by their global ids. */
  readonly referred: boolean;
  /** In how many spellings the domain by which they were found is looked up; undefined where nothing says. */
  readonly spellings: number | undefined;
}

const ROOT: Met = {
  count: 1,
  graph: undefined,
  rows: 1,
  listed: false,
  referred: false,
  spellings: undefined,
};

/** The cost of operations on one schema. */
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
   * The REST calls that an operation may need with its variables; with `longest`, as if no page of a list
   * were longer.
   * @throws BAD_USER_INPUT for too long a page.
   */
  callsOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    longest = Number.POSITIVE_INFINITY,
  ): number {
    const reader = new OperationReader(this.#types, document, operation, variables, this.#pageSize);
    const walk = new CostWalk(this.#types, this.#weights, reader, longest);
    return walk.ofSelections(operation.selectionSet, reader.root, ROOT);
  }
}

/** The walk over one operation. */
class CostWalk {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #weights: CostWeights;
  readonly #reader: OperationReader;
  readonly #longest: number;
  readonly #known = new SelectionMemo();

  constructor(
    types: ReadonlyMap<string, TypeFacts>,
    weights: CostWeights,
    reader: OperationReader,
    longest: number,
  ) {
    this.#types = types;
    this.#weights = weights;
    this.#reader = reader;
    this.#longest = longest;
  }

  /** The calls for objects of a type, the same selected of each of them. */
  ofSelections(selectionSet: SelectionSetNode, typeName: string, met: Met): number {
    return this.#known.get(selectionSet, `${typeName} ${Object.values(met)}`, () =>
      this.#ofOneOf(selectionSet, typeName, met),
    );
  }

  /** The calls for objects of an abstract type: all of the dearest type, and one of each other for the rounding. */
  #ofOneOf(selectionSet: SelectionSetNode, typeName: string, met: Met): number {
    const objects = [...(this.#types.get(typeName)?.objects ?? [])];
    if (objects.length === 1 && objects[0]) return this.#ofObject(selectionSet, objects[0], met);
    const dearest = objects.map((object) => this.#ofObject(selectionSet, object, met));
    if (met.count <= 1) return Math.max(0, ...dearest);
    const ones = objects.map((object) => this.#ofObject(selectionSet, object, { ...met, count: 1 }));
    const others = ones.sort((a, b) => b - a).slice(1, met.count);
    return others.reduce((sum, cost) => sum + cost, Math.max(0, ...dearest));
  }

  #ofObject(selectionSet: SelectionSetNode, type: string, met: Met): number {
    const { graph, referred } = met;
    // A company is looked up by each spelling of its domain.
    const count = type === "Company" ? met.count * (met.spellings ?? MOST_SPELLINGS) : met.count;
    const weights = this.#weights;
    const ownOperations = weights.ownOperations(type);
    let calls = 0;
    /** The calls that read the objects themselves: each once, however many of their fields are selected. */
    const own = new Map<string, number>();
    const add = ({ operation }: Weight, cost: number) => {
      if (ownOperations.has(operation)) own.set(operation, Math.max(cost, own.get(operation) ?? 0));
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
      const size = this.#lengthOf(field, facts, met.rows);
      for (const weight of weights.ofField(type, name, met.listed))
        add(weight, this.#callsOf(weight, field, facts, count, size));
      if (name === "totalCount") calls += count;
      if (!field.selectionSet) continue;
      const node = facts.type === "Node";
      calls += this.ofSelections(field.selectionSet, facts.type, {
        count: facts.paged || !facts.list ? count : count * size,
        graph: node ? undefined : next,
        rows: facts.paged ? size : 1,
        listed: facts.list || (name === "node" && met.listed),
        referred: node || weights.isStub(facts.type, next),
        // A person's company has the domain of the person's address.
        spellings:
          this.#reader.spellingsIn(field.arguments ?? []) ??
          (facts.type === "Company" ? met.spellings : undefined),
      });
    }
    for (const name of weights.requiredFor(type, selected))
      for (const weight of weights.ofField(type, name, met.listed)) add(weight, callsFor(weight, count));
    if (entered)
      for (const weight of weights.ofReference(type)) {
        const cost = callsFor(weight, count);
        own.set(weight.operation, Math.max(cost, own.get(weight.operation) ?? 0));
      }
    for (const cost of own.values()) calls += cost;
    return calls;
  }

  /** How many items a field has below each parent. */
  #lengthOf({ arguments: args = [] }: FieldNode, { list, paged }: FieldFacts, rows: number): number {
    if (paged) return Math.min(this.#reader.pageOf(args), this.#longest);
    if (!list) return 1;
    return rows > 1 ? rows : (this.#reader.listedIn(args) ?? UNKNOWN_LENGTH);
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
        weight,
        count,
        size,
        args.some(({ name }) => name.value === "after"),
      );
    // A list asks for each of its keys; without any for each item, where items are read by key.
    const byKey = facts.list && !facts.paged && (weight.keys > 1 || weight.rows === 1);
    const listed =
      this.#reader.listedIn(args) ?? (weight.keys > 1 ? this.#reader.listedWithin(args) : undefined);
    return callsFor(weight, count * (listed ?? (byKey ? size : 1)));
  }
}

/** The calls for so many keys. A call that serves any number of keys counts as one. */
function callsFor({ keys }: Weight, count: number): number {
  return count > 0 ? Math.max(1, Math.ceil(count / keys)) : 0;
}

/**
 * The calls for the first `size` rows of each of `count` parents.
 * @param resumed The list begins at a cursor, which may lie in the middle of a page.
 */
function callsForPages(weight: Weight, count: number, size: number, resumed: boolean): number {
  const most = Math.ceil((Math.min(count, weight.keys) * (size + 1)) / weight.rows);
  const pages = Math.min(MAX_PAGES, most);
  // Rows of many parents lie unevenly over the pages.
  if (weight.keys > 1) return callsFor(weight, count) * (2 * pages + 1);
  return count * (pages + (resumed ? 1 : 0));
}
