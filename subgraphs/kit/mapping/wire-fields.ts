/**
 * Wire objects as GraphQL objects. A resolver map made with `mapWireType` needs no resolver for a field
 * that a member of the wire schema spells: casing and JSON:API's `attributes` end here, decided once
 * when the schema is built, not on every read.
 */
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import type { TSchema } from "typebox";
import { fieldsIn } from "#platform/graphql/selections.ts";
import { coordinateIn, isAttributed, runAs } from "#subgraphs/kit/calls/call-attribution.ts";

/** Mapping of a type's objects from the wire, if they are not read whole. */
export interface WireMapping {
  /** Fields that no member spells, by the member they are: `add_time`, or `results.count` within one. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** For families that send only the requested members: the members that are always needed (key, entity tag). */
  readonly alwaysSelect?: readonly string[];
  /** Likewise: the members behind a field with a resolver. */
  readonly requires?: Readonly<Record<string, readonly string[]>>;
  /** Likewise: fields whose own selection is asked for too, by their type; see `selectedMembers`. */
  readonly nested?: Readonly<Record<string, string>>;
  /**
   * The whole object where a resolver holds a part of it only: a member that the part does not have
   * is read from there (a person found by search, a job that a write has started).
   */
  readonly loadFull?: (part: never, context: never) => Promise<object | null | undefined>;
}

type WireType = WireMapping & { readonly schema: TSchema };

const wireTypes = new WeakMap<object, WireType>();
/** For each GraphQL type that is read from the wire: the members behind each of its fields. */
const membersOf = new WeakMap<GraphQLObjectType, ReadonlyMap<string, readonly string[]>>();
const nestedOf = new WeakMap<GraphQLObjectType, Readonly<Record<string, string>>>();

/** Binds a type's resolvers to the wire schema of its objects. */
export function mapWireType<R extends object>(schema: TSchema, resolvers: R, reading: WireMapping = {}): R {
  wireTypes.set(resolvers, { schema, ...reading });
  return resolvers;
}

/** Binding of a type's resolvers to the wire. Undefined if they have none. */
export const bindingOf = (resolvers: object): WireType | undefined => wireTypes.get(resolvers);

/** The wire schema that a type's resolvers are bound to. */
export const wireSchemaOf = (resolvers: object): TSchema | undefined => wireTypes.get(resolvers)?.schema;

/** The members of the wire objects that a type's resolvers are bound to, those of `attributes` too. */
export function wireMembersOf(resolvers: object): readonly string[] {
  const members = membersIn(wireTypes.get(resolvers)?.schema);
  return [...Object.keys(members), ...Object.keys(membersIn(members["attributes"]))];
}

const normal = (name: string) => name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();

const membersIn = (schema: TSchema | undefined): Readonly<Record<string, TSchema>> =>
  (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};

/** Path of a field's value in a wire object. Undefined if no member has its name. */
function pathOf(field: string, { schema, renamed }: WireType): readonly string[] | undefined {
  const top = membersIn(schema);
  const [head = "", ...rest] = (renamed?.[field] ?? field).split(".");
  const spelt = (members: object) => Object.keys(members).find((member) => normal(member) === normal(head));
  const attribute = spelt(membersIn(top["attributes"]));
  if (attribute !== undefined) return ["attributes", attribute, ...rest];
  const member = spelt(top);
  return member === undefined ? undefined : [member, ...rest];
}

/**
 * The field that a `raw…` field stands beside: `rawStatus` is the service's own text behind the enum
 * `status`, so that a value beyond the enum (`OTHER`) can still be shown.
 */
function enumBeside(field: string, type: GraphQLObjectType): string | undefined {
  const [, head, rest] = /^raw([A-Z])(\w*)$/.exec(field) ?? [];
  const name = head && `${head.toLowerCase()}${rest}`;
  const beside = name && type.getFields()[name];
  return beside && isEnumType(getNamedType(beside.type)) ? name : undefined;
}

type Read = (source: unknown) => unknown;

function memberReader([head = "", ...rest]: readonly string[]): Read {
  const inner = rest.length > 0 ? memberReader(rest) : undefined;
  return (source) => {
    if (source === null || source === undefined) return source;
    const value = (source as Record<string, unknown>)[head];
    return inner ? inner(value) : value;
  };
}

