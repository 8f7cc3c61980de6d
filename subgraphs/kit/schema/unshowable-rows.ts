/**
 * Leaves rows without a usable key out of their lists: they have no id in the graph, and one of them
 * would otherwise cost the whole list. They count for pages and cursors, and in `extensions.sources`.
 */
import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { TSchema } from "typebox";
import type { Family } from "#contracts/kit/contract.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { Connection } from "#subgraphs/kit/loading/connection.ts";

type Resolver = GraphQLFieldResolver<unknown, unknown>;
/** True if an object has the key that its type shows. */
type HasKey = (node: unknown, context: unknown, info: GraphQLResolveInfo) => boolean;

/** Facts that the schema's builder knows of a type. */
export interface KeyedType {
  /** The resolvers of its fields, as they are written. */
  readonly resolvers: Readonly<Record<string, unknown>>;
  /** The wire schema of its objects. */
  readonly wire: TSchema | undefined;
}

/** Facts about the rows of one object type. */
interface RowKind {
  readonly hasKey: HasKey;
  /** The family that a row counts for where it is left out. */
  readonly family: string | undefined;
}
/** Finds the kind of a row; undefined where nothing is known of its type. */
type KindOf = (row: object, context: unknown, info: GraphQLResolveInfo) => RowKind | undefined;

/**
 * Gives every field that leads to a list of objects with a key a resolver that leaves out those whose
 * key cannot be read. Behind an interface or union, the type of each row says which key it has.
 */
export function leaveOutUnshowableRows(
  schema: GraphQLSchema,
  keyed: ReadonlyMap<string, KeyedType>,
  families: readonly Family[],
): void {
  const owners = ownersOf(families);
  const kinds = new Map<string, RowKind>();
  for (const [name, { resolvers, wire }] of keyed) {
    const type = schema.getType(name);
    const hasKey = isObjectType(type) ? keyCheckOf(type, resolvers) : undefined;
    if (hasKey) kinds.set(name, { hasKey, family: wire && owners.get(wire) });
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.resolve || field.name === "_entities") continue; // a reference fails for itself
      const row = rowTypeOf(field);
      const kindOf = row && kindFinder(row, kinds, schema);
      if (kindOf) field.resolve = leavingOut(field.resolve, { kindOf, isPositional: isPositional(field) });
    }
  }
}

function kindFinder(
  row: RowType,
  kinds: ReadonlyMap<string, RowKind>,
  schema: GraphQLSchema,
): KindOf | undefined {
  if (isObjectType(row)) {
    const kind = kinds.get(row.name);
    return kind && (() => kind);
  }
  if (!schema.getPossibleTypes(row).some(({ name }) => kinds.has(name))) return undefined;
  return (value, context, info) => {
    const named = row.resolveType?.(value, context, info, row);
    const name = named ?? (value as { readonly __typename?: unknown }).__typename;
    return typeof name === "string" ? kinds.get(name) : undefined;
  };
}

/** True if null may stand among the items of a list, as it does where the list follows given ids. */
function isPositional({ type }: GraphQLField<unknown, unknown>): boolean {
  const outer = isNonNullType(type) ? type.ofType : type;
  return isListType(outer) && !isNonNullType(outer.ofType);
}

type RowType = GraphQLObjectType | GraphQLAbstractType;
const isRowType = (type: unknown): type is RowType => isObjectType(type) || isAbstractType(type);

/** The type of the rows that a field leads to, directly or in a connection. */
function rowTypeOf({ type }: GraphQLField<unknown, unknown>): RowType | undefined {
  const outer = isNonNullType(type) ? type.ofType : type;
  const named: GraphQLNamedType = getNamedType(type);
  if (isListType(outer)) return isRowType(named) ? named : undefined;
  if (!isObjectType(named)) return undefined;
  const nodes = named.name.endsWith("Connection") ? named.getFields()["nodes"] : undefined;
  const row = nodes && getNamedType(nodes.type);
  return isRowType(row) ? row : undefined;
}

