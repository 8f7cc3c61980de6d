/**
 * The stand-in service of the catalog. Each other family is a provider, documented by its contract.
 * The catalog also stores seeded and submitted specs.
 */

import { catalog, type Endpoint, type Provider } from "#contracts/catalog/index.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { openApi } from "#contracts/kit/openapi.ts";
import type { Store } from "#services/kit/data/store.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { escaped, tablePage } from "#services/kit/http/html.ts";
import { type ServiceCaller, service } from "#services/kit/service.ts";
import { ingest } from "./support/ingest.ts";

/** A provider, with its endpoints if it has a spec. */
export interface Listing {
  readonly provider: Provider;
  readonly endpoints?: readonly Endpoint[];
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
  listings: store.collection("listings", { key: ({ provider }: Listing) => provider.slug }),
  keys: store.collection("keys", { key: (key: ApiKey) => key.email }),
  usage: store.collection("usage", { key: (usage: Usage) => usage.email }),
});

/** Calls per month on the Free plan. The Pro plan has no quota. */
const FREE_QUOTA = 100;

/** The operation that a key needs an extra permission for. */
const SUBMITTING = "resolveProvider" satisfies keyof typeof catalog.operations;

/** Usage of a key in the current month. */
interface KeyUsage {
  readonly key: ApiKey;
  readonly used: number;
  /** Undefined if the plan has no quota. */
  readonly limit: number | undefined;
  /** Start of the next month, ms since 1970. */
  readonly resetAt: number;
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

/** Quotas of the keys. The counts are stored, so that a restart does not reset them. */
function quotas({ keys, usage }: ReturnType<typeof catalogTables>) {
  const usageOf = (key: ApiKey, now: number): KeyUsage => {
    const kept = usage.get(key.email);
    return {
      key,
      used: kept?.month === monthOf(now) ? kept.used : 0,
      limit: key.plan === "free" ? FREE_QUOTA : undefined,
      resetAt: Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + 1, 1),
    };
  };

  return {
    /** Counts a call. @throws Problem 429 over quota, 403 if the key has no plan or no permission for the operation */
    admitted({ email = "" }: ServiceCaller, now: number, operation: string) {
      const key = keys.get(email);
      if (!key) throw new Problem(403, "This API key has no plan");
      const { used, limit, resetAt } = usageOf(key, now);
      if (limit !== undefined && used >= limit)
        throw new Problem(429, "Monthly quota exceeded", {
          extra: { limit, remaining: 0, reset_at: resetAt / 1_000 },
        });
      usage.put({ email, month: monthOf(now), used: used + 1 });
      // Checked before the body is read, so that only permitted keys get validation errors.
      if (operation === SUBMITTING && !key.submits)
        throw new Problem(403, "This API key may not submit specs");
    },

    usage: (now: number) => keys.all().map((key) => usageOf(key, now)),
  };
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function row({ key, used, limit, resetAt }: KeyUsage): string {
  const remaining = limit === undefined ? "unlimited" : String(Math.max(0, limit - used));
  const meter =
    limit === undefined
      ? ""
      : `<meter min="0" max="${limit}" high="${limit * 0.8}" optimum="0" value="${used}">${used} of ${limit}</meter>`;
  const reset =
    limit === undefined ? "–" : `<time datetime="${new Date(resetAt).toISOString()}">${day(resetAt)}</time>`;
  return `<tr>
  <td>${escaped(key.owner)}</td>
  <td><code>${escaped(key.hint)}</code></td>
  <td><span class="plan">${key.plan === "free" ? "Free" : "Pro"}</span></td>
  <td class="number">${used}</td>
  <td class="number">${remaining}</td>
  <td>${meter}</td>
  <td>${reset}</td>
</tr>`;
}

/** Usage page: the requests of each API key in the current month. One page, no scripts. */
export function dashboard(usage: readonly KeyUsage[], now: number): string {
  return tablePage({
    title: "API catalog: usage",
    heading: "Usage",
    lead: `API keys of the catalog, ${monthOf(now)}. Quotas are reset at the beginning of each month (UTC).`,
    head: '<th>Owner</th><th>Key</th><th>Plan</th><th class="number">Used</th><th class="number">Remaining</th><th>Share</th><th>Reset</th>',
    rows: usage.map(row),
  });
}

/** A family of this project as a provider, with the spec generated from its contract. */
function listingOf(family: Family, now: number): Listing {
  const base_url = basePathOf(family.name);
  const slug = base_url.slice(1);
  const document = openApi(family, base_url);
  const { title: name, description } = document.info;
  const { spec, endpoints } = ingest(slug, document, now);
  return { provider: { slug, name, description, family: family.name, base_url, spec }, endpoints };
}

export const catalogService = service(
  catalog,
  ({ store, clock, families }) => {
    const { listings } = catalogTables(store);
    const startedAt = clock.now();
    let known: ReadonlyMap<string, Listing> | undefined;
    /** Families by slug. Built on first use, because most processes never need them. */
    function own(): ReadonlyMap<string, Listing> {
      known ??= new Map(
        families.map((family) => [basePathOf(family.name).slice(1), listingOf(family, startedAt)]),
      );
      return known;
    }

    function need(slug: string): Listing {
      const listing = own().get(slug) ?? listings.get(slug);
      if (!listing) throw new Problem(404, "Couldn't find ApiProvider");
      return listing;
    }

    return {
      searchProviders({ q }) {
        const wanted = (q ?? "").trim().toLowerCase();
        return {
          providers: [...own().values(), ...listings.all()]
            .map(({ provider }) => provider)
            .filter(({ name, slug }) => name.toLowerCase().includes(wanted) || slug.includes(wanted))
            .sort((a, b) => a.slug.localeCompare(b.slug)),
        };
      },

      listProviderEndpoints({ slug, method, path }) {
        const { provider, endpoints = [] } = need(slug);
        if ((method == null) !== (path == null))
          throw new Problem(400, `Missing parameter: ${method == null ? "method" : "path"}`);
        if (!provider.spec) throw new Problem(404, `No spec version for ${slug}`);
        if (method == null) return { provider, endpoints: [...endpoints] };
        const found = endpoints.find((one) => one.method === method && one.path === path);
        if (!found) throw new Problem(404, "Couldn't find Endpoint");
        return { provider, endpoints: [found] };
      },

      resolveProvider({ body: { slug, spec: document } }, { now }) {
        const { provider } = need(slug);
        if (provider.spec) throw new Problem(400, `${slug} has a spec version already`);
        const { base_url, spec, endpoints } = ingest(slug, document, now);
        return { provider: listings.put({ provider: { ...provider, base_url, spec }, endpoints }).provider };
      },
    };
  },

  ({ store }) => {
    const { admitted, usage } = quotas(catalogTables(store));
    return { admitted, pages: { "/dashboard": (now) => dashboard(usage(now), now) } };
  },
);
