/** Prints `docs/links.md` from the links that resolvers declare. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { declaredLinks, linkTable as table } from "#gateway/schemas/declared-links.ts";
import { toPeople } from "#scripts/links.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { modules } from "#subgraphs/modules.ts";
import { typesWithoutNode } from "./not-nodes.ts";

/** Table of the objects that cannot be reached, as each family declares them. Equal reasons share a row. */
function unreachable(): string {
  const nouns = new Map<string, string[]>();
  for (const { families } of modules as readonly SubgraphModule[])
    for (const { noun, why } of families.flatMap((module) => module.unreachable ?? []))
      nouns.set(why, [...(nouns.get(why) ?? []), noun]);
  return [
    "| objects | reason |",
    "|---|---|",
    ...[...nouns].map(([why, objects]) => `| ${objects.join(", ")} | ${why} |`),
  ].join("\n");
}

/** The text of `docs/links.md`. */
export function linksDoc(): string {
  const links = declaredLinks();
  const people = links.filter(({ coordinate }) => coordinate.startsWith("User."));
  const back = links.filter(({ coordinate }) => toPeople.has(coordinate));
  const companies = links.filter(({ coordinate }) => coordinate.startsWith("Company."));
  const known = new Set([...people, ...back, ...companies]);
  const others = links.filter((one) => !known.has(one));
  return `# Links

Generated from the declarations beside the resolvers (\`subgraphs/kit/people/relations.ts\`) by \`npm run codegen\`.

Each link between objects of different families, with its key and REST calls: \`once for 100\` is one call for 100 keys, \`once for all\` one read of the whole list. One GraphQL operation requests each key once. A list below each object of a list (a child list) is read for all parents together if a call takes several keys; its further pages are read one by one.

## From a person

A person is identified by an e-mail address. If a family cannot be searched by address, the id comes from a profile attribute of the identity provider or a custom field of the CRM ([configuration](configuration.md): \`identity.scope.…Attribute\`, \`crm.scope.…Field\`). That costs one read of the people index, and two calls per person for a field of the CRM. \`User.sources\` lists the families that have a record of the person.

${table(people)}

## To a person

An object with an e-mail address has a link to the person. The operation is called only if the address is not read yet.

${table(back)}

## From a company

A company is a domain: lower case, ASCII form, without \`www.\`; a subdomain is another company. \`User.company\` leads there by the address. Domains of public mail services (\`families.identity.scope.publicMailDomains\`) are no companies. A family takes part if its rows contain the domain; nothing is found by name. \`Company.sources\` lists the families with a record, and the reason of the others. \`Company.name\` is the name in the first record that is the only one of its family. Payments of a company are those of \`Company.people\`, tickets those of its organization.

${table(companies)}

## Between other objects

${table(others)}

## Types with an id that are no \`Node\`

\`Query.node\` and \`Query.nodes\` answer \`NOT_A_NODE\` for an id of these types. The message names the reason and the field that shows the object (\`@notNode\` in the SDL): ${typesWithoutNode()
    .types.map(({ type }) => `\`${type}\``)
    .join(", ")}.

## Objects that cannot be reached

${unreachable()}
`;
}

if (process.argv[1]?.endsWith("docs/links.ts"))
  writeFileSync(new URL("../../docs/links.md", import.meta.url), linksDoc());
