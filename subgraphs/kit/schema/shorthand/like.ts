/** Descriptions and members that are written once, at another type (`@like`) or at an interface. */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  GraphQLError,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from "graphql";
import { hasDefaultText } from "#subgraphs/kit/schema/default-descriptions.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { directiveOn, withoutDirective } from "./directives.ts";

type OutputNode = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
type Described = OutputNode | InputObjectTypeDefinitionNode;
type Member = FieldDefinitionNode | InputValueDefinitionNode;

/**
 * The same files. A field without a description has that of the type that `@like` names, otherwise that of an
 * interface of its type; an input has the members that its `@like` stands for.
 * @throws GraphQLError for a type or a member that does not exist, and for types that name each other
 */
export function expandLike(files: readonly SdlFile[]): SdlFile[] {
  const types = new Map(
    files.flatMap(({ definitions }) =>
      definitions.filter(isDescribed).map((node) => [node.name.value, node]),
    ),
  );
  const expanded = new Map<Described, Described>();
  const open = new Set<Described>();

  function expand(node: Described): Described {
    const known = expanded.get(node);
    if (known) return known;
    if (open.has(node)) throw mistakeAt(node, "leads back to it");
    open.add(node);
    const result =
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? inputOf(node, exampleOf(node)) : outputOf(node);
    expanded.set(node, result);
    return result;
  }

  /** The type that `@like` names, complete. */
  function exampleOf(node: Described): Described | undefined {
    const name = directiveOn(node, "like")?.text("type");
    if (name === undefined) return undefined;
    const example = types.get(name);
    if (!example) throw mistakeAt(node, `names ${name}, which is no type of this subgraph`);
    return expand(example);
  }

  function outputOf<N extends OutputNode>(node: N): N {
    const interfaces = (node.interfaces ?? []).flatMap(({ name }) => types.get(name.value) ?? []);
    const texts = new Map([...interfaces.map(expand), exampleOf(node)].flatMap(textsIn));
    const fields = node.fields?.map((field) =>
      hasDefaultText(field.name.value) ? field : withText(field, texts),
    );
    return { ...withoutDirective(node, "like"), fields: fields ?? [] };
  }

  function inputOf(
    node: InputObjectTypeDefinitionNode,
    example: Described | undefined,
  ): InputObjectTypeDefinitionNode {
    const texts = new Map(textsIn(example));
    const own = (node.fields ?? []).map((member) => withText(member, texts));
    const taken = example ? membersOf(node, example).map(memberLike) : [];
    const description = node.description ?? (own.length === 0 ? example?.description : undefined);
    return {
      ...withoutDirective(node, "like"),
      ...(description && { description }),
      fields: [...own, ...taken],
    };
  }

  /** The member of an input for a field of a type, or for a member of another input. */
  function memberLike({ name, type, description }: Member): InputValueDefinitionNode {
    const nullable = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return {
      kind: Kind.INPUT_VALUE_DEFINITION,
      name,
      type: inputType(nullable),
      ...(description && { description }),
    };
  }

  function inputType<T extends TypeNode>(type: T): T {
    if (type.kind !== Kind.NAMED_TYPE) return { ...type, type: inputType(type.type) };
    const value = `${type.name.value}Input`;
    return types.has(value) ? { ...type, name: { ...type.name, value } } : type;
  }

  return files.map((file) => ({
    ...file,
    definitions: file.definitions.map((node) => (isDescribed(node) ? expand(node) : node)),
  }));
}

/** The fields of the example that an input takes: from one to another, or all if it has no members. */
function membersOf(node: InputObjectTypeDefinitionNode, { name, fields = [] }: Described): readonly Member[] {
  const like = directiveOn(node, "like");
  const from = like?.text("from");
  if (from === undefined) return node.fields?.length ? [] : fields;
  const names = (fields as readonly Member[]).map((field) => field.name.value);
  const to = like?.text("to") ?? names.at(-1) ?? from;
  const [start, end] = [names.indexOf(from), names.indexOf(to)];
  if (start < 0 || end < start)
    throw mistakeAt(node, `takes \`${from}\` to \`${to}\`, which ${name.value} does not have in this order`);
  return fields.slice(start, end + 1);
}

const textsIn = (node: Described | undefined): readonly (readonly [string, StringValueNode])[] =>
  (node?.fields ?? []).flatMap(({ name, description }: Member) =>
    description ? [[name.value, description] as const] : [],
  );

function withText<F extends Member>(field: F, texts: ReadonlyMap<string, StringValueNode>): F {
  const description = field.description ?? texts.get(field.name.value);
  return description ? { ...field, description } : field;
}

const mistakeAt = (node: Described, text: string) =>
  new GraphQLError(`@like of ${node.name.value} ${text}.`, { nodes: node });

const isDescribed = (node: DefinitionNode): node is Described =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION ||
  node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
