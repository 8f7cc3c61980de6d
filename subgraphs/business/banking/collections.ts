/**
 * The bank's collections, as its contract has them: objects are read by their ids, up to a hundred in a call
 * where the list takes ids, and the lists of many owners in one call.
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
import { type Linked, type ListArgs, linkIn } from "./lists.ts";

export type ListName = PagedName<typeof banking>;
export type Row<N extends ListName> = Wire<Item<(typeof banking)["operations"][N]>>;
/** The links by which records name their owners. */
export type Owner = "customer" | "account" | "card";

type AnyRow = Linked & { readonly id?: string | null };

const { batch, each, single, slices } = loadersOf<Family>(banking);

export const collectionFor: (list: string) => Collection = once((list) => collectionOf(banking, list));

/** What a list takes as `include`. */
type IncludeOf<N extends ListName> =
  Input<(typeof banking)["operations"][N]> extends { readonly include?: infer I } ? NonNullable<I> : never;

/** `include` for links of a list's rows; all of them where it is not known which are selected. */
export function includeOf<N extends ListName>(list: N, fields: Fields): { readonly include?: IncludeOf<N> };
export function includeOf(list: string, fields: Fields): { readonly include?: readonly string[] };
export function includeOf(list: string, fields: Fields): { readonly include?: readonly string[] } {
  const include = collectionFor(list).includes.filter((link) => fields?.has(link) !== false);
  return include.length > 0 ? { include } : {};
}

/** The loader of the objects of a list. @throws at load where nothing reads them by id */
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

/** The list of an owner's rows. @throws at load where the list does not take owners of the kind */
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

/** What reads the objects of a list by their ids. */
export const readsById = (list: ListName) => declareById(list).reads;
/** What reads the rows of owners. */
export const readsOwned = (list: string, owner: Owner) => declareOwned(`${list} ${owner}`).reads;

/** The collections' loaders, made when first used. The rows are those of the list that names them. */
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
