/** `tributary init`: the settings of some families, a first query of each, and a report of the first. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Command } from "commander";
import { buildSchema } from "graphql";
import { costTable } from "#gateway/schemas/supergraph.ts";
import { familyVariables } from "#platform/config/sections/families.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import { initReport } from "#reports/kit/cli/init.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { firstQuery } from "#scripts/init/first-query.ts";
import { allFamilies } from "#subgraphs/modules.ts";

const SETTINGS = "tributary.yaml";

export function define(command: Command): void {
  const names = allFamilies.map(({ name }) => name).join(", ");
  command
    .argument("<families...>", `families that the gateway serves: ${names}`)
    .option("--json", "print the paths of the files as JSON")
    .action(init);
}

async function init(names: readonly string[], { json }: { readonly json?: true }): Promise<void> {
  const unknown = names.filter((name) => !allFamilies.some((family) => family.name === name));
  if (unknown.length > 0)
    throw new CommandError(
      `There is no family ${unknown.join(", ")}; there are ${allFamilies.map(({ name }) => name).join(", ")}`,
    );
  const families = [...new Set(names)];
  const schema = buildSchema(readFileSync(new URL("api.graphql", schemaDirectory), "utf8"));
  const weights = readWeights(costTable());
  const queries = families.flatMap((family) => {
    const text = firstQuery(schema, weights, family);
    return text === undefined ? [] : [{ family, file: `queries/${family}.graphql`, text }];
  });
  const files: Record<string, string> = { [SETTINGS]: settingsOf(families) };
  for (const { file, text } of queries) files[file] = text;
  const [first] = queries;
  const folder = first && `reports/${first.family}`;
  const existing = [...Object.keys(files), ...(folder === undefined ? [] : [folder])].find((file) =>
    existsSync(file),
  );
  if (existing !== undefined) throw new CommandError(`${existing} exists already: nothing is written`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const report =
    first && folder ? await initReport({ ...first, sql: undefined, operation: undefined, folder }) : [];
  const without = families.filter((family) => !queries.some((query) => query.family === family));
  if (without.length > 0)
    console.error(`No first query, because each list needs an argument: ${without.join(", ")}`);
  const written = [...Object.keys(files), ...report];
  console.log(
    json ? JSON.stringify(written, undefined, 2) : [...written, "Next: npx tributary start"].join("\n"),
  );
}

/** The settings: the demo company answers for the families until they have a URL. */
function settingsOf(families: readonly string[]): string {
  const own = families.map((name) => {
    const { credential } = familyVariables({ name });
    return `#   ${name}:\n#     url: https://${name.toLowerCase()}.example\n#     credential: \${${credential}}\n`;
  });
  return `# yaml-language-server: $schema=./node_modules/tributary/schema/tributary.schema.json
deployment:
  # The demo company answers for these families.
  families: [${families.join(", ")}]
# Your own services. A family without a URL must leave the list above then.
# families:
${own.join("")}`;
}
