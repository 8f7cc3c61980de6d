/** Every place of an API that accepts a value of a scalar, each with an operation that has such a value. */
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from "graphql";

/** Form of the value: in the document, as a variable in its place, or in a variable of the surrounding input. */
export const forms = ["literal", "variable", "variable around", "default"] as const;
export type Form = (typeof forms)[number];

export interface Position {
  /** The argument or the member of an input, as `Type.field(argument)` or `Input.member`. */
  readonly coordinate: string;
  readonly scalar: string;
  /** The argument and the members that lead to the value. */
  readonly path: readonly string[];
  /** The field with the argument, and all arguments and input members of the field. */
  readonly field: string;
  readonly names: ReadonlySet<string>;
  operation(form: Form, value: unknown): { query: string; variables: Record<string, unknown> };
}

/** Values of required arguments and members. */
const samples: Readonly<Record<string, unknown>> = {
  ID: "1",
  String: "x",
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: "2026-01-31T09:30:00Z",
  Date: "2026-01-31",
  Decimal: "1",
  JSON: {},
};

type Field = GraphQLField<unknown, unknown>;
type Root = "query" | "mutation";

/** A value in a document; enum values are marked by their class. */
class EnumName {
  constructor(readonly name: string) {}
  toJSON() {
    return this.name;
  }
}

class Reference {
  constructor(readonly name: string) {}
}

function written(value: unknown): string {
  if (value instanceof EnumName) return value.name;
  if (value instanceof Reference) return `$${value.name}`;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([name, member]) => `${name}: ${written(member)}`)
      .join(", ")}}`;
  return JSON.stringify(value);
}

function sampleOf(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType)];
  if (isEnumType(nullable)) return new EnumName(nullable.getValues()[0]?.name ?? "");
  if (!isInputObjectType(nullable)) return samples[nullable.name];
  const required = Object.values(nullable.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map(({ name, type: inner }) => [name, sampleOf(inner)]));
}

/** The value of an argument that contains another value at the end of a path of members. */
function around(type: GraphQLInputType, [member, ...rest]: readonly string[], value: unknown): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return [around(nullable.ofType, member === undefined ? [] : [member, ...rest], value)];
  if (member === undefined || !isInputObjectType(nullable)) return value;
  const inner = nullable.getFields()[member];
  if (!inner) throw new Error(`${nullable.name} has no ${member}`);
  return { ...(sampleOf(nullable) as object), [member]: around(inner.type, rest, value) };
}

const argumentsOf = (field: Field, given: ReadonlyMap<GraphQLArgument, string>): string => {
  const all = field.args.flatMap((argument) => {
    const value =
      given.get(argument) ?? (isRequiredArgument(argument) ? written(sampleOf(argument.type)) : undefined);
    return value === undefined ? [] : [`${argument.name}: ${value}`];
  });
  return all.length > 0 ? `(${all.join(", ")})` : "";
};

/** The shortest path from a root to each type, as the text before and after its selection. */
function waysTo(schema: GraphQLSchema): Map<string, { root: Root; before: string; after: string }> {
  const ways = new Map<string, { root: Root; before: string; after: string }>();
  const queue: GraphQLCompositeType[] = [];
  const reach = (type: GraphQLCompositeType, root: Root, before: string, after: string) => {
    if (ways.has(type.name)) return;
    ways.set(type.name, { root, before, after });
    queue.push(type);
  };
  for (const root of ["query", "mutation"] as const) {
    const type = schema.getRootType(root as never);
    if (type) reach(type, root, "{ ", " }");
  }
  for (let type = queue.shift(); type; type = queue.shift()) {
    const { root, before, after } = ways.get(type.name) as { root: Root; before: string; after: string };
    if (isAbstractType(type))
      for (const possible of schema.getPossibleTypes(type))
        reach(possible, root, `${before}... on ${possible.name} { `, ` }${after}`);
    if (isUnionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (isCompositeType(inner))
        reach(inner, root, `${before}${field.name}${argumentsOf(field, new Map())} { `, ` }${after}`);
    }
  }
  return ways;
}

/** Every argument and input member of one of the scalar types, on the shortest path to it. */
export function inputPositions(schema: GraphQLSchema, scalars: ReadonlySet<string>): Position[] {
  const found = new Map<string, Position>();
  for (const [typeName, way] of waysTo(schema)) {
    const type = schema.getType(typeName);
    if (!isCompositeType(type) || isUnionType(type)) continue;
    for (const field of Object.values(type.getFields()))
      for (const argument of field.args)
        for (const { coordinate, scalar, members, type: own } of withinOf(argument, scalars)) {
          const key = coordinate ?? `${typeName}.${field.name}(${argument.name})`;
          if (found.has(key)) continue;
          const write = (form: Form, value: unknown) => {
            const inline = (inner: unknown) => written(around(argument.type, members, inner));
            const whole = around(argument.type, members, value);
            const [text, declared, variables] = (
              {
                literal: [inline(value), "", {}],
                variable: [inline(new Reference("v")), `($v: ${own})`, { v: value }],
                "variable around": ["$v", `($v: ${argument.type})`, { v: whole }],
                default: [inline(new Reference("v")), `($v: ${own} = ${written(value)})`, {}],
              } as const
            )[form];
            const selected = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
            const given = argumentsOf(field, new Map([[argument, text]]));
            const query = `${way.root} Given${declared} ${way.before}${field.name}${given}${selected}${way.after}`;
            return { query, variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown> };
          };
          found.set(key, {
            coordinate: key,
            scalar,
            path: [argument.name, ...members],
            field: field.name,
            names: namesOf(field),
            operation: write,
          });
        }
  }
  return [...found.values()];
}

/** The arguments of a field, and the members of their inputs. */
function namesOf(field: Field): ReadonlySet<string> {
  const names = new Set<string>();
  const inputs = new Set<GraphQLInputObjectType>();
  const take = ({ name, type }: { readonly name: string; readonly type: GraphQLInputType }) => {
    names.add(name);
    const inner = getNamedType(type);
    if (isInputObjectType(inner)) inputs.add(inner);
  };
  field.args.forEach(take);
  for (const input of inputs) Object.values(input.getFields()).forEach(take);
  return names;
}

interface Within {
  /** The coordinate of the member. Undefined for the argument itself. */
  readonly coordinate: string | undefined;
  readonly scalar: string;
  readonly members: readonly string[];
  /** Declared type of a variable in the value's place. */
  readonly type: string;
}

function withinOf(argument: GraphQLArgument, scalars: ReadonlySet<string>): Within[] {
  const all: Within[] = [];
  const named = getNamedType(argument.type);
  if (scalars.has(named.name))
    all.push({ coordinate: undefined, scalar: named.name, members: [], type: `${itemOf(argument.type)}` });
  const seen = new Set<string>();
  const queue: [GraphQLInputObjectType, readonly string[]][] = isInputObjectType(named) ? [[named, []]] : [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [input, members] = next;
    if (seen.has(input.name)) continue;
    seen.add(input.name);
    for (const member of Object.values(input.getFields())) {
      const inner = getNamedType(member.type);
      const path = [...members, member.name];
      if (scalars.has(inner.name))
        all.push({
          coordinate: `${input.name}.${member.name}`,
          scalar: inner.name,
          members: path,
          type: `${itemOf(member.type)}`,
        });
      if (isInputObjectType(inner)) queue.push([inner, path]);
    }
  }
  return all;
}

/** The type of one value in a list, at any depth. */
function itemOf(type: GraphQLInputType): GraphQLInputType {
  const nullable = getNullableType(type);
  return isListType(nullable) ? itemOf(nullable.ofType) : type;
}
