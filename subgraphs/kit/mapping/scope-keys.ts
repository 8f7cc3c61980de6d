/**
 * Scope keys (an ERP company, an accounting tenant, a financial account): an optional argument, a
 * configured default, and the first part of the ids of what lies within them.
 */

import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { checkId, globalId, keyOf, keyPart } from "./ids.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** GUIDs in lower case, so that both spellings give the same key and the same id. */
const canonical = (key: string) => (GUID.test(key) ? key.toLowerCase() : key);

/** The part of a family's context that this module needs. */
export type InFamily = { readonly client: FamilyClient };

interface ScopeKey {
  /** The contract's parameter, by which the default is configured. */
  readonly parameter: string;
  /** The GraphQL argument that names another than the default. */
  readonly argument: string;
  /** Setting with the default's second spelling (an account's number beside its GUID). */
  readonly alias?: string;
}

/** The canonical spelling of a scope. An alias of the configured default becomes its parameter's value. */
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

/** As {@link scopeOf}, for a family that requires a scope. @throws BAD_USER_INPUT without a scope. */
export function neededScope(family: InFamily, key: ScopeKey, given: string | null | undefined): string {
  const scope = scopeOf(family, key, given);
  if (scope === undefined)
    throw badInput(`"${key.argument}" is required: no default is configured`, key.argument);
  return scope;
}

/** Key of an object within a scope, for its loader. */
export interface ScopedKey<Scope extends string | undefined> {
  readonly scope: Scope;
  /** The object that this one lies in (the user of a push endpoint), where the family's own key names it. */
  readonly parentId?: string;
  readonly upstreamId: string;
}

/** The ids of a type whose objects lie within a scope. */
export interface ScopedIds<Scope extends string | undefined> {
  /** The global id of an object in a scope, by the family's own key. */
  of(scope: Scope, ...upstreamIds: readonly unknown[]): string;
  /** The global id of the object that a key names. */
  ofKey(key: ScopedKey<Scope>): string;
  /**
   * The key of an object by the family's own id, as a body has it.
   * @throws UPSTREAM_BAD_RESPONSE where the body lacks it.
   */
  keyFor(scope: Scope, upstreamId: unknown): ScopedKey<Scope>;
  /**
   * The key that an argument means: a global id, or the family's own id (of a single part) in the
   * scope given or configured.
   * @throws BAD_USER_INPUT also when a global id is of another scope than the one given.
   */
  key(family: InFamily, id: string, given?: string | null, argument?: string): ScopedKey<Scope>;
}

/** Ids `Type:scope:id`, for a family that always needs the scope. */
export function scopedIds(type: string, scopeKey: ScopeKey): ScopedIds<string> {
  return idsOf(type, scopeKey, neededScope, { own: 1, optional: false });
}

/**
 * Ids `Type:scope:id`, or `Type:id` if no scope is known: the family then chooses one. An id keeps the scope that
 * the caller named, because the object would otherwise be read again from the default scope.
 * @param own Number of parts in the family's own key (a push endpoint: its user and itself).
 */
export function optionallyScopedIds(
  type: string,
  scopeKey: ScopeKey,
  own: 1 | 2 = 1,
): ScopedIds<string | undefined> {
  return idsOf(type, scopeKey, scopeOf, { own, optional: true });
}

function idsOf<Scope extends string | undefined>(
  type: string,
  scopeKey: ScopeKey,
  scopeIn: (family: InFamily, key: ScopeKey, given: string | null | undefined) => Scope,
  { own, optional }: { own: 1 | 2; optional: boolean },
): ScopedIds<Scope> {
  const of = (scope: string | undefined, ...upstreamIds: readonly unknown[]) =>
    scope === undefined ? globalId(type, ...upstreamIds) : globalId(type, scope, ...upstreamIds);
  const keyOfParts = (scope: Scope, upstreamIds: readonly string[]): ScopedKey<Scope> => {
    const [first = "", second] = upstreamIds;
    return second === undefined
      ? { scope, upstreamId: first }
      : { scope, parentId: first, upstreamId: second };
  };
  /** The parts of an id: the family's own, after the scope where there is one. */
  function partsOf(id: string, argument: string): readonly string[] {
    const isGlobal = id.startsWith(`${type}:`);
    const isScoped = isGlobal && !(optional && id.split(":").length - 1 === own);
    return keyOf(type, id, isScoped ? own + 1 : own, argument).map(canonical);
  }
  return {
    of,
    ofKey: ({ scope, parentId, upstreamId }) =>
      of(scope, ...(parentId === undefined ? [] : [parentId]), upstreamId),
    keyFor: (scope, upstreamId) => ({ scope, upstreamId: canonical(keyPart(upstreamId)) }),
    key(family, id, given, argument = "id") {
      const parts = partsOf(id, argument);
      if (parts.length === own) return keyOfParts(scopeIn(family, scopeKey, given), parts);
      const [first = "", ...upstreamIds] = parts;
      const scope = spelt(family, scopeKey, first);
      if (given != null && spelt(family, scopeKey, given) !== scope)
        throw badInput(`"${argument}" is not within the given "${scopeKey.argument}"`, argument);
      return keyOfParts(scope as Scope, upstreamIds);
    },
  };
}