/** The schema of the objects at a path, through lists and "or null"; undefined where none are. */
function objectsAt(schema: TSchema | undefined, [head, ...rest]: readonly string[]): TSchema | undefined {
  if (!schema) return undefined;
  const { anyOf, items } = schema as { anyOf?: readonly TSchema[]; items?: TSchema };
  if (anyOf) {
    const objects = anyOf.filter((one) => objectsAt(one, []) !== undefined);
    return objects.length === 1
      ? objectsAt(objects[0], head === undefined ? [] : [head, ...rest])
      : undefined;
  }
  if (items) return objectsAt(items, head === undefined ? [] : [head, ...rest]);
  if (head !== undefined) return objectsAt(membersIn(schema)[head], rest);
  return "properties" in schema ? schema : undefined;
}

/**
 * Gives every field without a resolver its reader, and the types of its nested wire objects theirs.
 * @param own Types with resolvers of their own, which say themselves how they are read.
 * @param renamedIn Members behind the fields of a type with `@member`.
 * @throws when nothing can fill a field.
 */
export function attachWireFields(
  type: GraphQLObjectType,
  resolvers: object,
  own: ReadonlySet<string>,
  renamedIn: (type: string) => WireMapping["renamed"] = () => undefined,
  bound: WireType | undefined = wireTypes.get(resolvers),
): void {
  if (!bound || membersOf.has(type)) return;
  const wire = { ...bound, renamed: { ...renamedIn(type.name), ...bound.renamed } };
  const members = new Map<string, readonly string[]>();
  membersOf.set(type, members); // before its parts: a type may contain itself
  const whole = wire.loadFull as ((part: object, context: unknown) => Promise<object | null>) | undefined;
  for (const field of Object.values(type.getFields())) {
    const beside = enumBeside(field.name, type);
    const path = pathOf(field.name, wire) ?? (beside === undefined ? undefined : pathOf(beside, wire));
    const member = path?.[0] === "attributes" ? undefined : path?.[0];
    const needs = wire.requires?.[field.name] ?? (member === undefined ? undefined : [member]);
    if (needs) members.set(field.name, needs);
    if (field.resolve) continue;
    if (!path) throw new Error(`${type.name}.${field.name} has neither a resolver nor a member on the wire`);
    const read = memberReader(path);
    const inner = getNamedType(field.type);
    const schema = objectsAt(wire.schema, path);
    if (schema && isObjectType(inner) && !own.has(inner.name))
      attachWireFields(inner, resolvers, own, renamedIn, { schema });
    if (whole)
      field.resolve = (part: object, _, context, info) => {
        const known = read(part);
        if (known !== undefined) return known;
        const readWhole = () => whole(part, context).then(read);
        return isAttributed(context)
          ? runAs(coordinateIn(type.name, field.name, info.path), info.path, readWhole)
          : readWhole();
      };
    else if (member !== field.name || path.length > 1) field.resolve = read;
  }
  for (const member of wire.alwaysSelect ?? []) members.set(`always ${member}`, [member]);
  if (wire.nested) nestedOf.set(type, wire.nested);
}

const cache = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

/**
 * The wire members that an operation needs of a type's objects, at the current field, in a list of
 * them or in a connection; those of a `nested` field as `field.member`. Conditional parts count as
 * selected.
 */
export function selectedMembers(info: GraphQLResolveInfo, typeName: string): ReadonlySet<string> {
  let byType = cache.get(info.fieldNodes);
  if (!byType) {
    byType = new Map();
    cache.set(info.fieldNodes, byType);
  }
  const known = byType.get(typeName);
  if (known) return known;
  const needed = new Set(membersFor(typeName, info.fieldNodes, info));
  byType.set(typeName, needed);
  return needed;
}

/** True if a connection's selection needs the number of rows in all. */
export function asksForTotal(info: GraphQLResolveInfo): boolean {
  return info.fieldNodes.some(
    ({ selectionSet }) =>
      selectionSet && fieldsOn("", selectionSet, info).some(({ name }) => name.value === "totalCount"),
  );
}

/** The same of the object in a field of what is answered: of what a write's payload holds. */
export function selectedMembersIn(
  info: GraphQLResolveInfo,
  field: string,
  typeName: string,
): ReadonlySet<string> {
  const { name: holder } = getNamedType(info.returnType);
  const holders = info.fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? fieldsOn(holder, selectionSet, info).filter(({ name }) => name.value === field) : [],
  );
  return new Set(membersFor(typeName, holders, info));
}