/** The check of a type: of its `id`, or where it has none of all leaves that are never null. */
function keyCheckOf(type: GraphQLObjectType, resolvers: KeyedType["resolvers"]): HasKey | undefined {
  const fields = type.getFields();
  const never = Object.values(fields).filter(
    (field) => isNonNullType(field.type) && isLeafType(field.type.ofType) && field.args.length === 0,
  );
  const keys = (fields["id"] ? [fields["id"]] : never).map(({ name, resolve }) => ({
    name,
    read: (resolvers[name] ?? resolve) as Resolver | undefined,
  }));
  if (keys.length === 0) return undefined;
  return (node, context, info) => {
    if (typeof node !== "object" || node === null) return false;
    try {
      for (const { name, read } of keys) {
        const key = read
          ? read(node, NO_ARGUMENTS, context, info)
          : (node as Readonly<Record<string, unknown>>)[name];
        if (key == null) return false;
      }
      return true;
    } catch {
      return false; // a key that cannot be made of what the family sent
    }
  };
}

const NO_ARGUMENTS = {};

/** Which rows of a field are left out. */
interface LeftOut {
  readonly kindOf: KindOf;
  /** Each row has its place: one that cannot be shown is null there. */
  readonly isPositional: boolean;
}

function leavingOut(resolve: Resolver, leftOut: LeftOut): Resolver {
  return (source, args, context, info) => {
    const found: unknown = resolve(source, args, context, info);
    return found instanceof Promise
      ? found.then((rows) => shown(rows, leftOut, context, info))
      : shown(found, leftOut, context, info);
  };
}

/** A connection with more beside it, as merged lists are. */
const hasPage = (found: unknown): found is { readonly page: Connection<unknown> } =>
  typeof found === "object" && found !== null && "page" in found && found.page instanceof Connection;

function shown(found: unknown, leftOut: LeftOut, context: unknown, info: GraphQLResolveInfo): unknown {
  if (hasPage(found)) return { ...found, page: shown(found.page, leftOut, context, info) };
  const { kindOf, isPositional } = leftOut;
  const rows: unknown = found instanceof Connection ? found.nodes : found;
  if (!Array.isArray(rows)) return found;
  // Nearly all lists have no such row: sets are made for the first one only.
  let unshowable: Set<number> | undefined;
  let rowsOf: Map<string, number> | undefined;
  for (let index = 0; index < rows.length; index++) {
    const row: unknown = rows[index];
    // An error is the error of its own place.
    if (row instanceof Promise || row instanceof Error || (isPositional && row == null)) continue;
    const kind = typeof row === "object" && row !== null ? kindOf(row, context, info) : NOTHING;
    if (!kind || kind.hasKey(row, context, info)) continue;
    unshowable ??= new Set();
    unshowable.add(index);
    rowsOf ??= new Map();
    if (kind.family !== undefined) rowsOf.set(kind.family, (rowsOf.get(kind.family) ?? 0) + 1);
  }
  if (!unshowable || !rowsOf) return found;
  return withoutRows(found, rows, { isPositional, unshowable, rowsOf }, context);
}

/** The rows that cannot be shown, by index, and their number by family. */
interface Unshowable {
  readonly isPositional: boolean;
  readonly unshowable: ReadonlySet<number>;
  readonly rowsOf: ReadonlyMap<string, number>;
}

function withoutRows(
  found: unknown,
  rows: readonly unknown[],
  { isPositional, unshowable, rowsOf }: Unshowable,
  context: unknown,
): unknown {
  const { report } = context as Partial<OperationContext>;
  for (const [family, count] of rowsOf) report?.sources.unreadable(family, { rows: count, members: 0 });
  const without = new Set([...unshowable].map((index) => rows[index]));
  if (found instanceof Connection) return found.map((row) => (without.has(row) ? undefined : row));
  return isPositional
    ? rows.map((row, index) => (unshowable.has(index) ? null : row))
    : rows.filter((_, index) => !unshowable.has(index));
}

/** A value that is no object has no key. */
const NOTHING: RowKind = { hasKey: () => false, family: undefined };

/** The family of each object's schema in its contracts. */
function ownersOf(families: readonly Family[]): ReadonlyMap<unknown, string> {
  const owners = new Map<unknown, string>();
  const visit = (schema: unknown, family: string): void => {
    if (typeof schema !== "object" || schema === null || owners.has(schema)) return;
    if (!Array.isArray(schema)) owners.set(schema, family);
    for (const inner of Object.values(schema)) visit(inner, family);
  };
  for (const { name, bound } of families)
    for (const { spec } of Object.values(bound)) visit(spec.page?.schema ?? spec.returns, name);
  return owners;
}
