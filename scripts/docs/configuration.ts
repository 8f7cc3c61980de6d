/** Prints `docs/configuration.md` from the table in `platform/config/table.ts` and the settings
 * that families declare. Run it with tsx. */
import { writeFileSync } from "node:fs";
import { familiesOf } from "#gateway/gateway.ts";
import { documentedVariables } from "#platform/config/table.ts";

/** Settings of the process of the stand-in services, which does not read the table of settings. */
const standIns = [
  [
    "SERVICES_PORT",
    "Port that they listen on; 0 chooses a free one.",
    "4100, or a free one if 4100 is in use",
  ],
  ["SERVICES_DATA", "Folder of their data.", ".data"],
  [
    "SERVICES_MAY_CALL",
    "Hosts, apart from this machine, to which they may send events, separated by commas.",
    "",
  ],
  ["DEMO_PEOPLE", "Number of people of the demo company.", "250"],
  ["FAULTS", "Faults that they inject into their answers: `<family>=<fault>`, separated by commas.", ""],
] as const;

/** Notes on ports and data at a start and a stop, printed where users look for them. */
const starting = [
  "A second `npm start` needs another `PORT`. Its stand-in services use a free port if 4100 is in use, and store their data in `families-2.db` if another process has `families.db` open. Each start logs this in one line.",
  "The operating system locks the data files, so no file has to be removed before the next start, even after a crash.",
  "The stand-in services create their data again when `DEMO_PEOPLE` or the contract of a family has changed. Data that clients have changed is first copied to `families.<time>.db` in the same folder. To use it again, stop the services, rename the copy to `families.db`, and start the former version with the former `DEMO_PEOPLE`.",
  "SIGTERM, SIGINT (Ctrl-C) and SIGHUP, sent to `npm start` or to its process, stop the gateway and the stand-in services. Requests in flight have `SHUTDOWN_MS` to finish. A second signal, more than a second later, stops the gateway at once. When npm, the gateway or the stand-in services are killed, the others stop within about a second.",
  "SIGHUP to the gateway (`gateway/main.ts`) or to a subgraph's process that has no terminal reads or fetches the credentials of all families anew (`service:file:`, `oauth:file:`); requests go on. Limits are read at the start only.",
  "On Node 22 and later, a process writes its compiled code to `compiled` beside the bundle in `dist` when it ends, which makes the next start faster. The folder may be deleted at any time; `NODE_COMPILE_CACHE` names another one.",
] as const;

/** Marks the variables whose value may be in a file. */
const FILE_MARK = " (file)";

/** The text of `docs/configuration.md`. */
export function configurationDoc(): string {
  const sections = documentedVariables(familiesOf()).map(({ title, rows }) =>
    [
      `## ${title}`,
      "",
      "| variable | meaning | default |",
      "|---|---|---|",
      ...rows.map(
        ({ name, description: means, defaultText: normally, mayBeInFile }) =>
          `| \`${name}\`${mayBeInFile ? FILE_MARK : ""} | ${cell(means)} | ${cell(normally)} |`,
      ),
      "",
    ].join("\n"),
  );
  return [
    "# Configuration",
    "",
    "Generated from `platform/config/table.ts` and `contracts/<family>/settings.ts` by `npm run codegen`. Every setting is an environment variable, and all are optional:",
    "`npm start` runs everything with the demo company. At the start, all invalid settings are reported together, by name.",
    "",
    `The value of a variable with ${FILE_MARK.trim()} can be in a file instead: \`<variable>_FILE\` names it, for example \`FILES_SECRET_FILE=/run/secrets/files\`. Blanks and line ends around the text are ignored. These files are read at the start. A family's credential has a form of its own, \`service:file:<path>\`, and is read again when its file changes.`,
    "",
    "The stand-in services have settings of their own:",
    "",
    "| variable | meaning | default |",
    "|---|---|---|",
    ...standIns.map(([name, means, normally]) => `| \`${name}\` | ${means} | ${normally} |`),
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
