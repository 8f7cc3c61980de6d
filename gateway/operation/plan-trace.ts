/** The query plan of a traced operation, for `extensions.plan`: its fetches, and the calls of each fetch. */
import type { FetchNode, PlanNode, QueryPlan, QueryPlanSelectionNode } from "@apollo/query-planner";
import type { CallTrace, TracedCall } from "#subgraphs/kit/calls/call-trace.ts";

/**
 * A node of the plan: `Sequence` and `Parallel` have child nodes, `Defer` has the primary part and then each
 * deferred part, `Fetch` calls a subgraph.
 */
export interface TracedPlanNode {
  readonly kind: "Sequence" | "Parallel" | "Defer" | "Fetch";
  /** Path of a fetch's objects in the response, with `@` for the indexes of lists. */
  readonly path: string;
  readonly subgraph?: string;
  /** Types of the entities that a fetch reads further fields of. */
  readonly types?: readonly string[];
  /** Ids of the calls that a fetch made, see `extensions.upstream.requests`. */
  readonly requests?: readonly number[];
  readonly nodes?: readonly TracedPlanNode[];
}

/** Records the plans of one operation, for its answer. */
export class PlanTrace {
  readonly calls: CallTrace;
  #plan: PlanNode | undefined;
  #names: ReadonlyMap<string, string> | undefined;
  readonly #ids = new Map<FetchNode, number>();

  constructor(calls: CallTrace) {
    this.calls = calls;
  }

  /**
   * Adds a plan that the operation runs, after its earlier plans.
   * @param names The client's aliases, if the plan has others.
   */
  planned({ node }: QueryPlan, names: ReadonlyMap<string, string> | undefined): void {
    const nodes = [this.#plan, node as PlanNode | undefined].filter((one) => one !== undefined);
    this.#plan = nodes.length > 1 ? { kind: "Sequence", nodes } : nodes[0];
    this.#names = names && new Map([...(this.#names ?? []), ...names]);
  }

  /** The id of a fetch. A fetch that runs twice has one id. */
  idOf(fetch: FetchNode): number {
    let id = this.#ids.get(fetch);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(fetch, id);
    }
    return id;
  }

  /** The plan with the calls of each fetch. Undefined if the stock gateway ran the operation. */
  plan(): TracedPlanNode | undefined {
    return this.#plan && this.#shown(this.#plan, []);
  }

  /** Calls with their paths in the client's names. */
  requests(calls: readonly TracedCall[]): readonly TracedCall[] {
    const names = this.#names;
    return names
      ? calls.map((call) => ({ ...call, paths: call.paths.map((path) => this.#named(path.split("."))) }))
      : calls;
  }

  #named(path: readonly string[]): string {
    return path.map((key) => this.#names?.get(key) ?? key).join(".");
  }

  #shown(node: PlanNode, path: readonly string[]): TracedPlanNode {
    switch (node.kind) {
      case "Sequence":
      case "Parallel":
        return {
          kind: node.kind,
          path: this.#named(path),
          nodes: node.nodes.map((child) => this.#shown(child, path)),
        };
      case "Flatten":
        return this.#shown(node.node, [...path, ...node.path.map(String)]);
      case "Condition": {
        const clauses = [node.ifClause, node.elseClause].filter((clause) => clause !== undefined);
        return {
          kind: "Parallel",
          path: this.#named(path),
          nodes: clauses.map((clause) => this.#shown(clause, path)),
        };
      }
      case "Defer":
        // Paths of deferred parts begin at the root.
        return {
          kind: "Defer",
          path: this.#named(path),
          nodes: [node.primary, ...node.deferred].map(({ node: part }) =>
            part ? this.#shown(part, []) : { kind: "Parallel", path: "", nodes: [] },
          ),
        };
      case "Fetch": {
        const id = this.#ids.get(node);
        return {
          kind: "Fetch",
          path: this.#named(path),
          subgraph: node.serviceName,
          types: typesIn(node.requires ?? []),
          requests: id === undefined ? [] : this.calls.callsOf(id),
        };
      }
      default:
        return { kind: "Parallel", path: this.#named(path), nodes: [] };
    }
  }
}

const typesIn = (required: readonly QueryPlanSelectionNode[]): readonly string[] => [
  ...new Set(
    required.flatMap((selection) =>
      selection.kind === "InlineFragment" && selection.typeCondition ? [selection.typeCondition] : [],
    ),
  ),
];
