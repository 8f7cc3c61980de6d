/**
 * Import rules (walls) of the source tree: the imports that a folder may have, no import cycles, and no names of
 * families in the shared kits. `docs/architecture.md` shows the same as a picture.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "#scripts/tables.ts";
import { circlesIn, type ImportGraph } from "./import-graph.ts";

interface Wall {
  /** Files that the rule is for. The first matching rule applies. */
  readonly from: RegExp;
  /** Files that they may import; `OWN` is replaced by the first group of `from`. */
  readonly to: RegExp;
  readonly why: string;
}

const walls: readonly Wall[] = [
  {
    from: /^contracts\/kit\//,
    to: /^contracts\/kit\//,
    why: "the contract kit knows no family and nothing above it",
  },
  {
    from: /^contracts\/([^/]+)\//,
    to: /^contracts\/(kit|OWN)\//,
    why: "a contract imports the contract kit and its own areas",
  },
  { from: /^contracts\//, to: /^contracts\//, why: "contracts import contracts only" },
  {
    from: /^platform\/graphql\/finding\//,
    to: /^platform\/graphql\/finding\//,
    why: "the search of a schema is also the console's: it runs in a browser",
  },
  {
    from: /^platform\//,
    to: /^(platform|contracts\/kit)\//,
    why: "the platform knows no family, no subgraph and no gateway",
  },
  {
    from: /^services\/kit\//,
    to: /^(services\/kit|contracts\/kit|platform)\//,
    why: "the kit of the stand-in services knows no family",
  },
  {
    from: /^services\//,
    to: /^(services|contracts|platform)\//,
    why: "the stand-in services know contracts, and nothing of the graph",
  },
  {
    from: /^subgraphs\/kit\//,
    to: /^(subgraphs\/kit|contracts\/kit|platform)\//,
    why: "the kit of the subgraphs knows no family",
  },
  {
    from: /^subgraphs\/(identity|collaboration|business)\//,
    to: /^(subgraphs\/(kit|OWN)|\.generated\/OWN|contracts|platform)\//,
    why: "a subgraph knows neither the other subgraphs nor the stand-in services",
  },
  {
    from: /^subgraphs\//,
    to: /^(subgraphs|contracts|platform)\//,
    why: "a subgraph process knows subgraphs, contracts and the platform",
  },
  {
    from: /^gateway\/with-reports\.ts$/,
    to: /^(gateway|reports\/server|subgraphs\/kit\/access|platform)\//,
    why: "the one file that hands the gateway to the reports",
  },
  {
    from: /^gateway\//,
    to: /^(gateway|subgraphs|\.generated\/(identity|collaboration|business)|contracts|platform)\//,
    why: "the gateway knows subgraphs, contracts and the platform; it starts the stand-in services as a process",
  },
  { from: /^schema\//, to: /^schema\//, why: "what clients copy from `schema` imports nothing of ours" },
  {
    from: /^reports\/(main|open-gateway)\.ts$/,
    to: /^(reports|gateway|platform)\//,
    why: "the program of the reports starts a gateway and hands it to them",
  },
  {
    from: /^reports\/words\//,
    to: /^reports\/words\//,
    why: "the words of reports are also the console's: they run in a browser",
  },
  {
    from: /^reports\//,
    to: /^(reports|\.generated\/reports|platform)\//,
    why: "reports ask through a function that they are given; they know no gateway",
  },
  {
    from: /^console\//,
    to: /^(console|reports\/words|platform\/graphql\/finding)\//,
    why: "the console runs in a browser: it asks the gateway over HTTP and imports nothing of the server but words and the search of a schema",
  },
  { from: /^(bench|scripts)\//, to: /^(?!test\/)/, why: "tools do not import tests" },
  {
    from: /^test\/(?!services\/)/,
    to: /^(?!services\/[^/]+\/seed\/)/,
    why: "named people and things of the demo company stand in services/demo; only tests of a service read its seed",
  },
];

/**
 * Layers (rooms) of a folder, from the top. A room imports only rooms below it. Files at the root of the folder
 * compose all rooms.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  gateway: [
    "workers",
    "edge",
    "demo",
    "http",
    "mcp",
    "console",
    "live",
    "files",
    "plugins",
    "execution",
    "schemas",
    "policy",
    "operation",
  ],
  console: [
    "app",
    "rehearsal",
    "reports",
    "families",
    "settings",
    "explore",
    "links",
    "result",
    "trace",
    "editor",
    "ui",
    "data",
    "kit",
  ],
  "subgraphs/kit": [
    "access",
    "schema",
    "people",
    "context",
    "loading",
    "filters",
    "mapping",
    "calls",
    "files",
    "rest",
    "reading",
  ],
};

/** Files at the root of `gateway` that rooms may import, each with its reason. */
const upwards: ReadonlyMap<string, string> = new Map([
  [
    "gateway/gateway.ts",
    "http, mcp, live and console serve the gateway that they are handed: they import its type",
  ],
  ["gateway/open-operation.ts", "the edge process opens operations without a gateway"],
  ["gateway/serve.ts", "a worker runs the same server as a process without workers"],
  ["gateway/with-reports.ts", "a worker runs the same server as a process without workers"],
  ["gateway/read-config.ts", "a worker reads the same settings as a process without workers"],
]);

/** @returns a sentence for each import of a higher room of the same folder */
export const roomProblems = (graph: ImportGraph): string[] =>
  Object.entries(rooms).flatMap(([folder, order]) => problemsIn(folder, order, graph));

function problemsIn(folder: string, order: readonly string[], graph: ImportGraph): string[] {
  const roomOf = (file: string) =>
    file.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] : undefined;
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (room === undefined) continue;
    if (!order.includes(room))
      problems.push(`${folder}/${room} has no place in the order of rooms (scripts/check/walls.ts)`);
    for (const { file: target } of imports) {
      if (!target.startsWith(`${folder}/`) || upwards.has(target)) continue;
      const other = roomOf(target);
      if (other === undefined || order.indexOf(other) < order.indexOf(room))
        problems.push(`${file} imports ${target}, which lies above ${folder}/${room}`);
    }
  }
  return problems;
}

/** Folders whose files may not name a family. */
const WITHOUT_FAMILIES = /^(platform|contracts\/kit|services\/kit|subgraphs\/kit)\//;
/** Family whose name is also the name of a subgraph and of a content encoding. */
const AMBIGUOUS = "identity";

/**
 * Compares imports with the walls, and with the one way to write them: from the same folder with `./`,
 * from any other by its name from the root (`#contracts/…`).
 * @returns a sentence for each import that is wrong
 */
export function importProblems(graph: ImportGraph): string[] {
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const wall = walls.find(({ from }) => from.test(file));
    const allowed = wall && reachable(wall, file);
    for (const { file: target, specifier } of imports) {
      if (allowed && !allowed.test(target)) problems.push(`${file} imports ${target}: ${wall.why}`);
      // An example in the docs is a package of its own, which has no name from the root.
      if (specifier.startsWith("../") && !target.startsWith("docs/"))
        problems.push(`${file} imports ${specifier}: write #${target}, as for every other folder`);
      else if (specifier.startsWith("#") && target.startsWith(`${dirname(file)}/`))
        problems.push(`${file} imports ${specifier}: write it from ./, because it stands in the same folder`);
    }
  }
  return problems;
}

