/**
 * The error catalog: every code that a client can receive, its meaning, and whether a retry can help.
 * `docs/errors.md` is printed from it. Messages are ours, because a family's own text may contain
 * private data; it appears only in the `userErrors` of a write, scrubbed.
 */
import { type ASTNode, GraphQLError } from "graphql";
import type { Refusal } from "#contracts/kit/error-bodies.ts";

interface Definition {
  readonly retryable: boolean;
  readonly message: string;
  readonly description: string;
}

const define = (retryable: boolean, message: string, description: string): Definition => ({
  retryable,
  message,
  description,
});

export const errorCatalog = {
  UNAUTHENTICATED: define(
    false,
    "Credentials are missing or not accepted",
    "The gateway, or a family that gets the caller's own credential, did not accept the caller's credentials (401).",
  ),
  FORBIDDEN: define(
    false,
    "The caller may not do this",
    "A scope or role is missing (403); `missingScopes` names the scopes where they are known. A refusal because of an object's state is `CONFLICT`.",
  ),
  NOT_FOUND: define(
    false,
    "There is no such object",
    "A write names an object that does not exist (404). A read returns null instead.",
  ),
  BAD_USER_INPUT: define(
    false,
    "The input is not valid",
    "An argument is malformed, outside its limits, or refused by the family (400, 422).",
  ),
  NOT_A_NODE: define(
    false,
    "The object cannot be read by its id alone",
    "`node` or `nodes` got the id of an object that no documented operation reads by its id; the message names the reason and the field that shows the object.",
  ),
  INVALID_CURSOR: define(
    false,
    "The cursor does not belong to this list",
    "A cursor was altered, has expired, or was created for other arguments or another parent.",
  ),
  CONFLICT: define(
    false,
    "The object has changed meanwhile, or its state forbids the change",
    "An entity tag is stale, or the object's state forbids the change (409, 412, and refusals that a contract lists as such).",
  ),
  RATE_LIMITED: define(
    true,
    "The family limits the rate of calls",
    "The family answers 429, or will for the next `retryAfterMs` milliseconds. `quota` has the limit, the rest and the reset of a used-up quota.",
  ),
  UPSTREAM_ERROR: define(true, "The family failed", "The family answers with a server error (5xx)."),
  UPSTREAM_TIMEOUT: define(
    true,
    "The family did not answer in time",
    "A read was not answered within the time limit of a try or of the operation.",
  ),
  UPSTREAM_UNAVAILABLE: define(
    true,
    "The family cannot be reached",
    "Connections fail, the family's queue is full, or its circuit breaker is open.",
  ),
  UPSTREAM_BAD_RESPONSE: define(
    false,
    "The family's answer cannot be read",
    "The answer does not fit the contract: wrong media type, broken JSON, a redirect, a 404 of another server, too large, or without an id.",
  ),
  UPSTREAM_MISCONFIGURED: define(
    false,
    "The gateway's own access to the family does not work",
    "The family refuses the credential that the gateway is configured with (401). Only the operator can correct it; the log names the cause.",
  ),
  OUTCOME_UNKNOWN: define(
    false,
    "It is not known whether the change was made",
    "A write was sent, and no answer says whether it was made: none arrived, or a 5xx, or a success without the promised object. Before a repetition read the changed object: `lookUp` names the query field. A write with the key in `idempotencyKey` can be repeated and is carried out once.",
  ),
  NOT_RUN: define(
    false,
    "An earlier mutation of the document failed, so this one was not sent",
    "A mutation field of an operation with `@stopOnError` follows a field that has an error or `userErrors`. Nothing was sent for it.",
  ),
  QUERY_BUDGET_EXCEEDED: define(
    false,
    "The operation needs too many REST calls",
    "The operation exceeded the limit of REST calls, of bytes of REST answers, or of objects or bytes of its response; or it was refused before any call, because it needs more REST calls at least. The message names the limit and, for REST calls, a length of lists that fits; `limit` has the setting.",
  ),
  QUERY_TOO_COMPLEX: define(
    false,
    "The operation is too large",
    "The operation was refused before it ran: too many tokens, levels, aliases, root fields, directives, selections, values in variables, or objects in lists. For lists the message names a length that fits.",
  ),
  DOCUMENT_NOT_TRUSTED: define(
    false,
    "The document is not one of those that may be run",
    "The gateway runs trusted documents only, and the request's document or id is none of them.",
  ),
  SUBGRAPH_REFUSED: define(
    true,
    "A part of the gateway does not know the gateway",
    "A subgraph process has another `SUBGRAPHS_SECRET` than the gateway. It has run nothing; the log of the gateway names it.",
  ),
  OVERLOADED: define(
    true,
    "The gateway has too much to do",
    "The gateway has no place or memory for the request, or its caller has a large share already: status 503 with `Retry-After`. No family was called.",
  ),
  STORAGE_FULL: define(
    true,
    "The server can store nothing at this time",
    "The disk of the gateway is full, or can only be read: status 503 with `Retry-After`. Nothing was changed; the log has the code of the operating system.",
  ),
  INTERNAL_SERVER_ERROR: define(
    false,
    "Internal error",
    "A bug in Tributary; please report it with the `requestId`.",
  ),
  AUTHENTICATION_UNAVAILABLE: define(
    true,
    "The caller cannot be checked now",
    "The keys of the token signer (`JWT_JWKS_URL`) cannot be read, and no earlier key fits the token: status 503 with `Retry-After`.",
  ),
} as const satisfies Record<string, Definition>;

