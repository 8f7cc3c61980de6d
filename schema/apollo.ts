/**
 * Policies for Apollo Client's cache. Copy this file into your project together with `type-policies.json` and
 * `possible-types.json`.
 *
 *   new InMemoryCache({ possibleTypes, ...policies(facts) })
 */
import type { FieldPolicy, InMemoryCacheConfig, TypePolicies } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** Facts of the schema, as `type-policies.json` has them. */
export interface Facts {
  /** By type and field: the arguments of a connection other than those of paging. */
  readonly connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Types of the namespace fields. */
  readonly namespaces: readonly string[];
  /** All other object types without an id. */
  readonly embedded: readonly string[];
}

/**
 * The cache stores each object once, by its global id, and joins the pages of a connection to one list. It merges
 * namespaces, and single objects without an id, so that an amount read without its currency does not delete the
 * cached currency. Members read by different queries can be of different times, so select an amount together with
 * its currency.
 */
export function policies({ connections, namespaces, embedded }: Facts): InMemoryCacheConfig {
  const typePolicies: TypePolicies = {};
  for (const name of embedded) typePolicies[name] = { merge: true };
  for (const name of namespaces) typePolicies[name] = { keyFields: false, merge: true };
  for (const [type, fields] of Object.entries(connections))
    typePolicies[type] = {
      ...typePolicies[type],
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, keyArgs]) => [field, connection(keyArgs)]),
      ),
    };
  return {
    typePolicies,
    // Ids are global, so `node(id:)` and the lists refer to the same cached object.
    dataIdFromObject: ({ id }) => (typeof id === "string" ? id : undefined),
  };
}

interface Page {
  readonly nodes?: readonly unknown[];
  readonly pageInfo?: { readonly endCursor?: string | null };
}

/**
 * Joins pages like `relayStylePagination`. In addition, it joins `nodes` like `edges` (select the same one of them
 * in all queries), and an unreadable list is null instead of empty.
 */
function connection(keyArgs: readonly string[]): FieldPolicy {
  const relay = relayStylePagination(keyArgs.length > 0 ? [...keyArgs] : false);
  return {
    ...relay,
    merge(existing, incoming, options) {
      if (!incoming) return existing ?? null;
      const merged = typeof relay.merge === "function" ? relay.merge(existing, incoming, options) : incoming;
      const { nodes, pageInfo }: Page = existing ?? {};
      const page: Page = incoming;
      if (!page.nodes) return merged;
      const after: unknown = options.args?.["after"];
      const goesOn = nodes !== undefined && after != null && after === pageInfo?.endCursor;
      return { ...merged, nodes: goesOn ? [...nodes, ...page.nodes] : page.nodes };
    },
  };
}