function reachable({ from, to }: Wall, file: string): RegExp {
  return new RegExp(to.source.replaceAll("OWN", from.exec(file)?.[1] ?? ""));
}

/** @returns a sentence for each import cycle */
export function circleProblems(graph: ImportGraph): string[] {
  return circlesIn(graph).map(
    (circle) => `${circle.length} files import each other in a circle: ${circle.join(", ")}`,
  );
}

/**
 * Finds families named in code that serves all families.
 * @param families names as the contracts have them (`supportDesk`)
 */
export function familyNameProblems(files: Iterable<string>, families: readonly string[]): string[] {
  const quoted = new RegExp(`(["'\`])(${families.filter((name) => name !== AMBIGUOUS).join("|")})\\1`, "g");
  // Names of two words mean the family also without quotes.
  const anywhere = new RegExp(`\\b(${families.filter((name) => /[A-Z]/.test(name)).join("|")})\\b`, "g");
  const problems: string[] = [];
  for (const file of files) {
    if (!WITHOUT_FAMILIES.test(file)) continue;
    const text = readFileSync(join(ROOT, file), "utf8");
    const named = new Set([...text.matchAll(quoted), ...text.matchAll(anywhere)].map(([name]) => name));
    if (named.size > 0)
      problems.push(`${file} names ${[...named].join(", ")}: this folder serves all families`);
  }
  return problems;
}

/** Most files in a folder without rooms. */
const FILES_A_FOLDER = 16;

/** @returns a sentence for each folder of source files that holds too many to see at once */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FILES_A_FOLDER)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files: a folder of more than ${FILES_A_FOLDER} has rooms`,
    );
}
