/**
 * Leaves rows without a usable key out of their lists. Without an id, such a row would fail, and with it the list.
 * It still counts for pages and cursors, and in `extensions.sources`.
 */
import {
  type GraphQLAbstractType,
  type GraphQLField,
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
import { type Resolver, type ResolverStep, withStep } from "./resolver-steps.ts";

/** True if an object has the key of its type. */
type HasKey = (node: unknown, context: unknown, info: GraphQLResolveInfo) => boolean;

/** Facts about a type with a key. */
export interface KeyedType {
  /** Resolvers of its fields, before they are wrapped. */
  readonly resolvers: Readonly<Record<string, unknown>>;
  /** The wire schema of its objects. */
  readonly wire: TSchema | undefined;
}

/** Facts about the rows of one object type. */
interface RowKind {
  readonly hasKey: HasKey;
  /** The family whose count of unreadable rows includes the row. */
  readonly family: string | undefined;
}
/** Returns the facts about a row. Undefined if its type has no key check. */
type KindOf = (row: object, context: unknown, info: GraphQLResolveInfo) => RowKind | undefined;

/**
 * Wraps fields that return lists of objects with keys, so that rows with an unreadable key are left out. For an
 * interface or union, the row's type decides about the key.
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
      if (!field.resolve || field.name === "_entities") continue; // a reference fails alone
      const row = rowTypeOf(field);
      const kindOf = row && kindFinder(row, kinds, schema);
      if (!kindOf) continue;
      const options = { kindOf, isPositional: isPositional(field) };
      const found: ResolverStep["found"] = (rows, context, info) => shown(rows, options, context, info);
      field.resolve = withStep(field.resolve, { found });
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

/** True if list items can be null, because the list follows requested ids. */
function isPositional({ type }: GraphQLField<unknown, unknown>): boolean {
  const outer = isNonNullType(type) ? type.ofType : type;
  return isListType(outer) && !isNonNullType(outer.ofType);
}

type RowType = GraphQLObjectType | GraphQLAbstractType;
const isRowType = (type: unknown): type is RowType => isObjectType(type) || isAbstractType(type);

/** The type of a field's rows, in a list or a connection. */
function rowTypeOf({ type }: GraphQLField<unknown, unknown>): RowType | undefined {
  const outer = isNonNullType(type) ? type.ofType : type;
  const named: GraphQLNamedType = getNamedType(type);
  if (isListType(outer)) return isRowType(named) ? named : undefined;
  if (!isObjectType(named)) return undefined;
  const nodes = named.name.endsWith("Connection") ? named.getFields()["nodes"] : undefined;
  const row = nodes && getNamedType(nodes.type);
  return isRowType(row) ? row : undefined;
}

/** The key check of a type: of its `id`, or without one of all non-null leaf fields. */
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
      return false; // the family's row has no valid key
    }
  };
}

const NO_ARGUMENTS = {};

/** Options of a wrapped field. */
interface LeaveOutOptions {
  readonly kindOf: KindOf;
  /** True if rows keep their index, so that a row without a key becomes null. */
  readonly isPositional: boolean;
}

/** True for an object with a connection in `page`, as merged lists are. */
const hasPage = (found: unknown): found is { readonly page: Connection<unknown> } =>
  typeof found === "object" && found !== null && "page" in found && found.page instanceof Connection;

function shown(
  found: unknown,
  leftOut: LeaveOutOptions,
  context: unknown,
  info: GraphQLResolveInfo,
): unknown {
  if (hasPage(found)) return { ...found, page: shown(found.page, leftOut, context, info) };
  const { kindOf, isPositional } = leftOut;
  const rows: unknown = found instanceof Connection ? found.nodes : found;
  if (!Array.isArray(rows)) return found;
  // Most lists have no such row, so the collections are created on first use.
  let unshowable: Set<number> | undefined;
  let rowsOf: Map<string, number> | undefined;
  for (let index = 0; index < rows.length; index++) {
    const row: unknown = rows[index];
    // An error belongs to its own item.
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

/** Indexes of rows without a key, and their number by family. */
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

/** Facts for a value that is not an object: it never has a key. */
const NOTHING: RowKind = { hasKey: () => false, family: undefined };

/** The family of each object schema in the contracts. */
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
