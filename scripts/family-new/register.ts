/** Adds a new family to the files that list all families. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { fieldNameOf } from "./graph-names.ts";
import { itemTypeIn, type Subgraph } from "./model.ts";
import { camel, kebab, pascal, spoken } from "./names.ts";
import { linkOf, type Plan, type ReadField } from "./write-schema.ts";
import { behaviorOf, listingOf } from "./write-service.ts";

/** One line that is added to a file before or after a line that it has. */
interface Insertion {
  readonly file: string;
  /** The new line, or a function that makes it of the line that it replaces. */
  readonly line: string | ((found: string) => string);
  /** Only lines from the first match on are searched. */
  readonly within?: RegExp;
  /** The new line follows (`after`) or precedes (`before`) the first line that matches. */
  readonly after?: RegExp;
  readonly before?: RegExp;
  /** The new line replaces the first line that matches. */
  readonly replaces?: RegExp;
  /** Nothing is added if a line of the file matches. */
  readonly unless?: RegExp;
}

/**
 * Adds the lines of a family to the files that list all families.
 * @returns the files that were changed.
 * @throws Error before any file is written, if a file has no place for a line
 */
export function register(root: string, plan: Plan, subgraph: Subgraph): string[] {
  const texts = new Map<string, string>();
  for (const { file, line, within, after, before, replaces, unless } of insertionsOf(plan, subgraph)) {
    const lines = (texts.get(file) ?? readFileSync(join(root, file), "utf8")).split("\n");
    if (lines.some((one) => unless?.test(one))) continue;
    const anchor = after ?? before ?? replaces;
    const from = within ? lines.findIndex((one) => within.test(one)) : 0;
    const at = from < 0 ? -1 : lines.findIndex((one, row) => row >= from && anchor?.test(one));
    const added = typeof line === "string" ? line : line(lines[at] ?? "");
    if (at < 0) throw new Error(`${file} has no line ${anchor}; add by hand: ${added.trim()}`);
    lines.splice(after ? at + 1 : at, replaces ? 1 : 0, added);
    texts.set(file, lines.join("\n"));
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return [...texts.keys()].sort();
}

function insertionsOf(plan: Plan, subgraph: Subgraph): readonly Insertion[] {
  const { name, prefix, resources, reads, model } = plan;
  const folder = kebab(name);
  const context = `subgraphs/${subgraph}/context.ts`;
  const index = `subgraphs/${subgraph}/index.ts`;
  const lists = reads.filter(({ operation }) => behaviorOf(operation, resources)?.what === "list");
  const listed = lists.map(({ operation }) => itemTypeIn(model, operation.returns));
  // Each type that is a node needs an object, from a list or by the id of the first row of the seed.
  const nodes = [
    ...lists.map(({ name: field, operation }) =>
      operation.paging ? `\${page("${field}")}` : `${field} { __typename }`,
    ),
    ...reads.flatMap(({ name: field, byId }) =>
      byId && !listed.includes(byId.type) ? `${field}(id: "1") { __typename }` : [],
    ),
  ];
  return [
    {
      file: "contracts/index.ts",
      before: /^import /,
      line: `import { ${name} } from "./${folder}/index.ts";`,
    },
    {
      file: "contracts/index.ts",
      after: /^const families\b/,
      line: `  ["${folder}", ${name}],`,
    },
    {
      file: "services/index.ts",
      before: /^import .*services|^import \{ \w+Service/,
      line: `import { ${name}Service } from "./${folder}/index.ts";\nimport { seed${pascal(name)} } from "./${folder}/seed/index.ts";`,
    },
    {
      file: "services/index.ts",
      after: /^export const services\b/,
      line: `  { service: ${name}Service, seed: seed${pascal(name)} },`,
    },
    {
      file: context,
      before: /^import /,
      line: `import { ${name} as ${name}Family } from "#contracts/${folder}/index.ts";`,
    },
    {
      file: context,
      before: /^import .* from "\.\//,
      line: `import { ${name}Loaders } from "./${folder}/loaders.ts";\nimport { ${name}Outcomes } from "./${folder}/outcomes.ts";`,
    },
    {
      file: context,
      after: /^export const families = \[/,
      line: `  moduleOf({ family: ${name}Family, loaders: ${name}Loaders, outcomes: ${name}Outcomes }),`,
    },
    {
      file: index,
      before: /^import .* from "\.\//,
      line: `import { ${name}Resolvers } from "./${folder}/resolvers/index.ts";\nimport { ${name}Style } from "./${folder}/style.ts";`,
    },
    { file: index, after: /^ {2}families,$/, unless: /^ {2}styles: /, line: "  styles: []," },
    { file: index, replaces: /^ {2}styles: \[/, line: (found) => found.replace("[", `[${name}Style, `) },
    { file: index, after: /^\s*rateLimitResolvers\(families\),/, line: `    ${name}Resolvers,` },
    {
      file: "schema/common.graphql",
      within: /^enum Family /,
      before: /^ {2}"Service that an operator has declared\."/,
      line: `  ${JSON.stringify(`Data of the service ${model.title}.`)}\n  ${enumName(name)}`,
    },
    {
      file: "console/data/family-look.ts",
      before: /^\];/,
      line: `  look("${name}", ${JSON.stringify(model.title)}, "${prefix.slice(0, 2)}", "${subgraph}", ${hueOf(name)}),`,
    },
    {
      file: `subgraphs/${subgraph}/person-sources.ts`,
      replaces: /^import \{ sourcesFrom \}/,
      unless: /^import \{ noRoute, /,
      line: 'import { noRoute, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";',
    },
    {
      file: `subgraphs/${subgraph}/person-sources.ts`,
      within: subgraph === "identity" ? /^const ownSources/ : /^ {2}User: \{/,
      after: /sourcesFrom\(\[$/,
      line: `  noRoute("${name}", "No operation of the service ${spoken(name)} is used yet to find a person."),`,
    },
    {
      file: `subgraphs/${subgraph}/${subgraph === "identity" ? "company" : "person-sources"}.ts`,
      within: subgraph === "identity" ? /^const ownSources/ : /^ {2}Company: \{/,
      after: /sourcesFrom\(\[$/,
      line: `  noRoute("${name}", "No operation of the service ${spoken(name)} is used yet to find a company."),`,
    },
    ...(nodes.length > 0
      ? [
          {
            file: "test/kit/demo-nodes.ts",
            before: /^ {4}"\{ catalog \{ providers|^ {4}`\{ users\(first/,
            line: `    \`{ ${name} { ${nodes.join(" ")} } }\`,`,
          },
        ]
      : []),
    ...reads
      .filter(({ operation }) => operation.returns?.kind === "file")
      .flatMap(({ operation }) =>
        operation.pathParameters.map((parameter) => ({
          file: "docs/not-sent.tsv",
          after: /^operation\t/,
          line: `${name}.${camel(operation.name)}\tpath ${parameter}\tSent when the file link is downloaded (gateway/files), not by an operation.`,
        })),
      ),
    ...faultReads(plan, lists),
  ];
}

/** Lines of the reads on which faults are tried: one list of each kind of paging. */
function faultReads(plan: Plan, lists: readonly ReadField[]): readonly Insertion[] {
  const { name, reads, resources, model } = plan;
  const below = reads.filter(({ on, operation }) => on && operation.paging && listingOf(operation, plan));
  const first = new Map<string | undefined, Insertion>();
  for (const { operation, name: field, on } of [...lists, ...below]) {
    const type = itemTypeIn(model, operation.returns);
    const shownOf = (kind: "text" | "email") =>
      type?.members.find(
        (one) =>
          one.shape.kind === kind &&
          one.name !== "id" &&
          !resources.some(({ key }) => key === one) &&
          !linkOf(plan, type, one),
      );
    const shown = shownOf("text") ?? shownOf("email");
    const by = operation.paging?.by;
    if (!shown || first.has(by) || (!operation.paging && first.size > 0)) continue;
    const id = resources.some((one) => one.type === type) ? "id " : "";
    const selection = `{ ${id}${fieldNameOf(shown, type)} }`;
    const list = `${field} ${operation.paging ? `{ nodes ${selection} }` : selection}`;
    const whole = on ? `${camel(on.type.name)}(id: "1") { ${list} }` : list;
    first.set(by, {
      file: "test/faults/reads.ts",
      after: /^export const reads\b/,
      line: `  {\n    family: "${name}",\n    operation: "${camel(operation.name)}",\n    field: '${name} { ${whole} }',\n    shows: "${shown.name}",\n  },`,
    });
  }
  return [...first.values()];
}

/** A hue for the console, in degrees, derived from the name. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
