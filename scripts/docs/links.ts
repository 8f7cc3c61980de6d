/** Prints `docs/links.md` from the links that resolvers declare. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { type DeclaredLink, declaredLinks, toPeople } from "#scripts/links.ts";
import { type Reads, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { modules } from "#subgraphs/modules.ts";
import { DEFAULT_REASON, typesWithoutNode } from "./not-nodes.ts";

/** True when one read of the whole list serves all keys. */
const isWhole = ({ perCall }: Reads) => perCall >= WHOLE_LIST;

/** What a link costs in REST calls. */
function costOf({ reads }: DeclaredLink): string {
  if (!reads) return "none";
  const { perCall, single, list } = reads;
  if (isWhole(reads)) return `one read of the whole list, for all${single ? `; \`${single}\` for one` : ""}`;
  if (perCall === 1)
    return list ? `one call each; pages of \`${list.operation}\` from ${list.from} keys on` : "one call each";
  return `one call for ${perCall}${single ? `; \`${single}\` for one` : ""}`;
}

const keysOf = ({ reads }: DeclaredLink) => (!reads ? "" : isWhole(reads) ? "all" : String(reads.perCall));

function table(links: readonly DeclaredLink[]): string {
  const rows = links.map((one) => {
    const operation = one.reads ? `\`${one.reads.operation}\`` : "";
    const cost = [costOf(one), one.note].filter(Boolean).join("; ");
    return `| \`${one.coordinate}\` | ${one.by} | ${operation} | ${keysOf(one)} | ${cost} |`;
  });
  return ["| link | by | operation | keys per call | cost |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** What nothing leads to, as each family declares it. */
const unreachable = () =>
  modules.flatMap(({ families }: SubgraphModule) => families.flatMap((module) => module.unreachable ?? []));

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

All links between objects of different families: the key, the REST operation, and how many keys one call takes. Within one GraphQL operation each key is requested once, no matter how many fields and objects need it. A list below each object of a list (a child list) is read for all parents together if a call takes several keys; its further pages are read one by one.

## From a person

A person is identified by an e-mail address. If a family cannot be searched by address, the person's id comes from a profile attribute of the identity provider, or from a custom field of the CRM (\`docs/configuration.md\`: \`IDENTITY_…_ATTRIBUTE\`, \`CRM_…_FIELD\`). This costs one read of the people index, and two calls per person if a field of the CRM is configured. \`User.sources\` says for each family whether it has a record of the person, through the same links.

${table(people)}

## To a person

Every object with an e-mail address has a link to the person. The link costs no call; the operation below is called only if the address has to be read first.

${table(back)}

## From a company

A company is identified by a domain in lower case and ASCII form, without \`www.\`; a subdomain is a company of its own. \`User.company\` leads there by the e-mail address. Domains of public mail services (\`PUBLIC_MAIL_DOMAINS\`) are no companies. A service takes part where one of its rows contains the domain: the support desk lists domains of organizations, vendors and people have e-mail addresses. Nothing is found by name. \`Company.sources\` says for each family whether it has a record of the company, and why there is no way to one. Tickets and payments of a company are those of its people: select them in \`Company.people\`.

${table(companies)}

## Between other objects

${table(others)}

## Types with an id that are no \`Node\`

\`Query.node\` and \`Query.nodes\` answer the error \`NOT_A_NODE\` for an id of these types. The reasons stand in the SDL (\`@notNode\`); \`npm run check\` compares them with the types.

${["| type | reason |", "|---|---|", ...typesWithoutNode().types.map(({ type, reason }) => `| \`${type}\` | ${reason ?? DEFAULT_REASON} |`)].join("\n")}

## Objects that cannot be reached

${["| object | reason |", "|---|---|", ...unreachable().map(({ noun, why }) => `| ${noun} | ${why} |`)].join("\n")}
`;
}

if (process.argv[1]?.endsWith("docs/links.ts"))
  writeFileSync(new URL("../../docs/links.md", import.meta.url), linksDoc());
