/**
 * Scopes (an ERP company, an accounting tenant, a financial account): an optional argument with a configured
 * default. The scope is the first part of the ids of objects in it.
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
  /** Name of the contract's parameter, under which the default is configured. */
  readonly parameter: string;
  /** GraphQL argument for another scope than the default. */
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

/** The scope of an argument, or by default the configured one. Undefined without either. */
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
  /** Key of the parent object (the user of a push endpoint), if the family's key contains it. */
  readonly parentId?: string;
  readonly upstreamId: string;
}

/** Converts between global ids and keys of a type whose objects belong to a scope. */
export interface ScopedIds<Scope extends string | undefined> {
  /** The global id of an object by its scope and the family's key. */
  of(scope: Scope, ...upstreamIds: readonly unknown[]): string;
  /** The global id for a key. */
  ofKey(key: ScopedKey<Scope>): string;
  /**
   * The key of an object by the family's id from a body.
   * @throws UPSTREAM_BAD_RESPONSE if the body lacks the id
   */
  keyFor(scope: Scope, upstreamId: unknown): ScopedKey<Scope>;
  /**
   * The key in an argument: a global id, or the family's id (of one part) in the given or configured scope.
   * @throws BAD_USER_INPUT also if the global id has another scope than the given one
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
 * @param own number of parts in the family's key (a push endpoint: its user and itself)
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
  /** The parts of an id: the scope, if any, and the family's key. */
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
