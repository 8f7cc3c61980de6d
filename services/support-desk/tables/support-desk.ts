/** Tables of policies, collections, accounts, sessions and skips. */

import type {
  Account,
  CollectionJob,
  ResourceDefinition,
  ResourceType,
  Session,
  Skip,
  SlaPolicy,
} from "#contracts/support-desk/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A collection without its resources, which have a table of their own. */
export interface StoredCollection {
  readonly id: number;
  readonly job_status: CollectionJob;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface StoredResource {
  readonly id: number;
  readonly collectionId: number;
  readonly type: ResourceType;
  readonly identifier: string;
  readonly definition: ResourceDefinition;
  readonly deleted: boolean;
}

export function deskTables(store: Store) {
  return {
    slaPolicies: store.collection("slaPolicies", {
      key: (policy: SlaPolicy) => String(policy.id),
      orders: { position: (a, b) => a.position - b.position || a.id - b.id },
    }),
    collections: store.collection("collections", {
      key: (collection: StoredCollection) => String(collection.id),
    }),
    resources: store.collection("resources", {
      key: (resource: StoredResource) => String(resource.id),
      indexes: { collection: (resource) => resource.collectionId },
    }),
    accounts: store.collection("accounts", {
      key: (account: Account) => String(account.id),
      indexes: { subdomain: (account) => account.subdomain },
    }),
    skips: store.collection("skips", { key: (skip: Skip) => String(skip.id) }),
    sessions: store.collection("sessions", {
      key: (session: Session) => String(session.id),
      indexes: { user: (session) => session.user_id },
    }),
  };
}
