/** Reads settings, in this order: environment variable, `tributary.yaml`, aliases of the variable, default. */

import { isRecord } from "#platform/config/kinds.ts";
import {
  ConfigurationError,
  type Environment,
  fileVariable,
  InvalidValue,
  Setting,
  type SettingRow,
  type SettingTree,
  type ValuesOf,
} from "#platform/config/setting.ts";
import { type ConfigurationFile, configurationFile, REFERENCE } from "./configuration-file.ts";
import { SettingFiles } from "./setting-file.ts";

/** A secret as `file:<path>` is read from the file. */
const IN_FILE = /^file:(.+)$/;

interface Sources {
  readonly env: Environment;
  readonly file: ConfigurationFile;
  /** The files with the values of secrets. */
  readonly files: SettingFiles;
}

/** A value with the name under which it was found, for messages. */
interface FoundValue {
  readonly name: string;
  /** @throws InvalidValue */
  value(): unknown;
}

export class SettingsReader {
  readonly mistakes: string[] = [];
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** True if the environment or the file has a value. */
  has({ path, setting }: SettingRow): boolean {
    const { env, file } = this.#sources;
    return setting.names.some((name) => env[name]) || file.at(path) !== undefined;
  }

  /** Returns the text of another process's setting, without checking it. */
  textOf({ path, setting }: SettingRow): string | undefined {
    const { env, file } = this.#sources;
    const own = setting.names.map((name) => env[name]).find(Boolean);
    const written = own ?? file.at(path);
    if (typeof written !== "string") return undefined;
    return own ?? written.replaceAll(REFERENCE, (_, name: string) => env[name] ?? "");
  }

  /**
   * Reads one setting.
   * @param isUsed False if this process never uses the value. Then it is not read, because its variables and files
   * may exist only on another machine.
   * @returns undefined after a mistake, which is then in `mistakes`
   */
  read<T>(setting: Setting<T>, path: readonly string[], isUsed = true): T | undefined {
    const { kind, options } = setting;
    const found = isUsed
      ? (this.#inEnvironment(setting) ?? this.#inFile(setting, path) ?? this.#byAlias(setting))
      : undefined;
    return this.orMistake(found?.name ?? path.join("."), () => {
      const value = found?.value();
      return value === undefined ? (options.normal as T) : kind.read(value);
    });
  }

  /**
   * Reads all settings of a tree. A value is missing only after a mistake.
   * @param isUsed Takes the dotted path of a setting; see `read`.
   */
  readTree<T extends SettingTree>(
    tree: T,
    path: readonly string[] = [],
    isUsed: (key: string) => boolean = () => true,
  ): ValuesOf<T> {
    const values = Object.entries(tree).map(([key, node]) => {
      const below = [...path, key];
      const value =
        node instanceof Setting
          ? this.read(node, below, isUsed(below.join(".")))
          : this.readTree(node, below, isUsed);
      return [key, value];
    });
    return Object.fromEntries(values) as ValuesOf<T>;
  }

  /** Runs a function and records an InvalidValue as a mistake of the setting. */
  orMistake<T>(name: string, readValue: () => T): T | undefined {
    try {
      return readValue();
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      this.mistakes.push(`${name} ${error.message}`);
      return undefined;
    }
  }

  /** Position and name of a key, for messages. */
  nameOf(path: readonly string[]): string {
    return `${this.#sources.file.where(path)}: ${path.join(".")}`;
  }

  #inEnvironment({ kind, options }: Setting<unknown>): FoundValue | undefined {
    const { env, files } = this.#sources;
    const { env: name, secret } = options;
    if (name === undefined) return undefined;
    const own = env[name] || undefined;
    const inFile = secret ? env[fileVariable(name)] || undefined : undefined;
    // Setting both is a mistake, so neither value is used.
    if (own !== undefined && inFile !== undefined) {
      this.mistakes.push(`One of ${name} and ${fileVariable(name)} is enough`);
      return { name, value: () => undefined };
    }
    if (inFile !== undefined)
      return {
        name: fileVariable(name),
        value: () => kind.fromText(files.read(inFile)),
      };
    return own === undefined ? undefined : { name, value: () => kind.fromText(own) };
  }

  /** Value of an alias. An alias may be set for a whole cluster, so every other source has precedence. */
  #byAlias({ kind, options: { aliases = [] } }: Setting<unknown>): FoundValue | undefined {
    const { env } = this.#sources;
    const name = aliases.find((alias) => env[alias]);
    return name === undefined ? undefined : { name, value: () => kind.fromText(env[name] ?? "") };
  }

  #inFile({ kind, options }: Setting<unknown>, path: readonly string[]): FoundValue | undefined {
    const written = this.#sources.file.at(path);
    if (written === undefined) return undefined;
    return {
      name: this.nameOf(path),
      value: () => {
        const value = this.#resolved(written, options.secret === true);
        // A replaced text is parsed like the value of an environment variable.
        return typeof value === "string" && value !== written ? kind.fromText(value) : value;
      },
    };
  }

  /** Replaces `${NAME}` and `file:<path>` in a value by their texts. */
  #resolved(value: unknown, secret: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolved(item, secret));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, this.#resolved(item, secret)]),
      );
    if (typeof value !== "string") return value;
    const text = value.replaceAll(REFERENCE, (_, name: string) => {
      const known = this.#sources.env[name];
      if (!known) throw new InvalidValue(`needs the variable ${name}, which is not set`);
      return known;
    });
    const [, file] = (secret && IN_FILE.exec(text)) || [];
    if (file === undefined) return text;
    return this.#sources.files.read(file);
  }
}

/**
 * Reads one setting, for programs that need no other.
 * @throws ConfigurationError
 */
export function readSetting<T>(
  env: Environment,
  setting: Setting<T>,
  path: readonly string[],
): T | undefined {
  const files = new SettingFiles();
  const reader = new SettingsReader({ env, file: configurationFile(env, files), files });
  const value = reader.read(setting, path);
  if (reader.mistakes.length > 0) throw new ConfigurationError(reader.mistakes);
  return value;
}
