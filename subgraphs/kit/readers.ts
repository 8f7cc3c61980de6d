/**
 * Wire objects as GraphQL objects. A resolver map made with `fromWire` needs no resolver for a field
 * that a member of the wire schema spells: casing and JSON:API's `attributes` end here, decided once
 * when the schema is built, not on every read.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { TSchema } from "typebox";

interface WireType {
  readonly schema: TSchema;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly always: readonly string[];
}

const wireTypes = new WeakMap<object, WireType>();
/** For each GraphQL type that is read from the wire: the members behind each of its fields. */
const membersOf = new WeakMap<GraphQLObjectType, ReadonlyMap<string, readonly string[]>>();

/**
 * Binds a type's resolvers to the wire schema of its objects.
 * @param selection For families that send only what is asked: members that are always needed
 *   (`always`: key and entity tag) and those behind a field with a resolver (`needs`).
 */
export function fromWire<R extends object>(
  schema: TSchema,
  resolvers: R,
  selection: { needs?: Readonly<Record<string, readonly string[]>>; always?: readonly string[] } = {},
): R {
  wireTypes.set(resolvers, { schema, needs: selection.needs ?? {}, always: selection.always ?? [] });
  return resolvers;
}

const normal = (name: string) => name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();

const membersIn = (schema: TSchema | undefined): Readonly<Record<string, TSchema>> =>
  (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};

/** Gives every field without a resolver its reader; a field that nothing can fill is an error. */
export function attachReaders(type: GraphQLObjectType, resolvers: object): void {
  const wire = wireTypes.get(resolvers);
  if (!wire) return;
  const top = membersIn(wire.schema);
  const attributes = membersIn(top["attributes"]);
  const members = new Map<string, readonly string[]>();
  for (const field of Object.values(type.getFields())) {
    const name = normal(field.name);
    const attribute = Object.keys(attributes).find((member) => normal(member) === name);
    const member = Object.keys(top).find((candidate) => normal(candidate) === name);
    if (field.resolve) {
      members.set(field.name, wire.needs[field.name] ?? (member === undefined ? [] : [member]));
    } else if (attribute !== undefined) {
      field.resolve = (source) =>
        (source as { attributes?: Record<string, unknown> }).attributes?.[attribute];
    } else if (member !== undefined) {
      members.set(field.name, [member]);
      if (member !== field.name) field.resolve = (source) => (source as Record<string, unknown>)[member];
    } else throw new Error(`${type.name}.${field.name} has neither a resolver nor a member on the wire`);
  }
  for (const member of wire.always) members.set(`always ${member}`, [member]);
  membersOf.set(type, members);
}

const cache = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * The wire members that an operation needs of a type's objects, at the current field, in a list of
 * them or in a connection. Conditional parts count as selected.
 */
export function selectedMembers(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  let byType = cache.get(info.fieldNodes);
  if (!byType) {
    byType = new Map();
    cache.set(info.fieldNodes, byType);
  }
  const known = byType.get(typeName);
  if (known) return known;
  const type = info.schema.getType(typeName);
  const members = isObjectType(type) ? membersOf.get(type) : undefined;
  const needed = new Set<string>();
  for (const field of info.fieldNodes)
    if (field.selectionSet)
      for (const name of fieldsOn(typeName, field.selectionSet, info))
        for (const member of members?.get(name) ?? []) needed.add(member);
  for (const [name, [member]] of members ?? []) if (name.startsWith("always ") && member) needed.add(member);
  byType.set(typeName, needed);
  return needed;
}

/** Names of the fields selected on a type, looking through fragments, `nodes` and `edges { node }`. */
function* fieldsOn(
  typeName: string,
  selections: SelectionSetNode,
  info: GraphQLResolveInfo,
): Generator<string> {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const { value } = selection.name;
      yield value;
      if (selection.selectionSet && (value === "nodes" || value === "edges" || value === "node"))
        yield* fieldsOn(typeName, selection.selectionSet, info);
    } else {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : (info.fragments[selection.name.value] as FragmentDefinitionNode);
      const condition = fragment.typeCondition?.name.value;
      if (condition === undefined || applies(condition, typeName, info))
        yield* fieldsOn(typeName, fragment.selectionSet, info);
    }
  }
}

function applies(condition: string, typeName: string, info: GraphQLResolveInfo): boolean {
  if (condition === typeName) return true;
  const abstract = info.schema.getType(condition);
  const type = info.schema.getType(typeName);
  if (isObjectType(abstract)) return abstract.name.endsWith("Connection") || abstract.name.endsWith("Edge");
  return isInterfaceType(abstract) && isObjectType(type) && type.getInterfaces().includes(abstract)
    ? true
    : abstract !== undefined && getNamedType(info.returnType) === abstract;
}
