/**
 * Derives resolvers from the SDL and a contract. A field of a type with `@rest` needs no handwritten resolver if
 * it returns a type that can be read by its contract. A handwritten resolver takes precedence.
 */
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type TypeNode,
} from "graphql";
import type { TSchema } from "typebox";
import type { Collection } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { bindingOf, mapWireType, type WireMapping } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { FieldCondition, FieldMarks } from "./shorthand/rest.ts";

/** Facts about a type with `@rest` from which its resolvers are derived. */
export interface Resource {
  readonly type: string;
  readonly collection: Collection;
  /** Wire members of fields with another name. */
  readonly renamed: Readonly<Record<string, string>>;
  readonly conditions: readonly FieldCondition[];
  /** Types of linked objects, by field. */
  readonly links: ReadonlyMap<string, string>;
}

/** Resources of a family, by type. */
export type Resources = ReadonlyMap<string, Resource>;

/** A field of a type, or a member of an input. */
export interface SdlField {
  readonly name: string;
  /** The named type of its values. */
  readonly returns: string;
  readonly arguments: readonly string[];
}

/** Returns the fields of a type or input. */
export type FieldsOf = (type: string) => readonly SdlField[];

/** A derived resolver, with the wire members that it needs. */
export interface DerivedField {
  readonly resolve: unknown;
  readonly requires?: readonly string[];
}

/** Derives resolvers for a family. Each function returns undefined for a field that it cannot derive. */
export interface ResourceStyle {
  readonly family: Family;
  /** Types whose lists and look-ups cover all objects of the family. */
  readonly entries: readonly string[];
  /** Resolvers of each resource, such as `__resolveReference` and ids. */
  readonly ofType: (resource: Resource) => Readonly<Record<string, unknown>>;
  /** Options for the mapping of a resource's wire objects. */
  readonly mapping?: (resource: Resource) => WireMapping;
  /** Resolver of a list of all objects, in an entry type. */
  readonly list: (rows: Resource, resources: Resources, field: SdlField, fieldsOf: FieldsOf) => unknown;
  /** Resolver of a field with the argument `id`, in an entry type. */
  readonly byId: (resource: Resource) => unknown;
  /** Resolver of the list of an owner's rows. */
  readonly owned: (
    rows: Resource,
    owner: Resource,
    field: SdlField,
    resources: Resources,
    fieldsOf: FieldsOf,
  ) => unknown;
  /** Resolver of a linked object. */
  readonly link: (field: SdlField, row: Resource, target: Resource) => DerivedField | undefined;
  /** Resolver of a member that needs a conversion. */
  readonly member: (field: SdlField, row: Resource) => DerivedField | undefined;
  /** Resolver of a mutation. @throws at the start for an input that does not fit its operation */
  readonly write?: (mutation: SdlField, fieldsOf: FieldsOf, resources: Resources) => unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Resolver of an object by its global id. */
const REFERENCE = "__resolveReference";

interface DerivedType {
  readonly fields: Record<string, unknown>;
  readonly requires: Record<string, readonly string[]>;
  readonly mapping: WireMapping;
  readonly row: TSchema | undefined;
}

/**
 * Adds derived resolvers to the handwritten ones.
 * @param maps handwritten resolvers by type
 * @param collections collection of each type with `@rest`
 * @param marks marks on the fields of these types
 * @returns the maps, completed for types with a bound wire type, and a map of the other derived types
 * @throws at the start for a list, look-up or reference without a handwritten resolver that cannot be derived
 */
export function withDerived(
  maps: readonly object[],
  styles: readonly ResourceStyle[],
  sdl: DocumentNode,
  collections: ReadonlyMap<string, Collection>,
  marks: ReadonlyMap<string, FieldMarks> = new Map(),
): readonly object[] {
  if (styles.length === 0) return maps;
  const derived = new Map<string, DerivedType>();
  const byHand = namesByType(maps);
  const types = fieldsByType(sdl);
  const nodes = nodesIn(sdl);
  for (const style of styles) {
    const resources = new Map<string, Resource>();
    for (const [type, collection] of collections) {
      if (collection.list.family !== style.family.name) continue;
      const links = new Map<string, string>();
      for (const { name, returns } of types.get(type) ?? [])
        if (collections.has(returns)) links.set(name, returns);
      const { renamed = {}, conditions = [] } = marks.get(type) ?? {};
      resources.set(type, { type, renamed, conditions, links, collection });
    }
    for (const type of types.keys())
      derive(style, resources, type, types, byHand.get(type) ?? new Set(), derived);
    for (const { type, collection } of resources.values())
      if (nodes.has(type) && !derived.get(type)?.fields[REFERENCE] && !byHand.get(type)?.has(REFERENCE))
        throw new Error(
          `${type} has @node, but nothing reads one by its id: if ${collection.list.id} has a filter by id, or another operation reads one by its key, declare its loader or write ${type}.${REFERENCE} by hand; else remove @node`,
        );
  }
  return complete(maps, derived, byHand);
}

function derive(
  style: ResourceStyle,
  resources: Resources,
  type: string,
  types: ReadonlyMap<string, readonly SdlField[]>,
  byHand: ReadonlySet<string>,
  into: Map<string, DerivedType>,
): void {
  const row = resources.get(type);
  const derived: DerivedType = into.get(type) ?? {
    fields: row ? { ...style.ofType(row) } : {},
    requires: {},
    mapping: row ? { renamed: row.renamed, ...style.mapping?.(row) } : {},
    row: row?.collection.row,
  };
  const fieldsOf: FieldsOf = (name) => types.get(name) ?? [];
  for (const field of fieldsOf(type)) {
    const found =
      type === "Mutation"
        ? writeFor(style, resources, field, fieldsOf, byHand)
        : derivedField(style, resources, field, fieldsOf, {
            row,
            isEntry: style.entries.includes(type),
            isByHand: byHand.has(field.name),
          });
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

function writeFor(
  style: ResourceStyle,
  resources: Resources,
  mutation: SdlField,
  fieldsOf: FieldsOf,
  byHand: ReadonlySet<string>,
): DerivedField | undefined {
  if (byHand.has(mutation.name)) return undefined;
  const resolve = style.write?.(mutation, fieldsOf, resources);
  return resolve === undefined ? undefined : { resolve };
}

function derivedField(
  style: ResourceStyle,
  resources: Resources,
  field: SdlField,
  fieldsOf: FieldsOf,
  {
    row,
    isEntry,
    isByHand,
  }: { readonly row: Resource | undefined; readonly isEntry: boolean; readonly isByHand: boolean },
): DerivedField | undefined {
  const rows = resources.get(field.returns.replace(/Connection$/, ""));
  if (!rows) return row && style.member(field, row);
  const isList = rows.type !== field.returns;
  if (isList && isByHand) return undefined;
  if (row && !isList) return style.link(field, row, rows);
  if (row) return { resolve: style.owned(rows, row, field, resources, fieldsOf) };
  if (isList) return { resolve: isEntry ? style.list(rows, resources, field, fieldsOf) : undefined };
  return isEntry && field.arguments.includes("id") ? { resolve: style.byId(rows) } : undefined;
}

/** Names of handwritten resolvers, by type. */
function namesByType(maps: readonly object[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byHand = new Map<string, Set<string>>();
  for (const map of maps)
    for (const [type, fields] of Object.entries(map as Readonly<Record<string, Fields>>))
      byHand.set(type, new Set([...(byHand.get(type) ?? []), ...Object.keys(fields)]));
  return byHand;
}

/** Adds derived fields to the handwritten maps. */
function complete(
  maps: readonly object[],
  derived: ReadonlyMap<string, DerivedType>,
  byHand: ReadonlyMap<string, ReadonlySet<string>>,
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
        const others = without(own.fields, byHand.get(type));
        return [type, mapWireType(schema, { ...others, ...fields }, mappingUnder(own, mapping))];
      }),
    ),
  );
  const added = [...rest].map(([type, own]) => {
    const others = without(own.fields, byHand.get(type));
    return [type, own.row ? mapWireType(own.row, others, mappingUnder(own, {})) : others];
  });
  return [...completed, Object.fromEntries(added)];
}

