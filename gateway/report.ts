/** The end of every operation: its report for a client that asked, its timers freed. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "./data-source.ts";

export const reportPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        contextValue.end();
        if (!contextValue.reportRequested || response.body.kind !== "single") return;
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          upstream: contextValue.operation.report.toJSON(),
        };
      },
    };
  },
};
