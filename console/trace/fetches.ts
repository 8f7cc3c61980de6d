/** Fetches of a query plan, each with the fetches that it waits for. */
import type { PlanNode } from "#console/data/call-trace.ts";

export interface Fetch {
  readonly id: string;
  readonly node: PlanNode;
  readonly column: number;
  readonly after: readonly string[];
  /** True if the fetch belongs to a deferred part (`@defer`). */
  readonly isDeferred: boolean;
}

interface WalkResult {
  /** Ids of the last fetches of the node. */
  readonly ends: readonly string[];
  readonly column: number;
}

/** The fetches of a plan, in the order of the plan. */
export function fetchesOf(plan: PlanNode): readonly Fetch[] {
  const found: Fetch[] = [];
  const walk = (node: PlanNode, { ends: after, column }: WalkResult, isDeferred: boolean): WalkResult => {
    if (node.kind === "Fetch") {
      const id = String(found.length);
      found.push({ id, node, column, after, isDeferred });
      return { ends: [id], column: column + 1 };
    }
    if (node.kind === "Sequence")
      return node.nodes.reduce((so, child) => walk(child, so, isDeferred), { ends: after, column });
    if (node.kind === "Defer") {
      const [primary, ...deferred] = node.nodes;
      const first = primary ? walk(primary, { ends: after, column }, isDeferred) : { ends: after, column };
      for (const part of deferred) walk(part, first, true);
      return first;
    }
    const parts = node.nodes.map((child) => walk(child, { ends: after, column }, isDeferred));
    return {
      ends: parts.length === 0 ? after : parts.flatMap(({ ends }) => ends),
      column: Math.max(column, ...parts.map((part) => part.column)),
    };
  };
  walk(plan, { ends: [], column: 0 }, false);
  return found;
}
