/** Plugins for errors: duplicates, request ids, refusals. */
import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { LaterPart } from "#gateway/operation/later.ts";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { MAX_FIRST } from "#subgraphs/kit/loading/connection.ts";

/**
 * Key of an error's failure. While one list is read, a family can fail in several ways, for example when its
 * circuit opens. These errors count as one failure.
 */
function failureOf({ message, extensions }: GraphQLFormattedError): unknown[] {
  const code = extensions?.["code"];
  return UNAVAILABLE.has(code) ? ["unavailable"] : [message, code];
}

const UNAVAILABLE: ReadonlySet<unknown> = new Set<ErrorCode>([
  "UPSTREAM_ERROR",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
]);

/** Compares the positions of two errors of the same field, because calls end in any order. */
function comparePaths({ path = [] }: GraphQLFormattedError, { path: other = [] }: GraphQLFormattedError) {
  const at = path.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : Number(path[at]) - Number(other[at]);
}

/** Most positions with an own error for one failure: those of the longest page. */
const MAX_POSITIONS = MAX_FIRST;

/**
 * One error for each position that failed. If one failure repeats at more than 250 positions, the 250th error
 * stands for all from there on, and its `count` is their number.
 */
export const dedupeErrors: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        contextValue.answers.later?.onParts(dedupeInParts);
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (singleResult.errors) singleResult.errors = deduped(singleResult.errors);
      },
    };
  },
};

/** Deduplicates the errors of each part separately, because clients read them separately. */
function dedupeInParts(sent: readonly LaterPart[]): void {
  for (const part of sent) part.errors = deduped(part.errors);
}

/** The errors of an answer: one for each position, up to the longest page for each failure. */
export function deduped(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  if (errors.length < 2) return errors;
  /** Errors by field and failure, then by position. */
  const groups = new Map<string, Map<string, GraphQLFormattedError>>();
  for (const error of errors) {
    const field = error.path?.map((part) => (typeof part === "number" ? "*" : part)).join(".");
    const key =
      field === undefined
        ? `${groups.size}`
        : JSON.stringify([field, error.extensions?.["family"], ...failureOf(error)]);
    const group = groups.get(key) ?? new Map<string, GraphQLFormattedError>();
    groups.set(key, group);
    const position = error.path?.join(".") ?? "";
    if (!group.has(position)) group.set(position, error);
  }
  return [...groups.values()].flatMap((group) => shortened([...group.values()].sort(comparePaths)));
}

/** The first of equal errors. The last of these stands for the others, too. */
function shortened(same: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const shown = same.slice(0, MAX_POSITIONS);
  const last = shown.at(-1);
  if (same.length <= MAX_POSITIONS || !last) return same;
  const count = same.length - MAX_POSITIONS + 1;
  return [...shown.slice(0, -1), { ...last, extensions: { ...last.extensions, count } }];
}

/** Adds the request id to each error, so that an error reported by a client can be found in the logs. */
export const requestIds: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        const named = (error: GraphQLFormattedError): GraphQLFormattedError => ({
          ...error,
          // Set last, because an error that several operations share may have the id of another one.
          extensions: { ...error.extensions, requestId: contextValue.operation.requestId },
        });
        contextValue.answers.later?.onParts((parts) => {
          for (const part of parts) if (part.errors.length > 0) part.errors = part.errors.map(named);
        });
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (singleResult.errors) singleResult.errors = singleResult.errors.map(named);
      },
    };
  },
};

/** Codes of refused operations in well-formed requests. */
const OPERATION_REFUSED: ReadonlySet<unknown> = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
  "QUERY_BUDGET_EXCEEDED",
]);

/** Records if the operation was refused, and not the request itself. */
export const recordRefusals: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        if (response.http.status !== 400 || response.body.kind !== "single") return;
        const { errors = [] } = response.body.singleResult;
        contextValue.answers.refused = errors.every(({ extensions }) =>
          OPERATION_REFUSED.has(extensions?.["code"]),
        );
      },
    };
  },
};

const NO_STREAM =
  "A subscription is answered as a stream of server-sent events: send it with `Accept: text/event-stream`";

/**
 * Refuses requests that the stock gateway would report as an internal error: no operation, or one that it
 * cannot execute.
 */
export const resolvedOperations: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue: { subscribe } }) {
        const isSubscription = operation?.operation === "subscription";
        if (operation && (!isSubscription || subscribe)) return;
        throw new GraphQLError(
          isSubscription ? NO_STREAM : "The request must name one operation of its document",
          {
            extensions: { code: "OPERATION_RESOLUTION_FAILURE", http: { status: 400 } },
          },
        );
      },
    };
  },
};
