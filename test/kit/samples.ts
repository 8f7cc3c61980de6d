/** Values that the schema of a contract accepts, and values that it refuses. */
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import type { Param } from "#contracts/kit/params.ts";

type Schema = TSchema & {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
};

const TEXTS = ["sample", "7", "abc", "2026-10-01", "2026-10-01T00:00:00Z", "one@example.com"];
const VALUES: readonly unknown[] = [{ unheardOf: {} }, ["?"], "?", 1.5, -1, true, null, "x".repeat(400)];

/**
 * The smallest value of a schema.
 * @throws for a schema that accepts none of the sample texts
 */
export function sampleOf(schema: Schema): unknown {
  const { type, const: constant, enum: members, anyOf, items, properties = {} } = schema;
  if (constant !== undefined) return constant;
  if (members) return members[0];
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === "array") return Array.from({ length: schema.minItems ?? 0 }, () => items && sampleOf(items));
  if (type === "object") {
    const { required = [], minProperties = 0 } = schema;
    const names = new Set([...required, ...Object.keys(properties).slice(0, minProperties)]);
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, inner]) =>
        names.has(name) ? [[name, sampleOf(inner)]] : [],
      ),
    );
  }
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  const text = [...TEXTS, "70000000-0000-4000-8000-000000000001"].find((one) => Check(schema, one));
  if (text === undefined) throw new Error(`no text fits ${JSON.stringify(schema)}`);
  return text;
}

/** A value that a schema refuses. Undefined if it accepts all values. */
export const refusedBy = (schema: TSchema): unknown => VALUES.find((value) => !Check(schema, value));

/** A text that a parameter refuses. Undefined if it accepts any text. */
export function refusedText(schema: Schema): string | undefined {
  const { type, anyOf, items } = schema;
  if (anyOf) return anyOf.every((one) => refusedText(one) !== undefined) ? "?" : undefined;
  if (type === "array") return items && refusedText(items);
  if (type === "string") return Check(schema, "?") ? undefined : "?";
  return type === undefined && !schema.enum && schema.const === undefined ? undefined : "?";
}

const tooMany = (schema: Schema, max: number | undefined) =>
  max === undefined ? [] : [Array.from({ length: max + 1 }, () => sampleOf(schema)).join()];

/** Texts that a parameter refuses: another type, a value out of range, too many values. */
function refusedTexts(schema: Schema): readonly string[] {
  const { minimum, maximum, items, maxItems } = schema;
  const other = refusedText(schema);
  return [
    ...(other === undefined ? [] : [other]),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ...(items ? tooMany(items, maxItems) : []),
  ];
}

/** Query texts that the contract of a parameter refuses: `name=text`, percent-encoded. */
export function refusedQueries(name: string, { schema, style, max }: Param): readonly string[] {
  const write = (written: string, texts: readonly string[]) =>
    texts.map((text) => `${encodeURIComponent(written)}=${encodeURIComponent(text).replaceAll("%2C", ",")}`);
  const { properties } = schema as Schema;
  if (style === "deep" && properties)
    return Object.entries(properties).flatMap(([member, inner]) =>
      write(`${name}[${member}]`, refusedTexts(inner)),
    );
  const texts = [...refusedTexts(schema), ...(style === "csv" ? tooMany(schema, max) : [])];
  return write(style === "brackets" ? `${name}[]` : name, texts);
}

/** Required members of a schema at any depth. */
export function requiredMembers({ items, properties = {}, required = [] }: Schema): readonly string[] {
  const inner = Object.values(properties).flatMap(requiredMembers);
  return [...required, ...inner, ...(items ? requiredMembers(items) : [])];
}

/** A value with one mistake, and the member with the mistake. */
interface Mistake {
  readonly member: string;
  readonly value: unknown;
}

/**
 * Values of a schema with one mistake each, at any depth: a missing required member, another type, or an unknown
 * member.
 * @param wrong returns a value that a schema refuses, in the encoding of the body
 */
export function mistakesOf(schema: Schema, wrong: (schema: Schema) => unknown): readonly Mistake[] {
  const { items, properties = {}, required = [], additionalProperties } = schema;
  if (items) return mistakesOf(items, wrong).map(({ member, value }) => ({ member, value: [value] }));
  if (schema.type !== "object") return [];
  const sample = { ...(sampleOf(schema) as Readonly<Record<string, unknown>>) };
  const missing = required.map((member) => {
    const { [member]: _, ...value } = sample;
    // A form cannot contain an empty object.
    const isEmpty = Object.keys(value).length === 0;
    return { member, value: isEmpty ? { unheardOf: "?" } : value };
  });
  const members = Object.entries(properties).flatMap(([member, inner]) => {
    const value = wrong(inner);
    const own = value === undefined ? [] : [{ member, value }];
    const deeper = inner.properties || inner.items ? mistakesOf(inner, wrong) : [];
    return [...own, ...deeper].map((one) => ({
      member: one.member,
      value: { ...sample, [member]: one.value },
    }));
  });
  const unknown = { member: "unheardOf", value: { ...sample, unheardOf: "?" } };
  return [...missing, ...members, ...(additionalProperties === false ? [unknown] : [])];
}
