/** Merges fields that are selected under several names with the same arguments, because they are read once. */
import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from "graphql";
import type { Variables } from "./operation-reader.ts";

/**
 * Merges such fields and the selections below them. Fragments stay as they are. A mutation stays, too, because
 * it writes again for each name.
 * @example
 * mergedFields(operationOf('{ a: user(email: "x@y.example") { id } b: user(email: "X@y.example") { email } }'), {});
 * // { a: user(email: "x@y.example") { id email } }
 */
export function mergedFields(
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationDefinitionNode {
  if (operation.operation === OperationTypeNode.MUTATION) return operation;
  const keyOf = ({ name, arguments: args = [] }: FieldNode): string => {
    const values = args.map((argument) => {
      const value: unknown = valueFromASTUntyped(argument.value, variables);
      const isAddress = argument.name.value === "email" && typeof value === "string";
      return [argument.name.value, isAddress ? value.toLowerCase() : (value ?? null)];
    });
    return JSON.stringify([name.value, values]);
  };
  const merge = ({ kind, selections }: SelectionSetNode): SelectionSetNode => {
    const merged = new Map<string | SelectionNode, SelectionNode>();
    for (const selection of selections) {
      const key = selection.kind === Kind.FIELD ? keyOf(selection) : selection;
      const before = merged.get(key);
      const isSame = before?.kind === Kind.FIELD && selection.kind === Kind.FIELD;
      merged.set(key, isSame ? withBoth(before, selection) : selection);
    }
    return {
      kind,
      selections: [...merged.values()].map((selection) =>
        selection.kind === Kind.FIELD && selection.selectionSet
          ? { ...selection, selectionSet: merge(selection.selectionSet) }
          : selection,
      ),
    };
  };
  return { ...operation, selectionSet: merge(operation.selectionSet) };
}

function withBoth(field: FieldNode, { selectionSet: more }: FieldNode): FieldNode {
  const { selectionSet } = field;
  if (!selectionSet || !more) return field;
  return {
    ...field,
    selectionSet: { ...selectionSet, selections: [...selectionSet.selections, ...more.selections] },
  };
}
