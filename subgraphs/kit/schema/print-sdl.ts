/**
 * The SDL that a subgraph gives to routers and composers, read by more of them than the form in which it
 * is written: each type defined once and with all its fields, the root types among them, and none of the
 * definitions that a composer knows from the version of Federation that the SDL links.
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

/** Prints the SDL of a subgraph for others. */
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

/** A type of the parts in which it is defined. */
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

/** The extension of a type that another subgraph, or the specification, defines as a definition of its own. */
const definitionOf = (part: TypeNode) =>
  ({ ...part, kind: part.kind.replace("Extension", "Definition") }) as TypeDefinitionNode;

/** Nodes that are written alike count once. */
const distinct = <Node extends ASTNode>(nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [print(node), node])).values(),
];
