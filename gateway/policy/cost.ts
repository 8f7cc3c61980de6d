/**
 * What an operation may cost in REST calls, known before it runs. The weights are measured: while
 * the tests run, every call is noted with the coordinates it was made for and with how many keys
 * such a call serves (`schema/costs.tsv`, by `npm run -s costs -- --update`). The figure is what the
 * operation needs if every list is as long as it is asked for and no object is met twice; the tests
 * hold that no operation of theirs needs more.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { longestThatFits, type SizeOf } from "./answer-size.ts";
import { OperationReader, type Variables } from "./operation-reader.ts";
import { type FieldFacts, factsOf, lengthsIn } from "./schema-facts.ts";

/** Items of a list whose length the operation does not say. */
const LIST = 20;
/** Pages that one list reads at most; see `connection.ts`. */
const MAX_PAGES = 50;
/** Fields that every object has at hand. */
const AT_HAND = new Set(["id", "__typename", "upstreamId"]);

/** How objects of an operation are met. */
interface Met {
  readonly count: number;
  /** The subgraph that holds them; undefined where any may be asked. */
  readonly graph: string | undefined;
  /** Items of each page, where they are pages. */
  readonly rows: number;
  /** They came as items of a list, which holds what it says of them. */
  readonly listed: boolean;
  /** They were found by their global ids. */
  readonly referred: boolean;
}

/** Says what an operation may cost with its variables. @throws BAD_USER_INPUT for too long a page. */
export type CostOf = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => number;

