/** Resources that agents can read first: ten questions with runnable queries, and the table of links. */
import { readFileSync } from "node:fs";
import { Kind, parse, print, validate } from "graphql";
import { linkTable } from "#gateway/schemas/declared-links.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import type { Knowledge } from "./knowledge.ts";

/** Operations in `schema/examples/questions`, in the order in which a newcomer reads them. */
const NEWCOMER = [
  "PeopleTicketsPayments",
  "OneCustomer",
  "SupportQueue",
  "LatestPayments",
  "BankCustomers",
  "VendorsWhoAreCustomers",
  "CompanyOverview",
  "AccessReview",
  "SalesWeek",
  "CashPosition",
];

/** The questions that the schema can answer, each with its document. */
export function newcomersQuestions({ schema }: Knowledge): string {
  const found = new Map<string, string>();
  for (const file of ["people", "money", "work"]) {
    const text = readFileSync(new URL(`examples/questions/${file}.graphql`, schemaDirectory), "utf8");
    for (const definition of parse(text).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.loc) continue;
      const comment = /(?:^|\n)# ([^\n]*)\n$/.exec(text.slice(0, definition.loc.start))?.[1] ?? "";
      const document = { kind: Kind.DOCUMENT, definitions: [definition] } as const;
      if (validate(schema, document).length === 0)
        found.set(definition.name?.value ?? "", `## ${comment}\n\n\`\`\`graphql\n${print(document)}\n\`\`\``);
    }
  }
  return ["# Ten questions of a newcomer", ...NEWCOMER.flatMap((name) => found.get(name) ?? [])].join("\n\n");
}

/** The links between objects of different families, as a table. */
export const linksText = ({ links }: Knowledge): string =>
  `# Links\n\nFields that lead to objects of another service, the key, and the REST calls.\n\n${linkTable([...links.values()])}\n`;
