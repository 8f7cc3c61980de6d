/**
 * Resolvers that follow from the SDL and a contract. A field of a type with `@rest` needs no resolver by hand
 * if the type that it returns says how it is read; a resolver by hand of the same name takes precedence.
 */
import { type DocumentNode, type FieldDefinitionNode, Kind, type TypeNode } from "graphql";
import type { TSchema } from "typebox";
import type { Collection } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { bindingOf, mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** A type with `@rest`, as its resolvers are derived. */
export interface Resource {
  readonly type: string;
  readonly collection: Collection;
}

/** A field of the SDL. */
export interface SdlField {
  readonly name: string;
  /** The named type that it returns. */
  readonly returns: string;
  readonly arguments: readonly string[];
}

/** A derived resolver, and the members of the wire object that it reads. */
export interface DerivedField {
  readonly resolve: unknown;
  readonly requires?: readonly string[];
}

/** How one family's resources are read; each function answers undefined for a field that it cannot derive. */
export interface ResourceStyle {
  readonly family: Family;
  /** Resolvers that each resource has, such as `__resolveReference` and its ids. */
  readonly ofType: (resource: Resource) => Readonly<Record<string, unknown>>;
  /** A list of a type that is no resource: all objects. */
  readonly list: (rows: Resource) => unknown;
  /** A field with the argument `id`. */
  readonly byId: (resource: Resource) => unknown;
  /** A list of an object: those rows that name it. */
  readonly owned: (rows: Resource, owner: Resource) => unknown;
  /** One object that a row names. */
  readonly link: (field: SdlField, row: Resource, target: Resource) => DerivedField | undefined;
  /** A member of a row that is not read as it is. */
  readonly member: (field: SdlField, row: Resource) => DerivedField | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

interface DerivedType {
  readonly fields: Record<string, unknown>;
  readonly requires: Record<string, readonly string[]>;
  readonly row: TSchema | undefined;
}

/**
 * Adds the derived resolvers of families to resolvers by hand.
 * @param maps resolvers by type, as they are written
 * @param collections the collection of each type with `@rest`
 * @returns the maps with those types completed whose wire type is bound, and one map with the rest
 * @throws at the start for a list or look-up that has no resolver by hand and cannot be derived
 */
export function withDerived(
  maps: readonly object[],
  styles: readonly ResourceStyle[],
  sdl: DocumentNode,
  collections: ReadonlyMap<string, Collection>,
): readonly object[] {
  if (styles.length === 0) return maps;
  const derived = new Map<string, DerivedType>();
  const byHand = namesByType(maps);
  const types = fieldsByType(sdl);
  for (const style of styles) {
    const resources = new Map<string, Resource>();
    for (const [type, collection] of collections)
      if (collection.list.family === style.family.name) resources.set(type, { type, collection });
    for (const [type, fields] of types)
      derive(style, resources, type, fields, derived, byHand.get(type) ?? new Set());
  }
  return complete(maps, derived, byHand);
}

function derive(
  style: ResourceStyle,
  resources: ReadonlyMap<string, Resource>,
  type: string,
  fields: readonly SdlField[],
  into: Map<string, DerivedType>,
  byHand: ReadonlySet<string>,
): void {
  const row = resources.get(type);
  const derived: DerivedType = into.get(type) ?? {
    fields: row ? { ...style.ofType(row) } : {},
    requires: {},
    row: row?.collection.row,
  };
  for (const field of fields) {
    const found = derivedField(style, resources, field, row);
    if (!found) continue;
    const { resolve, requires } = found;
    if (resolve === undefined && !byHand.has(field.name))
      throw new Error(
        `${type}.${field.name} has no resolver, and no operation of ${style.family.name} reads it`,
      );
    derived.fields[field.name] = resolve;
    if (requires) derived.requires[field.name] = requires;
  }
  if (Object.keys(derived.fields).length > 0) into.set(type, derived);
}

function derivedField(
  style: ResourceStyle,
  resources: ReadonlyMap<string, Resource>,
  field: SdlField,
  row: Resource | undefined,
): DerivedField | undefined {
  const rows = resources.get(field.returns.replace(/Connection$/, ""));
  if (!rows) return row && style.member(field, row);
  if (rows.type !== field.returns) return { resolve: row ? style.owned(rows, row) : style.list(rows) };
  if (row) return style.link(field, row, rows);
  return field.arguments.includes("id") ? { resolve: style.byId(rows) } : undefined;
}

/** Puts what is derived under what is written by hand. */
function complete(
  maps: readonly object[],
  derived: ReadonlyMap<string, DerivedType>,
  byHand: NamesByType,
): readonly object[] {
  const rest = new Map(derived);
  const completed = maps.map((map) =>
    Object.fromEntries(
      Object.entries(map as Readonly<Record<string, Fields>>).map(([type, fields]) => {
        const own = rest.get(type);
        const binding = bindingOf(fields);
        if (!own || !binding) return [type, fields];
        rest.delete(type);
        const { schema, ...mapping } = binding;
        const requires = { ...own.requires, ...mapping.requires };
        const others = without(own.fields, byHand.get(type));
        return [type, mapWireType(schema, { ...others, ...fields }, { ...mapping, requires })];
      }),
    ),
  );
  const added = [...rest].map(([type, { fields, requires, row }]) => {
    const others = without(fields, byHand.get(type));
    return [type, row ? mapWireType(row, others, { requires }) : others];
  });
  return [...completed, Object.fromEntries(added)];
}

type NamesByType = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields that have a resolver by hand. */
function namesByType(maps: readonly object[]): NamesByType {
  const names = new Map<string, Set<string>>();
  for (const map of maps)
    for (const [type, fields] of Object.entries(map as Readonly<Record<string, Fields>>))
      names.set(type, new Set([...(names.get(type) ?? []), ...Object.keys(fields)]));
  return names;
}

const without = (fields: Fields, names: ReadonlySet<string> | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names?.has(name)));

function fieldsByType({ definitions }: DocumentNode): ReadonlyMap<string, readonly SdlField[]> {
  const types = new Map<string, SdlField[]>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const fields = (node.fields ?? []).filter(
      ({ directives }) => !directives?.some(({ name }) => name.value === "external"),
    );
    types.set(node.name.value, [...(types.get(node.name.value) ?? []), ...fields.map(sdlField)]);
  }
  return types;
}

const sdlField = ({ name, type, arguments: args = [] }: FieldDefinitionNode): SdlField => ({
  name: name.value,
  returns: namedType(type),
  arguments: args.map((argument) => argument.name.value),
});

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
