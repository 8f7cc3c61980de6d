/**
 * What coordinates cost in REST calls, as measured by the last test run, for `gateway/cost.ts`.
 *   --update   keep what a whole test run measured
 *   --check    fail where the kept table lacks what was measured, or where an operation of the tests
 *              needed more calls than was foreseen, or would be refused
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, parse, validate } from "graphql";
import type { BoundOperation } from "../families/kit/contract.ts";
import { costModel } from "../gateway/cost.ts";
import { readWeights } from "../gateway/cost-facts.ts";
import { familiesOf } from "../gateway/gateway.ts";
import { limitsRule } from "../gateway/query-limits.ts";
import { composedSchemas, costTable } from "../gateway/supergraph.ts";
import { defaultQueryLimits } from "../subgraphs/kit/limits.ts";
import { ROOT } from "./tables.ts";

const KEPT = join(ROOT, "schema/costs.tsv");
const MEASURED = join(ROOT, ".cache/costs");

function linesOf(kind: string): string[] {
  const files = existsSync(MEASURED) ? readdirSync(MEASURED).filter((file) => file.endsWith(kind)) : [];
  return files.flatMap((file) => readFileSync(join(MEASURED, file), "utf8").split("\n")).filter(Boolean);
}

/** The table's lines: coordinate, operation, keys that a call serves, rows of a page (1: one object). */
function measured(): string[] {
  const rows = new Map<string, number>(
    familiesOf().flatMap(({ bound }) =>
      Object.values<BoundOperation>(bound).map(
        ({ id, path, spec }) => [id, spec.page?.maxSize ?? (path.endsWith("}") ? 1 : 0)] as const,
      ),
    ),
  );
  const weights = new Map<string, number>();
  for (const line of linesOf(".tsv")) {
    const [coordinate, operation, keys] = line.split("\t");
    const key = `${coordinate}\t${operation}`;
    // What is read for many at once is read alone where it goes on from a cursor: that is for one.
    weights.set(key, Math.max(Number(keys), weights.get(key) ?? 0));
  }
  return [...weights]
    .map(([key, keys]) => `${key}\t${keys}\t${rows.get(key.split("\t")[1] ?? "") ?? 0}`)
    .sort();
}

const [mode] = process.argv.slice(2);
if (mode === "--update")
  writeFileSync(
    KEPT,
    measured()
      .map((line) => `${line}\n`)
      .join(""),
  );

const table = costTable();
const kept = new Set(table.split("\n"));
const wrong = measured()
  .filter((line) => !kept.has(line))
  .map((line) => `not in schema/costs.tsv: ${line}`);

const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
const costOf = costModel(composedSchemas().supergraph, readWeights(table), defaultQueryLimits.pageSize);
let most = { cost: 0, query: "" };
let asked = 0;
for (const line of linesOf(".asked")) {
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
  const cost = costOf(document, operation, variables);
  if (cost > most.cost) most = { cost, query };
  if (cost < Number(calls)) wrong.push(`${calls} REST calls where ${cost} were foreseen: ${text}`);
  if (Number(calls) > 0 && cost > defaultQueryLimits.cost)
    wrong.push(`${cost} REST calls are too many, ${calls} were needed: ${text}`);
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
