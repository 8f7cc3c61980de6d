/**
 * Letting go of an operation once it is answered. The server makes an object with accessors for the
 * gateway of each operation; V8 keeps an accessor's functions in the object's hidden class, which only
 * major collections free, and what they see is the whole operation. So nothing may hang on it.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";

/** Notes the answer, so that it can be dropped when it has been sent. */
export const keepResponse: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ response, contextValue }) {
    contextValue.answers.response = response;
  },
};

/** Drops what was read for an operation, and its answer with what followed it. */
export function disposeOperation({
  operation,
  answers,
}: Pick<GatewayContext, "operation" | "answers">): void {
  operation.release();
  answers.later = undefined;
  if (answers.response) answers.response.body = undefined;
}
