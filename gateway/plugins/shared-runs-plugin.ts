/** Decides which queries may be shared, and reports the begin and end of writes to the shared runs. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { SharedRuns } from "#gateway/operation/shared-runs.ts";

/**
 * @param isSole True if the answer of a document can serve one operation only, because it has a secret or a
 *   one-time link
 * @param writeMs longest time that an abandoned write may still take, ms
 */
export const sharedRunsPlugin = (
  runs: SharedRuns,
  isSole: (schema: GraphQLSchema, document: DocumentNode) => boolean,
  writeMs: number,
): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart({ contextValue: { run, operation: context } }) {
    return {
      async didResolveOperation({ schema, document, operation }) {
        if (operation?.operation === "mutation") runs.forget();
        if (!run) return;
        run.facts = { ...run.facts, name: operation?.name?.value };
        run.decide(operation?.operation === "query" && !isSole(schema, document));
      },
      async willSendResponse({ operation, response: { body } }) {
        if (operation?.operation === "mutation") {
          runs.forget();
          if (context.signal.aborted) runs.hold(writeMs);
        }
        if (!run || body.kind !== "single") return;
        const { data, errors, extensions } = body.singleResult;
        run.isWhole = data != null && errors === undefined && extensions === undefined;
      },
    };
  },
});
