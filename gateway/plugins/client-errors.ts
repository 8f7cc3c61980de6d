/** Errors as clients see them: of the catalog, without anything of ours or of a family's inside. */
import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import type { LaterPart } from "#gateway/execution/defer/later.ts";
import { tooLong } from "#gateway/policy/query-limits.ts";
import { type ErrorCode, errorCatalog, requestErrorCodes, TributaryError } from "#platform/errors/catalog.ts";
import { MAX_FIRST } from "#subgraphs/kit/loading/connection.ts";

const MAX_MESSAGE = 300;
const SHOWN = [
  "code",
  "retryable",
  "family",
  "status",
  "familyCode",
  "retryAfterMs",
  "quota",
  "argument",
  "limit",
  "idempotencyKey",
  "missingScopes",
  "requestId",
  "count",
] as const;

/**
 * Rebuilds an error from what may be shown. An error that is not of the catalog says only that
 * something went wrong: messages of exceptions and of subgraphs hold paths, URLs and bodies.
 */
export function clientError(given: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  const formatted = ours(given, thrown);
  const code = formatted.extensions?.["code"];
  // What is thrown by nobody of ours comes with this code and with its own text: that is not shown.
  const known =
    typeof code === "string" && code !== "INTERNAL_SERVER_ERROR" && Object.hasOwn(errorCatalog, code);
  // The server refuses requests that are no valid operation by itself; the messages of these refusals are safe.
  if (!known && !Object.hasOwn(requestErrorCodes, String(code))) {
    const { message, retryable } = errorCatalog.INTERNAL_SERVER_ERROR;
    return place({ message, extensions: { code: "INTERNAL_SERVER_ERROR", retryable } }, formatted);
  }
  const extensions: Record<string, unknown> = {};
  for (const key of SHOWN) {
    const value = formatted.extensions?.[key];
    if (value !== undefined) extensions[key] = value;
  }
  if (known) extensions["retryable"] ??= errorCatalog[code as ErrorCode].retryable;
  return place({ message: shortMessage(formatted.message), extensions }, formatted);
}

/** The server has its own code for whatever a rule refuses, and none for some of its refusals. */
function ours(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.["code"];
  const refuse = (known: string, message: string) => ({ message, extensions: { code: known } });
  const cause = thrown instanceof GraphQLError ? thrown.originalError : undefined;
  if (code === "GRAPHQL_VALIDATION_FAILED" && cause instanceof TributaryError)
    return { ...formatted, message: cause.message, extensions: cause.extensions };
  // A variable's value is quoted before what is wrong with it: a long one would leave no room for that.
  const [node] = thrown instanceof GraphQLError ? (thrown.nodes ?? []) : [];
  if (node?.kind === Kind.VARIABLE_DEFINITION && cause instanceof TributaryError && isLong(formatted))
    return { ...formatted, message: `Variable "$${node.variable.name.value}": ${cause.message}` };
  const long = code === "GRAPHQL_PARSE_FAILED" ? tooLong(formatted.message) : undefined;
  if (long !== undefined) return refuse("QUERY_TOO_COMPLEX", long);
  if (formatted.message === "provided sha does not match query")
    return refuse("BAD_REQUEST", "The persisted query's hash is not its document's");
  return formatted;
}

/** A message that is not too long; a longer one ends with a whole word. */
function shortMessage(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const start = message.slice(0, MAX_MESSAGE - 1);
  const end = start.search(/\s+\S*$/);
  return `${end > 0 ? start.slice(0, end) : start}…`;
}

const isLong = ({ message }: GraphQLFormattedError) => message.length > MAX_MESSAGE;

function place(
  error: GraphQLFormattedError,
  { path, locations }: GraphQLFormattedError,
): GraphQLFormattedError {
  return { ...error, ...(locations && { locations }), ...(path && { path }) };
}

/**
 * What an error says happened. A family that fails may do so in several ways while one list is read,
 * at the latest when its circuit opens: that is one failure all the same.
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

/** The order of two paths of the same field: calls fail in whatever order they end. */
function comparePaths({ path = [] }: GraphQLFormattedError, { path: other = [] }: GraphQLFormattedError) {
  const at = path.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : Number(path[at]) - Number(other[at]);
}

/** Positions with an error of their own if one failure repeats: those of the longest page. */
const MAX_POSITIONS = MAX_FIRST;

/**
 * One error for each position that failed. If one failure repeats at more than 250 positions, the 250th
 * error stands for all that follow, and its `count` is their number.
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

/** The same for each part alone: each is read by itself. */
function dedupeInParts(sent: readonly LaterPart[]): void {
  for (const part of sent) part.errors = deduped(part.errors);
}

/** The errors of an answer: one for each position, for the longest page at most. */
export function deduped(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  if (errors.length < 2) return errors;
  /** By field and failure, then by position. */
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

/** The first of the same errors; the last of these stands for the others, too. */
function shortened(same: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  const shown = same.slice(0, MAX_POSITIONS);
  const last = shown.at(-1);
  if (same.length <= MAX_POSITIONS || !last) return same;
  const count = same.length - MAX_POSITIONS + 1;
  return [...shown.slice(0, -1), { ...last, extensions: { ...last.extensions, count } }];
}

/** Each error names its request, so that an error reported by a client can be found in the logs. */
export const requestIds: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        const named = (error: GraphQLFormattedError): GraphQLFormattedError => ({
          ...error,
          // Last: what several operations waited for together may name another's.
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

/** Refusals of an operation in a request that is itself as it should be. */
const OPERATION_REFUSED: ReadonlySet<unknown> = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
  "QUERY_BUDGET_EXCEEDED",
]);

/** Notes whether it was the request that was refused, or the operation that it asks for. */
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

/** What the stock gateway would take for a fault of ours: no operation, or one that it cannot run. */
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
