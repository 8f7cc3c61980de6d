/** Decodes a family's response by its contract, or throws the reported failure. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { isAboutState, type Quota, type Refusal } from "#contracts/kit/error-bodies.ts";
import type { Spelling } from "#platform/config/family-settings.ts";
import { codeIn, codeOfStatus, type ErrorCode, RefusedError } from "#platform/errors/catalog.ts";
import { parseJson, UnreadableBody } from "#platform/http/response-body.ts";
import { AnswerReaders } from "#subgraphs/kit/reading/answer-reader.ts";
import { promiseOf } from "#subgraphs/kit/reading/promises.ts";
import type { RestAnswer } from "./inflight-requests.ts";
import { type RawAnswer, withAnswer } from "./raw-answer.ts";
import { RequestFailure } from "./request-failure.ts";
import { retryAfterMs } from "./retry-policy.ts";

export class ResponseDecoder {
  readonly #family: Family;
  readonly #readers: AnswerReaders;
  /** @param spelling spelling of values that the family's documents do not specify */
  constructor(family: Family, spelling?: Spelling) {
    this.#family = family;
    this.#readers = new AnswerReaders(spelling, family);
  }

  /**
   * Decodes one response.
   * @throws RefusedError if the family refused the call
   * @throws RequestFailure if the family failed, limits its rate, or sent an unreadable response; for a write also
   * if the response does not show the object that its contract promises
   */
  decode(operation: BoundOperation, answer: RawAnswer): RestAnswer {
    const { status, headers } = answer;
    if (operation.success.includes(status) || (status >= 200 && status < 300)) {
      try {
        return this.#success(operation, answer);
      } catch (error) {
        if (!(error instanceof UnreadableBody)) throw error;
        // If the contract of a write promises no content, the status is enough.
        if (!operation.read && !promiseOf(operation)) return { status, headers, body: undefined };
        throw new RequestFailure("UPSTREAM_BAD_RESPONSE", "unreadable", {
          status,
          cause: { reason: error.reason, ...mediaTypeIn(headers) },
        });
      }
    }
    const { notModified } = operation.spec;
    if (status === 304 && notModified) return { status, headers, body: notModified };
    const failure = this.#failure(operation, answer);
    throw operation.spec.keepsFailures ? withAnswer(failure, answer) : failure;
  }

  #success(operation: BoundOperation, { status, headers, bytes }: RawAnswer): RestAnswer {
    const { spec, success } = operation;
    if (bytes instanceof UnreadableBody) throw bytes;
    const { returns, page } = spec;
    if (bytes.length === 0) {
      if (!(returns || page) || (status === 204 && success.includes(204)))
        return { status, headers, body: undefined };
      throw new UnreadableBody("empty");
    }
    if (returns && "binary" in returns) return { status, headers, body: undefined, bytes };
    const sent = parseJson(bytes, headers["content-type"], this.#family.largeIntegers === true);
    const { body, findings, notFound } = this.#readers.of(operation)(sent);
    if (notFound && operation.read) {
      const refusal = this.#family.errors.read(sent);
      throw new RefusedError("NOT_FOUND", { family: this.#family.name, status }, refusal);
    }
    if (returns && body === undefined) throw new UnreadableBody("another type");
    if (promiseOf(operation)?.(body) === false) throw new UnreadableBody("not what was promised");
    return { status, headers, body, findings };
  }

  #failure(operation: BoundOperation, answer: RawAnswer): RequestFailure | RefusedError {
    const { status, headers } = answer;
    // Redirects are not followed, because their target is not trusted.
    if (status < 400) {
      const cause = { reason: "redirect", ...mediaTypeIn(headers), ...targetIn(headers) } as const;
      return new RequestFailure("UPSTREAM_BAD_RESPONSE", "unreadable", { status, cause });
    }
    const cause = { reason: "status", ...mediaTypeIn(headers) } as const;
    const retryAfter = retryAfterMs(headers["retry-after"]);
    if (status === 429) {
      const { quota } = this.#refusal(answer);
      const wait = retryAfter ?? msUntilReset(quota);
      return new RequestFailure("RATE_LIMITED", "throttled", { status, retryAfter: wait, quota, cause });
    }
    if (status >= 500 || status === 408)
      return new RequestFailure(codeOfStatus(status), status === 408 ? "timeout" : "status", {
        status,
        retryAfter,
        cause,
        // A proxy may also answer 503 after it lost the family's response, so only documented statuses count.
        ...(this.#family.untouchedStatuses?.includes(status) && { untouched: true }),
      });
    const refusal = this.#refusal(answer);
    if ((status === 404 || status === 410) && !this.#isOwn(answer, refusal))
      return new RequestFailure("UPSTREAM_BAD_RESPONSE", "misrouted", {
        status,
        cause: { ...cause, reason: "404 of another server" },
      });
    const code = this.#codeOf(operation, refusal.status ?? status, refusal);
    const missingScopes = code === "FORBIDDEN" ? scopesNamed(operation, refusal) : undefined;
    return new RefusedError(
      code,
      { family: this.#family.name, status, familyCode: codeIn(refusal.code), missingScopes },
      refusal,
    );
  }

  /**
   * True if a 404 comes from the family and not from a proxy, because it has the family's error form. If the
   * documents show no form, any JSON object or an empty body is accepted.
   */
  #isOwn({ bytes, headers }: RawAnswer, { isOwnForm }: Refusal): boolean {
    if (isOwnForm) return true;
    if (this.#family.errors.documented || bytes instanceof UnreadableBody) return false;
    const body = bytes.length === 0 ? {} : tryJson(bytes, headers);
    return typeof body === "object" && body !== null && !Array.isArray(body);
  }

  /** The error code of a refusal. A refusal because of an object's state is a CONFLICT, whatever its status. */
  #codeOf({ spec }: BoundOperation, status: number, refusal: Refusal): ErrorCode {
    const code = codeOfStatus(status);
    const isAmbiguous = code === "FORBIDDEN" || code === "BAD_USER_INPUT";
    const rules = [spec.stateRefusals, this.#family.stateRefusals];
    return isAmbiguous && isAboutState(refusal, rules) ? "CONFLICT" : code;
  }

  /** The refusal in a body. A refusal with an unreadable body is still a refusal. */
  #refusal({ bytes, headers }: RawAnswer): Refusal {
    if (bytes instanceof UnreadableBody) return {};
    const body = tryJson(bytes, headers);
    return body === undefined ? {} : this.#family.errors.read(body);
  }
}

function tryJson(bytes: Buffer, headers: RawAnswer["headers"]): unknown {
  try {
    return parseJson(bytes, headers["content-type"], false);
  } catch (error) {
    if (error instanceof UnreadableBody) return undefined;
    throw error;
  }
}

/** The media type without parameters, if it is valid. */
function mediaTypeIn({ "content-type": type }: RawAnswer["headers"]): { readonly contentType?: string } {
  const [contentType] = typeof type === "string" ? (/^[\w.+-]{1,64}\/[\w.+-]{1,64}/.exec(type) ?? []) : [];
  return contentType === undefined ? {} : { contentType };
}

/** The origin of a redirect's target. Its path and query may contain secrets. */
function targetIn({ location }: RawAnswer["headers"]): { readonly redirectOrigin?: string } {
  if (typeof location !== "string" || !URL.canParse(location)) return {};
  return { redirectOrigin: new URL(location).origin };
}

const msUntilReset = (quota: Quota | undefined) => quota && Math.max(0, quota.resetAt * 1_000 - Date.now());

const MAX_READ_MESSAGE = 4_096;

/**
 * The scope named in a refusal, if the contract lists it for the operation. One is returned, because each listed
 * scope is enough. Only the beginning of the message is read, because the text of the family can be long.
 */
function scopesNamed({ spec }: BoundOperation, { message }: Refusal): readonly string[] | undefined {
  const words = new Set(message?.slice(0, MAX_READ_MESSAGE).match(/(?<![\w:.-])[\w:.-]*\w/g));
  const named = spec.scopes?.find((scope) => words.has(scope));
  return named === undefined ? undefined : [named];
}
