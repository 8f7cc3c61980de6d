/**
 * Derives the scopes that fields demand from the folder of their SDL file: a field in a family's folder demands
 * `<family>:read`, a mutation `<family>:write`, in addition to demands in the SDL.
 */
import {
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from "graphql";
import type { Family } from "#contracts/kit/contract.ts";

const DIRECTIVE = "requiresScopes";
/** These fields demand nothing, because callers who name an object know its id. */
const OPEN = new Set(["id", "upstreamId"]);
/** Clients cannot select inaccessible fields, and external fields are declared by their owner. */
const HIDDEN = new Set(["inaccessible", "external"]);

/** Alternative sets of scopes. A caller needs all scopes of one set. */
export type AnyOf = readonly (readonly string[])[];

/** The definitions of an SDL file. */
export interface SdlFile {
  /** Folder of the family. Undefined for a file that several families share. */
  readonly family: string | undefined;
  readonly definitions: readonly DefinitionNode[];
  /** Contract of the family, for derived definitions. */
  readonly contract?: Family | undefined;
}

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/** Name of a family's scope, by its folder: `support_desk:read`, `support_desk:end_user`. */
export const scopeFor = (folder: string, right: string): string => `${folder}:${right}`.replaceAll("-", "_");

/**
 * Adds the families' demands to the definitions of a subgraph. A `Node` has them on its fields, because on the
 * type they would apply to `Node.id`, too, and no id could be selected without all scopes. Other types of a family
 * have them on the type, for all fields. Demands on `extend type X` apply to the fields of this block only,
 * because a type has one demand for all its fields.
 */
export function withRequiredScopes(files: readonly SdlFile[]): readonly DefinitionNode[] {
  const nodes = new Set<string>();
  const stated = new Map<string, AnyOf>();
  const owners = new Map<string, string | undefined>();
  for (const { family, definitions } of files)
    for (const definition of definitions) {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
      const { name, directives, interfaces } = definition;
      owners.set(name.value, family);
      if (!interfaces?.some(({ name: own }) => own.value === "Node")) continue;
      nodes.add(name.value);
      const demand = demandIn(directives);
      if (demand) stated.set(name.value, demand);
    }

  function demanding(node: ObjectNode, family: string | undefined): ObjectNode {
    const type = node.name.value;
    const isNode = nodes.has(type);
    const isExtension = node.kind === Kind.OBJECT_TYPE_EXTENSION;
    const ofBlock = isExtension ? demandIn(node.directives) : undefined;
    const ofType = ofBlock ?? (isNode ? stated.get(type) : undefined);
    if (family === undefined && !ofType) return node;
    // A payload needs no demand, because it is reached only by its mutation, which demands the scope to write.
    if (isPayload(type)) return node;
    const scope = family && scopeFor(family, type === "Mutation" ? "write" : "read");
    const covered = !isNode && owners.get(type) === family;
    return {
      ...node,
      directives:
        isNode || isExtension
          ? without(node.directives)
          : covered && scope
            ? demandingAlso(node.directives, [[scope]])
            : (node.directives ?? []),
      fields:
        node.fields?.map((field) =>
          covered && !ofBlock ? field : demandingField(field, covered ? undefined : scope, ofType),
        ) ?? [],
    };
  }

  return files.flatMap(({ family, definitions }) =>
    definitions.map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
        ? demanding(definition, family)
        : definition,
    ),
  );
}

const isPayload = (type: string): boolean => type.endsWith("Payload");

/** Demands of the field replace those of its type. */
function demandingField(
  field: FieldDefinitionNode,
  scope: string | undefined,
  ofType: AnyOf | undefined,
): FieldDefinitionNode {
  const { name, directives = [] } = field;
  if (OPEN.has(name.value) || directives.some((directive) => HIDDEN.has(directive.name.value))) return field;
  const demand = demandIn(directives) ?? ofType ?? [[]];
  return { ...field, directives: demandingAlso(without(directives), demand, scope) };
}

/** Adds a demand to directives: combines its alternatives and the scope with the existing demand. */
export function demandingAlso(
  directives: readonly ConstDirectiveNode[] | undefined,
  demand: AnyOf,
  scope?: string,
): readonly ConstDirectiveNode[] {
  const stated = demandIn(directives);
  const anyOf = demand.flatMap((all) =>
    (stated ?? [[]]).map((own) => [...new Set([...(scope === undefined ? [] : [scope]), ...all, ...own])]),
  );
  if (anyOf.every((all) => all.length === 0)) return directives ?? [];
  return [...without(directives), directiveOf(anyOf)];
}

const without = (directives: readonly ConstDirectiveNode[] | undefined): readonly ConstDirectiveNode[] =>
  (directives ?? []).filter(({ name }) => name.value !== DIRECTIVE);

/** The alternatives of `@requiresScopes`. Undefined without it. */
export function demandIn(directives: readonly ConstDirectiveNode[] | undefined): AnyOf | undefined {
  const found = directives?.find(({ name }) => name.value === DIRECTIVE);
  return found?.arguments?.flatMap(({ value }) => listOf(value).map((all) => listOf(all).flatMap(textOf)));
}

const listOf = (value: ConstValueNode): readonly ConstValueNode[] =>
  value.kind === Kind.LIST ? value.values : [value];
const textOf = (value: ConstValueNode): readonly string[] =>
  value.kind === Kind.STRING ? [value.value] : [];

function directiveOf(anyOf: AnyOf): ConstDirectiveNode {
  const scopes: ConstArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: "scopes" },
    value: {
      kind: Kind.LIST,
      values: anyOf.map((all) => ({
        kind: Kind.LIST,
        values: all.map((value) => ({ kind: Kind.STRING, value })),
      })),
    },
  };
  return { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: DIRECTIVE }, arguments: [scopes] };
}
