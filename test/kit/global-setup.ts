/**
 * Before a run: deletes measurements of earlier runs. After it: reports if the run was complete, and the rules of
 * the documents in titles of passed tests.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { TestModule, TestProject } from "vitest/node";
import { hasPostgres } from "./postgres-server.ts";
import { hasPromtool } from "./promtool.ts";
import { hasRedis } from "./redis-server.ts";

/** Tests that need a server, and true if it is installed. They measure nothing for the tables. */
const SERVERS: readonly (readonly [file: string, isHere: boolean])[] = [
  ["test/platform/shared/redis.test.ts", hasRedis],
  ["test/subgraphs/kit/files/postgres-inbox.test.ts", hasPostgres],
  ["test/reports/server/engine/postgres.test.ts", hasPostgres],
  ["test/reports/server/engine/killed-gateways.test.ts", hasPostgres],
  ["test/deploy/alerts.test.ts", hasPromtool],
  ["test/gateway/reports-of-several.test.ts", hasPostgres],
  ["test/gateway/several-gateways.test.ts", hasRedis && hasPostgres],
];
/** Tests that need a command, a Node version or a system file. They measure nothing for the tables. */
const BY_MACHINE = [
  "test/deploy/kubernetes.test.ts",
  "test/scripts/dist.test.ts",
  "test/bench/allocations.test.ts",
  "test/platform/errors/storage-full.test.ts",
];
const SKIPPED_BY_NAME = [...SERVERS.filter(([, isHere]) => !isHere).map(([file]) => file), ...BY_MACHINE];

const CACHE = new URL("../../.cache/", import.meta.url);

export default function setup({ vitest }: TestProject): () => Promise<void> {
  for (const measured of ["operations", "costs", "arguments", "rules.tsv", "test-run.json"])
    rmSync(new URL(measured, CACHE), { recursive: true, force: true });
  const seed = vitest.projects[0]?.config.env["TEST_SEED"];
  vitest.logger.log(
    `Cases and the order of tests are drawn by TEST_SEED=${seed}; npm run test:whole tries all cases`,
  );
  return async () => {
    const unit = vitest.projects.find(({ name }) => name === "unit");
    const files = unit ? (await unit.globTestFiles()).testFiles : [];
    const ran = vitest.state.getTestModules().filter(({ project }) => project.name === "unit");
    const partial = vitest.config.watch
      ? "tests that are watched run again and again, some of them"
      : whyPartial(files, ran, vitest.config.root, SKIPPED_BY_NAME);
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(
      new URL("rules.tsv", CACHE),
      ruleHolders(vitest.state.getTestModules(), vitest.config.root),
    );
    writeFileSync(new URL("test-run.json", CACHE), JSON.stringify({ partial }));
  };
}

type RanModule = Pick<TestModule, "moduleId" | "ok"> & {
  readonly children: { allTests(state: "skipped"): Iterable<unknown> };
};

/**
 * The reason why a run is not complete. Null if it is.
 * @param maySkip files whose tests may be skipped
 */
export function whyPartial(
  files: readonly string[],
  ran: readonly RanModule[],
  root: string,
  maySkip: readonly string[] = [],
): string | null {
  if (files.length === 0) return "the tests that measure were left out";
  const modules = new Map(ran.map((module) => [module.moduleId, module]));
  const name = (file: string) => relative(root, file);
  const some = (kind: string, found: readonly string[]) =>
    `${found.length} of ${files.length} test files ${kind}, such as ${name(found[0] ?? "")}`;
  const missing = files.filter((file) => !modules.has(file));
  if (missing.length > 0) return some("did not run", missing);
  const failed = files.filter((file) => !modules.get(file)?.ok());
  if (failed.length > 0) return some("failed", failed);
  const skipping = files.filter((file) => {
    if (maySkip.includes(name(file))) return false;
    const skipped = modules.get(file)?.children.allTests("skipped") ?? [];
    return [...skipped].length > 0;
  });
  return skipping.length > 0 ? some("ran only some of their tests", skipping) : null;
}

const RULE = /\bD[123]-\d{3}\b/g;

type TitledModule = Pick<TestModule, "moduleId"> & {
  readonly children: { allTests(state: "passed"): Iterable<{ readonly fullName: string }> };
};

/**
 * Files by rule: one line for each rule in the title of a passed test or its group,
 * `D1-001<tab>test/operations/…`. Rules in comments or data do not count.
 */
export function ruleHolders(modules: readonly TitledModule[], root: string): string {
  const lines = new Set<string>();
  for (const { moduleId, children } of modules)
    for (const { fullName } of children.allTests("passed"))
      for (const [id] of fullName.matchAll(RULE)) lines.add(`${id}\t${relative(root, moduleId)}`);
  return [...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join("");
}
