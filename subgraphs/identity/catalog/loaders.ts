import { catalog } from "#contracts/catalog/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { globalId, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";

const { batch, batchMany, each } = loadersOf(catalog);

/** The one key of the list of all providers. */
export const ALL_PROVIDERS = "all";

/** The key of an endpoint that is looked up: matched exactly, so nothing of it is changed. */
export const endpointKey = (slug: string, method: string, path: string) =>
  globalId("ApiEndpoint", slug, method, path);

const partsOf = (key: string) => parseGlobalId(key)?.parts ?? [];

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
    ask(key) {
      const [slug = "", method = "", path = ""] = partsOf(key);
      return { slug, method, path };
    },
    itemIn({ endpoints }, key) {
      const [, method, path] = partsOf(key);
      return endpoints?.find((endpoint) => endpoint.method === method && endpoint.path === path);
    },
  }),
};
