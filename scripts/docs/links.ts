/** Prints `docs/links.md` from the links that resolvers declare. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { type DeclaredLink, declaredLinks, toPeople } from "#scripts/links.ts";
import { unread } from "#scripts/unreachable-types.ts";
import { type Reads, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";

/** True when one read of the whole list serves all keys. */
const isWhole = ({ perCall }: Reads) => perCall >= WHOLE_LIST;

/** What a link costs in REST calls. */
function costOf({ reads }: DeclaredLink): string {
  if (!reads) return "none";
  const { perCall, single } = reads;
  if (isWhole(reads)) return `one read of the whole list, for all${single ? `; \`${single}\` for one` : ""}`;
  if (perCall === 1) return "one call each";
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

/** The text of `docs/links.md`. */
export function linksDoc(): string {
  const links = declaredLinks();
  const people = links.filter(({ coordinate }) => coordinate.startsWith("User."));
  const back = links.filter(({ coordinate }) => toPeople.has(coordinate));
  const others = links.filter((one) => !people.includes(one) && !back.includes(one));
  return `# Links

Generated from the declarations beside the resolvers (\`subgraphs/kit/people/relations.ts\`) by \`npm run codegen\`.

All links between objects of different families: the key, the REST operation, and how many keys one call takes. Within one GraphQL operation each key is requested once, no matter how many fields and objects need it. A list below each object of a list (a child list) is read for all parents together if a call takes several keys; its further pages are read one by one.

## From a person

A person is identified by an e-mail address. If a family cannot be searched by address, the person's id comes from a profile attribute of the identity provider, or from a custom field of the CRM (\`docs/configuration.md\`: \`IDENTITY_…_ATTRIBUTE\`, \`CRM_…_FIELD\`). This costs one read of the people index, and two calls per person if a field of the CRM is configured. \`User.sources\` says for each family whether it has a record of the person, through the same links.

${table(people)}

## To a person

Every object with an e-mail address has a link to the person. The link costs no call; the operation below is called only if the address has to be read first.

${table(back)}

## Between other objects

${table(others)}

## Objects that cannot be reached

${["| object | reason |", "|---|---|", ...unread.map(({ noun, why }) => `| ${noun} | ${why} |`)].join("\n")}
`;
}

if (process.argv[1]?.endsWith("docs/links.ts"))
  writeFileSync(new URL("../../docs/links.md", import.meta.url), linksDoc());
