/** Values of objects in several documents, by global id, to compare different ways to read an object. */
import {
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { apiSchema } from "./demo-nodes.ts";
import type { Tributary } from "./gateway.ts";

const leavesOf = (type: GraphQLObjectType): readonly string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);

/** A document with `__typename` and each leaf of every type that has an id. */
export function withLeaves(text: string): string {
  const info = new TypeInfo(apiSchema);
  const added = visitWithTypeInfo(info, {
    SelectionSet(node): SelectionSetNode | undefined {
      const type = info.getParentType();
      if (!isObjectType(type) || !type.getFields()["id"]) return undefined;
      const names = ["__typename", ...leavesOf(type)].map((value) => ({
        kind: Kind.FIELD as const,
        name: { kind: Kind.NAME as const, value },
      }));
      return { ...node, selections: [...node.selections, ...names] };
    },
  });
  return print(visit(parse(text), added));
}

/** Values of an object by one way to read it. */
export interface Shown {
  readonly route: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads all objects in documents.
 * @param routes documents by the name of the way
 * @throws if a document has an error
 */
export async function contentsOf(
  tributary: Tributary,
  routes: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly Shown[]>> {
  const found = new Map<string, Shown[]>();
  function note(value: unknown, route: string): void {
    if (Array.isArray(value)) for (const item of value) note(item, route);
    else if (typeof value === "object" && value !== null) {
      const members = Object.entries(value);
      const { id } = value as { readonly id?: unknown };
      if (typeof id === "string") {
        const shown = { route, values: Object.fromEntries(ownValues(members)) };
        found.set(id, [...(found.get(id) ?? []), shown]);
      }
      for (const [, member] of members) note(member, route);
    }
  }
  for (const [route, document] of Object.entries(routes))
    note(await tributary.data(withLeaves(document)), route);
  return found;
}

const isLeafList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object");

/** Values of an object by path, including those of nested objects without an id. */
function ownValues(members: readonly (readonly [string, unknown])[]): [string, unknown][] {
  return members.flatMap(([name, value]): [string, unknown][] => {
    if (value === null || typeof value !== "object" || isLeafList(value)) return [[name, value]];
    if (Array.isArray(value) || Object.hasOwn(value, "id")) return [];
    const within = ownValues(Object.entries(value));
    // The nested object itself is a value, so that null and an object differ.
    return [[name, {}], ...within.map(([inner, one]): [string, unknown] => [`${name}.${inner}`, one])];
  });
}

/** @returns a sentence for each member that two ways show with different values */
export function contradictionsIn(contents: ReadonlyMap<string, readonly Shown[]>): string[] {
  const problems = new Set<string>();
  for (const [id, [first, ...others]] of contents)
    for (const other of others)
      for (const [member, value] of Object.entries(other.values)) {
        const known = first?.values[member];
        if (first && Object.hasOwn(first.values, member) && JSON.stringify(known) !== JSON.stringify(value))
          problems.add(
            `${id}.${member}: ${JSON.stringify(known)} by ${first.route}, ${JSON.stringify(value)} by ${other.route}`,
          );
      }
  return [...problems];
}
