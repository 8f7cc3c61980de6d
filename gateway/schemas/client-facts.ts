/** Facts about the schema, for client caches and code generators. */
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isObjectType,
} from "graphql";

/** Facts for client caches, applied by `schema/apollo.ts` and `schema/graphcache.ts`. */
export interface ClientFacts {
  /** The object types of each interface and union, in the form of Apollo Client's `possibleTypes`. */
  readonly possibleTypes: Readonly<Record<string, readonly string[]>>;
  readonly typePolicies: {
    /** Arguments of connections by type and field, without those for paging. */
    readonly connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    /** Types of namespace fields, which have one object for each tenant and no id. */
    readonly namespaces: readonly string[];
    /** All other object types without an id. A cache stores them inside their parent. */
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

/** @returns the facts of the client schema */
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
