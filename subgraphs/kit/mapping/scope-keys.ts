/**
 * Scope keys (an ERP company, an accounting tenant, a financial account): an optional argument, a
 * configured default, and the first part of the ids of what lies within them.
 */

import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import { checkId, globalId, keyOf } from "./ids.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** GUIDs may be written in either case: one spelling keys everything. */
const canonical = (key: string) => (GUID.test(key) ? key.toLowerCase() : key);

/** A family of the context, of which only the client is needed. */
export type InFamily = { readonly client: FamilyClient };

interface ScopeKey {
  /** The contract's parameter, by which the default is configured. */
  readonly parameter: string;
  /** The GraphQL argument that names another than the default. */
  readonly argument: string;
  /** By which the default's second spelling is configured (an account's number beside its GUID). */
  readonly alias?: string;
}

/** A scope in the spelling that keys everything: the default's own, where it is written the other way. */
function spelt({ client }: InFamily, { parameter, alias }: ScopeKey, scope: string): string {
  const configured = client.upstream.settings.scope;
  const own = configured?.[parameter];
  return canonical(alias !== undefined && own !== undefined && scope === configured?.[alias] ? own : scope);
}

/** The scope that an argument names, else the configured one; undefined when there is neither. */
export function scopeOf(
  family: InFamily,
  key: ScopeKey,
  given: string | null | undefined,
): string | undefined {
  if (given?.trim() === "") throw badInput(`"${key.argument}" is blank`, key.argument);
  if (given != null) checkId(given, key.argument);
  const scope = given ?? family.client.upstream.settings.scope?.[key.parameter];
  return scope === undefined ? undefined : spelt(family, key, scope);
}

/** The same where the family needs one. @throws BAD_USER_INPUT when there is neither. */
export function neededScope(family: InFamily, key: ScopeKey, given: string | null | undefined): string {
  const scope = scopeOf(family, key, given);
  if (scope === undefined)
    throw badInput(`"${key.argument}" is required: no default is configured`, key.argument);
  return scope;
}

/** The ids of a type whose objects lie within a scope. */
export interface ScopedIds<Scope extends string | undefined> {
  /** The global id of an object in a scope, by the family's own key. */
  of(scope: Scope, ...upstreamIds: readonly unknown[]): string;
  /**
   * The canonical global id that an argument means: a global id, or the family's own id (of a single
   * part) in the scope given or configured. Loaders have it as their key.
   * @throws BAD_USER_INPUT also when a global id is of another scope than the one given.
   */
  key(family: InFamily, id: string, given?: string | null, argument?: string): string;
  /** What a key is made of: the scope, and the family's own key, whose last part is the own id. */
  parts(key: string): {
    readonly scope: Scope;
    readonly upstreamIds: readonly string[];
    readonly upstreamId: string;
  };
}

/** Ids `Type:scope:id`, for a family that always needs the scope. */
export function scopedIds(type: string, scopeKey: ScopeKey): ScopedIds<string> {
  return idsOf(type, scopeKey, neededScope, { own: 1, optional: false });
}

/**
 * Ids `Type:scope:id`, or `Type:id` where the scope is not known: the family then chooses one. An
 * object of a scope that was named must not be read again from the one that is chosen or configured.
 * @param own How many parts the family's own key has (a push endpoint: its user and itself).
 */
export function optionallyScopedIds(
  type: string,
  scopeKey: ScopeKey,
  own = 1,
): ScopedIds<string | undefined> {
  return idsOf(type, scopeKey, scopeOf, { own, optional: true });
}

function idsOf<Scope extends string | undefined>(
  type: string,
  scopeKey: ScopeKey,
  scopeIn: (family: InFamily, key: ScopeKey, given: string | null | undefined) => Scope,
  { own, optional }: { own: number; optional: boolean },
): ScopedIds<Scope> {
  const of = (scope: string | undefined, ...upstreamIds: readonly unknown[]) =>
    scope === undefined ? globalId(type, ...upstreamIds) : globalId(type, scope, ...upstreamIds);
  /** The parts of an id: the family's own, after the scope where there is one. */
  function partsOf(id: string, argument?: string): readonly string[] {
    const isGlobal = id.startsWith(`${type}:`);
    const isScoped = isGlobal && !(optional && id.split(":").length - 1 === own);
    return keyOf(type, id, isScoped ? own + 1 : own, argument).map(canonical);
  }
  return {
    of,
    key(family, id, given, argument = "id") {
      const parts = partsOf(id, argument);
      if (parts.length === own) return of(scopeIn(family, scopeKey, given), ...parts);
      const [first = "", ...upstreamIds] = parts;
      const scope = spelt(family, scopeKey, first);
      if (given != null && spelt(family, scopeKey, given) !== scope)
        throw badInput(`"${argument}" is not within the given "${scopeKey.argument}"`, argument);
      return of(scope, ...upstreamIds);
    },
    parts(key) {
      const parts = partsOf(key);
      const upstreamIds = parts.slice(-own);
      const scope = (parts.length > own ? parts[0] : undefined) as Scope;
      return { scope, upstreamIds, upstreamId: upstreamIds.at(-1) ?? "" };
    },
  };
}
