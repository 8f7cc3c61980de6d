/** Puts `@defer` around fields of a document. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * Returns the text of the document's operation with `@defer` on the fields at these places.
 * @param places places in a response: `users.nodes.*.tickets`
 * @returns undefined if the operation has none of these fields
 */
export function deferred(document: DocumentNode, places: readonly string[]): string | undefined {
  const wanted = new Set(places.map((place) => place.replaceAll(".*", "")));
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
    else if (one.kind === Kind.OPERATION_DEFINITION) operation = one;
  if (!operation) return undefined;
  let found = 0;
  const within = ({ selections }: SelectionSetNode, path: string): SelectionSetNode => ({
    kind: Kind.SELECTION_SET,
    selections: selections.map((node): SelectionNode => {
      if (node.kind === Kind.FIELD) return field(node, path);
      if (node.kind === Kind.INLINE_FRAGMENT)
        return { ...node, selectionSet: within(node.selectionSet, path) };
      const fragment = fragments.get(node.name.value);
      if (!fragment) return node;
      const { typeCondition, selectionSet } = fragment;
      return {
        kind: Kind.INLINE_FRAGMENT,
        typeCondition,
        selectionSet: within(selectionSet, path),
        ...(node.directives && { directives: node.directives }),
      };
    }),
  });
  const field = (node: FieldNode, path: string): SelectionNode => {
    const name = (node.alias ?? node.name).value;
    const own = path === "" ? name : `${path}.${name}`;
    if (wanted.has(own)) {
      found++;
      return DEFERRED(node);
    }
    return node.selectionSet ? { ...node, selectionSet: within(node.selectionSet, own) } : node;
  };
  const selectionSet = within(operation.selectionSet, "");
  return found > 0 ? print({ ...operation, selectionSet }) : undefined;
}

const DEFERRED = (node: FieldNode): SelectionNode => ({
  kind: Kind.INLINE_FRAGMENT,
  directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: "defer" } }],
  selectionSet: { kind: Kind.SELECTION_SET, selections: [node] },
});
