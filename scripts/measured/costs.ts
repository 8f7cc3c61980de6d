/**
 * What coordinates cost in REST calls, as measured by the last test run, for `gateway/policy/cost.ts`.
 *   --update   keep what a whole run measured; add to the table what a partial run measured
 *   --check    fail where the kept table lacks what a whole run measured, or where an operation of the
 *              tests needed more calls than was foreseen, or would be refused
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, parse, validate } from "graphql";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { familiesOf, operationIds } from "#gateway/gateway.ts";
import { CostModel } from "#gateway/policy/cost.ts";
import { limitsRule } from "#gateway/policy/query-limits.ts";
import { withoutWeight } from "#gateway/policy/schema-facts.ts";
import { composedSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";
import { ROOT } from "#scripts/tables.ts";
import { costLines, lastRun, measuredLines, needWholeRun } from "./measured.ts";

const KEPT = join(ROOT, "schema/costs.tsv");

/** The table's lines as measured; a partial run adds to the table that is kept. */
function measured(kept: string): string[] {
  const rows = new Map<string, number>(
    familiesOf().flatMap(({ bound }) =>
      Object.values<BoundOperation>(bound).map(
        ({ id, path, spec }) => [id, spec.page?.maxSize ?? (path.endsWith("}") ? 1 : 0)] as const,
      ),
    ),
  );
  return costLines(rows, measuredLines("costs", ".tsv"), kept);
}

const [mode] = process.argv.slice(2);
if (mode === "--check") needWholeRun();
if (mode === "--update") {
  const { partial } = lastRun();
  const before = partial !== null && existsSync(KEPT) ? readFileSync(KEPT, "utf8") : "";
  const lines = measured(before);
  const missing = withoutWeight(readWeights(lines.join("\n")), operationIds());
  if (missing.length > 0) {
    console.error(`schema/costs.tsv stays as it is, because no test reached ${missing.join(", ")}`);
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