/** @param supergraph The supergraph, or any SDL. */
export function costModel(supergraph: DocumentNode, weights: Weights, pageSize: number): CostOf {
  const types = factsOf(supergraph);

  const ownBy = new Map<string, ReadonlySet<string>>();

  /**
   * The operations that read objects of a type: those of its plain fields. A type without an id is a
   * namespace: each of its fields reads something else.
   */
  function ownOperations(type: string): ReadonlySet<string> {
    let own = ownBy.get(type);
    if (!own) {
      const plain = [...(types.get(type)?.fields ?? [])].filter(
        ([, field]) => !types.has(field.type) && !field.inaccessible,
      );
      const readable = plain.some(([name]) => name === "id");
      const names = readable ? plain.map(([name]) => name) : [];
      own = new Set(names.flatMap((name) => weightsOf(type, name).map(({ operation }) => operation)));
      ownBy.set(type, own);
    }
    return own;
  }

  /** What a field leads to; of what its object is read by only what lists were seen to lack. */
  function weightsOf(type: string, field: string, listed?: boolean): readonly Weight[] {
    const inLists = weights.get(`${type}.${field}[]`) ?? [];
    const alone = (weights.get(`${type}.${field}`) ?? []).filter(
      ({ operation }) =>
        !inLists.some((weight) => weight.operation === operation) &&
        !(listed && ownOperations(type).has(operation)),
    );
    return [...inLists, ...alone];
  }

  /** A subgraph that knows but the ids of a type asks its owner which of them exist. */
  function isStub(type: string, graph: string | undefined): boolean {
    const all = [...(types.get(type)?.fields ?? [])].filter(([name]) => !AT_HAND.has(name));
    return (
      graph !== undefined &&
      all.length > 0 &&
      all.every(([, { graphs }]) => graphs.length > 0 && !graphs.includes(graph))
    );
  }

  /** What is read of an object because selected fields need it, and is not selected itself. */
  function requiredFor(type: string, selected: ReadonlySet<string>): ReadonlySet<string> {
    const required = new Set<string>();
    const visit = (name: string) => {
      for (const needed of types.get(type)?.fields.get(name)?.requires ?? []) {
        if (selected.has(needed) || required.has(needed)) continue;
        required.add(needed);
        visit(needed);
      }
    };
    for (const name of selected) visit(name);
    return required;
  }

  return (document, operation, variables) => {
    const reader = new OperationReader(types, document, operation, variables, pageSize);
    const known = new Map<SelectionSetNode, Map<string, number>>();

    /** The calls for objects of one of the types, all of them asked for the same. */
    function ofSelections(selectionSet: SelectionSetNode, typeName: string, met: Met): number {
      let costs = known.get(selectionSet);
      if (!costs) {
        costs = new Map();
        known.set(selectionSet, costs);
      }
      const key = `${typeName} ${Object.values(met)}`;
      let cost = costs.get(key);
      if (cost === undefined) {
        cost = ofOneOf(selectionSet, typeName, met);
        costs.set(key, cost);
      }
      return cost;
    }

    /** Whatever each of them is: the dearest type for all, and one of each other for the rounding. */
    function ofOneOf(selectionSet: SelectionSetNode, typeName: string, met: Met): number {
      const objects = [...(types.get(typeName)?.objects ?? [])];
      if (objects.length === 1 && objects[0]) return ofObject(selectionSet, objects[0], met);
      const dearest = objects.map((object) => ofObject(selectionSet, object, met));
      if (met.count <= 1) return Math.max(0, ...dearest);
      const ones = objects.map((object) => ofObject(selectionSet, object, { ...met, count: 1 }));
      const others = ones.sort((a, b) => b - a).slice(1, met.count);
      return others.reduce((sum, cost) => sum + cost, Math.max(0, ...dearest));
    }

    function ofObject(selectionSet: SelectionSetNode, type: string, met: Met): number {
      const { count, graph, referred } = met;
      let calls = 0;
      /** What is read of the objects themselves: once, whatever is selected of them. */
      const own = new Map<string, number>();
      const readOnce = (operation: string, cost: number) =>
        own.set(operation, Math.max(cost, own.get(operation) ?? 0));
      let entered = referred;
      const selected = new Set<string>();
      for (const field of reader.fieldsOf(selectionSet, type)) {
        const name = field.name.value;
        const facts = types.get(type)?.fields.get(name);
        if (!facts) continue; // `__typename` and introspection
        selected.add(name);
        const there = graph === undefined || facts.graphs.length === 0 || facts.graphs.includes(graph);
        const next = there ? (graph ?? facts.graphs[0]) : facts.graphs[0];
        entered ||= !there && !AT_HAND.has(name);
        const size = sizeOf(field, facts, met.rows);
        for (const weight of weightsOf(type, name, met.listed)) {
          const cost = callsOf(weight, field, facts, count, size);
          if (ownOperations(type).has(weight.operation)) readOnce(weight.operation, cost);
          else calls += cost;
        }
        if (name === "totalCount") calls += count;
        if (!field.selectionSet) continue;
        const node = facts.type === "Node";
        calls += ofSelections(field.selectionSet, facts.type, {
          count: facts.paged || !facts.list ? count : count * size,
          graph: node ? undefined : next,
          rows: facts.paged ? size : 1,
          listed: facts.list || (name === "node" && met.listed),
          referred: node || isStub(facts.type, next),
        });
      }
      for (const name of requiredFor(type, selected))
        for (const weight of weightsOf(type, name, met.listed)) {
          const cost = callsFor(weight, count);
          if (ownOperations(type).has(weight.operation)) readOnce(weight.operation, cost);
          else calls += cost;
        }
      if (entered)
        for (const weight of weights.get(`${type}.__resolveReference`) ?? [])
          readOnce(weight.operation, callsFor(weight, count));
      for (const cost of own.values()) calls += cost;
      return calls;
    }

    /** How many items a field gives of each parent. */
    function sizeOf(field: FieldNode, { list, paged }: FieldFacts, rows: number): number {
      if (paged) return reader.pageOf(field.arguments ?? []);
      if (!list) return 1;
      return rows > 1 ? rows : (reader.listedIn(field.arguments ?? []) ?? LIST);
    }

    function callsOf(
      weight: Weight,
      field: FieldNode,
      facts: FieldFacts,
      count: number,
      size: number,
    ): number {
      const args = field.arguments ?? [];
      if (!facts.paged || weight.rows < 2) {
        // A list asks for each of its keys; without any for each item, where items are read by key.
        const byKey = facts.list && !facts.paged && (weight.keys > 1 || weight.rows === 1);
        const listed = reader.listedIn(args) ?? (weight.keys > 1 ? reader.listedWithin(args) : undefined);
        return callsFor(weight, count * (listed ?? (byKey ? size : 1)));
      }
      const most = Math.ceil((Math.min(count, weight.keys) * (size + 1)) / weight.rows);
      const pages = Math.min(MAX_PAGES, most);
      // Rows of many parents lie unevenly; a cursor begins in the middle of a page.
      if (weight.keys > 1) return callsFor(weight, count) * (2 * pages + 1);
      return count * (pages + (args.some(({ name }) => name.value === "after") ? 1 : 0));
    }

    const once = { count: 1, graph: undefined, rows: 1, listed: false, referred: false };
    return ofSelections(operation.selectionSet, reader.root, once);
  };
}

