/** How the bank's records lead to each other: by their relationships, and to the records of an owner. */
import type { GraphQLResolveInfo } from "graphql";
import { banking } from "#contracts/banking/index.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { ChildLists } from "#subgraphs/kit/loading/child-lists.ts";
import { type Connection, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import type { LoaderDeclaration } from "#subgraphs/kit/loading/loaders.ts";
import { relation, relationsOf, toUserBy } from "#subgraphs/kit/people/relations.ts";
import { type Linked, type ListArgs, linkIn, listArgs, type OwnArgs } from "./lists.ts";
import { bankingLoaders } from "./loaders.ts";

const { byKey } = relationsOf(banking, bankingLoaders);

type Relationship =
  | "customer"
  | "account"
  | "card"
  | "counterparty"
  | "payment"
  | "transaction"
  | "application";

/** The record that a relationship names, by the loader of the same name. */
export const related = <const N extends Relationship>(name: N) =>
  byKey(name, `relationships.${name}`, (row: Linked) => linkIn(row, name));

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

/** The records of an owner, read for all owners of a list at once. */
export const owned = <const N extends OwnList>(name: N) =>
  relation(
    { by: "id", reads: bankingLoaders[name].reads },
    (
      { id }: { readonly id?: string | null },
      { filter, orderBy, ...page }: OwnArgs,
      { banking: bank }: BusinessContext,
      info: GraphQLResolveInfo,
    ): Promise<Connection<RowOf<Loaders[N]>>> | Connection<never> => {
      const args = listArgs(filter, orderBy);
      if (!args || !id) return emptyConnection();
      return (bank[name] as ChildLists<RowOf<Loaders[N]>, ListArgs>).load(id, args, page, info);
    },
  );
