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
/** Coordinates by the scopes of which they need one. */
const byScopes = new Map<string, { readonly scopes: readonly string[]; readonly coordinates: string[] }>();
const authenticated: string[] = [];
for (const { coordinate, anyOf } of allDemands(composedSchemas().supergraph)) {
  if (anyOf.length === 0) authenticated.push(coordinate);
  const scopes = [...new Set(anyOf.flat())].filter((scope) => !families.has(scope)).sort();
  if (scopes.length === 0) continue;
  const row = byScopes.get(scopes.join()) ?? { scopes, coordinates: [] };
  row.coordinates.push(coordinate);
  byScopes.set(scopes.join(), row);
}

const operations = familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound));
const secrets = new Set(operations.flatMap(({ spec }) => spec.secret ?? []));
const rawQueries = new Set(operations.flatMap(({ spec }) => spec.rawQuery ?? []));
const documented = new Set(operations.flatMap(({ spec }) => spec.scopes ?? []));

function origin(scope: string): string {
  if (secrets.has(scope)) return "a secret";
  if (rawQueries.has(scope)) return "a query language";
  return documented.has(scope) ? "documented OAuth scope" : "documented role";
}

const rows = [...byScopes.values()]
  .sort((one, other) => (one.scopes.join() < other.scopes.join() ? -1 : 1))
  .map(({ scopes, coordinates }) => {
    const names = scopes.map((scope) => `\`${scope}\``).join(" or ");
    const origins = [...new Set(scopes.map(origin))].join(", ");
    return `| ${names} | ${origins} | ${coordinates
      .sort()
      .map((coordinate) => `\`${coordinate}\``)
      .join(", ")} |`;
  });

const familyNames = [...familyScopesOf(familiesOf(), ["read"])].map((scope) => scope.split(":")[0]);

writeFileSync(
  join(ROOT, "docs/scopes.md"),
  `# Scopes

Generated from the supergraph by \`npm run codegen\`: the scopes that \`@requiresScopes\` requires, with their fields. [Decisions](decisions/edge.md) has the reasons.

## Scopes of families

Every field of a family requires \`<family>:read\`, and every mutation \`<family>:write\`. Other objects in a mutation's payload require their read scope. The families: ${familyNames.map((name) => `\`${name}\``).join(", ")}.

- \`id\` and \`upstreamId\` of an object, and \`User.email\`, require nothing: they are reached through a field that does.
- \`node\`, \`nodes\` and \`payment\` require for each id the least that a field of the object requires; otherwise a caller does not learn whether it exists.
- \`User.sources\` requires to read all families.
- A field of an interface requires the scopes of all its types: \`Payment.amount\` those of all families with payments.

\`access.familyScopes: false\` removes these scopes, not the others. A gateway with \`AUTH=jwt\` or \`proxy\` then starts only with \`access.unscopedWrites: true\` or \`access.readOnly: true\`.

## Scopes of groups

If the identity provider has groups or roles and no scopes, \`SCOPES_FILE\` names the scopes of each. The token's claim \`access.jwt.groupsClaim\`, or the proxy's header \`access.proxy.groupsHeader\`, names the groups.

\`\`\`json
{
  "support-agents": ["support_desk:read", "support_desk:write", "support_desk:agent"],
  "auditors": ["*:read"],
  "*": ["identity:read"]
}
\`\`\`

The group \`*\` is every authenticated caller; \`*:read\` and \`*:write\` are the scopes of all families. A scope that no field demands is refused at the start.

## Further scopes

Required beside those of the families; of several for one field, one is enough. The role \`support_desk:end_user\` counts only with the caller's own credential (\`SUPPORT_DESK_CREDENTIAL=forward:…\`), because otherwise the support desk does not know whose tickets are requested.

| scopes | origin | required by |
|---|---|---|
${rows.join("\n")}

Authentication is enough for ${authenticated
    .sort()
    .map((coordinate) => `\`${coordinate}\``)
    .join(", ")}.
`,
);
