/** Facts of the served schema for agents: search, field paths, REST calls, links. Built once per schema. */
import { type GraphQLSchema, isInterfaceType, isObjectType } from "graphql";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { type DeclaredLink, declaredLinks } from "#gateway/schemas/declared-links.ts";
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import { type PathStep, pathBetween } from "#platform/graphql/finding/field-paths.ts";
import { SchemaSearch } from "#platform/graphql/finding/search.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";

export interface Knowledge {
  readonly schema: GraphQLSchema;
  readonly search: SchemaSearch;
  /** The links whose coordinates the schema has. */
  readonly links: ReadonlyMap<string, DeclaredLink>;
  /** The fields from the root to the objects of a type. Undefined for a type that no query reaches. */
  way(type: string): readonly PathStep[] | undefined;
  /** REST calls of a coordinate: the operation, and the number of objects or rows that one call serves. */
  callsOf(coordinate: string): readonly string[];
}

/** Reads the facts of a schema. */
export function knowledgeOf(schema: GraphQLSchema, weights: Weights, families: readonly Family[]): Knowledge {
  const coordinates = new Map<string, string[]>();
  for (const [coordinate, calls] of weights)
    for (const { operation } of calls)
      coordinates.set(operation, [...(coordinates.get(operation) ?? []), coordinate.replace("[]", "")]);
  const operations = families.flatMap(({ bound }) =>
    Object.values<BoundOperation>(bound).map(({ id, family, method, path }) => ({
      id,
      family,
      method,
      path,
      coordinates: [...new Set(coordinates.get(id))],
    })),
  );
  const query = schema.getQueryType()?.name ?? "Query";
  const has = (coordinate: string) => {
    const [typeName = "", field = ""] = coordinate.split(".");
    const type = schema.getType(typeName);
    return (isObjectType(type) || isInterfaceType(type)) && field in type.getFields();
  };
  return {
    schema,
    search: new SchemaSearch(schema, operations),
    links: new Map(
      declaredLinks()
        .filter(({ coordinate }) => has(coordinate))
        .map((link) => [link.coordinate, link]),
    ),
    way: (type) => pathBetween(schema, query, type),
    callsOf: (coordinate) => (weights.get(coordinate) ?? weights.get(`${coordinate}[]`) ?? []).map(callText),
  };
}

function callText({ operation, keys, rows }: Weight): string {
  if (keys >= WHOLE_LIST) return `${operation} once for all`;
  if (keys > 1) return `${operation} for ${keys} objects`;
  if (rows >= WHOLE_LIST) return `${operation} for all rows`;
  return rows > 1 ? `${operation} per ${rows} rows` : operation;
}

/** A field path as text: `erp.vendors.nodes`. */
export const wayText = (steps: readonly PathStep[]): string => steps.map(({ field }) => field.name).join(".");
