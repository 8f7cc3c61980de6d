/** What a process leaves out when it builds schemas whose SDL composition has accepted. */
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
 * Runs a function in which Apollo's packages do not validate the schemas that they build. Composition has
 * validated the same SDL; to do it again in each process would be a third of the work on it.
 * @param build builds schemas, synchronously
 * @param typeDefs the SDL of the only schema that is built, which is then not printed and parsed again
 * @returns what it returns
 * @throws what it throws
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

/** SDL with the definitions that federation has added to its schema. */
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
 * The step `toGraphQLJSSchema` of Apollo's class, without validation.
 * @param ast the schema as SDL; what the class prints unless given
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

/** The members of a definition whose nodes have descriptions. */
interface Described {
  readonly description?: unknown;
  readonly fields?: readonly Described[];
  readonly arguments?: readonly Described[];
  readonly values?: readonly Described[];
}

/**
 * Leaves out all descriptions, which are most of the SDL's text. Apollo's packages print and parse that text
 * when they build a schema, so that a subgraph without descriptions starts in half the time.
 * @returns a new document; the nodes of `document` are not changed
 * @example
 * buildSubgraphSchema({ typeDefs: withoutDescriptions(typeDefs) });
 */
export const withoutDescriptions = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) => bare(definition as Described) as DefinitionNode),
});

function bare(node: Described): Described {
  const { description: _, ...rest } = node;
  return {
    ...rest,
    ...(node.fields && { fields: node.fields.map(bare) }),
    // The arguments of a directive have no descriptions; those of a field and of a directive's definition have.
    ...(node.arguments && { arguments: node.arguments.map(bare) }),
    ...(node.values && { values: node.values.map(bare) }),
  };
}
