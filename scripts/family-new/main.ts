/**
 * Writes the skeleton of a family: contract, stand-in service, SDL, mapper types, loaders, outcomes, resolvers,
 * tests, a page of decisions, and its lines in the files that list all families.
 *
 *   npm run family:new -- <name> --subgraph <identity|collaboration|business> [--openapi <file>]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { CommandError } from "#scripts/cli/exit.ts";
import { ROOT } from "#scripts/tables.ts";
import { example } from "./example.ts";
import type { Model, Subgraph } from "./model.ts";
import { camel, kebab } from "./names.ts";
import { readOpenApi } from "./openapi/read-openapi.ts";
import { register } from "./register.ts";
import { contractText } from "./write-contract.ts";
import { planOf, schemaText } from "./write-schema.ts";
import { isAnswered, seedText, serviceText, tablesText } from "./write-service.ts";
import { loadersText, mappersText, outcomesText, resolversText, styleText } from "./write-subgraph.ts";
import { graphTestText, serviceTestText } from "./write-tests.ts";

/** Written files, and the work left for the engineer. */
export interface Skeleton {
  readonly files: readonly string[];
  readonly changed: readonly string[];
  /** Operations whose handler has to be written by hand. */
  readonly unwritten: readonly string[];
}

/**
 * Writes the skeleton below `root`.
 * @throws CommandError before anything is written, if a file of the family exists already
 */
export function writeSkeleton(root: string, name: string, subgraph: Subgraph, model: Model): Skeleton {
  const plan = planOf(name, model);
  const folder = kebab(name);
  const texts: Readonly<Record<string, string>> = {
    [`contracts/${folder}/index.ts`]: contractText(name, subgraph, model),
    [`services/${folder}/index.ts`]: serviceText(plan),
    [`services/${folder}/tables.ts`]: tablesText(plan),
    [`services/${folder}/seed/index.ts`]: seedText(plan),
    [`schema/${subgraph}/${folder}/index.graphql`]: schemaText(plan),
    [`subgraphs/${subgraph}/${folder}/mappers.ts`]: mappersText(plan),
    [`subgraphs/${subgraph}/${folder}/loaders.ts`]: loadersText(plan),
    [`subgraphs/${subgraph}/${folder}/style.ts`]: styleText(plan),
    [`subgraphs/${subgraph}/${folder}/outcomes.ts`]: outcomesText(plan),
    [`subgraphs/${subgraph}/${folder}/resolvers/index.ts`]: resolversText(plan, subgraph),
    [`test/services/${folder}/index.test.ts`]: serviceTestText(plan),
    [`test/operations/${subgraph}/${folder}/index.test.ts`]: graphTestText(plan),
    [`docs/decisions/${folder}.md`]: decisionsText(plan.model.title, folder),
  };
  const existing = Object.keys(texts).find((file) => existsSync(join(root, file)));
  if (existing) throw new CommandError(`${existing} exists already`);
  const changed = register(root, plan, subgraph);
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const unwritten = model.operations
    .filter((operation) => !isAnswered(operation, plan))
    .map((operation) => camel(operation.name));
  return { files: Object.keys(texts), changed, unwritten };
}

const decisionsText = (title: string, folder: string) =>
  `# ${title}: what the documentation leaves open\n\nThe contract (\`contracts/${folder}/index.ts\`) is the exact form. Each question that the documentation leaves open is decided here once.\n\n| Open | Decided |\n| ---- | ------- |\n`;

/** Writes the skeleton of a family into a checkout, and prints the steps that follow. */
export function createFamily(given: string, subgraph: Subgraph, openapi: string | undefined): void {
  if (!existsSync(join(ROOT, "codegen.ts")))
    throw new CommandError("A family is written into a checkout of Tributary; this is the installed package");
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(given))
    throw new CommandError(`The name of a family has letters, digits and hyphens; "${given}" has others`);
  const name = camel(given);
  const write = () => {
    const source: unknown = openapi === undefined ? example(given) : parse(readFileSync(openapi, "utf8"));
    return writeSkeleton(ROOT, name, subgraph, readOpenApi(source));
  };
  const { files, changed, unwritten } = orMistake(write);
  console.log(`Written:\n${files.map((file) => `  ${file}`).join("\n")}`);
  console.log(`Lines added to:\n${changed.map((file) => `  ${file}`).join("\n")}`);
  console.log(`Now:
  npx biome check --write ${[...files, ...changed].filter((file) => !/\.(md|tsv)$/.test(file)).join(" ")}
  npm run codegen
  npx vitest --run ${kebab(name)} test/operations/node test/operations/conformance
  npm run -s operations -- --update && npm run -s costs -- --update
  npm run -s sizes -- --update >/dev/null && npm run check
  npx vitest --run test/inputs -u && git diff test/inputs/places.tsv
  npx vitest --run test/links test/faults test/contracts
  npm test`);
  if (unwritten.length > 0)
    console.log(
      `Handlers that answer 501 until you write them, in services/${kebab(name)}/index.ts: ${unwritten.join(", ")}`,
    );
}

/** Returns the result. An error is about the document or the checkout, so its message needs no stack. */
export function orMistake<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
