/** Enforces `@authenticated` and `@requiresScopes` of the supergraph. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { accessCheck } from "#subgraphs/kit/access/access-check.ts";

/**
 * Refuses an operation before its first call, if its caller may not run all of it.
 * @param checkFor Returns the check for the supergraph that a schema belongs to.
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
          // Status of the HTTP response. The server removes it from the error.
          refusal.extensions["http"] = { status: refusal.code === "UNAUTHENTICATED" ? 401 : 403 };
          throw refusal;
        },
      };
    },
  };
}
