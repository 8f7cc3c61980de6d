/** JSON as lines, with the path of each line. */

export type JsonPath = readonly (string | number)[];

export interface JsonLines {
  readonly text: string;
  /** Path of each line, in order. */
  readonly paths: readonly JsonPath[];
}

/** Prints a value as `JSON.stringify` does with an indent of two spaces. */
export function jsonLines(value: unknown): JsonLines {
  const lines: string[] = [];
  const paths: JsonPath[] = [];
  const add = (line: string, path: JsonPath) => {
    lines.push(line);
    paths.push(path);
  };
  const walk = (inner: unknown, path: JsonPath, indent: string, before: string, after: string) => {
    if (typeof inner !== "object" || inner === null) {
      add(`${indent}${before}${JSON.stringify(inner) ?? "null"}${after}`, path);
      return;
    }
    const isList = Array.isArray(inner);
    const entries: readonly (readonly [string | number, unknown])[] = isList
      ? [...inner.entries()]
      : Object.entries(inner);
    const [open, close] = isList ? ["[", "]"] : ["{", "}"];
    if (entries.length === 0) {
      add(`${indent}${before}${open}${close}${after}`, path);
      return;
    }
    add(`${indent}${before}${open}`, path);
    for (const [index, [key, member]] of entries.entries())
      walk(
        member,
        [...path, key],
        `${indent}  `,
        isList ? "" : `${JSON.stringify(key)}: `,
        index === entries.length - 1 ? "" : ",",
      );
    add(`${indent}${close}${after}`, path);
  };
  walk(value, [], "", "", "");
  return { text: lines.join("\n"), paths };
}
