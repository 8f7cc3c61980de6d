/** Prints `docs/links.md` from what resolvers are declared to be. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { type DeclaredLink, declaredLinks, toPeople } from "#scripts/links.ts";
import { unread } from "#scripts/unreachable-types.ts";
import { type Reads, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";

/** Whatever the keys, one read of everything serves them. */
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

/** The page as it should be. */
export function linksDoc(): string {
  const links = declaredLinks();
  const people = links.filter(({ coordinate }) => coordinate.startsWith("User."));
  const back = links.filter(({ coordinate }) => toPeople.has(coordinate));
  const others = links.filter((one) => !people.includes(one) && !back.includes(one));
  return `# Links

Generated from the declarations beside the resolvers (\`subgraphs/kit/people/relations.ts\`) by \`npm run codegen\`.

How the families and their nouns lead to each other: by which key, through which operation, how many keys one call takes. A key is asked for once in an operation, whichever fields and however many objects lead to it. Lists of an owner are read for the owners of a whole list where a call takes several keys; pages that follow are read one by one.

## From a person

A person is known by an e-mail address. Where a family's documents offer no way from an address, the person's id there is taken from an attribute of the directory's profile, or from a custom field of the CRM (\`docs/configuration.md\`: \`IDENTITY_…_ATTRIBUTE\`, \`CRM_…_FIELD\`); reading them costs the people index, and two calls a person where a field of the CRM is configured. \`User.sources\` says for each family whether it knows the person, through the same ways.

${table(people)}

## To a person

Whatever carries an address leads to the person who has it. The person themselves costs no call; what is named below is needed only where the address is not at hand.

${table(back)}

## Between nouns

${table(others)}

## What can not be reached

${["| noun | why |", "|---|---|", ...unread.map(({ noun, why }) => `| ${noun} | ${why} |`)].join("\n")}
`;
}

if (process.argv[1]?.endsWith("docs/links.ts"))
  writeFileSync(new URL("../../docs/links.md", import.meta.url), linksDoc());
