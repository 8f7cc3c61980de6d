import { Endpoint, Provider } from "#contracts/catalog/index.ts";
import type { ApiEndpointMapper, ApiProviderMapper } from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { ALL_PROVIDERS, catalogLoaders } from "#subgraphs/identity/catalog/loaders.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { idOf, keyed, keyOf, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

type Catalog = IdentityContext["catalog"];

const MAX_TEXT = 100;
const SLUG = /^[A-Za-z0-9][\w.-]{0,99}$/;

const slugOf = (id: string, argument = "id") => idOf("ApiProvider", id, argument, SLUG);

/** True if the provider is known to have no spec, so that no call is needed. */
const hasNoSpec = ({ spec }: ApiProviderMapper) => spec === null;

/** Caches a provider from a response, so that it is not read again. */
function known(catalog: Catalog, provider: ApiProviderMapper): void {
  if (provider.slug) catalog.provider.prime(provider.slug, provider);
}

/** The OpenAPI document of an argument. @throws BAD_USER_INPUT unless it is a JSON object */
function documentOf(spec: unknown): Record<string, unknown> {
  if (typeof spec !== "object" || spec === null || Array.isArray(spec))
    throw badInput('"spec" must be an OpenAPI document: a JSON object', "spec");
  return { ...spec };
}

const byFamily = { by: "family", reads: { ...catalogLoaders.providers.reads, perCall: WHOLE_LIST } };

/** The provider of a family of this graph, picked from the list of all. */
const providerOfFamily = async (family: string, catalog: Catalog) =>
  (await catalog.providers.load(ALL_PROVIDERS)).find((provider) => provider.family === family) ?? null;

export const catalogResolvers: Resolvers = {
  Query: {
    catalog: () => ({}),
  },

  ApiCatalog: {
    async providers(_, { filter }, { catalog }) {
      const text = filter?.text;
      if (text && text.length > MAX_TEXT)
        throw badInput(`"filter.text" takes at most ${MAX_TEXT} characters`, "filter.text");
      const { providers } = await catalog.api.searchProviders({ q: text });
      for (const provider of providers ?? []) known(catalog, provider);
      return providers;
    },
    familyProvider: relation(byFamily, (_, { family }, { catalog }) => providerOfFamily(family, catalog)),
    provider: (_, { id }, { catalog }) => catalog.provider.load(slugOf(id)),
  },

  ApiProvider: mapWireType(Provider, {
    __resolveReference: ({ id }, { catalog }) => catalog.provider.load(slugOf(id)),
    ...keyed("ApiProvider", ({ slug }: ApiProviderMapper) => slug),
    endpoints: (provider, _, { catalog }) =>
      hasNoSpec(provider) ? null : catalog.endpoints.load(provider.slug ?? ""),
    endpoint(provider, { method, path }, { catalog }) {
      if (method.trim() === "") throw badInput('"method" is blank', "method");
      if (path.trim() === "") throw badInput('"path" is blank', "path");
      return hasNoSpec(provider)
        ? null
        : catalog.endpoint.load({ slug: keyPart(provider.slug), method, path });
    },
  }),

  ApiEndpoint: mapWireType(Endpoint, {
    __resolveReference({ id }, { catalog }) {
      const [slug = "", method = "", path = ""] = keyOf("ApiEndpoint", id, 3);
      return catalog.endpoint.load({ slug, method, path });
    },
    ...keyed(
      "ApiEndpoint",
      ({ provider }: ApiEndpointMapper) => provider,
      ({ method }) => method,
      ({ path }) => path,
    ),
    provider: ({ provider }, _, { catalog }) => (provider ? catalog.provider.load(provider) : null),
  }),

  UserSource: {
    apiProvider: relation(byFamily, ({ family }, _, { catalog }) => providerOfFamily(family, catalog)),
  },

  Mutation: {
    async resolveApiSpec(_, { input }, { catalog }) {
      const slug = slugOf(input.providerId, "providerId");
      const body = { slug, spec: documentOf(input.spec) };
      return payload(async () => {
        const { provider } = await catalog.api.resolveProvider({ body });
        if (provider) known(catalog, provider);
        return { provider };
      });
    },
  },
};
