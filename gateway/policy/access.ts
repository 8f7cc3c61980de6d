/** Who may select what: `@authenticated` and `@requiresScopes` of the supergraph, enforced here. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { accessCheck } from "#subgraphs/kit/access/access-check.ts";

/**
 * Refuses an operation before anything is called for it, when its caller may not do all of it.
 * @param checkFor The check of the supergraph that clients see as a schema.
 */
export function accessPlugin(
  checkFor: (schema: GraphQLSchema) => ReturnType<typeof accessCheck>,
): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          const { caller, operation: own } = contextValue;
          if (!operation) return;
          const { requestId } = own;
          const asked = { document, operation, variables: request.variables, requestId };
          const refusal = checkFor(schema)(asked, caller);
          if (!refusal) return;
          // The status of the HTTP answer; the server takes it out of the error again.
          refusal.extensions["http"] = { status: refusal.code === "UNAUTHENTICATED" ? 401 : 403 };
          throw refusal;
        },
      };
    },
  };
}
