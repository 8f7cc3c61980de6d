/** Adds to errors of writes with an unknown outcome the query field that shows the change. */
import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type GraphQLFormattedError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { fieldsIn, fragmentsIn } from "#platform/graphql/selections.ts";

/** The name of the root field with a response key, also within fragments. */
const rootField = (
  key: unknown,
  selectionSet: SelectionSetNode,
  document: DocumentNode,
): string | undefined =>
  fieldsIn(selectionSet, fragmentsIn(document), () => true).find(
    ({ alias, name }) => (alias ?? name).value === key,
  )?.name.value;

/**
 * Adds `lookUp` to each error of a write with an unknown outcome.
 * @param queries Paths of query fields by mutation, as the families declare them.
 */
export const addOutcomeHints = (
  queries: ReadonlyMap<string, string>,
): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response, operation, document }) {
        if (operation?.operation !== "mutation" || !document) return;
        const hinted = (error: GraphQLFormattedError) => withOutcomeHint(queries, error, operation, document);
        contextValue.answers.later?.onParts((parts) => {
          for (const part of parts) part.errors = part.errors.map(hinted);
        });
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (singleResult.errors) singleResult.errors = singleResult.errors.map(hinted);
      },
    };
  },
});

function withOutcomeHint(
  queries: ReadonlyMap<string, string>,
  error: GraphQLFormattedError,
  { selectionSet }: OperationDefinitionNode,
  document: DocumentNode,
): GraphQLFormattedError {
  if (error.extensions?.["code"] !== "OUTCOME_UNKNOWN") return error;
  const [first, ...more] = selectionSet.selections;
  // An unreachable subgraph's error has no path, so the field is known only if it is the only one.
  const field =
    error.path === undefined && more.length === 0 && first?.kind === Kind.FIELD
      ? first.name.value
      : rootField(error.path?.[0], selectionSet, document);
  const lookUp = queries.get(field ?? "");
  return lookUp ? { ...error, extensions: { ...error.extensions, lookUp } } : error;
}
