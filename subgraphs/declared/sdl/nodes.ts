/** Values of directives in the syntax tree. */
import {
  type ArgumentNode,
  type ASTNode,
  Kind,
  type ObjectFieldNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type StringValueNode,
  type TypeNode,
  type ValueNode,
} from "graphql";

export type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

export const isObject = (node: ASTNode): node is ObjectNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;

export const membersIn = (
  nodes: readonly (ArgumentNode | ObjectFieldNode)[] | undefined,
): ReadonlyMap<string, ValueNode> => new Map(nodes?.map(({ name, value }) => [name.value, value]));

export const fieldsIn = (node: ValueNode | undefined): readonly ObjectFieldNode[] =>
  node?.kind === Kind.OBJECT ? node.fields : [];

/** The items of a list. A single value is a list with one item. */
export const listIn = (node: ValueNode | undefined): readonly ValueNode[] =>
  node === undefined || node.kind === Kind.NULL ? [] : node.kind === Kind.LIST ? node.values : [node];

export const textIn = (node: ValueNode | undefined): StringValueNode | undefined =>
  node?.kind === Kind.STRING ? node : undefined;

export const numberIn = (node: ValueNode | undefined): number | undefined => {
  const number = node?.kind === Kind.INT ? Number(node.value) : 0;
  return number > 0 ? number : undefined;
};

export const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
