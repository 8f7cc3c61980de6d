/**
 * Prints `docs/configuration.md` and `schema/tributary.schema.json` from the table of settings in
 * `platform/config/table.ts`, with the settings that families declare. Run it with tsx.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Family } from "#contracts/kit/contract.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { configurationSchema, sections } from "#platform/config/file/json-schema.ts";
import { rowsOf, Setting, type SettingRow, type SettingTree } from "#platform/config/setting.ts";
import { allSettings } from "#platform/config/table.ts";

const FILES = {
  example: new URL("./configuration-example.yaml", import.meta.url),
  doc: new URL("../../docs/configuration.md", import.meta.url),
  schema: new URL("../../schema/tributary.schema.json", import.meta.url),
};

/** Settings of the process of the stand-in services, which does not read the table of settings. */
export const standIns = [
  ["SERVICES_PORT", "Port; 0 takes a free one", "4100, or a free one if 4100 is in use"],
  ["SERVICES_DATA", "Folder of their data", ".data"],
  ["SERVICES_MAY_CALL", "Further hosts to which they may send events, separated by commas", ""],
  ["DEMO_PEOPLE", "Number of people", "250"],
  ["FAULTS", "Injected faults: `<family>=<fault>`, separated by commas", ""],
] as const;

/** Notes on ports and data at a start and a stop, printed where users look for them. */
const starting = [
  "A second `npm start` needs another `PORT`. Its stand-in services use a free port if 4100 is in use, and `families-2.db` if the other is open.",
  "The stand-in services create their data again when `DEMO_PEOPLE` or the contract of a family has changed, and copy it to `families.<time>.db` first if it was changed by clients.",
  "SIGTERM, SIGINT (Ctrl-C) and SIGHUP stop `npm start`; requests in flight have `limits.shutdownMs`. A second signal, more than a second later, stops the gateway at once.",
  "SIGHUP to the gateway (`gateway/main.ts`) or a subgraph's process reloads all credentials. All other settings are read at the start only.",
  "From Node 22 on, a process stores its compiled code beside its bundle, or in the folder `NODE_COMPILE_CACHE`.",
] as const;

const firstSentence = (text: string): string => /^.*?(?=\.(?:\s|$))/s.exec(text)?.[0] ?? text;

const cell = (text: string) => text.replaceAll("|", "\\|");

/** The meaning in short, and the default in italics. */
function meaningOf({ setting }: Pick<SettingRow, "setting">): string {
  const { means, normal, normally = normal } = setting.options;
  const isNothing = normally === undefined || normally === "" || typeof normally === "object";
  return `${firstSentence(means)}.${isNothing ? "" : ` *${normally}*`}`;
}

/** A table without outer bars. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => row.map(cell).join(" | ").trimEnd()).join("\n");
}

const settingTable = (tree: SettingTree): string =>
  table(
    ["key", "meaning, *default*"],
    rowsOf(tree).map((row) => {
      const { env, secret } = row.setting.options;
      const name = env === undefined ? "" : ` (\`${env}\`${secret ? ", `file`" : ""})`;
      return [`\`${row.path.join(".")}\`${name}`, meaningOf(row)];
    }),
  );

/** The settings that families have in common, and after them those of single families. */
function familyTables(families: readonly Family[]): string {
  const { families: trees } = allSettings(families);
  const rows = Object.entries(trees).flatMap(([family, tree]) =>
    tree instanceof Setting ? [] : rowsOf(tree).map((row) => ({ ...row, family })),
  );
  const familiesOfKey = (key: string) => rows.filter(({ path }) => path.join(".") === key);
  const inCommon = rows.filter((row, index) => {
    const same = familiesOfKey(row.path.join("."));
    return same.length > 1 && same[0] === rows[index];
  });
  const lines = inCommon.map((row) => {
    const key = row.path.join(".");
    const some = familiesOfKey(key).map(({ family }) => family);
    const ofSome = some.length < families.length ? ` (${some.join(", ")})` : "";
    return [`\`${key}\`${ofSome}`, meaningOf(row)];
  });
  const ownLines = rows
    .filter(({ path }) => familiesOfKey(path.join(".")).length === 1)
    .map((row) => [`\`${row.family}.${row.path.join(".")}\``, meaningOf(row)]);
  const shared = rowsOf(
    Object.fromEntries(Object.entries(trees).filter(([, tree]) => tree instanceof Setting)),
  );
  const sharedLines = shared.map((row) => {
    const { env } = row.setting.options;
    return [`\`families.${row.path.join(".")}\`${env === undefined ? "" : ` (\`${env}\`)`}`, meaningOf(row)];
  });
  return `${table(["key", "meaning, *default*"], [...sharedLines, ...lines])}\n\n${table(["key of one family", "meaning, *default*"], ownLines)}`;
}

/** The text of `docs/configuration.md`. */
export function configurationDoc(): string {
  const families = familiesOf();
  const { families: _, ...others } = allSettings(families);
  return [
    "# Configuration",
    "",
    "Printed by `npm run codegen`.",
    "",
    "Settings (all optional) are in `tributary.yaml` or in the file that `TRIBUTARY_CONFIG` names. Its value can be the settings themselves: `TRIBUTARY_CONFIG='{access: {readOnly: true}}' npm start`. The first line of the example lets an editor complete the file by [its schema](../schema/tributary.schema.json).",
    "",
    "```yaml",
    readFileSync(FILES.example, "utf8").trimEnd(),
    "```",
    "",
    `- \`\${NAME}\` is the text of an environment variable. \`file:<path>\` is the content of a file, for secrets. A family's credential is read again when its file changes.`,
    "- A variable in brackets in the tables below wins over the file. For one with `file`, `<variable>_FILE` names a file with the value. In the environment, `true` is `on`, and a list is separated by commas.",
    "- All mistakes are reported together at the start, with line and column in the file.",
    "- Each process of a deployment reads the file. Paths are relative to the working directory.",
    "",
    ...Object.entries(others).flatMap(([key, tree]) => [
      `## \`${key}\`: ${sections[key as keyof typeof sections]}`,
      "",
      settingTable(tree),
      "",
      ...(key === "telemetry"
        ? [
            "## `families`: the real services, and families without code",
            "",
            `Families are ${families.map(({ name }) => `\`${name}\``).join(", ")}. Each has two variables: \`<FAMILY>_URL\` and \`<FAMILY>_CREDENTIAL\`, for example \`SUPPORT_DESK_URL\`.`,
            "",
            familyTables(families),
            "",
          ]
        : []),
    ]),
    "## The stand-in services",
    "",
    "Their process has variables only.",
    "",
    table(
      ["variable", "meaning, *default*"],
      standIns.map(([name, means, normally]) => [
        `\`${name}\``,
        `${means}.${normally === "" ? "" : ` *${normally}*`}`,
      ]),
    ),
    "",
    "## Starting and stopping",
    "",
    ...starting.map((line) => `- ${line}`),
    "",
  ].join("\n");
}

/** The text of `schema/tributary.schema.json`. */
export const schemaText = (): string =>
  `${JSON.stringify(configurationSchema(familiesOf()), undefined, 2)}\n`;

if (process.argv[1]?.endsWith("docs/configuration.ts")) {
  writeFileSync(FILES.doc, configurationDoc());
  writeFileSync(FILES.schema, schemaText());
}
