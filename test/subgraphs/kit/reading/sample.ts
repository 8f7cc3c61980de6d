/** A body for a schema of a contract, with two rows in each list. */
import type { TSchema } from "typebox";
import type { JsonSchema } from "#subgraphs/kit/reading/value-readers.ts";

/** @param seed Makes ids and texts of two rows different */
export function sampleOf(schema: TSchema, seed = 1): unknown {
  const shape = schema as JsonSchema;
  if (shape.anyOf) {
    const some = shape.anyOf.find((one) => (one as JsonSchema).type !== "null");
    return some ? sampleOf(some, seed) : null;
  }
  if (shape.enum) return shape.enum[0];
  if ("const" in shape) return shape.const;
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, member]) => [name, sampleOf(member, seed)]),
    );
  switch (shape.type) {
    case "array":
      return [sampleOf(shape.items ?? {}, seed * 2), sampleOf(shape.items ?? {}, seed * 2 + 1)];
    case "object":
      return { some: sampleOf(Object.values(shape.patternProperties ?? {})[0] ?? {}, seed) };
    case "string":
      return textOf(shape.format, seed);
    case "integer":
      return 100 + seed;
    case "number":
      return seed + 0.25;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return { anything: seed };
  }
}

function textOf(format: string | undefined, seed: number): string {
  if (format === "date-time") return "2026-01-31T09:30:00Z";
  if (format === "date") return "2026-01-31";
  return `text ${seed}`;
}

/** Path of a value in a body. */
export type Path = readonly (string | number)[];

/** Paths of all members of a body's objects. For a list, those of its first row. */
export function* membersIn(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value)) yield* membersIn(value[0], [...path, 0]);
  else if (typeof value === "object" && value !== null)
    for (const [name, member] of Object.entries(value)) {
      yield [...path, name];
      yield* membersIn(member, [...path, name]);
    }
}

/** The value at a path. Undefined if it does not exist. */
export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    body,
  );

/**
 * A body with another value at a path, or without the member if the value is undefined. It shares the other values
 * with the given body.
 */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && value === undefined) delete copy[name];
  else copy[name] = withValue(copy[name], rest, value);
  return copy;
}
