/**
 * Converts enum values between the graph and a service: `IN_TRANSIT` stands for `in_transit`, "inTransit" or `In
 * transit`. `subgraphs/kit/schema/build.ts` converts in the other direction.
 */
import type { TSchema } from "typebox";
import { badInput } from "#platform/errors/catalog.ts";

/** The graph's name for a value of a service, in American spelling. */
export function enumName(value: unknown): string {
  const name = String(value)
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^a-zA-Z0-9]+/g, "_")
    .toUpperCase()
    .replace(/CANCELL(?=ED|ING)/g, "CANCEL");
  return /^\d/.test(name) ? `_${name}` : name;
}

/** The letters and digits of a name or a value: `customrecipient` is spelled `CUSTOM_RECIPIENT` in the graph. */
export const enumLetters = (value: unknown): string => enumName(value).replaceAll("_", "");

interface Choice {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
}

/** The values that a schema lists. Undefined if it allows others. */
export function listedValues(schema: TSchema): readonly unknown[] | undefined {
  const { type, enum: values, const: value, anyOf } = schema as Choice;
  if (values) return values;
  if (value !== undefined) return [value];
  if (type === "null") return [];
  const parts = anyOf?.map(listedValues);
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

const namesOf = new WeakMap<TSchema, ReadonlyMap<string, unknown> | undefined>();

function valuesByName(schema: TSchema): ReadonlyMap<string, unknown> | undefined {
  if (!namesOf.has(schema)) {
    const values = listedValues(schema);
    // A value's own spelling is always accepted, also if two values have the same name in the graph.
    namesOf.set(
      schema,
      values &&
        new Map([
          ...values.map((value) => [enumLetters(value), value] as const),
          ...values.map((value) => [String(value), value] as const),
        ]),
    );
  }
  return namesOf.get(schema);
}

/**
 * The wire value of an enum value. If the schema lists no values, the name is returned unchanged.
 * @throws BAD_USER_INPUT for `OTHER`, which stands for undocumented values
 */
export function spelledFor(schema: TSchema, name: string, argument: string): unknown {
  const values = valuesByName(schema);
  if (!values) return name;
  const value = values.get(name) ?? values.get(enumLetters(name));
  if (value === undefined) throw badInput(`"${argument}" cannot be ${name}`, argument);
  return value;
}

/** A schema that lists its values: `Type.Enum([…])`. */
type EnumSchema<W extends string> = TSchema & { readonly enum: readonly W[] };

/**
 * The wire value of an enum value. Undefined without a value.
 * @throws BAD_USER_INPUT for `OTHER`, which stands for undocumented values
 */
export function wireValue<W extends string, N extends string | null | undefined>(
  schema: EnumSchema<W>,
  name: N,
  argument: string,
): N extends string ? W : W | undefined {
  const value = typeof name === "string" ? spelledFor(schema, name, argument) : undefined;
  return value as N extends string ? W : W | undefined;
}

/** The wire values of a list of enum values. */
export const wireValues = <W extends string>(
  schema: EnumSchema<W>,
  names: readonly string[] | null | undefined,
  argument: string,
): W[] | undefined => names?.map((name) => wireValue(schema, name, argument));
