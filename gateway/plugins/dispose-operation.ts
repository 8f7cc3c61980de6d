/**
 * Releases the data of an operation after its answer. Apollo Server makes an object with accessors for each
 * operation. V8 keeps these functions, and through them the whole operation, until a major collection.
 * Therefore the operation must not refer to large data any more.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";

/** Stores a reference to the response, so that its body can be dropped after it is sent. */
export const keepResponse: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ response, contextValue }) {
    contextValue.answers.response = response;
  },
};

/** Drops the data that was read for an operation, its answer and its deferred payloads. */
export function disposeOperation({
  operation,
  answers,
}: Pick<GatewayContext, "operation" | "answers">): void {
  operation.release();
  answers.later = undefined;
  if (answers.response) answers.response.body = undefined;
}
