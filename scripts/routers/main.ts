/**
 * `npm run routers [-- <engine>…]`: tries other routers over our subgraphs, unpatched, and prints the results.
 * Fails if a result differs from what `docs/routers.md` promises for the router.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "#scripts/tables.ts";
import { ask, askQuestions, cases, ownAnswers, type Questions } from "./cases.ts";
import { type Engine, engines, type RunningEngine, type Setup } from "./engines.ts";
import { OPERATION_ID_HEADER, openStand, type Stand } from "./stand.ts";

/** Most calls of a router without ids of operations, relative to ours. */
const MOST_WITHOUT_ID = 1.7;
const FEWEST_ENGINES = 3;
const START_MS = 120_000;

interface Result {
  readonly engine: Engine;
  readonly withId?: Questions;
  readonly withoutId?: Questions;
  readonly problems: readonly string[];
  /** Reason why the router could not be tried. */
  readonly absent?: string;
}

/** Waits until a router answers. */
async function ready({ url }: RunningEngine, token: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const answer = await ask(url, { query: "{ __typename }" }, token).catch(() => undefined);
    if (answer?.data) return;
    if (performance.now() > end) throw new Error(`it does not answer within ${START_MS / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function tryEngine(
  engine: Engine,
  stand: Stand,
  setup: Setup,
  own: Awaited<ReturnType<typeof ownAnswers>>,
): Promise<Result> {
  const absent = engine.install();
  if (absent !== undefined) return { engine, problems: [], absent };
  const problems: string[] = [];
  let close = await stand.openSubgraphs(OPERATION_ID_HEADER);
  const running = await engine.start(setup);
  try {
    await ready(running, stand.token);
    const withId = await askQuestions(stand, running.url, own);
    const otherCosts = engine.sendsId ? withId.otherCosts : [];
    problems.push(...[...withId.differences, ...otherCosts].map((problem) => `with id, ${problem}`));
    for (const [name, run] of Object.entries(cases)) {
      const problem = await run(stand, running.url).catch((error: unknown) => String(error));
      if (problem !== undefined) problems.push(`${name}: ${problem}`);
    }
    await close();
    close = await stand.openSubgraphs();
    const withoutId = await askQuestions(stand, running.url, own);
    problems.push(...withoutId.differences.map((problem) => `without id, ${problem}`));
    if (withoutId.calls > MOST_WITHOUT_ID * withoutId.ownCalls)
      problems.push(`without id, more than ${MOST_WITHOUT_ID} times our calls`);
    return { engine, withId, withoutId, problems };
  } catch (error) {
    return { engine, problems: [...problems, error instanceof Error ? error.message : String(error)] };
  } finally {
    await running.stop();
    await close();
  }
}

function print(results: readonly Result[]): void {
  const rows = results.map(({ engine, withId, withoutId, problems, absent }) => {
    const failed = Object.keys(cases).filter((name) => problems.some((one) => one.startsWith(`${name}:`)));
    const tried = withId
      ? `${Object.keys(cases).length - failed.length} of ${Object.keys(cases).length}`
      : "";
    const times = (questions: Questions | undefined) =>
      questions ? `${questions.calls} (${(questions.calls / questions.ownCalls).toFixed(2)})` : "";
    return [
      engine.name,
      engine.version,
      withId ? `${withId.equal} of ${withId.asked}` : (absent ?? "failed"),
      engine.sendsId ? times(withId) : "sends none",
      times(withoutId),
      tried,
    ];
  });
  const head = ["router", "version", "questions", "calls with id", "without id", "cases"];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
  const own = results.find(({ withId }) => withId)?.withId?.ownCalls;
  if (own !== undefined)
    console.log(`calls are REST calls; ours: ${own}. Cases: ${Object.keys(cases).join(", ")}.`);
  for (const { engine, problems } of results)
    for (const problem of problems) console.log(`${engine.name}: ${problem}`);
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(engines, name));
if (unknown !== undefined) {
  console.error(`"${unknown}" is no engine: one of ${Object.keys(engines).join(", ")}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "tributary-routers-"));
const stand = await openStand();
const setup: Setup = {
  supergraph: join(folder, "supergraph.graphql"),
  sdl: join(folder, "sdl"),
  urls: stand.urls,
  jwks: stand.jwks,
  folder,
};
const urls = Object.entries(stand.urls).flatMap(([name, url]) => ["--url", `${name}=${url}`]);
execFileSync(
  "npm",
  [
    "run",
    "-s",
    "compose",
    "--",
    "--out",
    setup.supergraph,
    "--sdl",
    setup.sdl,
    "--without-scopes",
    "--without-inaccessible",
    ...urls,
  ],
  { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
);
const own = await ownAnswers(stand);
const results: Result[] = [];
for (const [name, engine] of Object.entries(engines)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`trying ${engine.name} ${engine.version}`);
  results.push(await tryEngine(engine, stand, setup, own));
}
await stand.close();
rmSync(folder, { recursive: true });
print(results);
const tried = results.filter(({ absent }) => absent === undefined);
const isEnough = chosen.length > 0 ? tried.length === chosen.length : tried.length >= FEWEST_ENGINES;
const isRight = tried.every(({ engine, problems }) => !engine.complete || problems.length === 0);
process.exit(isEnough && isRight ? 0 : 1);
