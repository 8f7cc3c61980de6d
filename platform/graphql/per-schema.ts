/** Values that follow from the schema that is served, and are made again once it has been replaced. */
import type { GraphQLSchema } from "graphql";

/**
 * Makes a value when it is first read, and again after the schema has changed.
 * @param served Gives the schema that is served.
 * @param make Makes the value of a schema.
 * @returns a function that gives the value for the schema that is served
 * @example
 * const sdl = perSchema(gateway.apiSchema, printSchema);
 * sdl(); // printed now
 * sdl(); // the same text, until the supergraph is replaced
 */
export function perSchema<T>(served: () => GraphQLSchema, make: (schema: GraphQLSchema) => T): () => T {
  let known: { readonly schema: GraphQLSchema; readonly value: T } | undefined;
  return () => {
    const schema = served();
    if (known?.schema !== schema) known = { schema, value: make(schema) };
    return known.value;
  };
}
