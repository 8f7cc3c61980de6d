/** Tables of the stand-in identity provider. The seed fills them; the service reads and writes them. */

import type {
  AppTarget,
  Factor,
  Group,
  Relationship,
  Role,
  Subscription,
  User,
} from "#contracts/identity/index.ts";
import type { Store } from "#services/kit/data/store.ts";
import { factorTables } from "./tables/factors.ts";
import { idpTables } from "./tables/idps.ts";

/** A stored user. A group lists its members in the order in which they joined. */
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

/** An application of the catalog, and its installed instances. */
export interface App extends Omit<AppTarget, "id"> {
  readonly instances: readonly { readonly id: string; readonly label: string }[];
}

/** A whole application, or one instance of it. */
export interface AppRef {
  readonly name: string;
  readonly instanceId?: string;
}

export interface Assignee {
  readonly kind: "user" | "group";
  readonly id: string;
}

/** An assigned role and its targets; an empty list means no limit. */
export interface RoleAssignment {
  readonly assignee: Assignee;
  readonly role: Role;
  readonly apps: readonly AppRef[];
  readonly groupIds: readonly string[];
}

export const assigneeKey = ({ kind, id }: Assignee) => `${kind} ${id}`;

/** A link between two users: the primary one (such as a manager) and the associated one. */
export interface Link {
  readonly relationship: string;
  readonly primaryId: string;
  readonly associatedId: string;
}

/** Key of a link. A user has at most one primary user in a relationship, such as one manager. */
export const linkKey = (relationship: string, associatedId: string) => `${relationship} of ${associatedId}`;

/** A mail, which the stand-in service stores instead of sending. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** The last password reset of a user. Only the hash of its token is stored. */
export interface PasswordReset {
  readonly userId: string;
  readonly tokenHash: string;
  readonly issuedAt: string;
}

/** A session, or a token that an application got for the user. */
export interface Grant {
  readonly id: string;
  readonly userId: string;
  readonly kind: "session" | "accessToken" | "refreshToken";
  readonly issuedAt: string;
}

export function identityTables(store: Store) {
  return {
    groups: store.collection("groups", { key: (group: Group) => group.id }),
    accounts: store.collection("accounts", {
      key: (account: Account) => account.user.id,
      indexes: { group: (account) => account.groupIds },
    }),
    roles: store.collection("roles", {
      key: (row: RoleAssignment) => row.role.id,
      indexes: { assignee: (row) => assigneeKey(row.assignee) },
    }),
    apps: store.collection("apps", { key: (app: App) => app.name }),
    factors: ofUser<Factor>(store, "factors"),
    subscriptions: store.collection("subscriptions", {
      key: ({ userId, value }: OfUser<Subscription>) => `${userId} ${value.notificationType}`,
      indexes: { user: (row) => row.userId },
    }),
    relationships: store.collection("relationships", { key: (of: Relationship) => of.primary }),
    links: store.collection("links", {
      key: (link: Link) => linkKey(link.relationship, link.associatedId),
      indexes: { primary: (link) => `${link.relationship} ${link.primaryId}` },
    }),
    mails: store.collection("mails", {
      key: (mail: Mail) => String(mail.id),
      indexes: { to: (mail) => mail.to },
    }),
    passwordResets: store.collection("passwordResets", { key: (reset: PasswordReset) => reset.userId }),
    grants: store.collection("grants", {
      key: (grant: Grant) => grant.id,
      indexes: { user: (grant) => grant.userId },
    }),
    ...factorTables(store),
    ...idpTables(store),
  };
}

export type IdentityTables = ReturnType<typeof identityTables>;
