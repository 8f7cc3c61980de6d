/**
 * Decides which fields of a deferred fragment can be fetched later without an additional REST call. A field
 * that is read together with its object is fetched with the object. A separate fetch is for fields of another
 * subgraph, and for fields of the user entity that another family resolves.
 */
import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { type FieldFacts, factsOf } from "#gateway/policy/schema-facts.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";

/** Source of an object of the answer. */
export interface Origin {
  /** Subgraph that resolves the object; undefined at the root. */
  readonly graph: string | undefined;
  /** Families called on the path to the object, within that subgraph. */
  readonly families: ReadonlySet<string>;
}

/** Finds the sources of fields, and the fields that can be fetched separately. */
export interface Deferrable {
  /** True if the field can be fetched separately from its object. */
  isApart(type: string, field: string, origin: Origin): boolean;
  /** Source of the objects of a field. */
  origin(type: string, field: string, origin: Origin): Origin;
  /** The families that a field calls. */
  familiesOf(type: string, field: string): readonly string[];
}

export const atRoot: Origin = { graph: undefined, families: new Set() };

/** @param weights Costs of coordinates in REST calls. They name the families that a field calls. */
export function deferrable(supergraph: DocumentNode, weights: Weights): Deferrable {
  const facts = factsOf(supergraph);
  const entities = entitiesIn(supergraph);
  const factOf = (type: string, field: string): FieldFacts | undefined => facts.get(type)?.fields.get(field);

  function familiesOf(type: string, field: string): readonly string[] {
    const all = [`${type}.${field}`, `${type}.${field}[]`].flatMap((name) => weights.get(name) ?? []);
    return [...new Set(all.map(({ operation }) => operation.slice(0, operation.indexOf("."))))];
  }

  const isHere = ({ graphs }: FieldFacts, graph: string | undefined): boolean =>
    graph === undefined || graphs.length === 0 || graphs.includes(graph);

  return {
    familiesOf,
    isApart(type, field, { graph, families }) {
      if (type === "Query") return true;
      const fact = factOf(type, field);
      if (!fact) return false;
      if (!isHere(fact, graph)) return true;
      // A second fetch of the same entity costs nothing if its key alone needs no REST call.
      if (!entities.has(type) || weights.has(`${type}.__resolveReference`)) return false;
      const own = familiesOf(type, field);
      return own.length > 0 && !own.some((family) => families.has(family));
    },
    origin(type, field, { graph, families }) {
      const fact = factOf(type, field);
      if (!fact) return { graph, families };
      const own = familiesOf(type, field);
      return isHere(fact, graph)
        ? { graph: graph ?? fact.graphs[0], families: new Set([...families, ...own]) }
        : { graph: fact.graphs[0], families: new Set(own) };
    },
  };
}

/** The families called for a selection set, whose fragment spreads are expanded. */
export function familiesIn(
  deferrable: Pick<Deferrable, "familiesOf">,
  schema: GraphQLSchema,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  found = new Set<string>(),
): ReadonlySet<string> {
  const types = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      for (const possible of types)
        for (const family of deferrable.familiesOf(possible.name, name)) found.add(family);
      const field = types.flatMap((one) =>
        "getFields" in one && !isInputObjectType(one) ? (one.getFields()[name] ?? []) : [],
      )[0];
      if (field && selection.selectionSet)
        familiesIn(deferrable, schema, selection.selectionSet, getNamedType(field.type), found);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
      familiesIn(deferrable, schema, selection.selectionSet, on ?? type, found);
    }
  }
  return found;
}

/** The object types that have a key. */
function entitiesIn({ definitions }: DocumentNode): ReadonlySet<string> {
  const found = new Set<string>();
  for (const definition of definitions)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const keyed = definition.directives?.some(
        ({ name, arguments: args }) =>
          name.value === "join__type" && args?.some((argument) => argument.name.value === "key"),
      );
      if (keyed) found.add(definition.name.value);
    }
  return found;
}
