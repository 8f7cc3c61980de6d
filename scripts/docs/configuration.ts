/** Prints `docs/configuration.md` from the table in `platform/config/table.ts` and the settings
 * that families declare. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { familiesOf } from "#gateway/gateway.ts";
import { documentedVariables } from "#platform/config/table.ts";

/** Settings of the process of the local families, which knows nothing of the table. */
const localFamilies = [
  ["SERVICES_PORT", "Port that they listen on; 0 takes a free one.", "4100, or a free one where it is taken"],
  ["SERVICES_DATA", "Folder of their data.", ".data"],
  ["SERVICES_MAY_CALL", "Hosts besides this machine that they may send events to, separated by commas.", ""],
  ["DEMO_PEOPLE", "How many people the demo company has.", "250"],
  ["FAULTS", "Faults that they answer with: `<family>=<fault>`, separated by commas.", ""],
] as const;

/** What happens to ports and data at a start and an end, where a user who wonders looks. */
const starting = [
  "A second `npm start` beside the first needs another `PORT`. Its local families take a free port where 4100 is in use, and their data is in `families-2.db` where another process has `families.db` open; each start says so in a line.",
  "Data files are locked by the operating system: however a process ended, nothing has to be removed before the next start.",
  "The data of the local families is made anew when `DEMO_PEOPLE` or the contract of a family has changed. Data that was written to is copied first, to `families.<time>.db` beside it; to use it again, stop the local families, rename the copy to `families.db` and start the former version with the former `DEMO_PEOPLE`.",
  "SIGTERM, SIGINT (Ctrl-C) and SIGHUP, sent to npm or to the process itself, end gateway and local families; what is in flight may take `SHUTDOWN_MS`. A second signal after more than a second ends the gateway at once. Where npm, the gateway or the local families are killed, the others end by themselves within about a second.",
  "The first start of a build keeps its compiled code beside the bundle in `dist`, after `CODE_CACHE_AFTER_MS`; it may be deleted at any time.",
] as const;

/** The page as it should be. */
export function configurationDoc(): string {
  const sections = documentedVariables(familiesOf()).map(({ title, rows }) =>
    [
      `## ${title}`,
      "",
      "| variable | means | normally |",
      "|---|---|---|",
      ...rows.map(
        ({ name, description: means, defaultText: normally }) =>
          `| \`${name}\` | ${cell(means)} | ${cell(normally)} |`,
      ),
      "",
    ].join("\n"),
  );
  return [
    "# Configuration",
    "",
    "Generated from `platform/config/table.ts` and `contracts/<family>/settings.ts` by `npm run codegen`. Every setting is an environment variable, and none is needed:",
    "`npm start` runs everything with the demo company. Mistakes are told all at once, at the start, by name.",
    "",
    "The local families have settings of their own:",
    "",
    "| variable | means | normally |",
    "|---|---|---|",
    ...localFamilies.map(([name, means, normally]) => `| \`${name}\` | ${means} | ${normally} |`),
    "",
    "## Starting and stopping",
    "",
    ...starting.map((line) => `- ${line}`),
    "",
    ...sections,
  ].join("\n");
}

const cell = (text: string) => text.replaceAll("|", "\\|");

if (process.argv[1]?.endsWith("docs/configuration.ts"))
  writeFileSync(new URL("../../docs/configuration.md", import.meta.url), configurationDoc());
