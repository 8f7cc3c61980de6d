/** Who may select what: `@authenticated` and `@requiresScopes` of the supergraph, enforced here. */
import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, type OperationDefinitionNode, valueFromASTUntyped } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { AccessPolicy } from "./access-policy.ts";
import type { AuthenticatedCaller } from "./authentication.ts";
import type { OperationDemands, Requirement } from "./authorization-requirements.ts";

/**
 * Refuses an operation before anything is called for it, when its caller may not do all of it. What an
 * operation demands is computed once and cached as long as its parsed document is.
 */
export function accessPlugin({
  requirements,
  notCounted,
  readOnly,
}: Pick<AccessPolicy, "requirements" | "notCounted" | "readOnly">): ApolloServerPlugin<GatewayContext> {
  const known = new WeakMap<OperationDefinitionNode, OperationDemands>();

  function demandsOf(document: DocumentNode, operation: OperationDefinitionNode): OperationDemands {
    let demands = known.get(operation);
    if (!demands) {
      demands = requirements.of(document, operation);
      known.set(operation, demands);
    }
    return demands;
  }

  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const { caller, operation: own } = contextValue;
          if (!operation) return;
          if (readOnly && operation.operation === "mutation")
            throw refuse(new TributaryError("FORBIDDEN", { requestId: own.requestId }, READ_ONLY), 403);
          if (!requirements.any || (caller.authenticated && caller.scopes.has("*"))) return;
          const { requirements: stated, ids } = demandsOf(document, operation);
          const lookedUp = ids.flatMap((id) => idsIn(valueFromASTUntyped(id, valuesOf(operation, request))));
          const demands = [...stated, ...lookedUp.flatMap((id) => requirements.ofId(id))];
          const refusal = refusalOf(demands, caller, notCounted, own.requestId);
          if (refusal) throw refusal;
        },
      };
    },
  };
}

const READ_ONLY = "The gateway only reads: every mutation is refused";

/** The variables of an operation, with their defaults. */
function valuesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  { variables = {} }: { readonly variables?: Record<string, unknown> },
): Record<string, unknown> {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap(idsIn) : typeof value === "string" ? [value] : [];

/** Why the caller may not do this, or undefined when they may. */
function refusalOf(
  demands: readonly Requirement[],
  { authenticated, scopes }: AuthenticatedCaller,
  notCounted: ReadonlySet<string>,
  requestId: string,
): TributaryError | undefined {
  if (demands.length === 0) return undefined;
  if (!authenticated) return refuse(new TributaryError("UNAUTHENTICATED", { requestId }), 401);
  const missingScopes = missingScopesOf(demands, scopes, notCounted);
  return missingScopes.length === 0
    ? undefined
    : refuse(new TributaryError("FORBIDDEN", { missingScopes, requestId }), 403);
}

/** The scopes that a caller lacks for what is demanded; of alternatives those of the nearest one. */
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

/** The status of the HTTP answer; the server takes it out of the error again. */
function refuse(error: TributaryError, status: number): TributaryError {
  error.extensions["http"] = { status };
  return error;
}

/** Of several alternatives, the one that lacks least; one that no caller can meet comes last. */
function nearest(lacks: readonly (readonly string[])[], notCounted: ReadonlySet<string>): readonly string[] {
  const cost = (lack: readonly string[]) =>
    lack.length + (lack.some((scope) => notCounted.has(scope)) ? 1_000 : 0);
  return [...lacks].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}
