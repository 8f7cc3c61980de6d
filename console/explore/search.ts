/** Search in the loaded schema and the documented REST operations. */
import type { GraphQLSchema } from "graphql";
import { operations } from "#console/data/operations.ts";
import { type Hit, SchemaSearch } from "#platform/graphql/finding/search.ts";

const indexes = new WeakMap<GraphQLSchema, SchemaSearch>();

/** Returns the best hits first. */
export function search(schema: GraphQLSchema, text: string, most = 60): readonly Hit[] {
  let index = indexes.get(schema);
  if (!index) {
    index = new SchemaSearch(schema, operations);
    indexes.set(schema, index);
  }
  return index.search(text, { most });
}
