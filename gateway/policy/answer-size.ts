/**
 * Computes the largest number of objects in the lists of an operation, before it runs. Lengths of nested lists
 * multiply, even if they take few REST calls.
 */
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { IntrospectionSizeOf } from "./introspection-size.ts";
import { OperationReader, type Variables } from "./operation-reader.ts";
import { factsOf, type TypeFacts } from "./schema-facts.ts";
import { SelectionMemo } from "./selection-memo.ts";

/** Computes the size of answers to operations on one schema. */
export class SizeModel {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #pageSize: number;
  readonly #introspectionSizeOf: IntrospectionSizeOf;

  /**
   * @param supergraph The supergraph, or any SDL.
   * @param pageSize The longest page that may be requested.
   * @param introspectionSizeOf Counts the objects of introspection. By default, they are not counted.
   */
  constructor(
    supergraph: DocumentNode,
    pageSize: number,
    introspectionSizeOf: IntrospectionSizeOf = () => 0,
  ) {
    this.#types = factsOf(supergraph);
    this.#pageSize = pageSize;
    this.#introspectionSizeOf = introspectionSizeOf;
  }

  /**
   * Most objects that the lists of an operation may hold, with no list longer than `longest`.
   * @throws BAD_USER_INPUT for a page that is too long.
   */
  objectsOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    longest = Number.POSITIVE_INFINITY,
  ): number {
    const reader = new OperationReader(this.#types, document, operation, variables, this.#pageSize);
    let introspected = 0;
    for (const field of reader.fieldsOf(operation.selectionSet, reader.root))
      if (field.name.value.startsWith("__")) introspected += this.#introspectionSizeOf(field, reader);
    const walk = new SizeWalk(this.#types, reader, longest);
    return walk.below(operation.selectionSet, reader.root, 0) + INTROSPECTION_WEIGHT * introspected;
  }
}

/** Walks the selections of one operation. */
class SizeWalk {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #reader: OperationReader;
  readonly #longest: number;
  readonly #known = new SelectionMemo();

  constructor(types: ReadonlyMap<string, TypeFacts>, reader: OperationReader, longest: number) {
    this.#types = types;
    this.#reader = reader;
    this.#longest = longest;
  }

  /**
   * Objects in the lists below one object of a type. For an abstract type, the largest member counts.
   * @param rows Length of the page, if the object is one; otherwise 0.
   */
  below(selectionSet: SelectionSetNode, typeName: string, rows: number): number {
    return this.#known.get(selectionSet, `${typeName} ${rows}`, () => {
      const objects = [...(this.#types.get(typeName)?.objects ?? [])];
      return Math.max(0, ...objects.map((object) => this.#belowObject(selectionSet, object, rows)));
    });
  }

  #belowObject(selectionSet: SelectionSetNode, type: string, rows: number): number {
    let size = 0;
    for (const field of this.#reader.fieldsOf(selectionSet, type)) {
      const facts = this.#types.get(type)?.fields.get(field.name.value);
      if (!facts || !field.selectionSet) continue;
      if (facts.paged) size += this.below(field.selectionSet, facts.type, this.#pageOf(field));
      else {
        const items = facts.list ? this.#lengthOf(field, rows) : undefined;
        size += (items ?? 0) + (items ?? 1) * this.below(field.selectionSet, facts.type, 0);
      }
    }
    return size;
  }

  #pageOf({ arguments: args = [] }: FieldNode): number {
    return Math.min(this.#reader.pageOf(args), this.#longest);
  }

  /** The requested length. Undefined for a list whose length only the family knows. */
  #lengthOf({ arguments: args = [] }: FieldNode, rows: number): number | undefined {
    const asked = rows > 0 ? rows : this.#reader.listedIn(args);
    return asked === undefined ? undefined : Math.min(asked, this.#longest);
  }
}

/** Factor for introspection, because its answer is built in one turn and blocks other operations. */
const INTROSPECTION_WEIGHT = 3;

/** The longest length of lists with which an operation has at most `most` objects or calls. Undefined if none fits. */
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
