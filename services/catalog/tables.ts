/** What the catalog keeps: read by the service, written by the seed and by what is submitted. */

import type { Endpoint, Provider, Spec } from "#contracts/catalog/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A provider that is no family of this project. */
export type KeptProvider = Pick<Provider, "slug" | "name" | "description">;

/** A spec as it was ingested. */
export interface KeptSpec extends Omit<Spec, "endpoints_count"> {
  readonly slug: string;
  readonly base_url: string | null;
  readonly endpoints: readonly Endpoint[];
}

/** An API key, by the e-mail address of its owner. */
export interface ApiKey {
  readonly email: string;
  readonly owner: string;
  /** Enough of the key to recognize it by. */
  readonly hint: string;
  readonly plan: "free" | "pro";
  /** Whether it may submit specs. */
  readonly submits: boolean;
}

/** The requests of one key in its latest month. */
export interface Usage {
  readonly email: string;
  /** `2026-11` */
  readonly month: string;
  readonly used: number;
}

export const catalogTables = (store: Store) => ({
  providers: store.collection("providers", { key: (provider: KeptProvider) => provider.slug }),
  specs: store.collection("specs", { key: (spec: KeptSpec) => spec.slug }),
  keys: store.collection("keys", { key: (key: ApiKey) => key.email }),
  usage: store.collection("usage", { key: (usage: Usage) => usage.email }),
});

export type CatalogTables = ReturnType<typeof catalogTables>;
