/** Prints the scopes that the graph demands as `docs/scopes.md`; part of `npm run codegen`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { composedSchemas } from "#gateway/execution/supergraph.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { allDemands } from "#gateway/policy/authorization-requirements.ts";
import { ROOT } from "#scripts/tables.ts";

const byScope = new Map<string, Set<string>>();
const authenticated: string[] = [];
for (const { coordinate, anyOf } of allDemands(composedSchemas().supergraph)) {
  if (anyOf.length === 0) authenticated.push(coordinate);
  for (const scope of anyOf.flat()) byScope.set(scope, (byScope.get(scope) ?? new Set()).add(coordinate));
}

const operations = familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound));
const secrets = new Set(operations.flatMap(({ spec }) => spec.secret ?? []));
const documented = new Set(operations.flatMap(({ spec }) => spec.scopes ?? []));

function origin(scope: string): string {
  if (secrets.has(scope)) return "a secret";
  return documented.has(scope) ? "the documents' OAuth scope" : "the documents' role";
}

const rows = [...byScope]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([scope, coordinates]) => {
    const from = [...coordinates].sort().map((coordinate) => `\`${coordinate}\``);
    return `| \`${scope}\` | ${origin(scope)} | ${from.join(", ")} |`;
  });

writeFileSync(
  join(ROOT, "docs/scopes.md"),
  `# Scopes

Generated from the supergraph by \`npm run codegen\`: the scopes that \`@requiresScopes\` requires of a caller, and the fields that require them. If a field names several scopes, one of them is enough. The reasons are in \`docs/decisions/edge.md\`.

| scope | origin | required by |
|---|---|---|
${rows.join("\n")}

Authentication without a scope is enough for ${authenticated
    .sort()
    .map((coordinate) => `\`${coordinate}\``)
    .join(", ")}. All other fields require only what \`AUTH\` requires of every request.
`,
);
