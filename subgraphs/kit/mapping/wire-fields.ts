/**
 * Binds GraphQL types to wire objects. In a resolver map of `mapWireType`, a field needs no resolver if a member
 * of the wire schema has its name in any casing, also within JSON:API's `attributes`. Members are looked up once,
 * when the schema is built.
 */
import { type GraphQLObjectType, getNamedType, isEnumType, isObjectType } from "graphql";
import type { TSchema } from "typebox";
import { coordinateIn, isAttributed, runAs } from "#subgraphs/kit/calls/call-attribution.ts";

/** Options for the mapping of a type's wire objects. */
export interface WireMapping {
  /** Wire members of fields with other names: `add_time`, or `results.count` within a member. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Fields that a deployment adds, with paths of members, which the wire schema need not have. */
  readonly added?: Readonly<Record<string, AddedMember>> | undefined;
  /** For families that send only requested members: the members that are always needed (key, entity tag). */
  readonly alwaysSelect?: readonly string[];
  /** For such families: the members that a field with a resolver needs. */
  readonly requires?: Readonly<Record<string, readonly string[]>>;
  /** For such families: types of fields whose own selection is requested, too; see `selectedMembers`. */
  readonly nested?: Readonly<Record<string, string>>;
  /**
   * Reads the full object if a resolver has only a part of it (a person found by search, a job that a write has
   * started). Members that the part lacks are taken from the full object.
   */
  readonly loadFull?: (part: never, context: never) => Promise<object | null | undefined>;
}

export interface AddedMember {
  readonly path: readonly string[];
  /** Converts a value to the type of the field. */
  readonly shape?: (value: unknown) => unknown;
}

type WireType = WireMapping & { readonly schema: TSchema };

const wireTypes = new WeakMap<object, WireType>();
/** The wire members of a GraphQL type's objects. */
export interface TypeMembers {
  /** Members needed by each field. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Members that are needed for any selection. */
  readonly always: readonly string[];
  /** Types of fields whose own selection is requested, too. */
  readonly nested: Readonly<Record<string, string>>;
}

const membersOf = new WeakMap<GraphQLObjectType, TypeMembers>();

/** The wire members of a type's objects. Undefined for a type without wire objects. */
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

/** The members of a type's wire objects, including those of `attributes`. */
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
 * The field whose wire member a second field shows in another form. `rawStatus` is the service's text of the enum
 * `status`, so that clients see undocumented values (`OTHER`). `knownStatus` is the enum of a released text field
 * `status`.
 */
function fieldBeside(field: string, type: GraphQLObjectType): string | undefined {
  const [, form, head = "", rest] = /^(raw|known)([A-Z])(\w*)$/.exec(field) ?? [];
  const name = `${head.toLowerCase()}${rest}`;
  const fields = type.getFields();
  const enumeration = fields[form === "raw" ? name : field];
  const isEnum = enumeration && isEnumType(getNamedType(enumeration.type));
  return form !== undefined && isEnum && fields[name] ? name : undefined;
}

type ReadValue = (source: unknown) => unknown;

function memberReader([head = "", ...rest]: readonly string[]): ReadValue {
  const inner = rest.length > 0 ? memberReader(rest) : undefined;
  return (source) => {
    if (source === null || source === undefined) return source;
    const value = (source as Record<string, unknown>)[head];
    return inner ? inner(value) : value;
  };
}

/** The schema of the objects at a path, through lists and unions with null. Undefined if there are no objects. */
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
 * Adds a resolver to each field without one, also in the types of nested wire objects.
 * @param own types with resolvers, which are bound by themselves
 * @param marksIn members of a type's fields with `@member`
 * @throws if a field has neither a resolver nor a wire member
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
  // Set before the fields are visited, because a type may contain itself.
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
    const read: ReadValue = shape ? (source) => shape(readMember(source)) : readMember;
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
