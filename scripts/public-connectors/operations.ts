/**
 * Operations over a folder: one for each field of `Query`, one for all of them, and one for each type of another
 * subgraph that the folder extends.
 */
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { Connector } from "#subgraphs/declared/model.ts";
import { inputSample } from "./sample.ts";

/** A selected field. */
export interface Field {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Types of the arguments. */
  readonly types: Readonly<Record<string, GraphQLInputType>>;
  /** The object type of its value; undefined for a leaf. */
  readonly type: GraphQLObjectType | undefined;
  readonly fields: readonly Field[];
}

export interface Operation {
  /** `Query.invoices`, `Query` for all of its fields, or a type whose objects another subgraph names. */
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly fields: readonly Field[];
  /** Objects that another subgraph names; undefined for a field of `Query`. */
  readonly objects: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** Objects that another subgraph names. */
const NAMED = 10;
/** Levels of objects below a field. */
const MAX_DEPTH = 6;

/** The operations of a folder, each with all fields below, down to a field whose connector is above it already. */
export function operationsOf(schema: GraphQLSchema, connectors: readonly Connector[]): readonly Operation[] {
  const connected = new Map(connectors.map((connector) => [connector.coordinate, connector]));
  const reached = new Set<string>();
  const fieldsOf = (type: GraphQLObjectType, above: ReadonlySet<string>, depth: number): readonly Field[] => {
    reached.add(type.name);
    return Object.values(type.getFields()).flatMap((field): Field[] => {
      const coordinate = `${type.name}.${field.name}`;
      const named = getNamedType(field.type);
      if (field.name.startsWith("_") || above.has(coordinate)) return [];
      const args = field.args.filter((arg) => connected.has(coordinate) || isRequiredArgument(arg));
      const own = {
        name: field.name,
        args: Object.fromEntries(args.map((arg) => [arg.name, inputSample(arg.type)])),
        types: Object.fromEntries(args.map((arg) => [arg.name, arg.type])),
      };
      if (isLeafType(named)) return [{ ...own, type: undefined, fields: [] }];
      if (!isObjectType(named) || depth === 0) return [];
      const within = connected.has(coordinate) ? new Set([...above, coordinate]) : above;
      // A type that holds itself without a call is followed once.
      const again = connected.has(coordinate) ? within : new Set([...within, coordinate]);
      const fields = fieldsOf(named, again, depth - 1);
      return fields.length === 0 ? [] : [{ ...own, type: named, fields }];
    });
  };
  const query = schema.getQueryType();
  const ofQuery = query
    ? fieldsOf(query, new Set(), MAX_DEPTH).filter(({ name }) => connected.has(`Query.${name}`))
    : [];
  const operation = (name: string, fields: readonly Field[]): Operation[] =>
    query ? [{ name, type: query, fields, objects: undefined }] : [];
  const named = [...new Set(connectors.map(({ typeName }) => typeName))].flatMap((name): Operation[] => {
    const type = schema.getType(name);
    if (reached.has(name) || name === "Mutation" || !isObjectType(type)) return [];
    const keys = connectors.flatMap((connector) => (connector.typeName === name ? connector.keys : []));
    const objects = Array.from({ length: NAMED }, (_, index) => objectWith(keys, index + 1));
    const isRead = connectors.some(({ kind, returns }) => kind !== "field" && returns === name);
    const fields = fieldsOf(type, new Set(), MAX_DEPTH);
    // The other fields of the type are another subgraph's.
    const own = isRead ? fields : fields.filter((field) => connected.has(`${name}.${field.name}`));
    return [{ name, type, fields: own, objects }];
  });
  return [
    ...ofQuery.flatMap((field) => operation(`Query.${field.name}`, [field])),
    ...(ofQuery.length > 1 ? operation("Query", ofQuery) : []),
    ...named,
  ];
}

/** An object that has a value at each path of members. */
function objectWith(
  paths: readonly (readonly string[])[],
  number: number,
): Readonly<Record<string, unknown>> {
  const firsts = new Set(paths.flatMap(([first]) => first ?? []));
  return Object.fromEntries(
    [...firsts].map((first) => {
      const below = paths.filter(([own]) => own === first).map(([, ...rest]) => rest);
      const value = first === "email" ? `a${number}@example.com` : String(number);
      return [first, below.some((rest) => rest.length > 0) ? objectWith(below, number) : value];
    }),
  );
}

/** A document with its variables. */
export interface Request {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The operation as a request to the subgraph. */
export function requestOf({ type, fields, objects }: Operation): Request {
  const variables: Record<string, unknown> = {};
  const declarations: string[] = [];
  const print = ({ name, args, types, fields: below }: Field): string => {
    const passed = Object.entries(args).map(([arg, value]) => {
      const variable = `v${declarations.length}`;
      declarations.push(`$${variable}: ${types[arg]}`);
      variables[variable] = value;
      return `${arg}: $${variable}`;
    });
    const selection = below.length > 0 ? ` { ${below.map(print).join(" ")} }` : "";
    return `${name}${passed.length > 0 ? `(${passed.join(", ")})` : ""}${selection}`;
  };
  const selected = fields.map(print).join(" ");
  if (!objects) {
    const head = declarations.length > 0 ? `query (${declarations.join(", ")})` : "query";
    return { document: `${head} { ${selected} }`, variables };
  }
  const all = ["$representations: [_Any!]!", ...declarations].join(", ");
  return {
    document: `query (${all}) { _entities(representations: $representations) { ... on ${type.name} { ${selected} } } }`,
    variables: {
      ...variables,
      representations: objects.map((object) => ({ __typename: type.name, ...object })),
    },
  };
}
