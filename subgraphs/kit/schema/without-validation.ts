/** Builds schemas whose SDL composition has accepted. */
import { Schema } from "@apollo/federation-internals";
import { buildASTSchema, type GraphQLSchema, isTypeDefinitionNode, Kind } from "graphql";

/**
 * Runs a function in which Apollo's packages do not validate the schemas that they build. Composition has
 * validated the same SDL; to do it again in each process would be a third of the work on it.
 * @param build builds schemas, synchronously
 * @returns what it returns
 * @throws what it throws
 * @example
 * const schema = withoutValidation(() => buildSubgraphSchema({ typeDefs, resolvers }));
 */
export function withoutValidation<T>(build: () => T): T {
  const { validate, toGraphQLJSSchema } = Schema.prototype;
  Schema.prototype.validate = Schema.prototype.assumeValid;
  Schema.prototype.toGraphQLJSSchema = schemaOf;
  try {
    return build();
  } finally {
    Object.assign(Schema.prototype, { validate, toGraphQLJSSchema });
  }
}

/** The class's own step, with graphql told that the SDL is valid. */
function schemaOf(this: Schema): GraphQLSchema {
  const ast = this.toAST();
  const empty = this["emptyASTDefinitionsForExtensionsWithoutDefinition"]();
  const schema = buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: [...ast.definitions, ...empty] },
    { assumeValidSDL: true },
  );
  for (const node of empty)
    if (isTypeDefinitionNode(node))
      Object.assign(schema.getType(node.name.value) ?? {}, { astNode: undefined });
    else schema.astNode = undefined;
  return schema;
}
