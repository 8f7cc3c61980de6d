/**
 * Wire objects as GraphQL objects. A resolver map made with `mapWireType` needs no resolver for a field
 * that a member of the wire schema spells: casing and JSON:API's `attributes` end here, decided once
 * when the schema is built, not on every read.
 */
import { type GraphQLObjectType, getNamedType, isEnumType, isObjectType } from "graphql";
import type { TSchema } from "typebox";
import { coordinateIn, isAttributed, runAs } from "#subgraphs/kit/calls/call-attribution.ts";

/** Mapping of a type's objects from the wire, if they are not read whole. */
export interface WireMapping {
  /** Fields that no member spells, by the member they are: `add_time`, or `results.count` within one. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Fields that a deployment adds: paths of members that the wire schema need not have. */
  readonly added?: Readonly<Record<string, AddedMember>> | undefined;
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

export interface AddedMember {
  readonly path: readonly string[];
  /** Fits a value to the type of the field. */
  readonly shape?: (value: unknown) => unknown;
}

type WireType = WireMapping & { readonly schema: TSchema };

const wireTypes = new WeakMap<object, WireType>();
/** The wire members of a GraphQL type's objects. */
export interface TypeMembers {
  /** The members behind each field. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** The members that are needed whatever is selected. */
  readonly always: readonly string[];
  /** The type of each field whose own selection is asked for too. */
  readonly nested: Readonly<Record<string, string>>;
}

const membersOf = new WeakMap<GraphQLObjectType, TypeMembers>();

/** The wire members of a type's objects; undefined for a type that is not read from the wire. */
export const typeMembers = (type: GraphQLObjectType): TypeMembers | undefined => membersOf.get(type);

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

/** Schema of the member of a name in any casing, in `attributes` too. Undefined if there is none. */
export function memberAt(schema: TSchema, field: string): TSchema | undefined {
  const top = membersIn(schema);
  const found = pathOf(field, { schema })?.at(-1);
  return found === undefined ? undefined : (membersIn(top["attributes"])[found] ?? top[found]);
}

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
 * The field whose member another field shows in another form: `rawStatus` is the service's own text behind the
 * enum `status`, so that a value beyond the enum (`OTHER`) can still be shown; `knownStatus` is the enum beside a
 * text `status` that was released before.
 */
function fieldBeside(field: string, type: GraphQLObjectType): string | undefined {
  const [, form, head = "", rest] = /^(raw|known)([A-Z])(\w*)$/.exec(field) ?? [];
  const name = `${head.toLowerCase()}${rest}`;
  const fields = type.getFields();
  const enumeration = fields[form === "raw" ? name : field];
  const isEnum = enumeration && isEnumType(getNamedType(enumeration.type));
  return form !== undefined && isEnum && fields[name] ? name : undefined;
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
 * @param marksIn Members behind the fields of a type with `@member`.
 * @throws when nothing can fill a field.
 */
export function attachWireFields(
  type: GraphQLObjectType,
  resolvers: object,
  own: ReadonlySet<string>,
  marksIn: (type: string) => Pick<WireMapping, "renamed" | "added"> | undefined = () => undefined,
  bound: WireType | undefined = wireTypes.get(resolvers),
): void {
  if (!bound || membersOf.has(type)) return;
  const marks = marksIn(type.name);
  const wire = { ...bound, renamed: { ...marks?.renamed, ...bound.renamed } };
  const members = new Map<string, readonly string[]>();
  // Before its parts: a type may contain itself.
  membersOf.set(type, { fields: members, always: wire.alwaysSelect ?? [], nested: wire.nested ?? {} });
  const whole = wire.loadFull as ((part: object, context: unknown) => Promise<object | null>) | undefined;
  for (const field of Object.values(type.getFields())) {
    const beside = fieldBeside(field.name, type);
    const added = marks?.added?.[field.name];
    const path =
      added?.path ?? pathOf(field.name, wire) ?? (beside === undefined ? undefined : pathOf(beside, wire));
    const member = path?.[0] === "attributes" ? undefined : path?.[0];
    const needs = wire.requires?.[field.name] ?? (member === undefined ? undefined : [member]);
    if (needs) members.set(field.name, needs);
    if (field.resolve) continue;
    if (!path) throw new Error(`${type.name}.${field.name} has neither a resolver nor a member on the wire`);
    const readMember = memberReader(path);
    const shape = added?.shape;
    const read: Read = shape ? (source) => shape(readMember(source)) : readMember;
    const inner = getNamedType(field.type);
    const schema = objectsAt(wire.schema, path);
    if (schema && isObjectType(inner) && !own.has(inner.name))
      attachWireFields(inner, resolvers, own, marksIn, { schema });
    if (whole)
      field.resolve = (part: object, _, context, info) => {
        if (readMember(part) !== undefined) return read(part);
        const readWhole = () => whole(part, context).then(read);
        return isAttributed(context)
          ? runAs(coordinateIn(type.name, field.name, info.path), info.path, readWhole)
          : readWhole();
      };
    else if (member !== field.name || path.length > 1) field.resolve = read;
  }
}
