/**
 * The error catalogue: every code a client can meet, what it means, and whether trying again can
 * help. `docs/errors.md` is printed from it. Messages are ours, never a family's: a family's own
 * text appears only in the `userErrors` of a write, scrubbed.
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
    "The gateway or a family did not accept the caller's credentials (401).",
  ),
  FORBIDDEN: define(
    false,
    "The caller may not do this",
    "A scope or role is missing (403); `missingScopes` names the scopes where they are known. A refusal because of an object's state is `CONFLICT`.",
  ),
  NOT_FOUND: define(
    false,
    "There is no such object",
    "A write names an object that is not there (404). A read answers null instead.",
  ),
  BAD_USER_INPUT: define(
    false,
    "The input is not valid",
    "An argument is malformed, out of its limits, or refused by the family (400, 422).",
  ),
  INVALID_CURSOR: define(
    false,
    "The cursor does not belong to this list",
    "A cursor was altered, is past its time, or was made for other arguments or another parent.",
  ),
  CONFLICT: define(
    false,
    "The object has changed meanwhile, or its state forbids the change",
    "An entity tag is stale, or the object's state forbids the change (409, 412, and refusals that a contract lists as such).",
  ),
  RATE_LIMITED: define(
    true,
    "The family limits the rate of calls",
    "The family answers 429, or is known to do so until `retryAfterMs` from now. `quota` is there where a quota is used up: what it is, what remains of it and when it is reset.",
  ),
  UPSTREAM_ERROR: define(true, "The family failed", "The family answers with a server error (5xx)."),
  UPSTREAM_TIMEOUT: define(
    true,
    "The family did not answer in time",
    "A read was not answered within its try or within the operation's deadline.",
  ),
  UPSTREAM_UNAVAILABLE: define(
    true,
    "The family can not be reached",
    "Connections fail, the family's queue is full, or its circuit breaker is open.",
  ),
  UPSTREAM_BAD_RESPONSE: define(
    false,
    "The family's answer can not be read",
    "The answer is not what the contract says: wrong media type, broken JSON, a redirect, too large, no id.",
  ),
  OUTCOME_UNKNOWN: define(
    false,
    "Whether the change was made is not known",
    "A write was sent and its answer never came. Read what it changes before repeating it: `lookUp` names the field of the query that shows it, `idempotencyKey` the key under which it can be sent again without being done twice.",
  ),
  QUERY_BUDGET_EXCEEDED: define(
    false,
    "The operation needs too many REST calls",
    "The operation used up the REST calls, the bytes of REST answers, or the objects and bytes of its own answer that one operation may have; or it may need more REST calls than that, which is known before it runs. The message says which. Ask for less at once.",
  ),
  QUERY_TOO_COMPLEX: define(
    false,
    "The operation is too large",
    "The operation was refused before it ran: tokens, depth, aliases, root fields, directives, selections, or the objects that its lists may hold, for which the message names a length that would fit.",
  ),
  DOCUMENT_NOT_TRUSTED: define(
    false,
    "The document is not one of those that may be run",
    "Only trusted documents are run here, and the request's is not among them, or there is none of its id.",
  ),
  OVERLOADED: define(
    true,
    "The gateway has too much to do",
    "More requests are in flight than the gateway takes; it is told by 503 with `Retry-After`.",
  ),
  INTERNAL_SERVER_ERROR: define(false, "Internal error", "A bug of ours. It fails any test."),
} as const satisfies Record<string, Definition>;

export type ErrorCode = keyof typeof errorCatalog;

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
  /** Under which a write of unknown outcome can be repeated without being done twice. */
  readonly idempotencyKey?: string | undefined;
  readonly missingScopes?: readonly string[] | undefined;
  readonly requestId?: string | undefined;
}

/**
 * An error of the catalogue. `message` replaces the catalogue's; it must not quote a family. `node` is
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

/** A client's mistake that is seen before any call is made. */
export function badInput(message: string, argument?: string): TributaryError {
  return new TributaryError("BAD_USER_INPUT", { argument }, message);
}

/**
 * A value that cannot be sent. Where it is found, only the wire's own parameter is known, which is
 * none of the graph's: the field that it was given to names its argument (`argument-names.ts`).
 */
export class UnusableValueError extends TributaryError {
  /** @param reason What is wrong with it, to follow its name: `must not contain a comma`. */
  constructor(
    readonly value: unknown,
    readonly reason: string,
  ) {
    super("BAD_USER_INPUT", {}, `A value ${reason}`);
  }
}

/**
 * A write that the family refused: what its body says, for the payload's `userErrors`. It is not
 * shown as it stands: `message` is the family's own text.
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

/** A family's own code, unless it is something else in the code's place. */
export const codeIn = (code: string | undefined): string | undefined =>
  code && /^[\w .-]{1,64}$/.test(code) ? code : undefined;

/** The code for a family's status, for reads and writes alike. */
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
