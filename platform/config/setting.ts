/** A setting of a process: its value in `tributary.yaml`, its name in the environment, its description. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reason why a value is invalid, without the name of its setting. */
export class InvalidValue extends Error {}

/** All mistakes in a configuration, one message a line. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : "mistakes"}:\n  ${mistakes.join("\n  ")}`,
    );
    this.mistakes = mistakes;
  }
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Form and validation of a setting's values. */
export interface SettingKind<T> {
  /** JSON Schema of the value in the file. */
  readonly schema: JsonSchema;
  /** @throws InvalidValue */
  read(value: unknown): T;
  /** Converts the text of an environment variable to the value as in the file. @throws InvalidValue */
  fromText(text: string): unknown;
}

interface SettingOptions<N> {
  /** The first sentence is the row of the table in `docs/configuration.md`. */
  readonly means: string;
  /** Default value. */
  readonly normal?: N;
  /** Default value in words, if `normal` is missing or does not say it. */
  readonly normally?: string;
  /** Name in the environment; undefined for a setting of the file alone. */
  readonly env?: string;
  /** Further names, which are read if `env` is not set. */
  readonly aliases?: readonly string[];
  /** Former names in the environment, before the setting moved to the file. Their use is reported. */
  readonly formerly?: string | readonly string[];
  /** True if the value is or contains a secret. `<env>_FILE` and `file:<path>` then name files with the value. */
  readonly secret?: boolean;
}

/** A declared setting. @see setting */
export class Setting<T> {
  readonly kind: SettingKind<T>;
  readonly options: SettingOptions<T>;

  constructor(kind: SettingKind<T>, options: SettingOptions<T>) {
    this.kind = kind;
    this.options = options;
  }

  /** Environment variables of the setting; for a secret, also the variable of its file. */
  get names(): readonly string[] {
    const { env, aliases = [], secret } = this.options;
    return env === undefined ? [] : [env, ...aliases, ...(secret ? [fileVariable(env)] : [])];
  }
}

/**
 * Declares a setting.
 * @example setting(integer({ min: 1, max: 5 }), { normal: 3, means: "Tries of a read." })
 */
export function setting<T, const N extends T | undefined = undefined>(
  kind: SettingKind<T>,
  options: SettingOptions<N>,
): Setting<T | N> {
  return new Setting<T | N>(kind, options);
}

/** Name of the variable with the file that contains the value of a variable. */
export const fileVariable = (name: string): string => `${name}_FILE`;

/** Settings by their keys in the file. */
export interface SettingTree {
  readonly [key: string]: Setting<unknown> | SettingTree;
}

/** The values of a tree of settings. */
export type ValuesOf<T> = T extends Setting<infer V> ? V : { readonly [K in keyof T]: ValuesOf<T[K]> };

/** A setting with the path of its key in the file. */
export interface SettingRow {
  readonly path: readonly string[];
  readonly setting: Setting<unknown>;
}

/** All settings of a tree, in the order of their declaration. */
export function rowsOf(tree: SettingTree, path: readonly string[] = []): readonly SettingRow[] {
  return Object.entries(tree).flatMap(([key, node]) =>
    node instanceof Setting ? [{ path: [...path, key], setting: node }] : rowsOf(node, [...path, key]),
  );
}
