/**
 * `@requiresScopes` on a type that is a `Node`, handed to its fields. On the type it would hold for
 * `Node.id` too, and nobody could ask for an id without every scope there is; on the fields it holds
 * for what the id leads to, by whatever way.
 */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  visit,
} from "graphql";

const DIRECTIVE = "requiresScopes";
/** What whoever has the id knows already. */
const OPEN = new Set(["id", "upstreamId"]);

const isDemand = ({ name }: ConstDirectiveNode): boolean => name.value === DIRECTIVE;

/** The same document with such demands on the fields; a field's own stands. */
export function propagateRequiredScopes(document: DocumentNode): DocumentNode {
  const demands = new Map<string, ConstDirectiveNode>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const demand = definition.directives?.find(isDemand);
    if (demand && definition.interfaces?.some(({ name }) => name.value === "Node"))
      demands.set(definition.name.value, demand);
  }
  if (demands.size === 0) return document;

  const handDown = <T extends Pick<ObjectTypeDefinitionNode, "name" | "directives" | "fields">>(node: T) => {
    const demand = demands.get(node.name.value);
    if (!demand) return undefined;
    return {
      ...node,
      directives: node.directives?.filter((directive) => !isDemand(directive)),
      fields: node.fields?.map((field) =>
        OPEN.has(field.name.value) || field.directives?.some(isDemand)
          ? field
          : { ...field, directives: [...(field.directives ?? []), demand] },
      ),
    };
  };
  return visit(document, {
    ObjectTypeDefinition: { leave: handDown },
    ObjectTypeExtension: { leave: handDown },
  });
}
