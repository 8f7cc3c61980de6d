/**
 * Finds fields that are null only by error: if the server returns null for such a field, `errors` has an entry.
 * The SDL for clients marks them, so that a client that handles errors needs no branch for null. Members of
 * REST responses are never marked, because a member that a service leaves out is null without an error.
 */
import {
  DirectiveLocation,
  type FieldDefinitionNode,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  printSchema,
} from "graphql";

/** The directive of https://specs.apollo.dev/nullability/v0.4. */
export const semanticNonNull = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is null only if `errors` says why (https://specs.apollo.dev/nullability/v0.4). Clients that handle errors can read it as non-null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: "Levels of the list that the mark is about; `0` is the field itself.",
    },
  },
});

/**
 * True for payloads of mutations, for pages, for namespaces of families, and for lists of a person, a company or
 * `Query`: their resolvers return an object or a list, which may be empty. Not for a field outside `Mutation` whose
 * description says "null if", because it is null without an error, for example without a configured scope.
 */
function isNullOnlyByError(
  schema: GraphQLSchema,
  owner: GraphQLNamedType,
  { type, description }: GraphQLField<unknown, unknown>,
): boolean {
  if (isNonNullType(type)) return false;
  if (owner === schema.getMutationType()) return true;
  if (description?.includes("null if ")) return false;
  const named = getNamedType(type);
  if (isListType(getNullableType(type)))
    return owner.name === "User" || owner.name === "Company" || owner === schema.getQueryType();
  if (named.name.endsWith("Connection")) return true;
  return owner === schema.getQueryType() && isObjectType(named) && !named.getFields()["id"];
}

/** @returns the coordinates of all fields of a schema that are null only by error */
export function nullOnlyByError(schema: GraphQLSchema): ReadonlySet<string> {
  const coordinates = new Set<string>();
  for (const type of Object.values(schema.getTypeMap()))
    if ((isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"))
      for (const field of Object.values(type.getFields()))
        if (isNullOnlyByError(schema, type, field)) coordinates.add(`${type.name}.${field.name}`);
  return coordinates;
}

/** Definitions of fields in SDL, by coordinate. */
const fieldsIn = (sdl: string): readonly (readonly [coordinate: string, node: FieldDefinitionNode])[] =>
  parse(sdl).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? (node.fields ?? []).map((field) => [`${node.name.value}.${field.name.value}`, field] as const)
      : [],
  );

/** @returns the coordinates that SDL marks */
export const marksIn = (sdl: string): ReadonlySet<string> =>
  new Set(
    fieldsIn(sdl).flatMap(([coordinate, { directives }]) =>
      directives?.some(({ name }) => name.value === semanticNonNull.name) ? coordinate : [],
    ),
  );

/**
 * SDL of a schema with `@semanticNonNull`.
 * @param schema the schema that clients see, which defines the directive
 * @param marked coordinates of the fields to mark; unknown fields and non-null fields are ignored
 */
export function printMarked(schema: GraphQLSchema, marked: ReadonlySet<string>): string {
  const sdl = printSchema(schema);
  const ends = fieldsIn(sdl).flatMap(([coordinate, { type }]) =>
    marked.has(coordinate) && type.kind !== Kind.NON_NULL_TYPE ? (type.loc?.end ?? []) : [],
  );
  return [0, ...ends].map((start, index) => sdl.slice(start, ends[index])).join(` @${semanticNonNull.name}`);
}
