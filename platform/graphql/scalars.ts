/** The shared scalars. Values go out in one canonical spelling, whatever a family writes. */
import { GraphQLScalarType, type GraphQLSchema, isScalarType, Kind, type ValueNode } from "graphql";
import { badInput } from "#platform/errors/catalog.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,20})?)?(Z|[+-]\d{2}:?\d{2})$/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,20})?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^-?\d{1,40}(\.\d{1,20})?$/;

const literal = (node: ValueNode): unknown =>
  node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined;

/** Converts an ISO 8601 text with offset, or Unix seconds, to UTC (`…Z`); null for other values. */
export function instant(value: unknown): string | null {
  if (typeof value === "string") {
    if (UTC.test(value)) return Number.isNaN(Date.parse(value)) ? null : value;
    if (!INSTANT.test(value)) return null;
  } else if (typeof value !== "number") return null;
  const date = new Date(typeof value === "number" ? value * 1_000 : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace(".000Z", "Z");
}

/** Converts a number to an exact decimal, never in exponent form; null for other values. */
export function decimal(value: unknown): string | null {
  if (typeof value === "bigint") return value.toString();
  const text = typeof value === "number" ? plain(value) : value;
  return typeof text === "string" && DECIMAL.test(text) ? text : null;
}

function plain(value: number): string {
  if (!Number.isFinite(value)) return "";
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/(?:\.|(?<!0))0+$/, "") : text;
}

/** True if the day exists. `Date.parse` alone reads 31 February as a day in March. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** An example value of each scalar. */
const examples = {
  DateTime: 'an instant with its offset, such as "2026-01-31T09:30:00Z"',
  Date: 'a day, such as "2026-01-31"',
  Decimal: 'an exact number, such as "12.50"',
} as const;

/**
 * Returns the message for an invalid value of a scalar, with a valid example.
 * @param subject Name of the value, as the client knows it.
 */
export function notOfScalar(name: string, subject = "The value"): string {
  const example = Object.hasOwn(examples, name) ? examples[name as keyof typeof examples] : undefined;
  return `${subject} is not a ${name}${example === undefined ? "" : `; it must be ${example}`}`;
}

function scalar(
  name: keyof typeof examples,
  out: (value: unknown) => unknown,
  take: (value: unknown) => unknown,
) {
  const refuse = (): never => {
    throw badInput(notOfScalar(name));
  };
  return new GraphQLScalarType({
    name,
    // An invalid value from a family becomes null, because an error would cost the whole list.
    serialize: out,
    parseValue: (value) => take(value) ?? refuse(),
    parseLiteral: (node) => take(literal(node)) ?? refuse(),
  });
}

const json = (node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown => {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map((item) => json(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((f) => [f.name.value, json(f.value, variables)]));
    case Kind.VARIABLE:
      return variables[node.name.value];
    default:
      return null;
  }
};

export const scalars: Readonly<Record<string, GraphQLScalarType>> = {
  DateTime: scalar("DateTime", instant, (value) =>
    typeof value === "string" && INSTANT.test(value) && isDay(value.slice(0, 10))
      ? instant(value)
      : undefined,
  ),
  Date: scalar(
    "Date",
    (value) => (typeof value === "string" ? (DAY.exec(value.slice(0, 10))?.[0] ?? null) : null),
    (value) => (typeof value === "string" && DAY.test(value) && isDay(value) ? value : undefined),
  ),
  Decimal: scalar("Decimal", decimal, (value) => decimal(value) ?? undefined),
  JSON: new GraphQLScalarType({
    name: "JSON",
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => json(node, variables ?? {}),
  }),
};

/**
 * Installs the parsers of our scalars in a schema that was built from SDL, so that invalid variables are refused.
 * A validation rule checks literals, because it can name the argument (`gateway/policy/scalar-literals.ts`).
 */
export function checkVariablesOf(schema: GraphQLSchema): void {
  for (const { name, parseValue } of Object.values(scalars)) {
    const type = schema.getType(name);
    if (isScalarType(type)) type.parseValue = parseValue;
  }
}