/** One that serves any number of keys is a call all the same. */
const callsFor = ({ keys }: Weight, count: number) => (count > 0 ? Math.max(1, Math.ceil(count / keys)) : 0);

/** What an operation may come to. */
interface Estimate {
  readonly calls: number;
  readonly objects: number;
}

/**
 * Refuses an operation before anything is called for it, when its lists may hold more objects than an
 * answer can, or when it may need more REST calls than it can have.
 */
export function costPlugin(
  costOf: CostOf,
  sizeOf: SizeOf,
  limits: QueryLimits,
): ApolloServerPlugin<GatewayContext> {
  const known = new WeakMap<OperationDefinitionNode, Map<string, Estimate>>();

  function estimate(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): Estimate {
    let estimates = known.get(operation);
    if (!estimates || estimates.size > MAX_KNOWN) {
      estimates = new Map();
      known.set(operation, estimates);
    }
    const key = measureOf(variables);
    let found = estimates.get(key);
    if (!found) {
      found = {
        calls: costOf(document, operation, variables),
        objects: sizeOf(document, operation, variables),
      };
      estimates.set(key, found);
    }
    return found;
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          const { calls, objects } = estimate(document, operation, variables);
          const { requestId } = contextValue.operation;
          if (objects > limits.objects) {
            const sizeWith = (longest: number) => sizeOf(document, operation, variables, longest);
            const fits = longestThatFits(sizeWith, limits.objects, limits.pageSize);
            const advice = fits === undefined ? "" : `, for example at most "first: ${fits}" in each list`;
            throw refusal(
              "QUERY_TOO_COMPLEX",
              `The lists of the operation may hold ${objects} objects, and ${limits.objects} is the most; ask for less at once${advice}`,
              requestId,
            );
          }
          if (calls > limits.cost)
            throw refusal(
              "QUERY_BUDGET_EXCEEDED",
              `The operation may need ${calls} REST calls, and ${limits.cost} is the most; ask for less at once`,
              requestId,
            );
          contextValue.answers.foreseenObjects = objects;
        },
      };
    },
  };
}

function refusal(code: ErrorCode, message: string, requestId: string): TributaryError {
  const error = new TributaryError(code, { requestId }, message);
  error.extensions["http"] = { status: 400 };
  return error;
}

/** Estimates that are remembered of one operation. */
const MAX_KNOWN = 50;

/** What the cost depends on: numbers and the lengths of lists. */
function measureOf(variables: Variables): string {
  let measure = "";
  for (const [name, value] of Object.entries(variables))
    if (typeof value === "number") measure += `${name}=${value} `;
    else if (Array.isArray(value)) measure += `${name}#${value.length} `;
    else if (value === null) measure += `${name} `;
    else for (const length of lengthsIn(value)) measure += `${name}.${length} `;
  return measure;
}
