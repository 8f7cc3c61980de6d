/**
 * Descriptions that would be the same wherever they stood: written once here, added to fields and
 * arguments of these names that have none of their own.
 */
import { type DocumentNode, Kind, type StringValueNode, visit } from "graphql";

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
  return visit(document, {
    FieldDefinition: {
      leave(node) {
        const text = node.description ? undefined : fields[node.name.value];
        const described = node.arguments?.map((argument) => {
          const own = argument.description ? undefined : args[argument.name.value];
          return own === undefined ? argument : { ...argument, description: description(own) };
        });
        return {
          ...node,
          ...(described && { arguments: described }),
          ...(text !== undefined && { description: description(text) }),
        };
      },
    },
    ObjectTypeDefinition: {
      leave(node) {
        const { value } = node.name;
        if (node.description || !/(Connection|Edge)$/.test(value)) return undefined;
        const text = value.endsWith("Edge") ? "An item of a list, with its place." : "A page of a list.";
        return { ...node, description: description(text) };
      },
    },
  });
}
