/** The subgraph of a folder: a schema whose resolvers run its connectors. */
import { buildSubgraphSchema } from "@apollo/subgraph";
import type { GraphQLResolverMap } from "@apollo/subgraph/dist/schema-helper/index.js";
import {
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isAbstractType,
  isNonNullType,
  isObjectType,
  Kind,
} from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import { scalars } from "#platform/graphql/scalars.ts";
import { type OperationContext, PerOperation } from "#subgraphs/kit/calls/operation-context.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import { compiledQueries, fitForCompiler } from "#subgraphs/kit/schema/compiled-queries.ts";
import { withoutDescriptions, withoutValidation } from "#subgraphs/kit/schema/lean-schemas.ts";
import { boundFields } from "#subgraphs/kit/schema/steps/bounded-fields.ts";
import { DECLARED } from "#subgraphs/kit/schema/type-defs.ts";
import type { Endpoint } from "./calls.ts";
import { memberOrFailure } from "./mapping/methods.ts";
import type { Connector } from "./model.ts";
import { OperationReads, type Readers, type Row } from "./readers.ts";
import { type ConnectedFields, readSeveral } from "./several.ts";
import { type Shaper, Shapes } from "./shapes.ts";

type Resolver = GraphQLFieldResolver<Row, OperationContext, Row>;

interface Built {
  readonly typeDefs: DocumentNode;
  readonly connectors: readonly Connector[];
  readonly endpoints: ReadonlyMap<Connector, Endpoint>;
}

/** Builds the subgraph. */
export function buildDeclared({ typeDefs, connectors, endpoints }: Built): Subgraph {
  const schema = withoutValidation(() =>
    buildSubgraphSchema({ typeDefs: withoutDescriptions(typeDefs), resolvers: namedResolvers(typeDefs) }),
  );
  const shapes = new Shapes(schema);
  const shapers = new Map<Connector, Shaper>();
  const shaperOf = (connector: Connector): Shaper => {
    let shape = shapers.get(connector);
    if (!shape) {
      const fitted = shaperIn(schema, shapes, connector);
      const watch = endpoints.get(connector)?.watch;
      shape = (value) => {
        const shaped = fitted(value);
        watch?.(value, shaped);
        return shaped;
      };
      shapers.set(connector, shape);
    }
    return shape;
  };
  const byType = new Map<string, readonly Connector[]>();
  for (const connector of connectors) {
    const { kind, returns } = connector;
    if (kind !== "field") byType.set(returns, [...(byType.get(returns) ?? []), connector].sort(batchesFirst));
  }
  const readers: Readers = { endpoints, shaperOf, byKey: (typeName) => byType.get(typeName) ?? [] };
  const reads = new PerOperation((context) => new OperationReads(readers, context));
  attachResolvers(schema, connectors, byType, (context) => reads.of(context));
  fitForCompiler(schema);
  boundFields(schema);
  return { name: DECLARED, schema, execute: compiledQueries(schema) };
}

/** The scalars that all subgraphs share, and entities, whose representation is used as the parent object. */
function namedResolvers({ definitions }: DocumentNode): GraphQLResolverMap<unknown> {
  const resolvers: Record<string, GraphQLResolverMap<unknown>[string]> = {};
  for (const node of definitions) {
    if (node.kind === Kind.SCALAR_TYPE_DEFINITION) {
      const shared = Object.hasOwn(scalars, node.name.value) ? scalars[node.name.value] : undefined;
      if (shared) resolvers[node.name.value] = shared;
    } else if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const { value: name } = node.name;
      if (node.directives?.some((directive) => directive.name.value === "key"))
        resolvers[name] = { __resolveReference: async (row: Row) => ({ ...row, __typename: name }) };
    }
  }
  return resolvers;
}

const batchesFirst = (one: Connector, other: Connector): number =>
  Number(other.kind === "batch") - Number(one.kind === "batch");

function shaperIn(
  schema: GraphQLSchema,
  shapes: Shapes,
  { kind, typeName, fieldName, returns, paging }: Connector,
): Shaper {
  // Mapped rows of a connection.
  if (paging) return shapes.named(returns);
  const type = schema.getType(kind === "field" ? typeName : returns);
  if (!isObjectType(type)) return (value) => value;
  const field = kind === "field" && fieldName !== undefined ? type.getFields()[fieldName] : undefined;
  return shapes.of(field?.type ?? type);
}

function attachResolvers(
  schema: GraphQLSchema,
  connectors: readonly Connector[],
  byType: ReadonlyMap<string, readonly Connector[]>,
  readsOf: (context: OperationContext) => OperationReads,
): void {
  const connected = new Map<string, readonly Connector[]>();
  for (const connector of connectors)
    connected.set(connector.coordinate, [...(connected.get(connector.coordinate) ?? []), connector]);
  const fields: ConnectedFields = {
    ofField: (coordinate) => connected.get(coordinate) ?? [],
    byKey: (typeName) => byType.get(typeName) ?? [],
  };
  const merged = new Set(
    [...connected.values()].flatMap(([one, other]) => (one && other ? one.returns : [])),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type) && !type.name.startsWith("_"))
      type.resolveType = (row: Row) => String(row["__typename"]);
    if (!isObjectType(type) || type.name.startsWith("_")) continue;
    const readers = byType.get(type.name);
    const family = (readers ?? connectors.filter(({ returns }) => returns === type.name))[0]?.source.name;
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith("_")) continue;
      const { name } = field;
      const own = fields.ofField(`${type.name}.${name}`);
      const [connector] = own;
      const resolve: Resolver = connector
        ? (source, args, context, info) => {
            const read = (one: Connector) => readsOf(context).field(one, source ?? {}, args);
            return own.length > 1 ? readSeveral(own, fields, info, read) : read(connector);
          }
        : readers
          ? (source, _, context) =>
              memberOrFailure(source[name]) ?? readsOf(context).member(type.name, source, name)
          : (source) => memberOrFailure(source[name]);
      if (isNonNullType(field.type)) field.resolve = present(resolve, connector?.source.name ?? family);
      else if (connector || readers || merged.has(type.name)) field.resolve = resolve;
    }
  }
}

/** A missing non-null member is an error of the service. */
const present =
  (resolve: Resolver, family: string | undefined): Resolver =>
  (source, args, context, info) => {
    const demand = (value: unknown) => {
      if (value !== null && value !== undefined) return value;
      throw new TributaryError("UPSTREAM_BAD_RESPONSE", { family, requestId: context.requestId });
    };
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(demand) : demand(value);
  };
