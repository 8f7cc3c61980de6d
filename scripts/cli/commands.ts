/** The commands of `tributary`. A new one is a line here and the file `tools/<name>.ts`. */

/** A command that runs one of the built programs as a process. */
export interface ProgramCommand {
  readonly name: string;
  readonly about: string;
  /** Its bundle below `dist`. */
  readonly program: string;
  /** True for a process that serves requests: it gets the flags of Node that `npm start` has. */
  readonly serves: boolean;
  /** Its one argument, as commander writes it. */
  readonly argument?: string;
  /** Options with the variable that each sets; an option without one is passed to the program. */
  readonly options?: Readonly<Record<string, readonly [variable: string | undefined, about: string]>>;
  /** The program has a help text and options of its own. */
  readonly ownHelp?: true;
  readonly exitCodes?: ExitCodes;
}

/** A command that runs in this process: `tools/<name>.ts`, loaded when needed. */
export interface ToolCommand {
  readonly name: string;
  readonly about: string;
  readonly exitCodes: ExitCodes;
}

/** The meaning of each exit code. */
type ExitCodes = Readonly<Record<number, string>>;

export type CommandEntry = ProgramCommand | ToolCommand;

const STARTED: ExitCodes = { 0: "stopped by a signal", 1: "it could not start, or ended with an error" };
const CONFIG = ["TRIBUTARY_CONFIG", "file of settings; tributary.yaml of this folder unless given"] as const;

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "start",
    about: "start the gateway, and the demo company unless families have a URL",
    program: "gateway/start",
    serves: true,
    options: {
      "--port <number>": ["PORT", "port of the gateway (4000)"],
      "--config <file>": CONFIG,
    },
    exitCodes: STARTED,
  },
  {
    name: "services",
    about: "start the stand-in services of the demo company alone",
    program: "services/main",
    serves: false,
    options: {
      "--port <number>": ["SERVICES_PORT", "port of the stand-in services (4100)"],
      "--reset": [undefined, "create the data of the demo company again"],
      "--memory": [undefined, "keep the data in memory"],
    },
    exitCodes: STARTED,
  },
  {
    name: "subgraph",
    about: "start one subgraph (identity, collaboration or business) as a process",
    program: "subgraphs/main",
    serves: true,
    argument: "<name>",
    options: { "--config <file>": CONFIG },
    exitCodes: STARTED,
  },
  {
    name: "edge",
    about: "start files, uploads and webhooks alone, beside another router",
    program: "gateway/edge",
    serves: true,
    options: { "--port <number>": ["PORT", "port of the process (4000)"], "--config <file>": CONFIG },
    exitCodes: STARTED,
  },
  {
    name: "mcp",
    about: "serve agents over standard input and output (Model Context Protocol)",
    program: "gateway/agents",
    serves: false,
    options: { "--config <file>": CONFIG },
    exitCodes: STARTED,
  },
  {
    name: "report",
    about: "run, list, compare or begin reports",
    program: "reports/main",
    serves: false,
    ownHelp: true,
  },
  {
    name: "doctor",
    about: "examine each family of the configuration",
    exitCodes: { 0: "all families can be used", 1: "one cannot", 2: "a mistake in options or configuration" },
  },
  {
    name: "check",
    about: "check GraphQL documents: validity, scopes, REST calls, limits, breaking changes",
    exitCodes: {
      0: "no document has an error",
      1: "a document has an error, or with --warnings a warning",
      2: "a mistake in options, files or configuration",
    },
  },
  {
    name: "rehearse",
    about: "run GraphQL documents while a family is slow, down, silent or wrong",
    exitCodes: {
      0: "each answer is explained by its fault, and as in the snapshot",
      1: "an answer is not",
      2: "a mistake in options, files or configuration",
    },
  },
  {
    name: "init",
    about: "write tributary.yaml, a first query and a report for some families",
    exitCodes: { 0: "the files are written", 2: "unknown family, or a file exists; nothing is written" },
  },
  {
    name: "usage",
    about: "list fields and REST operations with the clients that use them",
    exitCodes: { 0: "all files were read", 1: "a file is missing or damaged" },
  },
  {
    name: "openapi",
    about: "print the contracts of families as OpenAPI 3.1",
    exitCodes: { 0: "printed", 2: "unknown family" },
  },
  {
    name: "compose",
    about: "write the supergraph or the SDL of the subgraphs for another router",
    exitCodes: { 0: "written", 1: "the SDL does not compose", 2: "a mistake in options" },
  },
  {
    name: "family",
    about: "write the skeleton of a new family into a checkout of Tributary",
    exitCodes: { 0: "written", 2: "a mistake in options, or a file exists; nothing is written" },
  },
];
