/**
 * Runs public connector files: each is loaded, and each of its connectors is called against a service that answers
 * as its mapping expects. Files are named by their digests, and nothing of them is stored.
 *
 *   npm run -s connectors:public -- <folder>
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GraphQLOutputType, isObjectType } from "graphql";
import { MockAgent } from "undici";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { type CallInput, callConnector } from "#subgraphs/declared/calls.ts";
import { driftOf } from "#subgraphs/declared/drift.ts";
import type { CallRules, Connector } from "#subgraphs/declared/model.ts";
import { type Declared, openDeclared } from "#subgraphs/declared/open.ts";
import { DeclarationError } from "#subgraphs/declared/places.ts";
import { readFolder } from "#subgraphs/declared/read-folder.ts";
import { Shapes } from "#subgraphs/declared/shapes.ts";
import { wireFamilies } from "#subgraphs/process/wiring.ts";
import { bodySample, inputSample } from "./sample.ts";

const ORIGIN = "http://public.invalid";

interface Tried {
  readonly file: string;
  readonly digest: string;
  readonly connectors: number;
  readonly answered: number;
  /** Reasons of those that did not load or answer. */
  readonly reasons: readonly string[];
}

/** The values of `$config` that a file reads. */
function configOf(rules: readonly CallRules[]): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const { uses } of rules)
    for (const { name, members } of uses) {
      if (name !== "config") continue;
      let at = config;
      for (const [index, member] of members.entries()) {
        const isLast = index === members.length - 1;
        at[member] ??= isLast ? "7" : {};
        at = at[member] as Record<string, unknown>;
      }
    }
  return config;
}

async function tryFile(path: string, file: string): Promise<Tried> {
  const text = readFileSync(path);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  const agent = new MockAgent();
  agent.disableNetConnect();
  const wiring = wireFamilies({ served: [], families: {}, limits: { ...defaultLimits, tries: 1 } });
  try {
    copyFileSync(path, join(folder, "public.graphql"));
    const read = readFolder({ folder, families: [], others: () => [] });
    const settings: DeclaredSettings = Object.fromEntries(
      read.sources.map((source) => [
        source.name,
        {
          url: ORIGIN,
          dispatcher: agent,
          config: configOf([source, ...read.connectors.filter((one) => one.source === source)]),
        },
      ]),
    );
    const declared = openDeclared(read, { settings, open: wiring.openClients, upstreams: wiring.upstreams });
    const reasons: string[] = [];
    for (const connector of read.connectors) {
      const reason = await tryConnector(connector, declared, agent, wiring);
      if (reason !== undefined) reasons.push(`${connector.coordinate}: ${reason}`);
    }
    const connectors = read.connectors.length;
    return { file, digest, connectors, answered: connectors - reasons.length, reasons };
  } catch (error) {
    const reasons = error instanceof DeclarationError ? error.mistakes : [String(error)];
    return { file, digest, connectors: 0, answered: 0, reasons };
  } finally {
    await agent.close();
    await wiring.close();
    rmSync(folder, { recursive: true });
  }
}

/** Calls a connector. @returns the reason why it gives no value; undefined where it does */
async function tryConnector(
  connector: Connector,
  { subgraph, endpoints }: Declared,
  agent: MockAgent,
  wiring: ReturnType<typeof wireFamilies>,
): Promise<string | undefined> {
  const { typeName, fieldName, returns, method, selection } = connector;
  const owner = subgraph.schema.getType(typeName);
  const field = fieldName && isObjectType(owner) ? owner.getFields()[fieldName] : undefined;
  const named = subgraph.schema.getType(returns) as GraphQLOutputType;
  const type = connector.paging ? named : (field?.type ?? named);
  const body = bodySample(selection.parsed, type) ?? {};
  agent
    .get(ORIGIN)
    .intercept({ path: () => true, method })
    .reply(200, JSON.stringify(body), { headers: { "content-type": "application/json" } });
  const endpoint = endpoints.get(connector);
  if (!endpoint) return "no endpoint";
  const context = wiring.newContext({
    requestId: "public",
    signal: new AbortController().signal,
    forwarded: {},
  });
  try {
    const mapped = await callConnector(connector, endpoint, inputOf(connector, field?.args ?? []), context);
    if (mapped === undefined) return "no call is made, or the service has no such object";
    const shapes = new Shapes(subgraph.schema);
    const shaped = shapes.of(type)(mapped.value);
    if (shaped === null || shaped === undefined) return `null, from ${JSON.stringify(mapped.value)}`;
    const drift = driftOf(connector, mapped.value, shaped);
    if (drift === undefined || drift === "empty") return undefined;
    return `missing ${drift.missing.join(", ") || "-"}; other type ${drift.otherType.join(", ") || "-"}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function inputOf(
  { keys, kind }: Connector,
  args: readonly { readonly name: string; readonly type: Parameters<typeof inputSample>[0] }[],
): CallInput {
  const parent: Record<string, unknown> = {};
  for (const path of keys) {
    let at = parent;
    for (const [index, name] of path.entries()) {
      at[name] ??= index === path.length - 1 ? "7" : {};
      at = at[name] as Record<string, unknown>;
    }
  }
  return {
    args: Object.fromEntries(args.map(({ name, type }) => [name, inputSample(type)])),
    ...(kind !== "entity" && { this: parent }),
    ...(kind === "batch" && { batch: [parent] }),
  };
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Which folder has the files?");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .sort();
  const all: Tried[] = [];
  for (const file of files) all.push(await tryFile(join(folder, file), file));
  console.log("file\tdigest\tconnectors\tanswer\treason");
  for (const { file, digest, connectors, answered, reasons } of all)
    console.log([file, digest, connectors, answered, reasons.join(" · ")].join("\t"));
  const sum = (of: (tried: Tried) => number) => all.reduce((total, one) => total + of(one), 0);
  const loaded = all.filter(({ connectors }) => connectors > 0).length;
  console.error(
    `${loaded} of ${all.length} files load; ${sum(({ answered }) => answered)} of ${sum(({ connectors }) => connectors)} connectors answer.`,
  );
}

await main();
