/** Access of derived resolvers to a plain family. */
import type { TSchema } from "typebox";
import type { Collection } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { Connection, ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import type { KeyLoader, LoaderDeclaration, LoaderReads } from "#subgraphs/kit/loading/loaders.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";

export type Row = Readonly<Record<string, unknown>>;

/** The family in the context of an operation. */
interface PlainFamily {
  readonly client: FamilyClient;
  readonly api: Readonly<Record<string, (input: object) => Promise<Row | undefined>>>;
  connection(list: string, input: object, page: ConnectionArgs): Promise<Connection<unknown>>;
}

/** A family with its loaders, for derived resolvers. */
export interface PlainType {
  readonly bound: Family["bound"];
  readonly family: (context: unknown) => PlainFamily;
  /** @throws BAD_USER_INPUT for an id that is not of this type */
  keyIn(of: KeyedType, id: string, argument?: string): string;
  /** The loader of a collection's objects by key: from its look-up, or from its list. Undefined without one. */
  loaderOf(collection: Collection): PlainLoader | undefined;
}

/** A type with the collection of its objects. */
export interface KeyedType {
  readonly type: string;
  readonly collection: Collection;
}

/** A loader of objects by key. */
export interface PlainLoader {
  readonly reads: LoaderReads;
  of(context: unknown): KeyLoader<object>;
}

export type Schema = TSchema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
};

/** A name or path in lower case, without underscores and hyphens. */
export const normalizedName = (name: string) => name.replace(/[_-]/g, "").toLowerCase();

/** The member of an object with a field's name in any casing. */
export const memberLike = ({ properties = {} }: Schema, name: string) =>
  Object.keys(properties).find((member) => normalizedName(member) === normalizedName(name));

/**
 * The member of a row with its key: that with the name of the path parameter, `id`, or the one with which the name of
 * the parameter ends. Undefined without one.
 * @example keyMember(collectionOf(canteen, "listMeals")) // "id"
 */
export const keyMember = ({ row, key = "" }: Collection): string | undefined =>
  keyAmong(Object.keys((row as Schema).properties ?? {}), key);

/**
 * The name of the member with the key of a path parameter; see `keyMember`.
 * @example keyAmong(["code", "uuid"], "lockerUuid") // "uuid"
 */
export function keyAmong(members: readonly string[], parameter: string): string | undefined {
  const named = (name: string) => members.find((one) => normalizedName(one) === normalizedName(name));
  const endings = members.filter((one) => normalizedName(parameter).endsWith(normalizedName(one)));
  return named(parameter) ?? named("id") ?? endings.sort((a, b) => b.length - a.length)[0];
}

const INTEGER = /^\d+$/;

/** True if the key of a collection's objects is a number. */
function isNumbered(collection: Collection): boolean {
  const key = keyMember(collection);
  return key !== undefined && (collection.row as Schema).properties?.[key]?.type === "integer";
}

/** @param ids form of the family's ids; other ids are refused before a call. Without it, a number for numeric keys. */
export function plainFamily(
  { bound, name }: Family,
  loaders: Readonly<Record<string, LoaderDeclaration<unknown>>>,
  ids?: RegExp,
): PlainType {
  const own = (context: unknown) => (context as Readonly<Record<string, PlainFamily>>)[name] as PlainFamily;
  return {
    bound,
    family: own,
    keyIn: ({ type, collection }, id, argument) =>
      idOf(type, id, argument, ids ?? (isNumbered(collection) ? INTEGER : undefined)),
    loaderOf({ item, list }) {
      for (const [loader, { reads }] of Object.entries(loaders))
        if (reads && (reads.single ?? reads.operation) === (item ?? list).id) {
          const of = (context: unknown) =>
            (own(context) as unknown as Readonly<Record<string, KeyLoader<object>>>)[
              loader
            ] as KeyLoader<object>;
          return { reads, of };
        }
      return undefined;
    },
  };
}
