/**
 * `npm run soak:reload`: the supergraph file of a gateway changes again and again under load. No operation may
 * fail, and the heap must not grow.
 *
 *   --reloads 20   --rate 50   operations a second
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse, print, visit } from "graphql";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { createGateway } from "#gateway/gateway.ts";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { checkSupergraph, SupergraphReloads, signatureOf } from "#gateway/schemas/supergraph-reloads.ts";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { systemClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { startLocalFamilies } from "#services/start.ts";

export interface ReloadFigures {
  readonly operations: number;
  /** Errors of the operations that failed, and reasons of reloads that were refused. */
  readonly failures: readonly string[];
  /** The heap after each reload and a collection of garbage, MB. */
  readonly heapMb: readonly number[];
  /** Longest time for which a reload blocked the process, ms. */
  readonly stallMs: number;
}

/** Number of documents with different texts, so that some are planned again after each reload. */
const DOCUMENTS = 40;
const MB = 1024 * 1024;

/** The supergraph of the build, and a copy without one field. */
function supergraphs(): readonly [string, string] {
  const { supergraph } = builtSchemas();
  const without = visit(parse(supergraph, { noLocation: true }), {
    FieldDefinition: ({ name }) => (name.value === "rateLimits" ? null : undefined),
  });
  return [supergraph, print(without)];
}

/**
 * Reloads under a steady load.
 * @param reloads number of reloads
 * @param rate operations a second
 */
export async function reloadUnderLoad(reloads: number, rate: number): Promise<ReloadFigures> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const folder = mkdtempSync(join(tmpdir(), "reloads-"));
  const path = join(folder, "supergraph.graphql");
  const store = openStore(":memory:");
  const company = demoCompany();
  const { host, baseUrls } = await startLocalFamilies({
    families: services,
    store,
    clock: systemClock,
    company,
    port: 0,
  });
  const gateway = await createGateway({
    families: Object.fromEntries(
      Object.entries(baseUrls).map(([name, baseUrl]) => [
        name,
        { baseUrl, credential: { secret: demoSecret(name, "service") } },
      ]),
    ),
  });
  const texts = supergraphs();
  writeFileSync(path, texts[0]);
  const failures: string[] = [];
  const heapMb: number[] = [];
  let stallMs = 0;
  let loaded = 0;
  const watch = new SupergraphReloads({
    path,
    signature: signatureOf(path),
    check: () => checkSupergraph({ path, served: gateway.supergraphSdl(), documents: {} }),
    load(text) {
      const began = performance.now();
      gateway.replaceSupergraph(text);
      stallMs = Math.max(stallMs, performance.now() - began);
    },
    onLoaded: () => loaded++,
    onRefused: (reasons) => failures.push(...reasons),
    everyMs: 0,
  });

  let started = 0;
  let answered = 0;
  const running = new Set<Promise<void>>();
  const ask = async (n: number) => {
    const query = `query Of${n % DOCUMENTS} { users(first: 3) { nodes { id email payments(first: 2) { nodes { id status } } } } }`;
    const { errors } = await gateway.execute({ query });
    answered++;
    if (errors) failures.push(...errors.map(({ message }) => message));
  };
  const load = setInterval(() => {
    const one = ask(started++)
      .catch((error: unknown) => void failures.push(String(error)))
      .finally(() => running.delete(one));
    running.add(one);
  }, 1_000 / rate);
  /** Waits until each document was answered by the supergraph that is served now. */
  const documentsAnswered = async () => {
    const enough = answered + 2 * DOCUMENTS;
    while (answered < enough && failures.length === 0) await sleep(20);
  };
  try {
    await documentsAnswered();
    for (let n = 1; n <= reloads && failures.length === 0; n++) {
      writeFileSync(path, texts[n % 2] ?? "");
      await watch.look();
      if (loaded !== n) failures.push(`Reload ${n} loaded nothing`);
      await documentsAnswered();
      collect();
      heapMb.push(process.memoryUsage().heapUsed / MB);
    }
  } finally {
    clearInterval(load);
    await Promise.all(running);
    await watch.close();
    await gateway.close();
    await host.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
  return { operations: answered, failures, heapMb, stallMs };
}

/** Greatest ratio of the heap at the last reload to that at the fifth. */
const MOST_GROWTH = 1.05;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { reloads: { type: "string", default: "20" }, rate: { type: "string", default: "50" } },
  });
  const { operations, failures, heapMb, stallMs } = await reloadUnderLoad(
    Number(values.reloads),
    Number(values.rate),
  );
  const [fifth = Number.NaN, last = Number.NaN] = [heapMb[4], heapMb.at(-1)];
  console.log(
    `${operations} operations, ${failures.length} failed; a reload stalls for at most ${stallMs.toFixed(0)} ms`,
  );
  console.log(`heap after each reload, MB: ${heapMb.map((mb) => mb.toFixed(1)).join(" ")}`);
  for (const failure of new Set(failures)) console.error(failure);
  const grows = !(last <= fifth * MOST_GROWTH);
  if (grows) console.error(`the heap grew from ${fifth.toFixed(1)} to ${last.toFixed(1)} MB`);
  if (grows || failures.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
