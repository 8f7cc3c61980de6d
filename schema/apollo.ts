/**
 * How Apollo Client's cache keeps what this API answers: copy this file with `type-policies.json` and
 * `possible-types.json` beside it.
 *
 *   new InMemoryCache({ possibleTypes, ...policies(facts) })
 */
import type { FieldPolicy, InMemoryCacheConfig, TypePolicies } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** What is known of the schema, as `type-policies.json` says it. */
export interface Facts {
  /** By type and field: the arguments that say which list it is, all but those of paging. */
  readonly connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Types without an id that hold a family's fields: there is one of each. */
  readonly namespaces: readonly string[];
  /** All other object types without an id: they are part of the object that has them. */
  readonly embedded: readonly string[];
}

/**
 * Objects are kept once, by their global id; pages of a list are one list; namespaces are merged, and so are
 * single objects without an id: an amount that is read without its currency must not take away the currency.
 * Members that are read apart may be of different times, so select an amount together with its currency.
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
    // Ids are global, the type's name in front: what `node(id:)` answers is what a list holds.
    dataIdFromObject: ({ id }) => (typeof id === "string" ? id : undefined),
  };
}

interface Page {
  readonly nodes?: readonly unknown[];
  readonly pageInfo?: { readonly endCursor?: string | null };
}

/**
 * Relay's pages as Apollo Client joins them, and two things more: `nodes` are joined like `edges`
 * (ask for one of them everywhere), and a list that could not be read is null, never an empty one.
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
