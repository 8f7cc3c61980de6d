/** Facts about the schema for caches and code generators of clients, derived from the schema. */
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isObjectType,
} from "graphql";

/** Facts of the schema for the caches of clients; `schema/apollo.ts` and `schema/graphcache.ts` apply them. */
export interface ClientFacts {
  /** The object types of each interface and union, as Apollo Client's `possibleTypes`. */
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
  readonly typePolicies: {
    /** By type and field: the arguments of a connection other than those of paging. */
    readonly connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    /** Types of the namespace fields: one object for each tenant, without an id. */
    readonly namespaces: readonly string[];
    /** All other object types without an id: a cache keeps them inside their parent. */
    readonly embedded: readonly string[];
  };
}

/** TypeScript types of the custom scalars, for code generators. */
export const scalarTypes = {
  DateTime: "string",
  Date: "string",
  Decimal: "string",
  JSON: "unknown",
} as const;

const PAGING: ReadonlySet<string> = new Set(["first", "after", "last", "before"]);

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

function isConnection(type: GraphQLType): boolean {
  const named = getNamedType(type);
  return isObjectType(named) && "edges" in named.getFields() && "pageInfo" in named.getFields();
}

/** @returns the facts of a schema as clients see it */
export function clientFacts(schema: GraphQLSchema): ClientFacts {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const objects = types.filter(isObjectType).filter((type) => !roots.includes(type));
  const namespaces = fieldsOf(schema.getQueryType() as GraphQLObjectType).flatMap(({ type }) => {
    const named = getNullableType(type);
    return isObjectType(named) && !("id" in named.getFields()) && !isConnection(named) ? [named.name] : [];
  });
  return {
    possibleTypes: Object.fromEntries(
      types
        .filter(isAbstractType)
        .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    ),
    typePolicies: {
      connections: Object.fromEntries(
        types.filter(isObjectType).flatMap((type) => {
          const lists = fieldsOf(type)
            .filter((field) => isConnection(field.type))
            .map(({ name, args }) => [name, args.map((arg) => arg.name).filter((arg) => !PAGING.has(arg))]);
          return lists.length > 0 ? [[type.name, Object.fromEntries(lists)]] : [];
        }),
      ),
      namespaces,
      embedded: objects
        .filter((type) => !("id" in type.getFields()) && !namespaces.includes(type.name))
        .map(({ name }) => name),
    },
  };
}
