/** Opens a subscription that has passed all checks of an operation, instead of running it. */
import { type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { clientError } from "#gateway/policy/client-error.ts";

const RETRY_AFTER_S = "1";

export const subscriptionPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async responseForOperation({ schema, document, operation, request, contextValue }) {
        const { subscribe, operation: context } = contextValue;
        if (operation.operation !== "subscription" || !subscribe) return null;
        const headers = new HeaderMap();
        try {
          const { variables = {} } = request;
          await subscribe({ schema, document, operation, variables, context });
          return {
            http: { headers },
            body: { kind: "single", singleResult: { data: null } },
          };
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          // Clients retry after a 503, but an error in the stream would end the subscription.
          const isForNow = error.extensions["retryable"] === true;
          if (isForNow) headers.set("retry-after", RETRY_AFTER_S);
          return {
            http: { headers, ...(isForNow && { status: 503 }) },
            body: { kind: "single", singleResult: { errors: [clientError(error.toJSON(), error)] } },
          };
        }
      },
    };
  },
};
