/**
 * Scope keys (an ERP company, an accounting tenant, a financial account): an optional argument, a
 * configured default, and the first part of the ids of what lies within them.
 */
import type { FamilyClient } from "./client.ts";
import { badInput } from "./errors.ts";
import { globalId, keyOf } from "./ids.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** GUIDs may be written in either case: one spelling keys everything. */
const canonical = (key: string) => (GUID.test(key) ? key.toLowerCase() : key);

type InFamily = { readonly client: FamilyClient };

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
  /** The global id of an object in a scope. */
  of(scope: Scope, upstreamId: unknown): string;
  /**
   * The canonical global id that an argument means: a global id, or the family's own id in the scope
   * given or configured. Loaders have it as their key.
   * @throws BAD_USER_INPUT also when a global id is of another scope than the one given.
   */
  key(family: InFamily, id: string, given?: string | null, argument?: string): string;
  /** What a key is made of. */
  parts(key: string): { readonly scope: Scope; readonly upstreamId: string };
}

/** Ids `Type:scope:id`, for a family that always needs the scope. */
export function scopedIds(type: string, scopeKey: ScopeKey): ScopedIds<string> {
  return idsOf(type, scopeKey, neededScope, [2]);
}

/**
 * Ids `Type:scope:id`, or `Type:id` where the scope is not known: the family then chooses one. An
 * object of a scope that was named must not be read again from the one that is chosen or configured.
 */
export function optionallyScopedIds(type: string, scopeKey: ScopeKey): ScopedIds<string | undefined> {
  return idsOf(type, scopeKey, scopeOf, [1, 2]);
}

function idsOf<Scope extends string | undefined>(
  type: string,
  scopeKey: ScopeKey,
  scopeIn: (family: InFamily, key: ScopeKey, given: string | null | undefined) => Scope,
  lengths: readonly number[],
): ScopedIds<Scope> {
  const of = (scope: string | undefined, upstreamId: unknown) =>
    scope === undefined ? globalId(type, upstreamId) : globalId(type, scope, upstreamId);
  /** How many parts an id must have: as many as it has, where that may be; one for a family's own. */
  function partsIn(id: string): number {
    if (!id.startsWith(`${type}:`)) return 1;
    const length = id.split(":").length - 1;
    return lengths.includes(length) ? length : (lengths[0] ?? 1);
  }
  return {
    of,
    key(family, id, given, argument = "id") {
      const [first = "", second] = keyOf(type, id, partsIn(id), argument);
      if (second === undefined) return of(scopeIn(family, scopeKey, given), canonical(first));
      const scope = spelt(family, scopeKey, first);
      if (given != null && spelt(family, scopeKey, given) !== scope)
        throw badInput(`"${argument}" is not within the given "${scopeKey.argument}"`, argument);
      return of(scope, canonical(second));
    },
    parts(key) {
      const [first = "", second] = keyOf(type, key, partsIn(key));
      return second === undefined
        ? { scope: undefined as Scope, upstreamId: first }
        : { scope: first as Scope, upstreamId: second };
    },
  };
}
