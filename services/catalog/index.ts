/**
 * The stand-in service of the catalog. Each other family is a provider, documented by its contract.
 * The catalog also stores seeded and submitted specs.
 */

import { catalog, type Provider } from "#contracts/catalog/index.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { openApi } from "#contracts/kit/openapi.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { service } from "#services/kit/service.ts";
import { dashboard } from "./support/dashboard.ts";
import { ingest } from "./support/ingest.ts";
import { catalogLimits } from "./support/limits.ts";
import { catalogTables, type StoredSpec } from "./tables.ts";

interface DocumentedProvider {
  readonly provider: Omit<Provider, "spec">;
  readonly spec: StoredSpec;
}

/** A family of this project as a provider, with the spec generated from its contract. */
function documented(family: Family, now: number): DocumentedProvider {
  const base_url = basePathOf(family.name);
  const slug = base_url.slice(1);
  const document = openApi(family, base_url);
  return {
    provider: {
      slug,
      name: document.info.title,
      description: document.info.description,
      family: family.name,
      base_url,
    },
    spec: ingest(slug, document, now),
  };
}

/** Families by slug. Built on first use, because most processes never need them. */
function directoryOf(
  families: readonly Family[],
  now: number,
): () => ReadonlyMap<string, DocumentedProvider> {
  let known: ReadonlyMap<string, DocumentedProvider> | undefined;
  return () => {
    known ??= new Map(families.map((family) => [basePathOf(family.name).slice(1), documented(family, now)]));
    return known;
  };
}

export const catalogService = service(
  catalog,
  ({ store, clock, families }) => {
    const { providers, specs } = catalogTables(store);
    const own = directoryOf(families, clock.now());
    const specOf = (slug: string): StoredSpec | undefined => own().get(slug)?.spec ?? specs.get(slug);

    function written(slug: string): Provider | undefined {
      const spec = specOf(slug);
      const kept = providers.get(slug);
      const provider =
        own().get(slug)?.provider ?? (kept && { ...kept, family: null, base_url: spec?.base_url ?? null });
      if (!provider) return undefined;
      const { title = "", version = "", openapi = "", ingested_at = "" } = spec ?? {};
      return {
        ...provider,
        spec: spec ? { title, version, openapi, endpoints_count: spec.endpoints.length, ingested_at } : null,
      };
    }

    function need(slug: string): Provider {
      const provider = written(slug);
      if (!provider) throw new Problem(404, "Couldn't find ApiProvider");
      return provider;
    }

    return {
      searchProviders({ q }) {
        const wanted = (q ?? "").trim().toLowerCase();
        const slugs = [...own().keys(), ...providers.all().map(({ slug }) => slug)];
        return {
          providers: slugs
            .map(need)
            .filter(({ name, slug }) => name.toLowerCase().includes(wanted) || slug.includes(wanted))
            .sort((a, b) => a.slug.localeCompare(b.slug)),
        };
      },

      listProviderEndpoints({ slug, method, path }) {
        const provider = need(slug);
        if ((method == null) !== (path == null))
          throw new Problem(400, `Missing parameter: ${method == null ? "method" : "path"}`);
        const spec = specOf(slug);
        if (!spec) throw new Problem(404, `No spec version for ${slug}`);
        if (method == null) return { provider, endpoints: [...spec.endpoints] };
        const found = spec.endpoints.find((one) => one.method === method && one.path === path);
        if (!found) throw new Problem(404, "Couldn't find Endpoint");
        return { provider, endpoints: [found] };
      },

      resolveProvider({ body: { slug, spec } }, { now }) {
        if (need(slug).spec) throw new Problem(400, `${slug} has a spec version already`);
        specs.put(ingest(slug, spec, now));
        return { provider: need(slug) };
      },
    };
  },

  ({ store }) => {
    const { admitted, usage } = catalogLimits(catalogTables(store));
    return { admitted, pages: { "/dashboard": (now) => dashboard(usage(now), now) } };
  },
);
