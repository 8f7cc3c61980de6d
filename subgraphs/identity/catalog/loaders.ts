import { catalog } from "#contracts/catalog/index.ts";
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

const { batch, batchMany, each } = loadersOf(catalog);

/** Key of the list of all providers, which is the only key of its loader. */
export const ALL_PROVIDERS = "all";

/** Key of an endpoint. It is compared exactly, so its members are sent unchanged. */
interface EndpointKey {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
}

export const catalogLoaders = {
  /** A provider by slug. No operation reads one, so it is picked from the search for its slug. */
  provider: batch("searchProviders", {
    max: 1,
    ask: ([q]) => ({ q }),
    itemsIn: ({ providers }) => providers,
    keyOf: ({ slug }) => slug,
  }),
  /** All providers in one call, for any number of families. */
  providers: batchMany("searchProviders", {
    max: 1,
    ask: () => ({}),
    itemsIn: ({ providers }) => providers,
    keyOf: () => ALL_PROVIDERS,
  }),
  endpoints: each("listProviderEndpoints", {
    ask: (slug) => ({ slug }),
    itemIn: ({ endpoints }) => endpoints,
  }),
  endpoint: each("listProviderEndpoints", {
    ask: ({ slug, method, path }: EndpointKey) => ({ slug, method, path }),
    itemIn: ({ endpoints }, { method, path }) =>
      endpoints?.find((endpoint) => endpoint.method === method && endpoint.path === path),
  }),
};

/** The fields that show the outcome of a write. */
export const catalogOutcomes: MutationOutcomes = { shownBy: { "catalog.provider": ["resolveApiSpec"] } };

/** Objects that the graph does not reach, for `docs/links.md`. */
export const catalogUnreachable: readonly UnreachableObject[] = [
  { noun: "`catalog` from a person", why: "The catalog has interfaces, not people." },
];
