/** Tables of the catalog. The seed and submitted specs fill them. */

import type { Endpoint, Provider, Spec } from "#contracts/catalog/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A provider that is not a family of this project. */
export type StoredProvider = Pick<Provider, "slug" | "name" | "description">;

/** A spec after ingestion. */
export interface StoredSpec extends Omit<Spec, "endpoints_count"> {
  readonly slug: string;
  readonly base_url: string | null;
  readonly endpoints: readonly Endpoint[];
}

/** An API key. Its owner's e-mail address identifies it. */
export interface ApiKey {
  readonly email: string;
  readonly owner: string;
  /** A few characters of the key, to recognize it. */
  readonly hint: string;
  readonly plan: "free" | "pro";
  /** True if the key may submit specs. */
  readonly submits: boolean;
}

/** Number of requests of a key in the latest month in which it was used. */
export interface Usage {
  readonly email: string;
  /** `2026-11` */
  readonly month: string;
  readonly used: number;
}

export const catalogTables = (store: Store) => ({
  providers: store.collection("providers", { key: (provider: StoredProvider) => provider.slug }),
  specs: store.collection("specs", { key: (spec: StoredSpec) => spec.slug }),
  keys: store.collection("keys", { key: (key: ApiKey) => key.email }),
  usage: store.collection("usage", { key: (usage: Usage) => usage.email }),
});

export type CatalogTables = ReturnType<typeof catalogTables>;
