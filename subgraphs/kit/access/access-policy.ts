/** Access rules of a deployment: the schema's demands, as changed by the settings. */
import type { DocumentNode } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import type { AccessSettings } from "#platform/config/config.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { scopeFor } from "#subgraphs/kit/schema/required-scopes.ts";
import { type Requirements, requirementsOf } from "./authorization-requirements.ts";

/** Returns the scopes of a caller's groups or roles, as named by the identity provider. */
export type ScopesOfGroups = (groups: readonly string[]) => readonly string[];

export interface AccessPolicy {
  readonly requirements: Requirements;
  /** Scopes of roles that count only if the family gets the caller's own credential. */
  readonly notCounted: ReadonlySet<string>;
  /** True if every mutation is refused. */
  readonly readOnly: boolean;
  readonly scopesOfGroups: ScopesOfGroups;
}

/** Name of a scope. The family's name is written with hyphens instead of capitals. */
const scopeOf = ({ name }: Pick<Family, "name">, right: string): string =>
  scopeFor(
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    right,
  );

/** The scopes to read and to write, of each family. */
export const familyScopesOf = (
  families: readonly Pick<Family, "name">[],
  access: readonly ("read" | "write")[] = ["read", "write"],
): ReadonlySet<string> => new Set(families.flatMap((family) => access.map((kind) => scopeOf(family, kind))));

/** Scopes of roles with access to own objects only, for families that all callers reach by one credential. */
function rolesOfOthers(families: readonly Family[], settings: FamiliesSettings): ReadonlySet<string> {
  return new Set(
    families.flatMap((family) => {
      const { name, ownRole } = family;
      const credential = settings[name]?.credential;
      // A process that does not call the family does not know its credential.
      if (ownRole === undefined || credential === undefined || "forward" in credential) return [];
      return scopeOf(family, ownRole);
    }),
  );
}

/** The rules without settings: the supergraph's demands, unchanged. */
export const defaultAccess = (
  supergraph: DocumentNode,
  families: readonly Family[] = [],
  settings: FamiliesSettings = {},
): AccessPolicy => ({
  requirements: requirementsOf(supergraph),
  notCounted: rolesOfOthers(families, settings),
  readOnly: false,
  scopesOfGroups: () => [],
});

/**
 * The rules of a deployment.
 * @throws ConfigurationError if callers could write without a scope and no setting allows it, or if the file of
 * scopes is invalid
 */
export function accessPolicy(
  supergraph: DocumentNode,
  families: readonly Family[],
  settings: AccessSettings,
  familiesSettings: FamiliesSettings,
): AccessPolicy {
  const { required, readOnly, unscopedWrites, scopes } = settings;
  const requirements = requirementsOf(
    supergraph,
    settings.familyScopes ? undefined : familyScopesOf(families),
  );
  const { unscopedMutations } = requirements;
  if (required && !readOnly && !unscopedWrites && unscopedMutations.length > 0)
    throw new ConfigurationError([
      `Every caller could carry out ${unscopedMutations.length} mutations without any scope, for example ${unscopedMutations.slice(0, 3).join(", ")}: set access.familyScopes: true, or access.readOnly: true, or access.unscopedWrites: true to allow it`,
    ]);
  const notCounted = rolesOfOthers(families, familiesSettings);
  const rules = { requirements, notCounted, readOnly };
  if (scopes === undefined) return { ...rules, scopesOfGroups: () => [] };
  try {
    const file: unknown = JSON.parse(scopes);
    return { ...rules, scopesOfGroups: scopesOf(file, requirements.scopes, families) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError([`SCOPES_FILE cannot be used: ${why}`]);
  }
}

/** Key in the file for all authenticated callers. */
const EVERYONE = "*";

function scopesOf(file: unknown, demanded: ReadonlySet<string>, families: readonly Family[]): ScopesOfGroups {
  if (typeof file !== "object" || file === null || Array.isArray(file))
    throw new Error("it must be a JSON object of lists of scopes by group");
  const patterns: Readonly<Record<string, ReadonlySet<string>>> = {
    "*:read": familyScopesOf(families, ["read"]),
    "*:write": familyScopesOf(families, ["write"]),
  };
  const byGroup = new Map<string, readonly string[]>();
  for (const [group, scopes] of Object.entries(file) as [string, unknown][]) {
    if (!Array.isArray(scopes)) throw new Error(`"${group}" must have a list of scopes`);
    const known = (scope: unknown): readonly string[] => {
      if (typeof scope === "string" && demanded.has(scope)) return [scope];
      const pattern = typeof scope === "string" && Object.hasOwn(patterns, scope) && patterns[scope];
      if (pattern) return [...pattern];
      throw new Error(`no field demands the scope ${JSON.stringify(scope)} of "${group}"`);
    };
    byGroup.set(group, scopes.flatMap(known));
  }
  const everyone = byGroup.get(EVERYONE) ?? [];
  byGroup.delete(EVERYONE); // a group of this name in a token has no scopes
  return (groups) => [...everyone, ...groups.flatMap((group) => byGroup.get(group) ?? [])];
}
