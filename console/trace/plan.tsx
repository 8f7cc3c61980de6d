/** Query plan as a graph: fetches in the color of their subgraph, from left to right in order of dependency. */
import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from "@xyflow/react";
import "@xyflow/react/dist/style.css";
import { useMemo } from "react";
import type { PlanNode, Trace } from "#console/data/call-trace.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty } from "#console/ui/parts.tsx";
import { darkNow } from "#console/ui/theme.ts";
import { type Fetch, fetchesOf } from "./fetches.ts";

const HUES: Readonly<Record<string, number>> = { identity: 212, collaboration: 28, business: 150 };

type FetchData = { readonly fetch: Fetch } & Record<string, unknown>;

function FetchBox({ data }: NodeProps<Node<FetchData>>) {
  const { node, isDeferred } = data.fetch;
  return (
    <div className={isDeferred ? "plan-node deferred" : "plan-node"}>
      <Handle type="target" position={Position.Left} />
      <b>
        {node.subgraph}
        {isDeferred && ", deferred"}
      </b>
      <span>{node.path === "" ? "the root" : node.path}</span>
      {node.types.length > 0 && <span className="faint">{node.types.join(", ")}</span>}
      <span>
        {node.requests.length} REST {node.requests.length === 1 ? "call" : "calls"}
      </span>
      <Handle type="source" position={Position.Right} />
    </div>
  );
}

const nodeTypes = { fetch: FetchBox };

export function PlanView({ trace }: { readonly trace: Trace }) {
  const dark = useStore(darkNow);
  const { nodes, edges } = useMemo(() => graphOf(trace.plan), [trace.plan]);
  if (nodes.length === 0)
    return <Empty title="There is no plan">The gateway answered without asking a subgraph.</Empty>;
  return (
    <div className="plan">
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        fitViewOptions={{ maxZoom: 1 }}
        colorMode={dark ? "dark" : "light"}
        nodesDraggable={false}
        nodesConnectable={false}
        aria-label="Query plan"
        attributionPosition="bottom-left"
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

function graphOf(plan: PlanNode | undefined): { nodes: Node<FetchData>[]; edges: Edge[] } {
  const fetches = plan ? fetchesOf(plan) : [];
  const rows = new Map<number, number>();
  const nodes = fetches.map((fetch): Node<FetchData> => {
    const row = rows.get(fetch.column) ?? 0;
    rows.set(fetch.column, row + 1);
    const hue = HUES[fetch.node.subgraph ?? ""] ?? 0;
    return {
      id: fetch.id,
      type: "fetch",
      position: { x: fetch.column * 290, y: row * 130 },
      data: { fetch },
      style: { "--hue": String(hue) } as Node["style"] & object,
    };
  });
  const edges = fetches.flatMap(({ id, after, isDeferred }) =>
    after.map(
      (before): Edge => ({ id: `${before}-${id}`, source: before, target: id, animated: isDeferred }),
    ),
  );
  return { nodes, edges };
}
