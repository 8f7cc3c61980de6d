/** Reports an operation to traces and metrics as it passes through the server. */
import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, type GraphQLSchema, Kind, print, visit } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { coordinatesIn } from "#platform/graphql/coordinates.ts";
import { codesOf, cutName } from "#platform/http/log.ts";

/**
 * Installed only if traces or metrics are on.
 * @param hashFor Returns the hash of the supergraph that a schema belongs to.
 */
export const telemetryPlugin = (
  hashFor: (schema: GraphQLSchema) => string,
): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart({ contextValue: { watch, answers, run } }) {
    return {
      async parsingDidStart() {
        const end = watch?.phase("parse");
        return async () => end?.();
      },
      async validationDidStart() {
        const end = watch?.phase("validate");
        return async () => end?.();
      },
      async didResolveOperation({ schema, operation, document, queryHash }) {
        if (!operation) return;
        const described = {
          type: operation.operation,
          name: cutName(operation.name?.value),
          hash: queryHash,
          schema: hashFor(schema),
          coordinates: () => coordinatesIn(schema, document),
          text: () => shapeOf(document),
        };
        watch?.operation(described);
        if (run) run.facts = { ...run.facts, describe: (other) => other.operation(described) };
      },
      async willSendResponse({ operation, response }) {
        const { later } = answers;
        const errors = [...((response.body.kind === "single" && response.body.singleResult.errors) || [])];
        const report = () => watch?.answered(operation?.operation ?? "none", codesOf(errors));
        if (!later) report();
        later?.onParts((parts) => {
          for (const part of parts) for (const error of part.errors) errors.push(error);
        });
        later?.onEnd(report);
      },
    };
  },
});

const MAX_DOCUMENT = 16_384;

/** A document without the client's texts and numbers, cut to a length that suits a trace. */
function shapeOf(document: DocumentNode): string {
  const shape = print(
    visit(document, {
      StringValue: () => ({ kind: Kind.STRING, value: "" }),
      IntValue: () => ({ kind: Kind.INT, value: "0" }),
      FloatValue: () => ({ kind: Kind.FLOAT, value: "0" }),
    }),
  );
  return shape.slice(0, MAX_DOCUMENT);
}
