/** Takes descriptions and members from another type (`@like`) or from an interface. */
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
type DescribedType = OutputNode | InputObjectTypeDefinitionNode;
type Member = FieldDefinitionNode | InputValueDefinitionNode;

/**
 * Expands `@like`. A field without a description gets the one in the type that `@like` names, or else in an
 * interface of its type. A type or input gets the members that its `@like` lists.
 * @throws GraphQLError for an unknown type or member, and for types that refer to each other
 */
export function expandLike(files: readonly SdlFile[]): SdlFile[] {
  const types = new Map(
    files.flatMap(({ definitions }) =>
      definitions.filter(isDescribed).map((node) => [node.name.value, node]),
    ),
  );
  const expanded = new Map<DescribedType, DescribedType>();
  const open = new Set<DescribedType>();

  function expand(node: DescribedType): DescribedType {
    const known = expanded.get(node);
    if (known) return known;
    if (open.has(node)) throw mistakeAt(node, "leads back to it");
    open.add(node);
    const result =
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? inputOf(node, exampleOf(node)) : outputOf(node);
    expanded.set(node, result);
    return result;
  }

  /** The expanded type that `@like` names. */
  function exampleOf(node: DescribedType): DescribedType | undefined {
    const name = directiveOn(node, "like")?.text("type");
    if (name === undefined) return undefined;
    const example = types.get(name);
    if (!example) throw mistakeAt(node, `names ${name}, which is no type of this subgraph`);
    return expand(example);
  }

  function outputOf<N extends OutputNode>(node: N): N {
    const interfaces = (node.interfaces ?? []).flatMap(({ name }) => types.get(name.value) ?? []);
    const example = exampleOf(node);
    const texts = new Map([...interfaces.map(expand), example].flatMap(textsIn));
    const fields = node.fields?.map((field) =>
      hasDefaultText(field.name.value) ? field : withText(field, texts),
    );
    const taken = example && !fields?.length ? (example.fields ?? []).filter(isField) : [];
    return { ...withoutDirective(node, "like"), fields: [...(fields ?? []), ...taken] };
  }

  function inputOf(
    node: InputObjectTypeDefinitionNode,
    example: DescribedType | undefined,
  ): InputObjectTypeDefinitionNode {
    const texts = new Map(textsIn(example));
    const own = (node.fields ?? []).map((member) => withText(member, texts));
    const taken = example ? membersTaken(node, example).map(memberLike) : [];
    const description = node.description ?? (own.length === 0 ? example?.description : undefined);
    return {
      ...withoutDirective(node, "like"),
      ...(description && { description }),
      fields: [...own, ...taken],
    };
  }

  /** The input member for a field of a type, or for a member of another input. */
  function memberLike({
    member: { name, type, description },
    isRequired,
  }: TakenMember): InputValueDefinitionNode {
    const nullable = inputType(type.kind === Kind.NON_NULL_TYPE ? type.type : type);
    return {
      kind: Kind.INPUT_VALUE_DEFINITION,
      name,
      type: isRequired ? { kind: Kind.NON_NULL_TYPE, type: nullable } : nullable,
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

/** A member of the example. True in `isRequired` if the input requires it. */
interface TakenMember {
  readonly member: Member;
  readonly isRequired: boolean;
}

/** The members that an input takes: those in `fields` that it lacks, or all if it has no members. */
function membersTaken(node: InputObjectTypeDefinitionNode, example: DescribedType): readonly TakenMember[] {
  const members: readonly Member[] = example.fields ?? [];
  const own = new Set(node.fields?.map(({ name }) => name.value));
  const listed = directiveOn(node, "like")?.text("fields");
  if (listed === undefined)
    return own.size > 0 ? [] : members.map((member) => ({ member, isRequired: false }));
  const names = members.map(({ name }) => name.value);
  return listed.split(/\s+/).flatMap((part) => {
    const [, first = "", required, last = first] = /^(\w+)(?:(!)|\.\.(\w+))?$/.exec(part) ?? [];
    const [start, end] = [names.indexOf(first), names.indexOf(last)];
    if (start < 0 || end < start)
      throw mistakeAt(
        node,
        `takes \`${part}\`, but the fields of ${example.name.value} are ${names.join(", ")}`,
      );
    return members
      .slice(start, end + 1)
      .filter(({ name }) => !own.has(name.value))
      .map((member) => ({ member, isRequired: required !== undefined }));
  });
}

const textsIn = (node: DescribedType | undefined): readonly (readonly [string, StringValueNode])[] =>
  (node?.fields ?? []).flatMap(({ name, description }: Member) =>
    description ? [[name.value, description] as const] : [],
  );

function withText<F extends Member>(field: F, texts: ReadonlyMap<string, StringValueNode>): F {
  const description = field.description ?? texts.get(field.name.value);
  return description ? { ...field, description } : field;
}

const mistakeAt = (node: DescribedType, text: string) =>
  new GraphQLError(`@like of ${node.name.value} ${text}.`, { nodes: node });

const isField = (node: Member): node is FieldDefinitionNode => node.kind === Kind.FIELD_DEFINITION;

const isDescribed = (node: DefinitionNode): node is DescribedType =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION ||
  node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
