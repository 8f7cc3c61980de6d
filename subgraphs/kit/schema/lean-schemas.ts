/** Builds schemas faster, without validation and descriptions. Composition has validated their SDL. */
import { printDirectiveDefinition, printType, Schema } from "@apollo/federation-internals";
import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
} from "graphql";

/**
 * Runs a function in which Apollo's packages skip the validation of the schemas that they build. Composition
 * has validated the same SDL. To validate again in each process would be a third of the build.
 * @param build builds schemas, synchronously
 * @param typeDefs SDL of the only schema that is built. With it, the schema is not printed and parsed again.
 * @returns the result of `build`
 * @throws its errors
 * @example
 * const schema = withoutValidation(() => buildSubgraphSchema({ typeDefs, resolvers }), typeDefs);
 */
export function withoutValidation<T>(build: () => T, typeDefs?: DocumentNode): T {
  const { validate, toGraphQLJSSchema } = Schema.prototype;
  Schema.prototype.validate = Schema.prototype.assumeValid;
  Schema.prototype.toGraphQLJSSchema = function () {
    return leanSchemaOf(this, typeDefs && completed(typeDefs, this));
  };
  try {
    return build();
  } finally {
    Object.assign(Schema.prototype, { validate, toGraphQLJSSchema });
  }
}

/** SDL with the definitions that federation adds. */
function completed({ definitions }: DocumentNode, schema: Schema): DocumentNode {
  const written = new Set(definitions.map((node) => ("name" in node ? node.name?.value : undefined)));
  const query = schema.schemaDefinition.rootType("query");
  const fields = query?.fields().filter(({ name }) => name === "_entities" || name === "_service") ?? [];
  const added = [
    ...schema
      .types()
      .filter(({ name }) => !written.has(name))
      .map((type) => printType(type)),
    ...schema
      .directives()
      .filter(({ name }) => !written.has(name))
      .map((one) => printDirectiveDefinition(one)),
    `type ${query} {\n${fields.join("\n")}\n}`,
  ];
  const { definitions: more } = parse(added.join("\n"), { noLocation: true });
  return { kind: Kind.DOCUMENT, definitions: [...definitions, ...more] };
}

/**
 * Replaces `toGraphQLJSSchema` of Apollo's `Schema`, without validation.
 * @param ast SDL of the schema. By default, the schema prints it.
 */
export function leanSchemaOf(source: Schema, ast = source.toAST()): GraphQLSchema {
  const empty = source["emptyASTDefinitionsForExtensionsWithoutDefinition"]();
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

/** AST node that may have a description, with its child nodes that may have one. */
interface DescribedNode {
  readonly description?: unknown;
  readonly fields?: readonly DescribedNode[];
  readonly arguments?: readonly DescribedNode[];
  readonly values?: readonly DescribedNode[];
}

/**
 * Removes all descriptions, which are most of the SDL's text. Apollo's packages print that text when they
 * build a schema, and parse it unless `withoutValidation` has the SDL.
 * @returns a new document; the nodes of `document` are not changed
 * @example
 * buildSubgraphSchema({ typeDefs: withoutDescriptions(typeDefs) });
 */
export const withoutDescriptions = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => bare(definition as DescribedNode) as DefinitionNode),
});

function bare(node: DescribedNode): DescribedNode {
  const { description: _, ...rest } = node;
  return {
    ...rest,
    ...(node.fields && { fields: node.fields.map(bare) }),
    // Arguments of field and directive definitions have descriptions. Applied directives are not visited.
    ...(node.arguments && { arguments: node.arguments.map(bare) }),
    ...(node.values && { values: node.values.map(bare) }),
  };
}
