/**
 * Leaves rows without a usable key out of their lists: they have no id in the graph, and one of them
 * would otherwise cost the whole list. They count for pages and cursors, and in `extensions.sources`.
 */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { TSchema } from "typebox";
import type { Family } from "#contracts/kit/contract.ts";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";
import { Connection } from "#subgraphs/kit/loading/connection.ts";

type Resolver = GraphQLFieldResolver<unknown, unknown>;
/** Whether an object has the key that its type shows. */
type HasKey = (node: unknown, context: unknown, info: GraphQLResolveInfo) => boolean;

/** What the schema's builder knows of a type. */
export interface KeyedType {
  /** The resolvers of its fields, as they are written. */
  readonly resolvers: Readonly<Record<string, unknown>>;
  /** The wire schema of its objects. */
  readonly wire: TSchema | undefined;
}

/**
 * Gives every field that leads to a list of objects with a key a resolver that leaves out those whose
 * key cannot be read.
 */
export function leaveOutUnshowableRows(
  schema: GraphQLSchema,
  keyed: ReadonlyMap<string, KeyedType>,
  families: readonly Family[],
): void {
  const owners = ownersOf(families);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const row = rowTypeOf(field);
      const known = row && keyed.get(row.name);
      const hasKey = row && known && keyCheckOf(row, known.resolvers);
      if (!field.resolve || !hasKey) continue;
      const leftOut: LeftOut = {
        hasKey,
        isPositional: isPositional(field),
        family: known.wire && owners.get(known.wire),
      };
      field.resolve = leavingOut(field.resolve, leftOut);
    }
  }
}

/** Whether null may stand among the items of a list, as it does where the list follows given ids. */
function isPositional({ type }: GraphQLField<unknown, unknown>): boolean {
  const outer = isNonNullType(type) ? type.ofType : type;
  return isListType(outer) && !isNonNullType(outer.ofType);
}

/** The type of the rows that a field leads to, directly or in a connection. */
function rowTypeOf({ type }: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const outer = isNonNullType(type) ? type.ofType : type;
  const named: GraphQLNamedType = getNamedType(type);
  if (!isObjectType(named)) return undefined;
  if (isListType(outer)) return named;
  const nodes = named.name.endsWith("Connection") ? named.getFields()["nodes"] : undefined;
  const row = nodes && getNamedType(nodes.type);
  return isObjectType(row) ? row : undefined;
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
      return keys.every(
        ({ name, read }) =>
          (read ? read(node, {}, context, info) : (node as Readonly<Record<string, unknown>>)[name]) != null,
      );
    } catch {
      return false; // a key that cannot be made of what the family sent
    }
  };
}

/** Which rows of a field are left out, and of which family they count. */
interface LeftOut {
  readonly hasKey: HasKey;
  /** Each row has its place: one that cannot be shown is null there. */
  readonly isPositional: boolean;
  readonly family: string | undefined;
}

function leavingOut(resolve: Resolver, leftOut: LeftOut): Resolver {
  return (source, args, context, info) => {
    const found: unknown = resolve(source, args, context, info);
    return found instanceof Promise
      ? found.then((rows) => shown(rows, leftOut, context, info))
      : shown(found, leftOut, context, info);
  };
}

function shown(
  found: unknown,
  { hasKey, isPositional, family }: LeftOut,
  context: unknown,
  info: GraphQLResolveInfo,
): unknown {
  const rows = found instanceof Connection ? found.nodes : found;
  if (!Array.isArray(rows)) return found;
  let rowsLeftOut = 0;
  const has = (row: unknown) =>
    row instanceof Promise || (isPositional && row == null) || hasKey(row, context, info);
  for (const row of rows) if (!has(row)) rowsLeftOut++;
  if (rowsLeftOut === 0) return found;
  const { report } = context as Partial<OperationContext>;
  if (family !== undefined) report?.sources.unreadable(family, { rows: rowsLeftOut, members: 0 });
  if (found instanceof Connection) return found.map((row) => (has(row) ? row : undefined));
  return isPositional ? rows.map((row) => (has(row) ? row : null)) : rows.filter(has);
}

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
