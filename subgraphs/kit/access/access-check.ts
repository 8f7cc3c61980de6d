/**
 * Decides if a caller may run an operation, by the demands of the selected fields, of ids in arguments, and of
 * representations.
 */
import { type DocumentNode, type OperationDefinitionNode, valueFromASTUntyped } from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { AccessPolicy } from "./access-policy.ts";
import type { AuthenticatedCaller } from "./authentication.ts";
import type { OperationDemands, Requirement } from "./authorization-requirements.ts";

/** An operation to check before it runs. */
export interface CheckedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly requestId: string;
}

/** Returns the reason why the caller may not run the operation. Undefined if they may. */
export type AccessCheck = (
  operation: CheckedOperation,
  caller: AuthenticatedCaller,
) => TributaryError | undefined;

/**
 * Builds the check of a policy. The demands of an operation are computed once and cached for the lifetime of its
 * parsed document.
 */
export function accessCheck({
  requirements,
  notCounted,
  readOnly,
}: Pick<AccessPolicy, "requirements" | "notCounted" | "readOnly">): AccessCheck {
  const known = new WeakMap<OperationDefinitionNode, OperationDemands>();

  function demandsOf(document: DocumentNode, operation: OperationDefinitionNode): OperationDemands {
    let demands = known.get(operation);
    if (!demands) {
      demands = requirements.of(document, operation);
      known.set(operation, demands);
    }
    return demands;
  }

  return ({ document, operation, variables = {}, requestId }, caller) => {
    if (readOnly && operation.operation === "mutation")
      return new TributaryError("FORBIDDEN", { requestId }, READ_ONLY);
    if (!requirements.any || (caller.authenticated && caller.scopes.has("*"))) return undefined;
    const { requirements: stated, ids, representations } = demandsOf(document, operation);
    const values = ids.length + representations.length > 0 ? valuesOf(operation, variables) : {};
    // A set, because thousands of ids have only a few types.
    const demands = new Set(stated);
    for (const node of ids)
      for (const id of idsIn(valueFromASTUntyped(node, values)))
        for (const demand of requirements.ofId(id)) demands.add(demand);
    for (const type of new Set(representations.flatMap((node) => typesIn(valueFromASTUntyped(node, values)))))
      for (const demand of requirements.ofEntity(type)) demands.add(demand);
    return refusalOf([...demands], caller, notCounted, requestId);
  };
}

const READ_ONLY = "The gateway only reads: every mutation is refused";

/** The variables of an operation, with their defaults. */
function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(idsIn) : typeof value === "string" ? [value] : [];

/** The type names in representations. */
function typesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  return typeof value === "object" && value !== null && "__typename" in value
    ? [String(value.__typename)]
    : [];
}

/** The reason why the caller does not meet the demands. Undefined if they do. */
function refusalOf(
  demands: readonly Requirement[],
  { authenticated, scopes }: AuthenticatedCaller,
  notCounted: ReadonlySet<string>,
  requestId: string,
): TributaryError | undefined {
  if (demands.length === 0) return undefined;
  if (!authenticated) return new TributaryError("UNAUTHENTICATED", { requestId });
  const missingScopes = missingScopesOf(demands, scopes, notCounted);
  return missingScopes.length === 0
    ? undefined
    : new TributaryError("FORBIDDEN", { missingScopes, requestId });
}

/** The scopes that a caller lacks to meet the demands. Of alternatives, only the nearest one counts. */
export function missingScopesOf(
  demands: readonly Requirement[],
  scopes: ReadonlySet<string>,
  notCounted: ReadonlySet<string>,
): readonly string[] {
  const missing = new Set<string>();
  for (const { anyOf } of demands) {
    const lacks = anyOf.map((all) => all.filter((scope) => !scopes.has(scope) || notCounted.has(scope)));
    if (lacks.some((lack) => lack.length === 0)) continue;
    for (const scope of nearest(lacks, notCounted)) missing.add(scope);
  }
  return [...missing].sort();
}

/** The alternative with the fewest missing scopes. Alternatives that no caller can meet come last. */
function nearest(lacks: readonly (readonly string[])[], notCounted: ReadonlySet<string>): readonly string[] {
  const cost = (lack: readonly string[]) =>
    lack.length + (lack.some((scope) => notCounted.has(scope)) ? 1_000 : 0);
  return [...lacks].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}
