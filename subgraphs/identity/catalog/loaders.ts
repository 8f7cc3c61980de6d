import { catalog } from "#contracts/catalog/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { batch, batchMany, each } = loadersOf(catalog);

/** The one key of the list of all providers. */
export const ALL_PROVIDERS = "all";

/** An endpoint that is looked up: matched exactly, so nothing of it is changed. */
interface EndpointKey {
  readonly slug: string;
  readonly method: string;
  readonly path: string;
}

export const catalogLoaders = {
  /** No operation reads one provider: it is found by its slug, among others whose slugs hold it. */
  provider: batch("searchProviders", {
    max: 1,
    ask: ([q]) => ({ q }),
    itemsIn: ({ providers }) => providers,
    keyOf: ({ slug }) => slug,
  }),
  /** All providers, for any number of families: read once. */
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
