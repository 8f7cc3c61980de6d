/** Formats errors for clients: from the catalog, without internals of the gateway or of a family. */
import { GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import { type ErrorCode, errorCatalog, requestErrorCodes, TributaryError } from "#platform/errors/catalog.ts";
import { tooLong } from "./query-limits.ts";

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
  "details",
] as const;

/**
 * Rebuilds an error from the members that a client may see. An error that is not in the catalog gets a general
 * message, because messages of exceptions and of subgraphs hold paths, URLs and bodies.
 * @param given the formatted error
 * @param thrown the error before it was formatted
 */
export function clientError(given: GraphQLFormattedError, thrown?: unknown): GraphQLFormattedError {
  const formatted = ours(given, thrown);
  const code = formatted.extensions?.["code"];
  // Errors that our code did not throw have this code and their own texts, which clients must not see.
  const known =
    typeof code === "string" && code !== "INTERNAL_SERVER_ERROR" && Object.hasOwn(errorCatalog, code);
  // The server itself refuses requests without a valid operation. The messages of these refusals are safe.
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

/** Replaces the codes of some server errors with those of our catalog. */
function ours(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.["code"];
  const refuse = (known: string, message: string) => ({ message, extensions: { code: known } });
  const cause = thrown instanceof GraphQLError ? thrown.originalError : undefined;
  if (code === "GRAPHQL_VALIDATION_FAILED" && cause instanceof TributaryError)
    return { ...formatted, message: cause.message, extensions: cause.extensions };
  // The message quotes the value before the reason, so a long value would leave no room for the reason.
  const [node] = thrown instanceof GraphQLError ? (thrown.nodes ?? []) : [];
  if (node?.kind === Kind.VARIABLE_DEFINITION && cause instanceof TributaryError && isLong(formatted))
    return { ...formatted, message: `Variable "$${node.variable.name.value}": ${cause.message}` };
  const long = code === "GRAPHQL_PARSE_FAILED" ? tooLong(formatted.message) : undefined;
  if (long !== undefined) return refuse("QUERY_TOO_COMPLEX", long);
  if (formatted.message === "provided sha does not match query")
    return refuse("BAD_REQUEST", "The persisted query's hash is not its document's");
  return formatted;
}

/** Cuts a long message after a whole word. */
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
