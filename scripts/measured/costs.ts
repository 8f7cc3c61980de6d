/**
 * Writes the costs of coordinates in REST calls, as measured by the last test run, for
 * `gateway/policy/cost.ts`.
 *   --update   replace the table by the measurements of a whole run, or add those of a partial run
 *   --check    fail if the table lacks measurements of a whole run, or if an operation of the tests needed
 *              more calls than its estimated maximum, or would be refused
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, parse, validate } from "graphql";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { familiesOf, operationIds } from "#gateway/gateway.ts";
import { CostModel } from "#gateway/policy/cost.ts";
import { limitsRule } from "#gateway/policy/query-limits.ts";
import { withoutWeight } from "#gateway/policy/schema-facts.ts";
import { declaredLinks } from "#gateway/schemas/declared-links.ts";
import { composedSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { kebab } from "#scripts/family-new/names.ts";
import { ROOT } from "#scripts/tables.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { costLines, lastRun, measuredLines, needWholeRun } from "./measured.ts";

const KEPT = join(ROOT, "schema/costs.tsv");

/** Lines of the table as measured. A partial run adds its lines to the existing table. */
function measured(kept: string): string[] {
  const rows = new Map<string, number>(
    familiesOf().flatMap(({ bound }) =>
      Object.values<BoundOperation>(bound).map(
        ({ id, path, spec }) => [id, spec.page?.maxSize ?? (path.endsWith("}") ? 1 : 0)] as const,
      ),
    ),
  );
  const lines = measuredLines("costs", ".tsv").map(withDeclaredKeys);
  const table = costLines(rows, lines, kept);
  return costLines(rows, [], table.join("\n"), likelyParts(table.join("\n")));
}

/** Keys that a call of a link serves by declaration: all keys of a whole list, or a part of a key. */
const declaredKeys = new Map(
  declaredLinks().flatMap(({ coordinate, reads }) =>
    reads && (reads.perCall >= WHOLE_LIST || reads.perCall < 1)
      ? [[`${coordinate}\t${reads.operation}`, Math.min(reads.perCall, WHOLE_LIST)] as const]
      : [],
  ),
);

/** Replaces the keys of a measured line by declared keys, which a measurement cannot show. */
function withDeclaredKeys(line: string): string {
  const [coordinate = "", operation = ""] = line.split("\t");
  const keys = declaredKeys.get(`${coordinate.replace("[]", "")}\t${operation}`);
  return keys === undefined ? line : `${coordinate}\t${operation}\t${keys}`;
}

/**
 * Share of the maximum number of calls that the queries of `test/budgets/budgets.test.ts` made, by coordinate and operation.
 * @param table Weights by which the maximum is counted.
 */
function likelyParts(table: string): Map<string, number> {
  const weights = readWeights(table);
  const counting = new CostModel(composedSchemas().supergraph, weights, defaultQueryLimits.pageSize);
  const perObject = new Set(
    [...weights].flatMap(([coordinate, list]) =>
      list.filter(({ keys }) => keys === 1).map(({ operation }) => `${coordinate}\t${operation}`),
    ),
  );
  const parts = new Map<string, number[]>();
  for (const line of measuredLines("costs", ".questions")) {
    const [pairs = "", text = ""] = line.split(/\t(.*)/s);
    const made = new Map(JSON.parse(pairs) as [string, number][]);
    const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> };
    const document = parse(query, { noLocation: true });
    const operation = getOperationAST(document);
    if (!operation) continue;
    const most = new Map<string, number>();
    counting.countCalls(document, operation, variables, (coordinate, id, calls) => {
      const pair = `${coordinate}\t${id}`;
      most.set(pair, (most.get(pair) ?? 0) + calls);
    });
    for (const [pair, calls] of most) {
      const part = (made.get(pair) ?? 0) / calls;
      // A single object always needs its call, so it shows nothing about lists.
      const isOne = perObject.has(pair) && calls === 1 && part === 1;
      if (calls > 0 && !isOne) parts.set(pair, [...(parts.get(pair) ?? []), part]);
    }
  }
  // Each query counts equally, however many calls it makes.
  const mean = (all: readonly number[]) => {
    const some = all.filter((part) => part > 0);
    const logarithms = some.reduce((sum, part) => sum + Math.log(part), 0);
    return some.length === 0 ? 0 : (some.length / all.length) * Math.exp(logarithms / some.length);
  };
  return new Map([...parts].map(([pair, all]) => [pair, Number(mean(all).toPrecision(2))]));
}

/** The tests that measure operations. Only those of the last run count. */
function unmeasured(missing: readonly string[]): string {
  const folders = familiesOf().flatMap(({ name, subgraph }) =>
    missing.some((id) => id.startsWith(`${name}.`)) ? `test/operations/${subgraph}/${kebab(name)}` : [],
  );
  return [
    `schema/costs.tsv stays as it is, because no test of the last run reached ${missing.join(", ")}`,
    `Write a test for each in ${folders.join(" and ")} that selects its field: tributary.ask("{ … }") with tributary = await sharedTributary()`,
    `Then run: npx vitest --run ${folders.join(" ")} && npm run -s operations -- --update && npm run -s costs -- --update`,
  ].join("\n");
}

const [mode] = process.argv.slice(2);
if (mode === "--check") needWholeRun();
if (mode === "--update") {
  const { partial } = lastRun();
  const before = partial !== null && existsSync(KEPT) ? readFileSync(KEPT, "utf8") : "";
  const lines = measured(before);
  const missing = withoutWeight(readWeights(lines.join("\n")), operationIds());
  if (missing.length > 0) {
    console.error(unmeasured(missing));
    process.exit(1);
  }
  writeFileSync(KEPT, lines.map((line) => `${line}\n`).join(""));
  if (partial !== null) console.error(`Added to schema/costs.tsv, removed nothing from it: ${partial}`);
}

const table = costTable();
const kept = new Set(table.split("\n"));
const wrong = measured("")
  .filter((line) => !kept.has(line))
  .map((line) => `not in schema/costs.tsv: ${line}`);

const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
const model = new CostModel(composedSchemas().supergraph, readWeights(table), defaultQueryLimits.pageSize);
let most = { cost: 0, query: "" };
let asked = 0;
for (const line of measuredLines("costs", ".asked")) {
  const [calls, text = ""] = line.split(/\t(.*)/s);
  const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> };
  let document: ReturnType<typeof parse>;
  try {
    document = parse(query, { noLocation: true });
  } catch {
    continue;
  }
  const operation = getOperationAST(document);
  if (!operation) continue;
  asked++;
  const cost = model.callsOf(document, operation, variables);
  if (cost > most.cost) most = { cost, query };
  if (cost < Number(calls)) wrong.push(`${calls} REST calls where ${cost} were foreseen: ${text}`);
  const least = model.leastOf(document, operation, variables);
  if (Number(calls) > 0 && least > defaultLimits.callsPerOperation)
    wrong.push(`${least} REST calls at least are too many, ${calls} were needed: ${text}`);
  for (const { message } of validate(schema, document, [limitsRule(defaultQueryLimits)]))
    wrong.push(`${message}: ${text}`);
}
console.log(
  `${asked} operations, ${kept.size} weights; the dearest may need ${most.cost} REST calls: ${most.query.replace(/\s+/g, " ")}`,
);
if (mode === "--check" && wrong.length > 0) {
  for (const message of wrong) console.error(message);
  console.error(`${wrong.length} mistakes; see npm run -s costs -- --update`);
  process.exit(1);
}
