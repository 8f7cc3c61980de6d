/** The shared scalars. Values go out in one canonical spelling, whatever a family writes. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,20})?)?(Z|[+-]\d{2}:?\d{2})$/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,20})?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^-?\d{1,40}(\.\d{1,20})?$/;

const literal = (node: ValueNode): unknown =>
  node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined;

/** An ISO string in UTC, or Unix seconds as some families send them, as `…Z`; null when it is neither. */
export function instant(value: unknown): string | null {
  if (typeof value === "string") {
    if (UTC.test(value)) return Number.isNaN(Date.parse(value)) ? null : value;
    if (!INSTANT.test(value)) return null;
  } else if (typeof value !== "number") return null;
  const date = new Date(typeof value === "number" ? value * 1_000 : value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace(".000Z", "Z");
}

/** A number as an exact decimal: never in exponent form. */
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

/** Date.parse alone takes 31 February for a day in March. */
function isDay(value: string): boolean {
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function refuse(name: string): never {
  throw new GraphQLError(`The value is not a ${name}`, { extensions: { code: "BAD_USER_INPUT" } });
}

function scalar(name: string, out: (value: unknown) => unknown, take: (value: unknown) => unknown) {
  return new GraphQLScalarType({
    name,
    // What a family wrote wrongly is unknown to us: null, rather than an error for a whole list.
    serialize: out,
    parseValue: (value) => take(value) ?? refuse(name),
    parseLiteral: (node) => take(literal(node)) ?? refuse(name),
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
    typeof value === "string" && INSTANT.test(value) ? instant(value) : undefined,
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
