/** Errors as clients see them: of the catalog, without anything of ours or of a family's inside. */
import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import type { LaterPart } from "#gateway/execution/defer/later.ts";
import { tooLong } from "#gateway/policy/query-limits.ts";
import { type ErrorCode, errorCatalog, TributaryError } from "#platform/errors/catalog.ts";

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
  "idempotencyKey",
  "missingScopes",
  "requestId",
  "count",
] as const;

/** The server's own codes for requests that are no valid operation: their message is safe. */
const REQUEST_ERRORS = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

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
  if (!known && !REQUEST_ERRORS.has(String(code))) {
    const { message, retryable } = errorCatalog.INTERNAL_SERVER_ERROR;
    return place({ message, extensions: { code: "INTERNAL_SERVER_ERROR", retryable } }, formatted);
  }
  const extensions: Record<string, unknown> = {};
  for (const key of SHOWN) {
    const value = formatted.extensions?.[key];
    if (value !== undefined) extensions[key] = value;
  }
  if (known) extensions["retryable"] ??= errorCatalog[code as ErrorCode].retryable;
  return place({ message: formatted.message.slice(0, MAX_MESSAGE), extensions }, formatted);
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

type Path = GraphQLFormattedError["path"];

/** Whether one of two paths of the same field comes first: calls fail in whatever order they end. */
function isBefore(path: Path = [], other: Path = []): boolean {
  const at = path.findIndex((part, index) => part !== other[index]);
  return at >= 0 && Number(path[at]) < Number(other[at]);
}

/**
 * One error for each failed field and family: where a list repeats it, the first path stands for
 * all, and `count` says how many there are.
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

/**
 * One error for each failed field and family among the parts that are sent together: the first part
 * has it. An error without a path is that of its part alone, and a part without data has its own reason.
 */
function dedupeInParts(sent: readonly LaterPart[]): void {
  const parts = sent.filter(({ data, errors }) => data !== null && errors.length > 0);
  if (parts.length === 0) return;
  const all = new Map(
    deduped(parts.flatMap(({ errors }) => errors.filter(({ path }) => path))).map((error) => [
      placeOf(error),
      error,
    ]),
  );
  for (const part of parts)
    part.errors = [
      ...new Set(part.errors.map((error) => (error.path ? all.get(placeOf(error)) : error))),
    ].filter((error) => error !== undefined);
}

const placeOf = ({ path, message, extensions }: GraphQLFormattedError) =>
  JSON.stringify([path, message, extensions?.["family"]]);

function deduped(errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] {
  if (errors.length < 2) return errors;
  const known = new Map<string, { first: GraphQLFormattedError; count: number }>();
  for (const error of errors) {
    const field = error.path?.map((part) => (typeof part === "number" ? "*" : part)).join(".");
    const key =
      field === undefined
        ? `${known.size}`
        : JSON.stringify([field, error.extensions?.["family"], ...failureOf(error)]);
    const same = known.get(key);
    if (!same) known.set(key, { first: error, count: 1 });
    else {
      same.count += 1;
      if (isBefore(error.path, same.first.path)) same.first = error;
    }
  }
  return [...known.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, extensions: { ...first.extensions, count } },
  );
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