/** A derived mapping, overridden by the handwritten one. */
const mappingUnder = ({ requires, mapping }: DerivedType, byHand: WireMapping): WireMapping => ({
  ...mapping,
  ...byHand,
  renamed: { ...mapping.renamed, ...byHand.renamed },
  requires: { ...requires, ...byHand.requires },
});

const without = (fields: Fields, names: ReadonlySet<string> | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names?.has(name)));

/** Types that implement `Node`. */
const nodesIn = ({ definitions }: DocumentNode): ReadonlySet<string> =>
  new Set(
    definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION && node.interfaces?.some(({ name }) => name.value === "Node")
        ? node.name.value
        : [],
    ),
  );

function fieldsByType({ definitions }: DocumentNode): ReadonlyMap<string, readonly SdlField[]> {
  const types = new Map<string, SdlField[]>();
  for (const node of definitions) {
    if (
      node.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      node.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
    )
      continue;
    const all: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] = node.fields ?? [];
    const fields = all.filter(({ directives }) => !directives?.some(({ name }) => name.value === "external"));
    types.set(node.name.value, [...(types.get(node.name.value) ?? []), ...fields.map(sdlField)]);
  }
  return types;
}

const sdlField = (node: FieldDefinitionNode | InputValueDefinitionNode): SdlField => ({
  name: node.name.value,
  returns: namedType(node.type),
  arguments: ("arguments" in node ? (node.arguments ?? []) : []).map(({ name }) => name.value),
});

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
