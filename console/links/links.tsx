/** Links between nouns: a map with the families around the hubs, and documents that join two nouns. */
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
import type { GraphQLSchema } from "graphql";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { declaredFamilies, readDeclared } from "#console/data/declared.ts";
import { openDocument } from "#console/data/documents.ts";
import { families, familyLook, hueStyle } from "#console/data/family-look.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { goTo } from "#console/kit/route.ts";
import { useStore } from "#console/kit/store.ts";
import { Empty, FamilyName } from "#console/ui/parts.tsx";
import { darkNow } from "#console/ui/theme.ts";
import { linkText } from "./facts.ts";
import { HUBS, type LinkMap, linkMapOf, waysBetween } from "./paths.ts";

export function Links() {
  const loaded = useStore(loadedSchema);
  if (!loaded) return <Empty title="Reading the schema…" />;
  return <LinksOf schema={loaded.schema} />;
}

function LinksOf({ schema }: { readonly schema: GraphQLSchema }) {
  const declared = useStore(declaredFamilies);
  const map = useMemo(() => linkMapOf(schema, declared), [schema, declared]);
  useEffect(() => void readDeclared().catch(() => undefined), []);
  const [from, setFrom] = useState("User");
  const [to, setTo] = useState("");
  const choose = (noun: string) => {
    if (from === "" || to !== "") {
      setFrom(noun);
      setTo("");
    } else if (noun !== from) setTo(noun);
  };
  return (
    <div className="links">
      <div className="links-side">
        <h1>Links</h1>
        <p className="lead">
          Choose two nouns, here or on the map: what follows are the shortest ways between them, each as a
          document.
        </p>
        <div className="form">
          <NounSelect label="From" value={from} map={map} onChange={setFrom} />
          <NounSelect label="To" value={to} map={map} onChange={setTo} />
        </div>
        <Ways schema={schema} map={map} from={from} to={to} onChoose={choose} />
      </div>
      <MapOfNouns map={map} from={from} to={to} onChoose={choose} />
    </div>
  );
}

interface NounSelectProps {
  readonly label: string;
  readonly value: string;
  readonly map: LinkMap;
  onChange(noun: string): void;
}

function NounSelect({ label, value, map, onChange }: NounSelectProps) {
  return (
    <div className="form-row">
      <label htmlFor={`noun-${label}`}>{label}</label>
      <select id={`noun-${label}`} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">—</option>
        {map.nouns.map(({ name, family }) => (
          <option key={name} value={name}>
            {name}
            {family === undefined ? "" : ` (${familyLook(family).label})`}
          </option>
        ))}
      </select>
    </div>
  );
}

interface WaysProps {
  readonly schema: GraphQLSchema;
  readonly map: LinkMap;
  readonly from: string;
  readonly to: string;
  onChoose(noun: string): void;
}

