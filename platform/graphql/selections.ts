/** Walks the selections of a document. All code that reads the selections of an operation uses it. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** The fragments of a document by name, as `info.fragments` has them. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** An inline fragment, or the definition that a spread names. */
export type Fragment = FragmentDefinitionNode | InlineFragmentNode;

/** Callbacks for the selections of one object. `Within` is the caller's state, which a fragment may replace. */
export interface SelectionVisitor<Within extends NonNullable<unknown>> {
  /** A selected field. The walk does not go below it. */
  field(field: FieldNode, within: Within): void;
  /**
   * Called for a fragment before its selections. Without this callback all fragments are walked.
   * @param selection the spread that names the fragment, or the inline fragment itself
   * @returns the state for the selections of the fragment, or undefined to skip them
   */
  fragment?(fragment: Fragment, within: Within, selection: SelectionNode): Within | undefined;
  /** True if the selection is included, judged by its directives. Without this callback, all are included. */
  includes?(selection: SelectionNode): boolean;
}

/** The fragments that a document defines. */
export function fragmentsIn({ definitions }: DocumentNode): Fragments {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  return fragments;
}

/**
 * Walks the fields of one object in the order of the document, through inline fragments and spreads. Skips a
 * spread of an unknown fragment, because validation refuses it. In a document that is not validated yet,
 * `fragment` must skip fragments that spread themselves.
 */
export function walkSelections<Within extends NonNullable<unknown>>(
  { selections }: SelectionSetNode,
  within: Within,
  fragments: Fragments,
  visitor: SelectionVisitor<Within>,
): void {
  for (const selection of selections) {
    if (visitor.includes && !visitor.includes(selection)) continue;
    if (selection.kind === Kind.FIELD) {
      visitor.field(selection, within);
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    if (!fragment) continue;
    const inner = visitor.fragment ? visitor.fragment(fragment, within, selection) : within;
    if (inner !== undefined) walkSelections(fragment.selectionSet, inner, fragments, visitor);
  }
}

/**
 * The fields of one object in the order of the document, through its fragments.
 * @param applies true if a fragment on this type is for the object. A fragment without a type always is.
 */
export function fieldsIn(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  applies: (typeCondition: string) => boolean,
): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  walkSelections(selectionSet, true, fragments, {
    field: (field) => fields.push(field),
    fragment: ({ typeCondition }) => (!typeCondition || applies(typeCondition.name.value) ? true : undefined),
  });
  return fields;
}
