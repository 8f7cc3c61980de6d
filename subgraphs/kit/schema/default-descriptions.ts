/**
 * Descriptions that would be the same wherever they stood: written once here, added to fields and
 * arguments of these names that have none of their own.
 */
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type StringValueNode,
} from "graphql";

const fields: Readonly<Record<string, string>> = {
  id: "Global id: the type's name and the family's key.",
  upstreamId: "The family's own id.",
  createdAt: "When it was created.",
  updatedAt: "When it was last changed.",
  edges: "The items of this page, each with its cursor.",
  nodes: "The items of this page.",
  pageInfo: "Where this page lies in the whole.",
  totalCount: "How many items there are in all; null where the family does not say.",
  cursor: "The place of this item: give it as `after` to go on from here.",
  node: "The item.",
};

const args: Readonly<Record<string, string>> = {
  first: "How many items: 1 to 250, 25 unless given.",
  after: "Only items after this cursor.",
  last: "How many items, counted from the end.",
  before: "Only items before this cursor.",
  filter: "What narrows the list.",
  orderBy: "The order of the list.",
  input: "What is to be done.",
  id: "Global id, or the family's own.",
  ids: "Global ids, or the family's own.",
};

const description = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/** The same document with the standing descriptions filled in. */
export function describe(document: DocumentNode): DocumentNode {
  return { ...document, definitions: document.definitions.map(describeType) };
}

function describeType(node: DefinitionNode): DefinitionNode {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION: {
      const text = node.description ? undefined : pageText(node.name.value);
      return { ...withFields(node), ...(text !== undefined && { description: description(text) }) };
    }
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
      return withFields(node);
    default:
      return node;
  }
}

const withFields = <N extends { readonly fields?: readonly FieldDefinitionNode[] }>(node: N): N => ({
  ...node,
  fields: (node.fields ?? []).map(describeField),
});

function pageText(typeName: string): string | undefined {
  if (typeName.endsWith("Edge")) return "An item of a list, with its place.";
  return typeName.endsWith("Connection") ? "A page of a list." : undefined;
}

function describeField(node: FieldDefinitionNode): FieldDefinitionNode {
  const described = {
    ...node,
    arguments: (node.arguments ?? []).map((argument) => filledIn(argument, args)),
  };
  return filledIn(described, fields);
}

function filledIn<N extends FieldDefinitionNode | InputValueDefinitionNode>(
  node: N,
  texts: Readonly<Record<string, string>>,
): N {
  const text = node.description ? undefined : texts[node.name.value];
  return text === undefined ? node : { ...node, description: description(text) };
}
