/** A subscription that has passed all checks of an operation. */
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";

export interface CheckedSubscription {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: OperationContext;
}

/** Opens a subscription for its client. @throws TributaryError */
export type OpenSubscription = (asked: CheckedSubscription) => Promise<void>;
