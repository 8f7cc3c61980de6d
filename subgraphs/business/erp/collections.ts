/**
 * Loaders of the ERP's collections, derived from its contract. Entities of a company are read by their keys, up to
 * `MAX_KEYS` in a call if the company has a list of them, with the selected members.
 */
import type Type from "typebox";
import { erp, kindsOf } from "#contracts/erp/index.ts";
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { Family, Item, Wire } from "#contracts/kit/contract.ts";
import { once } from "#platform/once.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { anyOf, type ODataFilter, type ODataKind, odata } from "#subgraphs/kit/filters/odata.ts";
import type { Connection, ConnectionArgs, PagedName } from "#subgraphs/kit/loading/connection.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import {
  type Fields,
  type KeyLoader,
  loadersOf,
  type ReadingDeclaration,
} from "#subgraphs/kit/loading/loaders.ts";
import { idsOf, type Key, ownersOf } from "./ids.ts";
import type { InCompany } from "./mappers.ts";

export type ListName = PagedName<typeof erp>;
export type Row<N extends ListName> = InCompany<Wire<Item<(typeof erp)["operations"][N]>>>;
export type AnyRow = InCompany<Readonly<Record<string, unknown>>>;

/** Largest number of keys in one call, because the URL has a limit. */
export const MAX_KEYS = 50;

const { batch, each, single } = loadersOf<Family>(erp);

/** Operations that read an entity by its own key, for lists below an owner. */
const GETS: Partial<Record<string, string>> = {
  listPurchaseInvoicePurchaseInvoiceLines: "getPurchaseInvoiceLine",
};
export const collectionFor: (list: string) => Collection = once((list) =>
  collectionOf(erp, list, GETS[list]),
);

/** Builds conditions of a `$filter` by the kinds of the entity's properties. */
export const entityOf = ({ row }: Collection) => {
  const kinds: Readonly<Record<string, ODataKind>> = kindsOf(row as Type.TObject);
  return odata(kinds);
};

/** The row's key member, such as `number` for the path parameter `trialBalance_number`. */
export const keyMember = ({ key }: Collection): string | undefined => key?.replace(/^.*_/, "");

/** `$select` and `$expand` for the selected members, or for all if the selection is not known. */
export function viewOf({ selects, includes }: Collection, fields: Fields) {
  const $expand = fields ? includes.filter((member) => fields.has(member)) : includes;
  return {
    ...(fields && { $select: selects.filter((member) => fields.has(member)) }),
    ...($expand.length > 0 && { $expand }),
  };
}

const inCompany = (row: object, companyId: string): AnyRow => ({ ...row, companyId });

/** Arguments of the call that reads one entity. @param parameter path parameter of the owner, if any */
const readOf = (collection: Collection, parameter?: string) => ({
  selective: true,
  ask: ({ scope, parentId, upstreamId }: Key, fields: Fields) => ({
    company_id: scope,
    ...(parameter !== undefined && { [parameter]: parentId }),
    [collection.key ?? ""]: upstreamId,
    ...viewOf(collection, fields),
  }),
  itemIn: (body: unknown, { scope }: Key) => inCompany(body as object, scope),
});

/** The loader of a list's entities by key. @throws at load if no operation reads them by key */
const declareById = once((list: string): ReadingDeclaration<KeyLoader<AnyRow, Key>> => {
  const collection = collectionFor(list);
  const { item } = collection;
  const member = keyMember(collection);
  if (!item || member === undefined) throw new Error(`No operation of the ERP reads an entity of ${list}`);
  if (Object.hasOwn(GETS, list)) return each(item.name, readOf(collection));
  const entity = entityOf(collection);
  return batch<string, AnyRow, Key>(list, {
    max: MAX_KEYS,
    selective: true,
    // A refused id must not fail the other ids of its call.
    halveRefused: true,
    within: ({ scope }) => scope,
    ask: (keys, fields) => ({
      company_id: keys[0]?.scope ?? "",
      $filter: conditionOf(anyOf(keys.map(({ upstreamId }) => entity.compare(member, "eq", upstreamId)))),
      ...viewOf(collection, fields),
    }),
    toObject: (row, companyId) => inCompany(row as object, companyId),
    keyOf: ({ [member]: own }, companyId) =>
      own === null || own === undefined || own === "" ? null : idsOf(list).keyFor(companyId, own),
    single: single(item.name, readOf(collection)),
  });
});

/** The loader of a type's objects below their owners. Null if the object belongs to another owner. */
const declareOfOwner = once((type: string): ReadingDeclaration<KeyLoader<AnyRow, Key>> => {
  const owner = ownersOf[type]?.below;
  if (!owner) throw new Error(`${type} is not read below an owner`);
  const collection = collectionOf(erp, owner.list);
  return each(collection.item?.name ?? "", readOf(collection, owner.parameter));
});

export const readsById = (list: string) => declareById(list).reads;

/** Loaders of collections, created on first use. Their row types are those of the named list. */
export const collectionLoaders = {
  byId: (client: FamilyClient) =>
    once((list: string) => declareById(list)(client)) as <N extends ListName>(
      list: N,
    ) => KeyLoader<Row<N>, Key>,
  ofOwner: (client: FamilyClient) => once((type: string) => declareOfOwner(type)(client)),
};

/** Access to the family's lists by a name that is not known to the compiler. */
interface Lists {
  connection(list: string, input: object, page: ConnectionArgs, view: object): Promise<Connection<object>>;
}

/**
 * Rows of a company. Each row has the company's id, which is part of its global id.
 * @param path path parameters in addition to the company
 */
export async function rowsOf(
  erp: object,
  list: string,
  filter: ODataFilter,
  page: ConnectionArgs,
  {
    companyId,
    fields,
    path,
  }: { readonly companyId: string; readonly fields: Fields; readonly path?: object },
): Promise<Connection<AnyRow>> {
  if (filter.rows === "none") return emptyConnection();
  const where = { company_id: companyId, ...path, $filter: conditionOf(filter) };
  const rows = await (erp as Lists).connection(list, where, page, viewOf(collectionFor(list), fields));
  return rows.map((row) => inCompany(row, companyId));
}
