/**
 * Runs public connector files: each is loaded, and each of its connectors is called against a service that answers
 * as its mapping expects. Calls of operations are compared with those by the definition of the language, and with
 * those of Apollo Router. Files are named by their digests, and nothing of them is stored.
 *
 *   npm run -s connectors:public -- <folder>
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeServices } from "@apollo/composition";
import { GraphQLError, isObjectType, parse } from "graphql";
import { type CallInput, callConnector } from "#subgraphs/declared/calls.ts";
import { driftOf } from "#subgraphs/declared/drift.ts";
import type { Connector } from "#subgraphs/declared/model.ts";
import { DeclarationError } from "#subgraphs/declared/places.ts";
import { Shapes } from "#subgraphs/declared/shapes.ts";
import { type ComparedCalls, compareCalls } from "./compare-calls.ts";
import { newOperation, type OpenedFolder, openFolder } from "./open.ts";
import { inputSample } from "./sample.ts";
import { valueType } from "./service.ts";

interface FileResult {
  readonly file: string;
  readonly digest: string;
  /** True if the composer composes the file alone, which does not read its mappings. */
  readonly composes: boolean;
  readonly connectors: number;
  readonly answered: number;
  /** Reasons of those that did not load or answer. */
  readonly reasons: readonly string[];
  readonly calls: readonly ComparedCalls[];
}

function composesAlone(text: string): boolean {
  try {
    return composeServices([{ name: "public", typeDefs: parse(text) }]).errors === undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

async function tryFile(path: string, file: string): Promise<FileResult> {
  const text = readFileSync(path);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const composes = composesAlone(text.toString("utf8"));
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  try {
    copyFileSync(path, join(folder, "public.graphql"));
    await using opened = openFolder(folder);
    const { connectors: all } = opened.declared;
    const reasons: string[] = [];
    for (const connector of all) {
      const reason = await tryConnector(connector, opened);
      if (reason !== undefined) reasons.push(`${connector.coordinate}: ${reason}`);
    }
    const connectors = all.length;
    const calls = await compareCalls(opened);
    return { file, digest, composes, connectors, answered: connectors - reasons.length, reasons, calls };
  } catch (error) {
    const reasons = error instanceof DeclarationError ? error.mistakes : [String(error)];
    return { file, digest, composes, connectors: 0, answered: 0, reasons, calls: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Calls a connector. @returns the reason why it gives no value; undefined where it does */
async function tryConnector(connector: Connector, opened: OpenedFolder): Promise<string | undefined> {
  const { subgraph, endpoints } = opened.declared;
  const { typeName, fieldName } = connector;
  const owner = subgraph.schema.getType(typeName);
  const field = fieldName && isObjectType(owner) ? owner.getFields()[fieldName] : undefined;
  const type = valueType(connector, subgraph.schema);
  const endpoint = endpoints.get(connector);
  if (!endpoint) return "no endpoint";
  const context = newOperation(opened);
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
  const all: FileResult[] = [];
  for (const file of files) all.push(await tryFile(join(folder, file), file));
  console.log("file\tdigest\tcomposes\tconnectors\tanswer\tlanguage\trouter\tours\tratio\treason");
  for (const { file, digest, composes, connectors, answered, reasons, calls } of all) {
    const [language, router, ours] = (["language", "router", "ours"] as const).map((by) =>
      callsOf(calls, by),
    );
    const ratio = language ? ((ours ?? 0) / language).toFixed(2) : "";
    console.log(
      [
        file,
        digest,
        composes ? "yes" : "no",
        connectors,
        answered,
        language,
        router,
        ours,
        ratio,
        reasons.join(" · "),
      ].join("\t"),
    );
  }
  const sum = (of: (tried: FileResult) => number) => all.reduce((total, one) => total + of(one), 0);
  const loaded = all.filter(({ connectors }) => connectors > 0).length;
  console.error(
    `${all.filter((tried) => tried.composes).length} of ${all.length} files compose, ${loaded} load; ${sum(({ answered }) => answered)} of ${sum(({ connectors }) => connectors)} connectors answer.`,
  );
  const calls = all.flatMap((tried) => tried.calls);
  const fewer = calls.filter(({ language, ours }) => ours < language);
  console.error(
    `${calls.length} operations: ${callsOf(calls, "ours")} calls, ${callsOf(calls, "language")} by the language, ${callsOf(calls, "router")} of a router; ${fewer.length} operations need fewer calls.`,
  );
  for (const { file, calls } of all)
    for (const { name, router, ours, repeated } of calls) {
      if (ours > router) console.error(`${file}: ${name} makes ${ours} calls instead of ${router}`);
      for (const text of repeated) console.error(`${file}: ${name} repeats ${text}`);
      if (ours > router || repeated.length > 0) process.exitCode = 1;
    }
}

const callsOf = (calls: readonly ComparedCalls[], by: "language" | "router" | "ours"): number =>
  calls.reduce((total, one) => total + one[by], 0);

await main();
