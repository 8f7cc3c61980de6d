/** The root fields of a subscription. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
} from "graphql";
import { fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";

export interface RootFields {
  readonly fields: readonly FieldNode[];
  /** True if one of the fields, or a fragment around it, has directives. */
  readonly isConditional: boolean;
}

/** The root fields of an operation, also those in fragments. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): RootFields {
  const fields: FieldNode[] = [];
  const seen = new Set<FragmentDefinitionNode>();
  let isConditional = false;
  const look = (node: SelectionNode) => {
    if (node.directives?.length) isConditional = true;
  };
  walkSelections(operation.selectionSet, true, fragmentsIn(document), {
    field(field) {
      look(field);
      fields.push(field);
    },
    fragment(fragment, within, selection) {
      look(selection);
      if (fragment.kind !== Kind.FRAGMENT_DEFINITION) return within;
      if (seen.has(fragment)) return undefined;
      seen.add(fragment);
      return within;
    },
  });
  return { fields, isConditional };
}

/** Error message for a subscription with directives on its field, or with several fields. */
export const CONDITIONAL = "A subscription selects one field of `Subscription`, without directives on it";

/**
 * True if a subscription of the document has directives on its root fields. The validation of graphql-js fails
 * if these directives have variables.
 */
export const hasConditionalSubscription = (document: DocumentNode): boolean =>
  document.definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.operation === "subscription" &&
      rootFieldsOf(document, node).isConditional,
  );

/** Like `hasConditionalSubscription`, for a text, which is parsed only if it may have such a subscription. */
export function isConditionalSubscription(query: unknown, maxTokens: number): boolean {
  if (typeof query !== "string" || !query.includes("subscription") || !query.includes("@")) return false;
  try {
    return hasConditionalSubscription(parse(query, { noLocation: true, maxTokens }));
  } catch {
    return false; // the server reports the error
  }
}
