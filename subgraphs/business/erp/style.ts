/** Resolvers of the ERP's resources that are derived from SDL and contract. */
import type { GraphQLResolveInfo } from "graphql";
import { erp as family } from "#contracts/erp/index.ts";
import type { Collection } from "#contracts/kit/collections.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import {
  referencedMembers,
  selectedMembers,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/selected-members.ts";
import { listOf, relation, toUser } from "#subgraphs/kit/people/relations.ts";
import type { Resource, ResourceStyle } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { type AnyRow, keyMember, type ListName, readsById, rowsOf } from "./collections.ts";
import { type Filter, filterOver } from "./filter.ts";
import { company, currencyOf, idsOf, keyIn, ownersOf, ownId } from "./ids.ts";
import type { ErpContext } from "./loaders.ts";
import { writeOf } from "./writes.ts";

const ENTITY_TAG = "@odata.etag";

/** Name of a collection's list. The kit has found the collection in the contract by this list. */
const nameOf = ({ list }: Collection) => list.name as ListName;

const membersOf = ({ row }: Collection): object => (row as { readonly properties?: object }).properties ?? {};

/** True if each row contains the id of a related object. */
const hasIdOf = (collection: Collection, related: string) => `${related}Id` in membersOf(collection);

/** Parent of a list: the namespace field, with or without a company, or an owner. */
interface ListParent {
  readonly companyId?: string | null;
  /** Members to read for the rows, in addition to the selected ones. */
  readonly extraMembers?: readonly string[];
}
type ListArgs = ConnectionArgs & { readonly filter?: Filter | null };

/** Resolver of the rows of a company, or of the owner that is the parent. */
function rows({ type, collection, conditions }: Resource, isObject: (type: string) => boolean) {
  const filterOf = filterOver(collection, conditions, isObject);
  const owner = ownersOf[type];
  return (
    parent: ListParent,
    { filter, ...page }: ListArgs,
    { erp }: ErpContext,
    info: GraphQLResolveInfo,
  ) => {
    const companyId = neededScope(erp, company, parent.companyId);
    const selected = selectedMembers(info, type);
    const fields = parent.extraMembers ? new Set([...selected, ...parent.extraMembers]) : selected;
    const narrowed = filterOf(filter, (of, id, argument) => ownId(of, erp, companyId, id, argument));
    const ownerId = owner && (parent as Readonly<Record<string, unknown>>)[owner.argument];
    return owner?.below && ownerId !== undefined
      ? rowsOf(erp, owner.below.list, narrowed, page, {
          companyId,
          fields,
          path: { [owner.below.parameter]: ownerId },
        })
      : rowsOf(erp, nameOf(collection), narrowed, page, { companyId, fields });
  };
}

export const erpStyle: ResourceStyle = {
  family,
  entries: ["Erp", ...Object.values(ownersOf).map(({ type }) => type)],

  ofType: ({ type, collection }) => ({
    __resolveReference: ({ id }: { readonly id: string }, { erp }: ErpContext, info: GraphQLResolveInfo) =>
      erp.byId(nameOf(collection)).load(idsOf(type).key(erp, id), referencedMembers(info, type)),
  }),

  mapping({ type, collection }) {
    const key = keyMember(collection);
    return {
      alwaysSelect: [key ?? [], ENTITY_TAG in membersOf(collection) ? ENTITY_TAG : []].flat(),
      // The response of a write expands nothing. Related objects without an id in it need the full object.
      ...(collection.includes.some((related) => !hasIdOf(collection, related)) && {
        loadFull: async (row: AnyRow, { erp }: ErpContext) =>
          row.asWritten && key !== undefined
            ? erp.byId(nameOf(collection)).load(idsOf(type).keyFor(row.companyId, row[key]))
            : null,
      }),
    };
  },

  list(resource, resources) {
    const resolve = rows(resource, (type) => resources.has(type));
    const { list } = resource.collection;
    return ownersOf[resource.type]?.below?.list === list.name
      ? relation({ by: "id", reads: listOf(family, nameOf(resource.collection)) }, resolve)
      : resolve;
  },

  byId:
    ({ type, collection }) =>
    ({ companyId }: ListParent, args: object, { erp }: ErpContext, info: GraphQLResolveInfo) => {
      const key = keyIn(erp, type, { ...args, companyId });
      const loader = key.parentId === undefined ? erp.byId(nameOf(collection)) : erp.ofOwner(type);
      return loader.load(key, selectedMembers(info, type));
    },

  owned: () => undefined,

  link({ name }, { collection, renamed }, { type, collection: { list } }) {
    const member = renamed[name] ?? `${name}Id`;
    if (!(member in membersOf(collection))) return undefined;
    const isSent = collection.includes.includes(name);
    const resolve = (row: AnyRow, _: unknown, { erp }: ErpContext, info: GraphQLResolveInfo) => {
      const { companyId, [name]: sent, [member]: id } = row;
      if (isSent && sent) return { ...sent, companyId };
      if (!id) return null;
      if (selectsKeyOnly(info, type)) return { id, companyId };
      return erp
        .byId(list.name as ListName)
        .load(idsOf(type).keyFor(companyId, id), selectedMembers(info, type));
    };
    const note = "only if more than the id is selected";
    return {
      resolve: isSent ? resolve : relation({ by: member, reads: readsById(list.name), note }, resolve),
      requires: isSent ? [name, member] : [member],
    };
  },

  member({ name, returns }, { type, collection, renamed }) {
    const key = keyMember(collection);
    const member = renamed[name] ?? name;
    const members = membersOf(collection);
    if (returns === "User") return { resolve: toUser("email"), requires: ["email"] };
    if (returns === "Money" && member in members)
      return {
        resolve: ({ [member]: amount, currencyCode, companyId }: AnyRow, _: unknown, { erp }: ErpContext) =>
          majorUnits(amount, currencyCode, currencyOf(erp, companyId)),
        requires: [member, "currencyCode"],
      };
    if (name === "companyId") return { resolve: ({ companyId }: AnyRow) => companyId };
    if (name === "entityTag") return { resolve: (row: AnyRow) => row[ENTITY_TAG] };
    if (key === undefined) return undefined;
    if (name === "id") return { resolve: (row: AnyRow) => idsOf(type).of(row.companyId, row[key]) };
    if (name === "upstreamId") return { resolve: (row: AnyRow) => String(row[key]) };
    return undefined;
  },

  write: writeOf,
};
