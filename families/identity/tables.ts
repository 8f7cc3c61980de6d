/** What the identity provider keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Factor, Role, Subscription, User } from "./contract.ts";
import { factorTables } from "./tables/factors.ts";
import { idpTables } from "./tables/idps.ts";

export interface Group {
  readonly id: string;
  readonly name: string;
}

/** A user as it is kept: members of a group are listed in the order in which they came. */
export interface Account {
  readonly user: User;
  readonly groupIds: readonly string[];
}

export interface OfUser<T> {
  readonly userId: string;
  readonly value: T;
}

const ofUser = <T extends { id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (row: OfUser<T>) => row.value.id,
    indexes: { user: (row) => row.userId },
  });

export function identityTables(store: Store) {
  return {
    groups: store.collection("groups", { key: (group: Group) => group.id }),
    accounts: store.collection("accounts", {
      key: (account: Account) => account.user.id,
      indexes: { group: (account) => account.groupIds },
    }),
    roles: ofUser<Role>(store, "roles"),
    factors: ofUser<Factor>(store, "factors"),
    subscriptions: store.collection("subscriptions", {
      key: ({ userId, value }: OfUser<Subscription>) => `${userId} ${value.notificationType}`,
      indexes: { user: (row) => row.userId },
    }),
    ...factorTables(store),
    ...idpTables(store),
  };
}

export type IdentityTables = ReturnType<typeof identityTables>;
