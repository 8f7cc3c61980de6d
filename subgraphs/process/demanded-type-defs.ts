/**
 * The SDL by which a subgraph checks the scopes of callers: the SDL of all subgraphs, because ids can be of other
 * subgraphs' objects, with the fields that only routers fetch.
 */
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  valueFromASTUntyped,
} from "graphql";
import { type SubgraphModule, typeDefsIn } from "#subgraphs/kit/schema/build.ts";

/** Alternative sets of scopes. A caller needs all scopes of one set. */
type AnyOf = readonly (readonly string[])[];

const ENTITIES = parse(
  "union _Entity extend type Query { _entities(representations: [_Any!]!): [_Entity]! }",
  { noLocation: true },
).definitions;

/** The SDL of the subgraphs as one document, in which a type may be defined in several parts. */
export function demandedTypeDefs(modules: readonly SubgraphModule[]): DocumentNode {
  const definitions = modules.flatMap((module): readonly DefinitionNode[] => typeDefsIn(module).definitions);
  return {
    kind: Kind.DOCUMENT,
    definitions: [...definitions, ...ENTITIES, ...hiddenFields(definitions)],
  };
}

/** Required for hidden fields that no other field needs. No token has it, because scopes contain no space. */
const NOBODY: AnyOf = [["no caller"]];

/**
 * Fields that a router fetches for other fields and that clients cannot select. Each requires the scopes of one of
 * those other fields, because callers who reach the subgraph's port could select it directly.
 */
function hiddenFields(definitions: readonly DefinitionNode[]): readonly DefinitionNode[] {
  const fields = fieldsByType(definitions);
  return [...fields].flatMap(([type, own]) => {
    const hidden = [...new Set(own.filter(isHidden).map(({ name }) => name.value))];
    const demanded = hidden.map((name) => {
      const anyOf = demandOfUsers(name, own, new Set());
      const scopes = JSON.stringify(anyOf.length > 0 ? anyOf : NOBODY);
      return `${name}: _Any @requiresScopes(scopes: ${scopes})`;
    });
    if (demanded.length === 0) return [];
    return parse(`extend type ${type} { ${demanded.join(" ")} }`, { noLocation: true }).definitions;
  });
}

function fieldsByType(definitions: readonly DefinitionNode[]): Map<string, FieldDefinitionNode[]> {
  const fields = new Map<string, FieldDefinitionNode[]>();
  for (const node of definitions)
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION)
      fields.set(node.name.value, [...(fields.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  return fields;
}

/** Demands of the fields that require a field, directly or through another hidden field. */
function demandOfUsers(name: string, fields: readonly FieldDefinitionNode[], seen: Set<string>): AnyOf {
  if (seen.has(name)) return [];
  seen.add(name);
  return fields.flatMap((field): AnyOf => {
    if (!requiredBy(field).includes(name)) return [];
    return isHidden(field)
      ? demandOfUsers(field.name.value, fields, seen)
      : ((argumentOf(field, "requiresScopes", "scopes") as AnyOf | undefined) ?? [[]]);
  });
}

const isHidden = ({ directives = [] }: FieldDefinitionNode) =>
  directives.some(({ name }) => name.value === "inaccessible");

const requiredBy = (field: FieldDefinitionNode): readonly string[] =>
  String(argumentOf(field, "requires", "fields") ?? "").match(/\w+/g) ?? [];

function argumentOf({ directives = [] }: FieldDefinitionNode, directive: string, argument: string): unknown {
  const found = directives.find(({ name }) => name.value === directive);
  const given = found?.arguments?.find(({ name }) => name.value === argument);
  return given && valueFromASTUntyped(given.value);
}
