/** Resolvers of the bank's resources that are derived from SDL and contract. */
import type { GraphQLResolveInfo } from "graphql";
import { banking } from "#contracts/banking/index.ts";
import type { Collection } from "#contracts/kit/collections.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { ChildLists } from "#subgraphs/kit/loading/child-lists.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import type { ResourceStyle } from "#subgraphs/kit/schema/derived-resolvers.ts";
import type { ListName, Owner, Row } from "./collections.ts";
import { readsById, readsOwned } from "./collections.ts";
import { including, referencedLinks, selectedLinks } from "./included.ts";
import {
  type FieldArgs,
  type LinkedResource,
  type ListArgs,
  linkIn,
  listArgs,
  type OwnerMember,
} from "./lists.ts";
import { amountIn, isAmount } from "./money.ts";

/** Name of a collection's list. The kit has found the collection in the contract by this list. */
const listOf = ({ list }: Collection) => list.name as ListName;

/** Access to the bank's lists by a name that is not known to the compiler. */
interface AnyLists {
  connection(list: string, input: object, page: ConnectionArgs, view: object): Promise<Connection<unknown>>;
}

/** Owners by the list of their type: the link and the filter member by which rows of other lists name an owner. */
const owners: Partial<Record<ListName, { readonly link: Owner; readonly condition: OwnerMember }>> = {
  listCustomers: { link: "customer", condition: "customerIds" },
  listAccounts: { link: "account", condition: "accountIds" },
  listCards: { link: "card", condition: "cardIds" },
};

/** Resolver of a link to a record. The record's own selected links are included. */
export const related = <const N extends ListName>(link: string, type: string, list: N) =>
  relation(
    { by: `relationships.${link}`, reads: readsById(list) },
    (
      row: LinkedResource,
      _args: unknown,
      { banking }: BusinessContext,
      info: GraphQLResolveInfo,
    ): Promise<Row<N> | null> | null => {
      const id = linkIn(row, link);
      return id === undefined ? null : banking.byId(list).load(id, selectedLinks(info, type, list));
    },
  );

const isReadById = ({ item, filters }: Collection) => item !== undefined || filters.has("id");

type WithId = { readonly id: string };

export const bankingStyle: ResourceStyle = {
  family: banking,
  entries: ["Banking"],

  ofType: ({ type, collection }) => ({
    ...keyed(type),
    ...(isReadById(collection) && {
      __resolveReference: ({ id }: WithId, { banking }: BusinessContext, info: GraphQLResolveInfo) => {
        const list = listOf(collection);
        return banking.byId(list).load(idOf(type, id), referencedLinks(info, type, list));
      },
    }),
  }),

  list({ type, collection }) {
    // A list below an object needs the key of the object.
    if (collection.list.path.includes("{")) return undefined;
    return (
      _: unknown,
      { filter, orderBy, ...page }: FieldArgs,
      { banking }: BusinessContext,
      info: GraphQLResolveInfo,
    ): Promise<Connection<unknown>> | Connection<never> => {
      const args = listArgs(filter, orderBy);
      if (!args) return emptyConnection();
      const list = listOf(collection);
      const input = collection.sorted
        ? args
        : Object.keys(args.filter).length > 0
          ? { filter: args.filter }
          : {};
      return (banking as AnyLists).connection(list, input, page, including(info, type, list));
    };
  },

  byId({ type, collection }) {
    if (!isReadById(collection)) return undefined;
    return (_: unknown, { id }: WithId, { banking }: BusinessContext, info: GraphQLResolveInfo) => {
      const list = listOf(collection);
      return banking.byId(list).load(idOf(type, id), selectedLinks(info, type, list));
    };
  },

  owned({ collection }, { collection: { list } }) {
    const owner = owners[list.name as ListName];
    if (!owner || !collection.filters.has(`${owner.link}Id`)) return undefined;
    return relation(
      { by: "id", reads: readsOwned(listOf(collection), owner.link) },
      (
        { id }: { readonly id?: string | null },
        { filter, orderBy, ...page }: FieldArgs,
        { banking }: BusinessContext,
        info: GraphQLResolveInfo,
      ): Promise<Connection<unknown>> | Connection<never> => {
        const args = listArgs(filter, orderBy, owner.condition);
        if (!args || !id) return emptyConnection();
        const rows: ChildLists<unknown, ListArgs> = banking.ownedBy(listOf(collection), owner.link);
        return rows.load(id, args, page, info);
      },
    );
  },

  link({ name }, { collection }, target) {
    if (!membersIn(collection, "relationships").has(name)) return undefined;
    return {
      resolve: related(name, target.type, listOf(target.collection)),
      ...(collection.includes.includes(name) && { requires: [name] }),
    };
  },

  member({ name, returns }, { collection }) {
    const isMoney = returns === "Money" && isAmount(name) && membersIn(collection, "attributes").has(name);
    return isMoney ? { resolve: amountIn(name) } : undefined;
  },
};

function membersIn({ row }: Collection, part: "attributes" | "relationships"): ReadonlySet<string> {
  const { properties } = row as {
    readonly properties?: Readonly<Record<string, { readonly properties?: object }>>;
  };
  return new Set(Object.keys(properties?.[part]?.properties ?? {}));
}
