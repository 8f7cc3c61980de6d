/** Builds the default text of a field: its required arguments, and a few members of its type. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** Default `first` of a list. */
const FIRST = 10;

/**
 * Returns the text of a field with its required arguments and the default selection of its type.
 * @param filter Filter of a list, as a literal.
 */
export function fieldText(field: GraphQLField<unknown, unknown>, filter?: string): string {
  const paged = field.args.some(({ name }) => name === "first");
  const args = field.args.flatMap((argument) => {
    if (argument.name === "first" && paged) return [`first: ${FIRST}`];
    if (argument.name === "filter" && filter !== undefined) return [`filter: ${filter}`];
    return isNonNullType(argument.type) && argument.defaultValue === undefined
      ? [`${argument.name}: ${defaultValue(argument)}`]
      : [];
  });
  return `${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""}${selectionOf(field.type)}`;
}

const NAMES = ["displayName", "name", "subject", "title"];

/** The field by which people recognize an object; undefined if it has none. */
export function nameFieldOf(type: GraphQLOutputType): string | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return undefined;
  const fields = named.getFields();
  return NAMES.find((name) => fields[name] && isLeafType(getNamedType(fields[name].type)));
}

/** Default selection of a type: `nodes` of a connection; id, name and amount of an object. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named) && !isInterfaceType(named)) return " { __typename }";
  const fields = named.getFields();
  const nodes = fields["nodes"];
  if (nodes) return ` {\n  nodes${selectionOf(nodes.type).replaceAll("\n", "\n  ")}\n}`;
  const plain = Object.values(fields).filter(
    (field) =>
      isLeafType(getNamedType(field.type)) && !field.args.some(({ type: needed }) => isNonNullType(needed)),
  );
  const chosen = plain.filter(({ name }) => ["id", "amount", "currency"].includes(name));
  if (chosen.length < 2) {
    const called = nameFieldOf(named);
    const others = plain.filter((field) => !chosen.includes(field));
    chosen.push(...(called ? others.filter(({ name }) => name === called) : others).slice(0, 1));
  }
  const lines = chosen.length > 0 ? chosen.map(({ name }) => name) : ["__typename"];
  const amount = fields["amount"];
  if (amount && isObjectType(getNamedType(amount.type))) lines.push(`amount${selectionOf(amount.type)}`);
  return ` {\n${lines.join("\n").replaceAll(/^/gm, "  ")}\n}`;
}

/** A sample literal of each scalar type. */
const VALUES: Readonly<Record<string, string>> = {
  Boolean: "true",
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  Decimal: '"0.00"',
  Float: "0",
  Int: "1",
  JSON: "{}",
};

/** A sample value of an argument, as a literal. */
export const defaultValue = ({ type, name }: GraphQLArgument): string => literalOf(type, name);

function literalOf(type: GraphQLInputType, name: string): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return "[]";
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? '""';
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return required.length === 0
      ? "{}"
      : `{ ${required.map((field) => `${field.name}: ${literalOf(field.type, field.name)}`).join(", ")} }`;
  }
  return VALUES[nullable.name] ?? (name === "first" ? String(FIRST) : '""');
}
