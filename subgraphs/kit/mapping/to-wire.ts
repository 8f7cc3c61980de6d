/**
 * Converts inputs to the wire: the reverse of `mapWireType`. A member of the wire schema takes the input member of
 * the same name in any casing (`bankAmount` for `BankAmount`, `usBankAccount` for `us_bank_account`), at any
 * depth. A value that the schema lists takes the enum's name for the value (`IN_TRANSIT` for `in_transit`). Null
 * is not sent.
 */
import type { TSchema } from "typebox";
import type { StaticOf } from "#contracts/kit/params.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { spelledFor } from "./enum-values.ts";

interface BodySchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** A member's name in lower case, without underscores. */
type Plain<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}${Plain<Rest>}`
  : Name extends string
    ? Lowercase<Name>
    : Name;

type Without<
  Value extends string,
  Separator extends string,
> = Value extends `${infer Head}${Separator}${infer Rest}` ? Without<`${Head}${Rest}`, Separator> : Value;
type American<Value extends string> = Value extends `${infer Head}cancelled${infer Rest}`
  ? `${Head}canceled${Rest}`
  : Value;
/** A listed value in lower case, without separators between words, in American spelling. */
type Letters<Value extends string> = American<
  Lowercase<Without<Without<Without<Without<Without<Value, "_">, "-">, " ">, ".">, "/">>
>;
/** The enum value for undocumented values. It is refused when the input is read. */
type Other = "other";

/** Accepted input for a wire value: null for an absent value, the text of a Decimal for a number. */
type AcceptedInput<W> = W extends readonly (infer Item)[]
  ? readonly AcceptedInput<Item>[]
  : W extends number
    ? number | string
    : W extends object
      ? string extends keyof W
        ? W
        : { readonly [K in keyof W as Plain<K>]: AcceptedInput<W[K]> | Missing<W, K> }
      : W extends string
        ? string extends W
          ? W
          : Letters<W> | Other
        : W;
type Missing<W, K extends keyof W> = Record<never, never> extends Pick<W, K> ? null | undefined : never;

/** An input in the form that is compared with `AcceptedInput`. */
type PlainInput<I> = I extends readonly (infer Item)[]
  ? readonly PlainInput<Item>[]
  : I extends object
    ? string extends keyof I
      ? I
      : { readonly [K in keyof I as Plain<K>]: PlainInput<I[K]> }
    : I extends string
      ? string extends I
        ? I
        : Letters<I>
      : I;

type Fits<I, W> =
  PlainInput<I> extends AcceptedInput<W>
    ? keyof PlainInput<I> extends keyof AcceptedInput<W>
      ? unknown
      : never
    : never;

/**
 * Converts an input to the wire. An input that does not fit the schema does not compile.
 * @throws BAD_USER_INPUT for a decimal that a JSON number cannot represent exactly, and for the enum value `OTHER`
 * if the wire has no such value
 */
export function toWire<S extends TSchema, const I extends object>(
  schema: S,
  input: I & Fits<I, StaticOf<S>>,
): StaticOf<S> {
  return written(schema, input, "input") as StaticOf<S>;
}

/**
 * Converts an input whose schema is known only at the start, without checks by the compiler.
 * @throws Error also for a member that the schema does not have
 */
export const asWire = (schema: TSchema, input: object): object => written(schema, input, "input") as object;

const plain = (name: string) => name.replaceAll("_", "").toLowerCase();
const spellings = new WeakMap<TSchema, ReadonlyMap<string, string>>();

function membersOf(schema: TSchema, properties: object): ReadonlyMap<string, string> {
  let members = spellings.get(schema);
  if (!members) {
    members = new Map(Object.keys(properties).map((member) => [plain(member), member]));
    spellings.set(schema, members);
  }
  return members;
}

function written(schema: TSchema, value: unknown, name: string): unknown {
  const { type, properties, items, anyOf } = schema as BodySchema;
  const values = anyOf?.filter((one) => (one as BodySchema).type !== "null");
  const [only] = values ?? [];
  if (only && values?.length === 1) return written(only, value, name);
  if (Array.isArray(value)) return items ? value.map((item) => written(items, item, name)) : value;
  if (typeof value === "string")
    return type === "number" ? exact(value, name) : spelledFor(schema, value, name);
  if (typeof value !== "object" || value === null || !properties) return value;
  const members = membersOf(schema, properties);
  const object: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    if (given === null || given === undefined) continue;
    const member = members.get(plain(key));
    const inner = member === undefined ? undefined : properties[member];
    if (member === undefined || !inner) throw new Error(`"${key}" has no member on the wire`);
    object[member] = written(inner, given, key);
  }
  return object;
}

/** Digits of a number without redundant zeros. */
const digits = (text: string) =>
  text
    .replace(/^(-?)0+(?=\d)/, "$1")
    .replace(/(?<!0)0+$(?<=\.\d*)/, "")
    .replace(/\.$/, "");

function exact(text: string, name: string): number {
  const number = Number(text);
  // With more than 15 digits a double may be another number, and from 1e21 on its text has an exponent.
  if (digits(text).replace(/\D/g, "").length > 15 || digits(String(number)) !== digits(text))
    throw badInput(`"${name}" has more digits than the family takes`, name);
  return number;
}

/**
 * True if a body contains a value at any depth. Empty lists and objects do not count, because a form cannot send
 * them.
 */
export function holdsValue(body: unknown): boolean {
  return typeof body === "object" && body !== null
    ? Object.values(body).some(holdsValue)
    : body !== undefined && body !== null;
}
