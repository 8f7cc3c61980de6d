/**
 * Loaders of the bank's collections, derived from its contract. Objects are read by id, many per call if the list
 * filters by ids. The lists of many owners are read in one call.
 */
import { banking } from "#contracts/banking/index.ts";
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { Family, Input, Item, Wire } from "#contracts/kit/contract.ts";
import { once } from "#platform/once.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { ChildLists } from "#subgraphs/kit/loading/child-lists.ts";
import type { PagedName } from "#subgraphs/kit/loading/connection.ts";
import {
  type Fields,
  type KeyLoader,
  loadersOf,
  type ReadingDeclaration,
} from "#subgraphs/kit/loading/loaders.ts";
import { type LinkedResource, type ListArgs, linkIn } from "./lists.ts";

export type ListName = PagedName<typeof banking>;
export type Row<N extends ListName> = Wire<Item<(typeof banking)["operations"][N]>>;
/** Links from records to their owners. */
export type Owner = "customer" | "account" | "card";

type AnyRow = LinkedResource & { readonly id?: string | null };

const { batch, each, single, slices } = loadersOf<Family>(banking);

export const collectionFor: (list: string) => Collection = once((list) => collectionOf(banking, list));

/** Values of a list's `include`. */
type IncludeOf<N extends ListName> =
  Input<(typeof banking)["operations"][N]> extends { readonly include?: infer I } ? NonNullable<I> : never;

/** `include` for the selected links of a list's rows, or for all links if the selection is not known. */
export function includeOf<N extends ListName>(list: N, fields: Fields): { readonly include?: IncludeOf<N> };
export function includeOf(list: string, fields: Fields): { readonly include?: readonly string[] };
export function includeOf(list: string, fields: Fields): { readonly include?: readonly string[] } {
  const include = collectionFor(list).includes.filter((link) => fields?.has(link) !== false);
  return include.length > 0 ? { include } : {};
}

/** The loader of a list's objects by id. @throws at load if no operation reads them by id */
const declareById = once((list: string): ReadingDeclaration<KeyLoader<AnyRow>> => {
  const { item, key = "id", filters, includes } = collectionFor(list);
  const selective = includes.length > 0;
  const one = {
    selective,
    ask: (id: string, fields: Fields) => ({ [key]: id, ...includeOf(list, fields) }),
    itemIn: (body: unknown) => (body as { readonly data?: AnyRow | null } | null)?.data,
  };
  const max = filters.get("id");
  if (max !== undefined)
    return batch<string, AnyRow>(list, {
      max,
      selective,
      ask: (id, fields) => ({ filter: { id }, ...includeOf(list, fields) }),
      keyOf: ({ id }) => id,
      ...(item && { single: single(item.name, one) }),
    });
  if (!item) throw new Error(`No operation of the bank reads an object of ${list} by its id`);
  return each(item.name, one);
});

/** The loader of an owner's rows. @throws at load if the list has no filter by this owner */
const declareOwned = once((path: `${string} ${Owner}`): ReadingDeclaration<ChildLists<AnyRow, ListArgs>> => {
  const [list = "", owner = ""] = path.split(" ");
  const max = collectionFor(list).filters.get(`${owner}Id`);
  if (max === undefined) throw new Error(`${list} of the bank does not list by ${owner}`);
  return slices<string, ListArgs, never>(list, {
    max,
    ask: (owners, { filter, sort }) => ({ filter: { ...filter, [`${owner}Id`]: owners }, sort }),
    parentOf: (row: AnyRow) => linkIn(row, owner),
    idOf: ({ id }: AnyRow) => id,
  });
});

/** Operation that reads the objects of a list by id. */
export const readsById = (list: ListName) => declareById(list).reads;
/** Operation that reads the rows of owners. */
export const readsOwned = (list: string, owner: Owner) => declareOwned(`${list} ${owner}`).reads;

/** Loaders of collections, created on first use. Their row types are those of the named list. */
export const collectionLoaders = {
  byId: (client: FamilyClient) =>
    once((list: string) => declareById(list)(client)) as <N extends ListName>(list: N) => KeyLoader<Row<N>>,
  ownedBy: (client: FamilyClient) => {
    const lists = once((path: `${string} ${Owner}`) => declareOwned(path)(client));
    return ((list: ListName, owner: Owner) => lists(`${list} ${owner}`)) as <N extends ListName>(
      list: N,
      owner: Owner,
    ) => ChildLists<Row<N>, ListArgs>;
  },
};
