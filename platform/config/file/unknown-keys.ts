/** Finds keys of `tributary.yaml` that are no settings, and variables of settings that moved to the file. */

import { isRecord } from "#platform/config/kinds.ts";
import {
  type Environment,
  fileVariable,
  rowsOf,
  Setting,
  type SettingRow,
  type SettingTree,
} from "#platform/config/setting.ts";
import type { ConfigurationFile } from "./configuration-file.ts";
import { nearestName } from "./nearest-name.ts";

/** Form of keys that messages may quote. Other keys may be secrets, such as `secret:hunter2` in `{secret:hunter2}`. */
const KEY = /^[A-Za-z][A-Za-z0-9]{0,40}$/;

/** Most keys that a message lists. */
const MOST_LISTED = 20;

/**
 * Finds keys that are no settings, and settings without a value.
 * @returns a message for each, with its place and the key that was meant
 */
export function unknownKeys(
  tree: SettingTree,
  file: ConfigurationFile,
  path: readonly string[] = [],
): string[] {
  const section = file.at(path);
  const place = (key: readonly string[]) => `${file.where(key)}: ${key.join(".")}`;
  if (section === undefined) return [];
  if (!isRecord(section)) return [`${place(path)} must be a section with keys`];
  return Object.keys(section).flatMap((key) => {
    const below = [...path, key];
    const node = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (node === undefined) {
      // A secret with a comma and without quotes becomes a key without a value, so such a key is not quoted.
      const shown = KEY.test(key) && section[key] !== null;
      return `${shown ? place(below) : `${file.where(below)}: This key`} is no setting${suggestion(key, tree)}`;
    }
    if (!(node instanceof Setting)) return unknownKeys(node, file, below);
    return section[key] === null ? `${place(below)} has no value` : [];
  });
}

function suggestion(key: string, tree: SettingTree): string {
  const keys = Object.keys(tree);
  const nearest = nearestName(key, keys);
  if (nearest !== undefined) return `: did you mean ${nearest}?`;
  const elsewhere = rowsOf(tree).find(({ path }) => path.at(-1) === key);
  if (elsewhere) return `: did you mean ${elsewhere.path.join(".")}?`;
  return keys.length <= MOST_LISTED ? `; the keys here are ${keys.join(", ")}` : "";
}

/** Yields the former names of a setting, each with its present name. */
function* formerNames({ path, setting }: SettingRow): Generator<readonly [string, string]> {
  const { env, formerly = [], secret } = setting.options;
  const now = env ?? `${path.join(".")} in tributary.yaml`;
  for (const name of [formerly].flat()) {
    yield [name, now];
    if (secret) yield [fileVariable(name), now];
  }
}

/** Variables of OpenTelemetry, which other programs of a machine read as well. */
const SHARED = /^OTEL_/;

/**
 * Finds environment variables that are no longer settings.
 * @returns mistakes, and warnings about variables that other programs read as well
 */
export function movedSettings(tree: SettingTree, env: Environment) {
  const moved = rowsOf(tree)
    .flatMap((row) => [...formerNames(row)])
    .filter(([name]) => env[name]);
  const said = ([name, now]: readonly [string, string]) => `${name} is not read any more: set ${now}`;
  return {
    mistakes: moved.filter(([name]) => !SHARED.test(name)).map(said),
    warnings: moved.filter(([name]) => SHARED.test(name)).map(said),
  };
}
