/** Finds the last fetches of a plan to each subgraph, which can then drop the data that it has read. */
import type { FetchNode, PlanNode } from "@apollo/query-planner";

/**
 * The fetches after which the plan starts no other fetch to the same subgraph, with their number for that
 * subgraph, because fetches that start together may arrive one after another.
 */
export function finalFetches(plan: PlanNode | undefined): ReadonlyMap<FetchNode, number> {
  const last = new Set<FetchNode>();
  const mark = (node: PlanNode, later: readonly FetchNode[]): void => {
    if (node.kind === "Fetch") {
      if (!later.some(({ serviceName }) => serviceName === node.serviceName)) last.add(node);
      return;
    }
    const children = childrenOf(node);
    for (const [i, child] of children.entries()) {
      // Fetches in parallel with this one start with it. Fetches after the parallel group can come after it.
      const beside = children.filter((other) => other !== child);
      // Parts of a Defer node have no fixed order, so the fetches of all other parts can follow.
      const following =
        node.kind === "Sequence"
          ? children.slice(i + 1).flatMap(fetchesIn)
          : beside.flatMap(node.kind === "Defer" ? fetchesIn : notAtOnce);
      mark(child, [...later, ...following]);
    }
  };
  if (plan) mark(plan, []);
  const beside = (fetch: FetchNode) => [...last].filter((other) => other.serviceName === fetch.serviceName);
  return new Map([...last].map((fetch) => [fetch, beside(fetch).length]));
}

function childrenOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === "Sequence" || node.kind === "Parallel") return node.nodes;
  if (node.kind === "Flatten") return [node.node];
  if (node.kind === "Condition")
    return [node.ifClause, node.elseClause].filter((clause) => clause !== undefined);
  if (node.kind === "Defer")
    return [node.primary, ...node.deferred].flatMap(({ node: part }) => (part ? [part] : []));
  return [];
}

const fetchesIn = (node: PlanNode): FetchNode[] =>
  node.kind === "Fetch" ? [node] : childrenOf(node).flatMap(fetchesIn);

/** The fetches that start together with the node. */
function atOnce(node: PlanNode): FetchNode[] {
  if (node.kind === "Fetch") return [node];
  const children = childrenOf(node);
  const inTurn = node.kind === "Sequence" || node.kind === "Defer";
  return (inTurn ? children.slice(0, 1) : children).flatMap(atOnce);
}

function notAtOnce(node: PlanNode): FetchNode[] {
  const begun = new Set(atOnce(node));
  return fetchesIn(node).filter((fetch) => !begun.has(fetch));
}
