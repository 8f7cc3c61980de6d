/** Types with a global id that `node` cannot read, with the reason in the SDL (`@notNode`), if any. */
import { type DocumentNode, Kind, type ObjectTypeDefinitionNode } from "graphql";
import { contractIn } from "#contracts/index.ts";
import { type SubgraphName, typeDefsOf } from "#subgraphs/kit/schema/type-defs.ts";

export interface TypeWithoutNode {
  readonly type: string;
  /** Undefined if the SDL does not declare a reason. */
  readonly reason: string | undefined;
}

/** The reason of a type whose family has not declared one. */
export const DEFAULT_REASON = "No documented operation reads it by its id.";

const subgraphs = ["identity", "collaboration", "business"] as const satisfies readonly SubgraphName[];

const hasId = ({ fields }: ObjectTypeDefinitionNode) =>
  fields?.some(
    ({ name, type }) =>
      name.value === "id" &&
      type.kind === Kind.NON_NULL_TYPE &&
      type.type.kind === Kind.NAMED_TYPE &&
      type.type.name.value === "ID",
  ) ?? false;

function reasonOf({ directives }: ObjectTypeDefinitionNode): string | undefined {
  const value = directives
    ?.find(({ name }) => name.value === "notNode")
    ?.arguments?.find(({ name }) => name.value === "reason")?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

const objectTypes = ({ definitions }: DocumentNode) =>
  definitions.filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION);

/**
 * All types that have `id: ID!` or a declared reason and do not implement `Node`, sorted by name.
 * @returns `contradicting` lists the types that implement `Node` although they declare a reason
 */
export function typesWithoutNode(): {
  readonly types: readonly TypeWithoutNode[];
  readonly contradicting: readonly string[];
} {
  const nodes = new Set<string>();
  const reasons = new Map<string, string | undefined>();
  for (const definition of subgraphs.flatMap((name) => objectTypes(typeDefsOf(name, { contractIn })))) {
    const type = definition.name.value;
    const reason = reasonOf(definition);
    if (definition.interfaces?.some(({ name }) => name.value === "Node")) nodes.add(type);
    if (hasId(definition) || reason !== undefined) reasons.set(type, reason ?? reasons.get(type));
  }
  const all = [...reasons].map(([type, reason]) => ({ type, reason }));
  return {
    types: all.filter(({ type }) => !nodes.has(type)).sort((a, b) => (a.type < b.type ? -1 : 1)),
    contradicting: all.flatMap(({ type, reason }) => (nodes.has(type) && reason ? [type] : [])),
  };
}
