/**
 * Options for urql's normalized cache (`@urql/exchange-graphcache`). Copy this file into your project together with
 * `type-policies.json`.
 *
 *   cacheExchange({ schema, ...graphcache(facts) })
 */
import type { CacheExchangeOpts } from "@urql/exchange-graphcache";
import { relayPagination } from "@urql/exchange-graphcache/extras";

/** Facts of the schema, as `type-policies.json` has them. */
export interface Facts {
  /** By type and field: the arguments of a connection other than those of paging. */
  readonly connections: Readonly<Record<string, object>>;
  /** Types of the namespace fields. */
  readonly namespaces: readonly string[];
  /** All other object types without an id. */
  readonly embedded: readonly string[];
}

/**
 * @returns `keys`: objects without an id are stored in their parent; `resolvers`: the pages of a connection
 *   form one list, and `Query.node` finds what another field has already read
 */
export function graphcache(facts: Facts): Pick<CacheExchangeOpts, "keys" | "resolvers"> {
  const { connections, namespaces, embedded } = facts;
  const resolvers: NonNullable<CacheExchangeOpts["resolvers"]> = {};
  for (const [type, fields] of Object.entries(connections))
    resolvers[type] = Object.fromEntries(Object.keys(fields).map((field) => [field, relayPagination()]));
  resolvers["Query"] = { ...resolvers["Query"], node: (_parent, { id }) => entityOf(id) };
  return {
    keys: Object.fromEntries([...namespaces, ...embedded].map((type) => [type, () => null])),
    resolvers,
  };
}

/** A global id begins with the name of the type. */
const entityOf = (id: unknown) =>
  typeof id === "string" ? { __typename: id.slice(0, id.indexOf(":")), id } : null;
