/** Who may select what: `@authenticated` and `@requiresScopes` of the supergraph, enforced here. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";

/** Refuses an operation before anything is called for it, when its caller may not do all of it. */
export function accessPlugin(
  policy: Pick<AccessPolicy, "requirements" | "notCounted" | "readOnly">,
): ApolloServerPlugin<GatewayContext> {
  const check = accessCheck(policy);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const { caller, operation: own } = contextValue;
          if (!operation) return;
          const { requestId } = own;
          const refusal = check({ document, operation, variables: request.variables, requestId }, caller);
          if (!refusal) return;
          // The status of the HTTP answer; the server takes it out of the error again.
          refusal.extensions["http"] = { status: refusal.code === "UNAUTHENTICATED" ? 401 : 403 };
          throw refusal;
        },
      };
    },
  };
}
