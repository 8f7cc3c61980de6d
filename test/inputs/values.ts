/** Values for the leaves of a field's arguments, and the leaf that a refusal is about. */
import type { Leaf } from "./input-values.ts";
import type { Refusal } from "./sent.ts";

/** Values by the paths of their leaves. */
export type Values = ReadonlyMap<string, unknown>;

/** Values by path. Null leaves the path out. */
export type Variant = Readonly<Record<string, unknown>>;

/** Required values for the demo company: see `given.ts`. */
export interface FieldValues {
  /** Values for a leaf, by its path in a field or by its name anywhere. */
  readonly values: Readonly<Record<string, readonly [unknown, unknown?]>>;
  /** Variants that exclude each other, each for one request of a field. */
  readonly variants: Readonly<Record<string, readonly Variant[]>>;
  /** Names of lists that need two items. */
  readonly twice: readonly string[];
}

/** Returns the values without a leaf. */
export function withoutLeaf(values: Values, path: string): Values {
  const rest = new Map(values);
  rest.delete(path);
  return rest;
}

/** Returns the values without a leaf and the values that depend on it. */
export function withoutOptional(values: Values, { path, chain }: Leaf): Values {
  const optional = chain.findLast(({ required }) => !required)?.path ?? path;
  return new Map([...values].filter(([name]) => name !== path && !`${name}.`.startsWith(`${optional}.`)));
}

/** The leaf that a refusal is about: the one with most of the refusal's names in its path. */
export function aboutWhich(paths: readonly string[], { argument, message }: Refusal): string | undefined {
  const names = [argument, ...[...message.matchAll(/"([\w.[\]]+)"/g)].map(([, name = ""]) => name)]
    .flatMap((name) => name.split(/[.[\]]+/))
    .filter((name) => /^[a-z]\w*$/i.test(name));
  const scored = paths.map((path) => {
    const own = path.split(".");
    return {
      path,
      score: new Set(names.filter((name) => own.includes(name))).size,
      last: names.includes(own.at(-1) ?? ""),
    };
  });
  const [best] = scored.sort((a, b) => b.score - a.score || Number(b.last) - Number(a.last));
  return best && best.score > 0 ? best.path : undefined;
}
