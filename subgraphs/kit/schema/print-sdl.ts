/**
 * Prints a subgraph's SDL for routers and composers, in a form that most of them can read: each type, including
 * root types, is defined once with all its fields. Definitions of the linked Federation version are omitted.
 */
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  print,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from "graphql";

type TypeNode = TypeDefinitionNode | TypeExtensionNode;

/** Prints the SDL of a subgraph. */
export function printSdl({ definitions }: DocumentNode): string {
  const parts = new Map<string, [TypeNode, ...TypeNode[]]>();
  const others: DefinitionNode[] = [];
  for (const node of definitions) {
    if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) {
      others.push(node);
      continue;
    }
    const known = parts.get(node.name.value);
    if (known) known.push(node);
    else parts.set(node.name.value, [node]);
  }
  const types = [...parts.values()].map(merged);
  return `${print({ kind: Kind.DOCUMENT, definitions: [...others, ...types] })}\n`;
}

/** Merges the definition and extensions of a type. */
function merged(parts: readonly [TypeNode, ...TypeNode[]]): TypeDefinitionNode {
  const head = parts.find(isTypeDefinitionNode) ?? definitionOf(parts[0]);
  const directives = distinct(parts.flatMap((part): readonly ConstDirectiveNode[] => part.directives ?? []));
  switch (head.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return {
        ...head,
        directives,
        interfaces: distinct(parts.flatMap((part) => ("interfaces" in part && part.interfaces) || [])),
        fields: parts.flatMap((part) =>
          part.kind === Kind.OBJECT_TYPE_DEFINITION ||
          part.kind === Kind.OBJECT_TYPE_EXTENSION ||
          part.kind === Kind.INTERFACE_TYPE_DEFINITION ||
          part.kind === Kind.INTERFACE_TYPE_EXTENSION
            ? (part.fields ?? [])
            : [],
        ),
      };
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return {
        ...head,
        directives,
        fields: parts.flatMap((part) =>
          part.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION || part.kind === Kind.INPUT_OBJECT_TYPE_EXTENSION
            ? (part.fields ?? [])
            : [],
        ),
      };
    case Kind.ENUM_TYPE_DEFINITION:
      return {
        ...head,
        directives,
        values: parts.flatMap((part) => ("values" in part && part.values) || []),
      };
    case Kind.UNION_TYPE_DEFINITION:
      return { ...head, directives, types: parts.flatMap((part) => ("types" in part && part.types) || []) };
    default:
      return { ...head, directives };
  }
}

/** Converts the extension of a type that is defined elsewhere to a definition. */
const definitionOf = (part: TypeNode) =>
  ({ ...part, kind: part.kind.replace("Extension", "Definition") }) as TypeDefinitionNode;

/** Nodes without duplicates, compared as SDL. */
const distinct = <Node extends ASTNode>(nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [print(node), node])).values(),
];
