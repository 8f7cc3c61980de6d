/**
 * How many objects the lists of an operation may hold, known before it runs: the lengths of lists
 * within lists multiply, however few REST calls they take.
 */
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { IntrospectionSizeOf } from "./introspection-size.ts";
import { OperationReader, type Variables } from "./operation-reader.ts";
import { factsOf } from "./schema-facts.ts";

/**
 * Says how many objects the lists of an operation may hold; with `longest`, as if no list were longer.
 * @throws BAD_USER_INPUT for too long a page.
 */
export type SizeOf = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  longest?: number,
) => number;

/**
 * The size of operations on a supergraph.
 * @param supergraph The supergraph, or any SDL.
 * @param pageSize The longest page that may be asked for.
 * @param introspectionSizeOf Counts what introspection answers; nothing unless given.
 */
export function sizeModel(
  supergraph: DocumentNode,
  pageSize: number,
  introspectionSizeOf: IntrospectionSizeOf = () => 0,
): SizeOf {
  const types = factsOf(supergraph);
  return (document, operation, variables, longest = Number.POSITIVE_INFINITY) => {
    const reader = new OperationReader(types, document, operation, variables, pageSize);
    const known = new Map<SelectionSetNode, Map<string, number>>();

    /**
     * The objects in the lists below one object of a type; an abstract type's largest member counts.
     * @param rows The length of the page that the object is, 0 where it is none.
     */
    function below(selectionSet: SelectionSetNode, typeName: string, rows: number): number {
      let sizes = known.get(selectionSet);
      if (!sizes) {
        sizes = new Map();
        known.set(selectionSet, sizes);
      }
      const key = `${typeName} ${rows}`;
      let size = sizes.get(key);
      if (size === undefined) {
        const objects = [...(types.get(typeName)?.objects ?? [])];
        size = Math.max(0, ...objects.map((object) => belowObject(selectionSet, object, rows)));
        sizes.set(key, size);
      }
      return size;
    }

    function belowObject(selectionSet: SelectionSetNode, type: string, rows: number): number {
      let size = 0;
      for (const field of reader.fieldsOf(selectionSet, type)) {
        const facts = types.get(type)?.fields.get(field.name.value);
        if (!facts || !field.selectionSet) continue;
        if (facts.paged) size += below(field.selectionSet, facts.type, pageOf(field));
        else {
          const items = facts.list ? lengthOf(field, rows) : undefined;
          size += (items ?? 0) + (items ?? 1) * below(field.selectionSet, facts.type, 0);
        }
      }
      return size;
    }

    const pageOf = ({ arguments: args = [] }: FieldNode) => Math.min(reader.pageOf(args), longest);

    /** The length that is asked for; undefined for a list of which only the family knows how long it is. */
    function lengthOf({ arguments: args = [] }: FieldNode, rows: number): number | undefined {
      const asked = rows > 0 ? rows : reader.listedIn(args);
      return asked === undefined ? undefined : Math.min(asked, longest);
    }

    let introspected = 0;
    for (const field of reader.fieldsOf(operation.selectionSet, reader.root))
      if (field.name.value.startsWith("__")) introspected += introspectionSizeOf(field, reader);
    return below(operation.selectionSet, reader.root, 0) + INTROSPECTION_WEIGHT * introspected;
  };
}

/** An answer to introspection is made at once: while it is, no other operation has its turn. */
const INTROSPECTION_WEIGHT = 3;

/** The longest length of lists with which an operation has at most so many objects, where there is one. */
export function longestThatFits(
  sizeWith: (longest: number) => number,
  most: number,
  pageSize: number,
): number | undefined {
  let fits = 0;
  for (let tooLong = pageSize + 1; tooLong - fits > 1; ) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (sizeWith(middle) <= most) fits = middle;
    else tooLong = middle;
  }
  return fits > 0 ? fits : undefined;
}
