/** How the bank's records lead to each other: by their relationships, and to the records of an owner. */
import type { GraphQLResolveInfo } from "graphql";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { ChildLists } from "#subgraphs/kit/loading/child-lists.ts";
import { type Connection, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import type { KeyLoader, LoaderDeclaration } from "#subgraphs/kit/loading/loaders.ts";
import { relation, toUserBy } from "#subgraphs/kit/people/relations.ts";
import { isIncluding, selectedLinks } from "./included.ts";
import { type Linked, type ListArgs, linkIn, listArgs, type OwnArgs, type OwnerMember } from "./lists.ts";
import { bankingLoaders } from "./loaders.ts";

const types = {
  customer: "BankCustomer",
  account: "BankAccount",
  card: "BankCard",
  counterparty: "BankCounterparty",
  payment: "BankPayment",
  transaction: "BankTransaction",
  application: "BankApplication",
} as const;
type Relationship = keyof typeof types;
type Related<N extends Relationship> =
  (typeof bankingLoaders)[N] extends LoaderDeclaration<KeyLoader<infer R>> ? R : never;

/** The record that a relationship names, by the loader of the same name, with what is selected of its own links. */
export const related = <const N extends Relationship>(name: N) =>
  relation(
    { by: `relationships.${name}`, reads: bankingLoaders[name].reads },
    (
      row: Linked,
      _args: unknown,
      { banking }: BusinessContext,
      info: GraphQLResolveInfo,
    ): Promise<Related<N> | null> | null => {
      const id = linkIn(row, name);
      const type = types[name];
      const links = isIncluding(type) ? selectedLinks(info, type) : undefined;
      return id === undefined ? null : (banking[name] as KeyLoader<Related<N>>).load(id, links);
    },
  );

/** Links to the owners that nearly every record has. */
export const toCustomer = { customer: related("customer") };
export const toAccount = { account: related("account") };
export const toOwners = { ...toCustomer, ...toAccount };
/** Which links need which members: what `including` asks for. */
export const ownerNeeds = { customer: ["customer"], account: ["account"] } as const;

/** The person whose address a resource has. */
export const toPerson = toUserBy(
  "attributes.email",
  (row: { readonly attributes?: { readonly email?: string | null } | null }) => row.attributes?.email,
);

type Loaders = typeof bankingLoaders;
type RowOf<L> = L extends LoaderDeclaration<ChildLists<infer Row, ListArgs>> ? Row : never;
type OwnList = { [N in keyof Loaders]: RowOf<Loaders[N]> extends never ? never : N }[keyof Loaders];

/** Lists of the records of one kind of owner, read for all owners of a list at once. */
const ownedBy =
  (owner: OwnerMember) =>
  <const N extends OwnList>(name: N) =>
    relation(
      { by: "id", reads: bankingLoaders[name].reads },
      (
        { id }: { readonly id?: string | null },
        { filter, orderBy, ...page }: OwnArgs,
        { banking: bank }: BusinessContext,
        info: GraphQLResolveInfo,
      ): Promise<Connection<RowOf<Loaders[N]>>> | Connection<never> => {
        const args = listArgs(filter, orderBy, owner);
        if (!args || !id) return emptyConnection();
        return (bank[name] as ChildLists<RowOf<Loaders[N]>, ListArgs>).load(id, args, page, info);
      },
    );

export const ofCustomer = ownedBy("customerIds");
export const ofAccount = ownedBy("accountIds");
export const ofCard = ownedBy("cardIds");