const askedForMore = new WeakMap<readonly FieldNode[], boolean>();

/** True if a connection's selection needs to know about rows after its own. */
export function asksForMore(info: GraphQLResolveInfo): boolean {
  let asked = askedForMore.get(info.fieldNodes);
  if (asked === undefined) {
    asked = false;
    for (const { selectionSet } of info.fieldNodes)
      for (const { name } of selectionSet ? fieldsOn("", selectionSet, info) : [])
        if (name.value === "pageInfo" || name.value === "totalCount") asked = true;
    askedForMore.set(info.fieldNodes, asked);
  }
  return asked;
}

/** Fields that the key of an object says. */
const OF_THE_KEY: ReadonlySet<string> = new Set(["id", "upstreamId", "companyId", "__typename"]);

/**
 * True if all selected fields of an object are in its key. A link then needs no call, because the row with
 * the object's key shows that it exists. `node(id:)` and `__resolveReference` still need one.
 * @param typeName The type of the object.
 * @param others Fields that are read by themselves.
 * @example selectsKeyOnly(info, "ErpVendor") // true for `vendor { id }`
 */
export function selectsKeyOnly(
  info: GraphQLResolveInfo,
  typeName: string,
  ...others: readonly string[]
): boolean {
  return selectedOn(typeName, info).every(
    ({ name: { value } }) => OF_THE_KEY.has(value) || others.includes(value),
  );
}

const selectedOn = (typeName: string, info: GraphQLResolveInfo): readonly FieldNode[] =>
  info.fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsOn(typeName, selectionSet, info) : []));

/**
 * The arguments of a field that is selected of the object that is resolved; undefined where it is not
 * selected. Of several under different names, those of the first.
 */
export function argumentsBelow(
  info: GraphQLResolveInfo,
  typeName: string,
  field: string,
): Readonly<Record<string, unknown>> | undefined {
  const type = info.schema.getType(typeName);
  const definition = isObjectType(type) ? type.getFields()[field] : undefined;
  const node = selectedOn(typeName, info).find(({ name }) => name.value === field);
  return definition && node && getArgumentValues(definition, node, info.variableValues);
}

/**
 * The same for `__resolveReference`. If only the key is selected, the loader checks existence and reads
 * all members, because the later selection is not known yet.
 */
export function referencedMembers(
  info: GraphQLResolveInfo,
  typeName: string,
): ReadonlySet<string> | undefined {
  const members = selectedMembers(info, typeName);
  const type = info.schema.getType(typeName);
  const known = isObjectType(type) ? membersOf.get(type) : undefined;
  const always = [...(known?.keys() ?? [])].filter((name) => name.startsWith("always ")).length;
  return members.size > always ? members : undefined;
}

function* membersFor(
  typeName: string,
  parents: readonly FieldNode[],
  info: GraphQLResolveInfo,
): Generator<string> {
  const type = info.schema.getType(typeName);
  const members = isObjectType(type) ? membersOf.get(type) : undefined;
  const nested = isObjectType(type) ? nestedOf.get(type) : undefined;
  for (const { selectionSet } of parents)
    for (const field of selectionSet ? fieldsOn(typeName, selectionSet, info) : []) {
      const { value } = field.name;
      yield* members?.get(value) ?? [];
      const inner = nested?.[value];
      if (inner) for (const member of membersFor(inner, [field], info)) yield `${value}.${member}`;
    }
  for (const [name, always] of members ?? []) if (name.startsWith("always ")) yield* always;
}

/** The fields of a connection and its edges that lead to the objects of its list. */
const TO_OBJECTS = new Set(["nodes", "edges", "node"]);

/** The fields selected on a type, looking through fragments, `nodes` and `edges { node }`. */
function fieldsOn(
  typeName: string,
  selectionSet: SelectionSetNode,
  info: GraphQLResolveInfo,
): readonly FieldNode[] {
  return fieldsIn(selectionSet, info.fragments, (condition) => applies(condition, typeName, info)).flatMap(
    (field) =>
      field.selectionSet && TO_OBJECTS.has(field.name.value)
        ? [field, ...fieldsOn(typeName, field.selectionSet, info)]
        : field,
  );
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
