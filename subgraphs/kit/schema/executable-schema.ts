/**
 * A subgraph's SDL and resolvers as an executable schema. What the stock builder does besides
 * (validation, federation's own definitions, printing) is composition's work, done before start;
 * doing it again in every process took longer than all the rest of the start.
 */
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLFieldResolver,
  GraphQLScalarType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isObjectType,
  isScalarType,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql";
import { printSdl } from "./print-sdl.ts";
import { stripAstNodes } from "./strip-ast-nodes.ts";

export type TypeResolvers = Readonly<Record<string, unknown>>;

type FieldResolver = GraphQLFieldResolver<unknown, unknown>;

/** What a federated subgraph offers to its router, besides what it says itself. */
const FEDERATION = `
  scalar _Any
  type _Service { sdl: String }
  extend type Query {
    _entities(representations: [_Any!]!): [_Entity]!
    _service: _Service!
  }`;

const federation = parse(FEDERATION, { noLocation: true }).definitions;

/**
 * The schema of SDL that composition has accepted.
 * @param read Gives the SDL; called again when a router asks for it, so that it need not be kept.
 * @param resolvers By type: an object type's fields, an abstract type's `__resolveType`, or a scalar.
 */
export function executableSchema(
  read: () => DocumentNode,
  resolvers: Readonly<Record<string, TypeResolvers | GraphQLScalarType>>,
): GraphQLSchema {
  const typeDefs = read();
  const definitions = wholeTypes([...typeDefs.definitions, ...federation, entityUnion(typeDefs)]);
  const schema = stripAstNodes(buildASTSchema({ kind: Kind.DOCUMENT, definitions }, { assumeValid: true }));
  for (const [name, own] of Object.entries(resolvers)) attach(schema, name, own);
  const service = schema.getQueryType()?.getFields()["_service"];
  let sdl: Promise<string> | undefined;
  if (service)
    service.resolve = async () => {
      sdl ??= acceptedSdl(read());
      return { sdl: await sdl };
    };
  return schema;
}

/** Every type defined once: what is only ever extended, or defined in parts, becomes one definition. */
function wholeTypes(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const defined = new Set(definitions.filter(isTypeDefinitionNode).map(({ name }) => name.value));
  return definitions
    .filter(({ kind }) => kind !== Kind.SCHEMA_EXTENSION)
    .map((definition) => {
      if (!isTypeExtensionNode(definition) || defined.has(definition.name.value)) return definition;
      defined.add(definition.name.value);
      return definitionOf(definition);
    });
}

const definitionOf = (extension: TypeExtensionNode) =>
  ({ ...extension, kind: extension.kind.replace("Extension", "Definition") }) as TypeDefinitionNode;

/** `_Entity`: every object type with a key. */
function entityUnion({ definitions }: DocumentNode): DefinitionNode {
  const keyed = definitions.filter(
    (node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.directives?.some(({ name }) => name.value === "key"),
  ) as (TypeDefinitionNode | TypeExtensionNode)[];
  const names = [...new Set(keyed.map(({ name }) => name.value))];
  return {
    kind: Kind.UNION_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: "_Entity" },
    types: names.map((value) => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } })),
  };
}

function attach(schema: GraphQLSchema, name: string, own: TypeResolvers | GraphQLScalarType): void {
  const type = schema.getType(name);
  if (own instanceof GraphQLScalarType) {
    if (!isScalarType(type)) return;
    const { serialize, parseValue, parseLiteral } = own;
    Object.assign(type, { serialize, parseValue, parseLiteral });
  } else if (isAbstractType(type)) {
    const resolveType = own["__resolveType"] as GraphQLTypeResolver<unknown, unknown> | undefined;
    if (resolveType) type.resolveType = resolveType;
  } else if (isObjectType(type)) {
    const fields = type.getFields();
    for (const [fieldName, resolve] of Object.entries(own)) {
      const field = fields[fieldName];
      if (field && typeof resolve === "function") field.resolve = resolve as FieldResolver;
    }
  }
}

/**
 * What `_service` answers, for the composition of somebody else: the SDL as it is printed for others, once the
 * reference implementation of subgraphs has built a schema of it.
 * @throws where that refuses the SDL
 */
async function acceptedSdl(typeDefs: DocumentNode): Promise<string> {
  const { buildSubgraphSchema } = await import("@apollo/subgraph");
  const sdl = printSdl(typeDefs);
  buildSubgraphSchema({ typeDefs: parse(sdl) });
  return sdl;
}
