/** Prints `docs/configuration.md` from the table in `subgraphs/config.ts`. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { documentedVariables } from "../subgraphs/config/table.ts";
import { familiesOf } from "./gateway.ts";

/** The page as it should be. */
export function configurationDoc(): string {
  const sections = documentedVariables(familiesOf()).map(({ title, rows }) =>
    [
      `## ${title}`,
      "",
      "| variable | means | normally |",
      "|---|---|---|",
      ...rows.map(({ name, means, normally }) => `| \`${name}\` | ${cell(means)} | ${cell(normally)} |`),
      "",
    ].join("\n"),
  );
  return [
    "# Configuration",
    "",
    "Generated from `subgraphs/config.ts` by `npm run codegen`. Every setting is an environment variable, and none is needed:",
    "`npm start` runs everything with the demo company. Mistakes are told all at once, at the start, by name.",
    "",
    "The local families have settings of their own: `FAMILIES_PORT`, `FAMILIES_DATA`, `DEMO_PEOPLE`, `FAULTS`,",
    "and `FAMILIES_MAY_CALL`: hosts, separated by commas, that they may send events to besides this machine.",
    "",
    ...sections,
  ].join("\n");
}

const cell = (text: string) => text.replaceAll("|", "\\|");

if (process.argv[1]?.endsWith("configuration-doc.ts"))
  writeFileSync(new URL("../docs/configuration.md", import.meta.url), configurationDoc());
