/** Who may select what: `@authenticated` and `@requiresScopes` of the supergraph, enforced here. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { AuthenticatedCaller } from "./authentication.ts";
import { type Requirement, requirementsOf } from "./authorization-requirements.ts";

/**
 * Refuses an operation before anything is called for it, when it selects what its caller may not
 * see. What an operation demands is worked out once and kept as long as its parsed document is.
 */
export function accessPlugin(supergraph: DocumentNode): ApolloServerPlugin<GatewayContext> {
  const requirements = requirementsOf(supergraph);
  if (!requirements.any) return {};
  const known = new WeakMap<OperationDefinitionNode, readonly Requirement[]>();

  function demandsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly Requirement[] {
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
        async didResolveOperation({ document, operation, contextValue: { caller, operation: own } }) {
          if (!operation || (caller.authenticated && caller.scopes.has("*"))) return;
          const refusal = refusalOf(demandsOf(document, operation), caller, own.requestId);
          if (refusal) throw refusal;
        },
      };
    },
  };
}

/** Why the caller may not do this, or undefined when they may. */
function refusalOf(
  demands: readonly Requirement[],
  { authenticated, scopes }: AuthenticatedCaller,
  requestId: string,
): TributaryError | undefined {
  if (demands.length === 0) return undefined;
  if (!authenticated) return refuse(new TributaryError("UNAUTHENTICATED", { requestId }), 401);
  const missing = new Set<string>();
  for (const { anyOf } of demands) {
    const lacks = anyOf.map((all) => all.filter((scope) => !scopes.has(scope)));
    if (lacks.some((lack) => lack.length === 0)) continue;
    // Of several ways to be let in, the one that lacks least is told.
    for (const scope of lacks.sort((a, b) => a.length - b.length)[0] ?? []) missing.add(scope);
  }
  if (missing.size === 0) return undefined;
  const missingScopes = [...missing].sort();
  return refuse(new TributaryError("FORBIDDEN", { missingScopes, requestId }), 403);
}

/** The status of the HTTP answer; the server takes it out of the error again. */
function refuse(error: TributaryError, status: number): TributaryError {
  error.extensions["http"] = { status };
  return error;
}
