/** Prints the scopes that the graph demands as `docs/scopes.md`; part of `npm run codegen`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { ROOT } from "#scripts/tables.ts";
import { familyScopesOf } from "#subgraphs/kit/access/access-policy.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";

const families = familyScopesOf(familiesOf());
const byScope = new Map<string, Set<string>>();
const authenticated: string[] = [];
for (const { coordinate, anyOf } of allDemands(composedSchemas().supergraph)) {
  if (anyOf.length === 0) authenticated.push(coordinate);
  for (const scope of anyOf.flat())
    if (!families.has(scope)) byScope.set(scope, (byScope.get(scope) ?? new Set()).add(coordinate));
}

const operations = familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound));
const secrets = new Set(operations.flatMap(({ spec }) => spec.secret ?? []));
const rawQueries = new Set(operations.flatMap(({ spec }) => spec.rawQuery ?? []));
const documented = new Set(operations.flatMap(({ spec }) => spec.scopes ?? []));

function origin(scope: string): string {
  if (secrets.has(scope)) return "a secret";
  if (rawQueries.has(scope)) return "a query language that is passed through";
  return documented.has(scope) ? "the documents' OAuth scope" : "the documents' role";
}

const rows = [...byScope]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([scope, coordinates]) => {
    const from = [...coordinates].sort().map((coordinate) => `\`${coordinate}\``);
    return `| \`${scope}\` | ${origin(scope)} | ${from.join(", ")} |`;
  });

const familyNames = [...familyScopesOf(familiesOf(), ["read"])].map((scope) => scope.split(":")[0]);

writeFileSync(
  join(ROOT, "docs/scopes.md"),
  `# Scopes

Generated from the supergraph by \`npm run codegen\`: what \`@requiresScopes\` demands of a caller, and of which fields. Why, and where it is decided: \`docs/decisions/edge.md\`.

## Scopes of families

Every field of a family demands \`<family>:read\`, and every mutation \`<family>:write\`: on the field itself, or on the type that it belongs to. What a mutation returns of other objects demands to read these. The families: ${familyNames.map((name) => `\`${name}\``).join(", ")}.

- \`id\` and \`upstreamId\` of an object, and \`User.email\`, demand nothing: they are reached through a field that does.
- \`node\`, \`nodes\` and \`payment\` demand for each id what the least of the object's fields demands: without it a caller does not learn whether the object exists.
- \`User.sources\` counts records in all families, and demands to read all of them.
- A field of an interface demands what it demands of each type behind it: \`Payment.amount\` demands to read all families with payments.

With \`FAMILY_SCOPES=off\` these scopes are not demanded, the others are. A gateway with \`AUTH=jwt\` or \`proxy\` then starts only with \`UNSCOPED_WRITES=on\` or \`READ_ONLY=on\`.

## Scopes of groups

Where the identity provider knows groups or roles and no scopes, \`SCOPES_FILE\` names the scopes of each: the token's claim \`JWT_GROUPS_CLAIM\`, or the proxy's header \`PROXY_GROUPS_HEADER\`, names the groups.

\`\`\`json
{
  "support-agents": ["support_desk:read", "support_desk:write", "support_desk:agent"],
  "auditors": ["*:read"],
  "*": ["identity:read"]
}
\`\`\`

The group \`*\` is every authenticated caller; \`*:read\` and \`*:write\` are the scopes of all families. A scope that no field demands is refused at the start.

## Further scopes

Demanded beside those of the families. Where a field names several, one of them is enough. The role \`support_desk:end_user\` counts only where the support desk gets the caller's own credential (\`SUPPORT_DESK_CREDENTIAL=forward:…\`), because it cannot tell otherwise whose tickets are meant.

| scope | origin | required by |
|---|---|---|
${rows.join("\n")}

Being authenticated is enough, and is stated, for ${authenticated
    .sort()
    .map((coordinate) => `\`${coordinate}\``)
    .join(", ")}.
`,
);