function Ways({ schema, map, from, to, onChoose }: WaysProps) {
  const ways = useMemo(() => (from && to ? waysBetween(schema, from, to) : []), [schema, from, to]);
  if (from === "") return null;
  if (to === "") {
    const targets = Object.entries(
      Object.groupBy(map.linksOf.get(from) ?? [], ({ to: noun }) => noun),
    ).sort();
    return (
      <section>
        <h2>{from} leads to</h2>
        <ul className="nouns">
          {targets.map(([noun, links = []]) => (
            <li key={noun}>
              <button type="button" className="link" onClick={() => onChoose(noun)}>
                {noun}
              </button>{" "}
              <code>{links.map(({ field }) => field.name).join(", ")}</code>
              <small>
                {links.map((link) => linkText(link.coordinate, link.declared)).find((text) => text !== "")}
              </small>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  if (ways.length === 0)
    return (
      <Empty title={`No way leads from ${from} to ${to}`}>Try the other direction, or begin at User.</Empty>
    );
  return (
    <ol className="ways">
      {ways.map((way) => (
        <li key={way.links.map(({ coordinate }) => coordinate).join(" ")}>
          <button
            type="button"
            onClick={() => {
              openDocument(way.document);
              goTo("explore");
            }}
          >
            <b>{way.nouns.join(" → ")}</b>
            {way.links.map((link) => (
              <span key={link.coordinate} className="way-link">
                <code>{link.coordinate}</code>
                <small>
                  {linkText(link.coordinate, link.declared) ||
                    (link.operations.length === 0 && "no REST call")}{" "}
                  {link.operations.slice(0, 3).join(", ")}
                </small>
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}

type NounData = { readonly name: string; readonly chosen: boolean; readonly dim: boolean } & Record<
  string,
  unknown
>;
type IslandData = { readonly family: string } & Record<string, unknown>;

function NounBox({ data }: NodeProps<Node<NounData>>) {
  const names = ["noun"];
  if (data.chosen) names.push("chosen");
  if (data.dim) names.push("dim");
  return (
    <div className={names.join(" ")}>
      <Handle type="target" position={Position.Top} />
      {data.name}
      <Handle type="source" position={Position.Bottom} />
    </div>
  );
}

const Island = ({ data }: NodeProps<Node<IslandData>>) => (
  <div className="island">
    <FamilyName name={data.family} />
  </div>
);

const nodeTypes = { noun: NounBox, island: Island };

interface MapProps {
  readonly map: LinkMap;
  readonly from: string;
  readonly to: string;
  onChoose(noun: string): void;
}

function MapOfNouns({ map, from, to, onChoose }: MapProps) {
  const dark = useStore(darkNow);
  const positions = useMemo(() => layoutOf(map), [map]);
  const { nodes, edges } = useMemo(() => {
    const own = map.links.filter((link) => link.from === from || link.to === from);
    const near = new Set([from, to, ...own.flatMap((link) => [link.from, link.to])]);
    const nouns = map.nouns.flatMap(({ name, family }): Node<NounData>[] => {
      const position = positions.nouns.get(name);
      if (!position) return [];
      return [
        {
          id: name,
          type: "noun",
          position,
          data: { name, chosen: name === from || name === to, dim: from !== "" && !near.has(name) },
          style: family === undefined ? {} : hueStyle(family),
          ariaLabel: name,
          zIndex: 2,
        },
      ];
    });
    const islands = positions.islands.map(
      ({ family, x, y, width, height }): Node<IslandData> => ({
        id: `island ${family}`,
        type: "island",
        position: { x, y },
        data: { family },
        style: { width, height, ...hueStyle(family) },
        selectable: false,
        focusable: false,
        zIndex: 0,
      }),
    );
    const seen = new Set<string>();
    const lines = own.flatMap((link): Edge[] => {
      const id = [link.from, link.to].sort().join(" ");
      if (seen.has(id)) return [];
      seen.add(id);
      return [
        {
          id,
          source: link.from,
          target: link.to,
          type: "straight",
          className: "link-line",
          // Only the links to the chosen noun have labels, because all labels would cover the map.
          label: link.to === to || link.from === to ? link.field.name : "",
          labelStyle: { fontSize: 20 },
          zIndex: 1,
        },
      ];
    });
    return { nodes: [...islands, ...nouns], edges: lines };
  }, [map, positions, from, to]);
  /** Chooses the focused noun on Enter, because the map itself only selects the noun. */
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Enter" || !(target instanceof Element)) return;
    const noun = target.closest(".react-flow__node-noun")?.getAttribute("data-id");
    if (noun) onChoose(noun);
  };
  return (
    <div className="map" onKeyDown={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        fitView
        minZoom={0.1}
        colorMode={dark ? "dark" : "light"}
        nodesDraggable={false}
        nodesConnectable={false}
        onNodeClick={(_event, node) => !node.id.startsWith("island ") && onChoose(node.id)}
        aria-label="Map of nouns"
        attributionPosition="bottom-left"
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

const NOUN_WIDTH = 190;
const NOUN_HEIGHT = 34;
const HEAD = 34;

interface Layout {
  readonly nouns: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly islands: readonly {
    readonly family: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Places families as islands in two columns on each side of the hubs and of the nouns without a family. */
function layoutOf(map: LinkMap): Layout {
  const nouns = new Map<string, { x: number; y: number }>();
  const islands: { family: string; x: number; y: number; width: number; height: number }[] = [];
  const COLUMNS = 1;
  const islandWidth = COLUMNS * (NOUN_WIDTH + 10) + 10;
  const xs = [-2 * islandWidth - 260, -islandWidth - 200, 200, islandWidth + 260];
  const bottoms = xs.map(() => 0);
  const names = new Set([
    ...families.map(({ name }) => name),
    ...map.nouns.flatMap(({ family }) => family ?? []),
  ]);
  const groups = [...names]
    .map((family) => ({ family, own: map.nouns.filter((noun) => noun.family === family) }))
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.own.length - a.own.length);
  for (const { family, own } of groups) {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const [x = 0, y = 0] = [xs[column], bottoms[column]];
    const height = HEAD + Math.ceil(own.length / COLUMNS) * (NOUN_HEIGHT + 6) + 6;
    islands.push({ family, x, y, width: islandWidth, height });
    for (const [index, noun] of own.entries())
      nouns.set(noun.name, {
        x: x + 10 + (index % COLUMNS) * (NOUN_WIDTH + 10),
        y: y + HEAD + Math.floor(index / COLUMNS) * (NOUN_HEIGHT + 6),
      });
    bottoms[column] = y + height + 30;
  }
  const middle = Math.max(...bottoms) / 2;
  const hubs = map.nouns.filter(({ name, family }) => HUBS.includes(name) || family === undefined);
  for (const [index, { name }] of hubs.entries())
    nouns.set(name, { x: -NOUN_WIDTH / 2, y: middle + (index - hubs.length / 2) * 60 });
  return { nouns, islands };
}
