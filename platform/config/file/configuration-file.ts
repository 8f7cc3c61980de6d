/** The file of a deployment's settings, `tributary.yaml`, with the line and the column of each key. */
import { existsSync, lstatSync } from "node:fs";
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import { isRecord } from "#platform/config/kinds.ts";
import {
  ConfigurationError,
  type Environment,
  fileVariable,
  InvalidValue,
} from "#platform/config/setting.ts";
import type { SettingFiles } from "./setting-file.ts";

/** The variable that names the file. */
export const CONFIGURATION_VARIABLE = "TRIBUTARY_CONFIG";

/** Reference to an environment variable within a text. */
export const REFERENCE = /\$\{([A-Za-z_]\w*)\}/g;

/** Default file in the working directory. */
const USUAL_FILE = "tributary.yaml";
const MISNAMED_FILE = "tributary.yml";

/** Messages for YAML errors. The library's messages may quote the text, which may be a secret. */
const MISTAKES: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: "A text in double quotes has an unknown escape",
  BAD_INDENT: "The indentation does not fit",
  DUPLICATE_KEY: "A key must be unique in its section",
  MULTIPLE_DOCS: "The file must have one document",
  NON_STRING_KEY: "A key must be a text",
  TAB_AS_INDENT: "Indentation must have spaces, and no tabs",
  TAG_RESOLVE_FAILED: "A text that begins with ! must be in quotes",
};

/** True if the variable contains the settings inline instead of a file name. */
const isInline = (named: string) => named.trimStart().startsWith("{");

/**
 * Returns the environment. If it names no settings, `tributary.yaml` of the working directory is added if it exists.
 * @throws ConfigurationError if a file of the working directory would be ignored or is a broken link
 */
export function programEnvironment(): Environment {
  const named = process.env[CONFIGURATION_VARIABLE];
  if (named && !isInline(named)) return process.env;
  const mistake = usualFileMistake(named);
  if (mistake !== undefined) throw new ConfigurationError([mistake]);
  return existsSync(USUAL_FILE) ? { ...process.env, [CONFIGURATION_VARIABLE]: USUAL_FILE } : process.env;
}

function usualFileMistake(inline: string | undefined): string | undefined {
  const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  if (!isThere(USUAL_FILE))
    return isThere(MISNAMED_FILE)
      ? `${MISNAMED_FILE} is not read: its name must be ${USUAL_FILE}`
      : undefined;
  if (inline)
    return `${USUAL_FILE} is not read beside settings in ${CONFIGURATION_VARIABLE}: remove one of them`;
  return existsSync(USUAL_FILE) ? undefined : `${USUAL_FILE} is a link to a file that does not exist`;
}

/** The settings of a file. Paths are lists of keys. */
export class ConfigurationFile {
  readonly name: string;
  readonly #value: unknown;
  readonly #document: Document.Parsed | undefined;
  readonly #lines = new LineCounter();
  /** Environment variables that the file's values refer to. */
  readonly #taken: ReadonlySet<string | undefined>;

  /** @throws ConfigurationError with every mistake in the form of the text */
  constructor(text: string, name: string) {
    this.name = name;
    const document = parseDocument(text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      stringKeys: true,
    });
    const mistakes = [...document.errors, ...document.warnings].map(
      ({ code, pos: [start] }) => `${this.#at(start)}: ${MISTAKES[code] ?? "This is no valid YAML"}`,
    );
    // Nested aliases take seconds to resolve, and an alias within its own anchor never ends.
    visit(document, {
      Node: (_, node) => {
        if (isAlias(node) || node.anchor)
          mistakes.push(`${this.#at(node.range?.[0] ?? 0)}: Anchors and aliases are not allowed`);
      },
    });
    if (mistakes.length > 0) throw new ConfigurationError(mistakes);
    this.#document = document;
    const value: unknown = document.toJS() ?? {};
    if (!isRecord(value)) throw new ConfigurationError([`${name} must have sections, such as limits:`]);
    const { limits } = value;
    this.#taken = new Set(
      textsIn(value).flatMap((one) => [...one.matchAll(REFERENCE)].map(([, name]) => name)),
    );
    // The short form: limits: small
    this.#value = typeof limits === "string" ? { ...value, limits: { profile: limits } } : value;
  }

  /** Returns the value of a key as it is written; undefined if the key is missing or empty. */
  at(path: readonly string[]): unknown {
    const found = path.reduce<unknown>(
      (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      this.#value,
    );
    return found ?? undefined;
  }

  /** True if a value of the file refers to the environment variable. */
  takes(variable: string): boolean {
    return this.#taken.has(variable);
  }

  /** Position of a key, such as `tributary.yaml:3:5`, or of its section if the key is missing. */
  where(path: readonly string[]): string {
    let node: Node | null | undefined = this.#document?.contents;
    let start: number | undefined;
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        : undefined;
      if (!pair) break;
      start = (pair.key as Node).range?.[0];
      node = pair.value as Node | null;
    }
    return start === undefined ? this.name : this.#at(start);
  }

  #at(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.name}:${line}:${col}`;
  }
}

/** Returns all texts in a value, including nested ones. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Reads the file that the environment names. A value that begins with `{` contains the settings inline.
 * @throws ConfigurationError with every mistake in the form of the file
 * @example configurationFile({ TRIBUTARY_CONFIG: "{limits: small}" }, files).at(["limits"]) // "small"
 */
export function configurationFile(env: Environment, files: SettingFiles): ConfigurationFile {
  const named = env[CONFIGURATION_VARIABLE] || "{}";
  const other = fileVariable(CONFIGURATION_VARIABLE);
  if (env[other])
    throw new ConfigurationError([`${other} is no setting: ${CONFIGURATION_VARIABLE} names the file`]);
  if (isInline(named)) return new ConfigurationFile(named, CONFIGURATION_VARIABLE);
  let text: string;
  try {
    text = files.text(named);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    throw new ConfigurationError([`${CONFIGURATION_VARIABLE} ${error.message}`]);
  }
  return new ConfigurationFile(text, named);
}
