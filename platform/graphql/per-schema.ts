/** Values that are computed from the served schema, and again after it is replaced. */
import type { GraphQLSchema } from "graphql";

/**
 * Computes a value when it is first read, and again after the schema has changed.
 * @param served Returns the served schema.
 * @param make Computes the value of a schema.
 * @returns a function that returns the value for the served schema
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