export type ErrorCode = keyof typeof errorCatalog;

/** Codes of invalid requests, which the GraphQL server refuses before execution, with their meanings. */
export const requestErrorCodes = {
  GRAPHQL_PARSE_FAILED: "The document has a syntax error; `locations` has its place.",
  GRAPHQL_VALIDATION_FAILED:
    "The document does not fit the schema: an unknown field or argument, a missing argument, a value of the wrong type.",
  OPERATION_RESOLUTION_FAILURE:
    "The document has no operation named `operationName`, or has several and the request names none; or a subscription is not read as a stream.",
  BAD_REQUEST:
    "The HTTP request is not a GraphQL request: no document, a body that is not JSON, a mutation by GET, or a wrong hash of a persisted query.",
  PERSISTED_QUERY_NOT_FOUND:
    "The hash of the persisted query is not known; send it again together with the document.",
  PERSISTED_QUERY_NOT_SUPPORTED: "Persisted queries are switched off; send the document.",
} as const;

/**
 * Codes that `userErrors` of a payload can have: refusals, and errors that can end a write of several calls after
 * its first call. The enum `UserErrorCode` of the schema has the same values.
 */
export const userErrorCodes = [
  "BAD_USER_INPUT",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "UNAUTHENTICATED",
  "RATE_LIMITED",
  "UPSTREAM_ERROR",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_BAD_RESPONSE",
  "UPSTREAM_MISCONFIGURED",
  "OUTCOME_UNKNOWN",
  "QUERY_BUDGET_EXCEEDED",
] as const satisfies readonly ErrorCode[];

export type UserErrorCode = (typeof userErrorCodes)[number];

/** True if `userErrors` of a payload can have the code. */
export const isUserErrorCode = (code: ErrorCode): code is UserErrorCode =>
  userErrorCodes.some((known) => known === code);

export interface ErrorDetail {
  readonly family?: string | undefined;
  readonly status?: number | undefined;
  /** The family's own code. */
  readonly familyCode?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The quota that is used up, and the instant it is reset. */
  readonly quota?:
    | { readonly limit: number; readonly remaining: number; readonly resetAt: string }
    | undefined;
  readonly argument?: string | undefined;
  /** The setting that has the limit of REST calls. */
  readonly limit?: string | undefined;
  /** Key under which a write of unknown outcome can be repeated without being carried out twice. */
  readonly idempotencyKey?: string | undefined;
  readonly missingScopes?: readonly string[] | undefined;
  readonly requestId?: string | undefined;
  /** Details that a declared family maps from the error response by `errors.extensions`. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An error of the catalog. `message` replaces the catalog's; it must not quote a family. `node` is
 * the part of the client's document that is wrong.
 */
export class TributaryError extends GraphQLError {
  readonly code: ErrorCode;
  constructor(
    code: ErrorCode,
    detail: ErrorDetail = {},
    message: string = errorCatalog[code].message,
    node?: ASTNode,
  ) {
    const extensions: Record<string, unknown> = { code, retryable: errorCatalog[code].retryable };
    for (const [key, value] of Object.entries(detail)) if (value !== undefined) extensions[key] = value;
    super(message, { extensions, ...(node && { nodes: node }) });
    this.code = code;
  }
}

/** Invalid input of a client that is found before any REST call. */
export function badInput(message: string, argument?: string): TributaryError {
  return new TributaryError("BAD_USER_INPUT", { argument }, message);
}

/**
 * Error for an id whose object no REST operation reads by the id alone.
 * @param reason Sentence that says what is not read, and which field to select instead.
 */
export function notANode(type: string, reason: string, argument: string): TributaryError {
  return new TributaryError("NOT_A_NODE", { argument }, `${type} cannot be read by its id alone. ${reason}`);
}

/**
 * A value that cannot be sent. It is found where only the REST parameter is known, so the field that received the
 * value names its GraphQL argument later (`argument-names.ts`).
 */
export class UnusableValueError extends TributaryError {
  /** @param reason The rule that the value breaks, to follow the argument's name: `must not contain a comma`. */
  constructor(
    readonly value: unknown,
    readonly reason: string,
  ) {
    super("BAD_USER_INPUT", {}, `A value ${reason}`);
  }
}

/**
 * A write that the family refused, with the content of its error body for the payload's `userErrors`.
 * `message` is the family's own text, so it is scrubbed before a client sees it.
 */
export class RefusedError extends TributaryError {
  constructor(
    code: ErrorCode,
    detail: ErrorDetail,
    readonly refusal: Pick<Refusal, "message" | "field" | "causes">,
  ) {
    super(code, detail);
  }
}

/** Returns the family's own code, or undefined if the text does not look like a code. */
export const codeIn = (code: string | undefined): string | undefined =>
  code && /^[\w .-]{1,64}$/.test(code) ? code : undefined;

/** Maps the HTTP status of a family to an error code, for reads and writes. */
export function codeOfStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return "UNAUTHENTICATED";
    case 403:
      return "FORBIDDEN";
    case 404:
    case 410:
      return "NOT_FOUND";
    case 408:
      return "UPSTREAM_TIMEOUT";
    case 409:
    case 412:
    case 428:
      return "CONFLICT";
    case 429:
      return "RATE_LIMITED";
    default:
      if (status >= 500) return "UPSTREAM_ERROR";
      return status >= 400 ? "BAD_USER_INPUT" : "UPSTREAM_BAD_RESPONSE";
  }
}
