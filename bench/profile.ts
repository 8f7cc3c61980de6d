/** CPU profile of the gateway's process under load, by author of the code. */
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoadResult } from "./load.ts";
import { buildUnbundled, type Peer, startTributary } from "./peers.ts";
import { end, type StartedProcess } from "./processes.ts";

interface Node {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

interface CpuProfile {
  readonly nodes: readonly Node[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/**
 * Profiled build: our code alone in one file, and packages in their own, so that frames show their author.
 */
const OWN = "/gateway-unbundled.js";

/** The package that a frame is in; our own code is in the bundle. */
function ownerOf({ callFrame: { url, functionName } }: Node): string {
  const [, inside] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url.slice(url.lastIndexOf("node_modules"))) ?? [];
  if (inside) return inside;
  if (url.endsWith(OWN)) return "ours";
  if (url.startsWith("node:")) return "node";
  if (functionName === "(garbage collector)") return "garbage collection";
  if (/^\((?:idle|program|root)\)$/.test(functionName)) return functionName;
  // Code from `new Function` has no URL: compiled queries.
  return url === "" ? "native and generated" : url;
}

/** Packages whose time counts for their caller. */
const SHARED_PACKAGES = new Set([
  "node",
  "native and generated",
  "graphql",
  "@apollo/federation-internals",
  "undici",
]);

/** Our own file, or the package, that called a frame of a shared package. */
function payerOf(node: Node, parents: ReadonlyMap<number, Node>, sources: SourceMap): string {
  for (let at: Node | undefined = node; at; at = parents.get(at.id)) {
    const owner = ownerOf(at);
    if (owner === "ours") return placeOf(at, sources).trim().replace(/:\d+$/, "");
    if (owner === "@apollo/gateway") return `@apollo/gateway ${at.callFrame.url.split("/").at(-1)}`;
    if (!SHARED_PACKAGES.has(owner)) return owner;
  }
  return ownerOf(node);
}

/** File and line of a frame; for our own code those of the source, not of the bundle. */
function placeOf({ callFrame: { url, lineNumber, columnNumber } }: Node, sources: SourceMap): string {
  if (url === "") return "";
  const entry = url.endsWith(OWN) ? sources.findEntry(lineNumber, columnNumber) : {};
  const own =
    "originalSource" in entry ? (entry as { originalSource: string; originalLine: number }) : undefined;
  const file = own?.originalSource ?? url;
  const line = own?.originalLine ?? lineNumber;
  return ` ${file.split("/").slice(-3).join("/")}:${line + 1}`;
}

function table(title: string, ms: ReadonlyMap<string, number>, operations: number, rows: number): void {
  const total = [...ms.values()].reduce((sum, one) => sum + one, 0);
  console.log(title);
  const sorted = [...ms].sort((a, b) => b[1] - a[1]).slice(0, rows);
  for (const [name, spent] of sorted)
    console.log(`${(spent / operations).toFixed(3)}\t${((100 * spent) / total).toFixed(1)}%\t${name}`);
}

/** Runs the load on a profiled gateway, after a warm-up, and prints self time per operation. */
export async function profile(
  familiesUrl: string,
  flagsOfNode: readonly string[],
  run: (peer: Peer) => Promise<LoadResult>,
): Promise<void> {
  const gatewayFile = await buildUnbundled();
  const directory = await mkdtemp(join(tmpdir(), "bench-profile-"));
  const flags = ["--cpu-prof", `--cpu-prof-dir=${directory}`, "--cpu-prof-interval=250", ...flagsOfNode];
  const peer = await startTributary(familiesUrl, flags, "profiled", gatewayFile);
  const { operations, seconds } = await run(peer);
  await end(peer.processes[0] as StartedProcess);
  const [file = ""] = await readdir(directory);
  const { nodes, samples, timeDeltas }: CpuProfile = JSON.parse(
    await readFile(join(directory, file), "utf8"),
  );
  const sources = new SourceMap(JSON.parse(await readFile(`${gatewayFile}.map`, "utf8")));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node] as const)));
  const owners = new Map<string, number>();
  const payers = new Map<string, number>();
  const functions = new Map<string, number>();
  // Counts only the last samples, which are of the time under load, not of the start of the process.
  let counted = 0;
  for (let i = samples.length - 1; i >= 0 && counted < seconds * 1_000; i--) {
    const spent = (timeDeltas[i] ?? 0) / 1_000;
    counted += spent;
    const node = byId.get(samples[i] as number);
    if (!node || /^\((?:idle|root)\)$/.test(node.callFrame.functionName)) continue;
    const owner = ownerOf(node);
    const payer = payerOf(node, parents, sources);
    payers.set(payer, (payers.get(payer) ?? 0) + spent);
    owners.set(owner, (owners.get(owner) ?? 0) + spent);
    const { functionName } = node.callFrame;
    const place = placeOf(node, sources);
    const name = `${owner === payer ? owner : `${owner} for ${payer}`}: ${functionName || "(anonymous)"}${place}`;
    functions.set(name, (functions.get(name) ?? 0) + spent);
  }
  console.log(`${operations} operations in ${seconds.toFixed(1)} s, profile in ${directory}`);
  table("ms per operation, by package", owners, operations, 25);
  table("ms per operation, by who called it (own files, or the package)", payers, operations, 40);
  table("ms per operation, by function", functions, operations, 60);
}
