/** Turns a family's answer into a body as its contract has it, or into the failure that it reports. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { isAboutState, type Quota, type Refusal } from "#contracts/kit/error-bodies.ts";
import { codeIn, codeOfStatus, type ErrorCode, RefusedError } from "#platform/errors/catalog.ts";
import { parseJson, UnreadableBody } from "#platform/http/response-body.ts";
import type { RestAnswer } from "./inflight-requests.ts";
import { RequestFailure } from "./request-failure.ts";
import { retryAfterMs } from "./retry-policy.ts";
import type { RawAnswer } from "./transport.ts";

export class ResponseDecoder {
  readonly #family: Family;

  constructor(family: Family) {
    this.#family = family;
  }

  /**
   * Decodes one answer.
   * @throws RefusedError when the family refused the call
   * @throws RequestFailure when the family failed, limits its rate, or sent what cannot be read
   */
  decode(operation: BoundOperation, answer: RawAnswer): RestAnswer {
    const { status } = answer;
    try {
      if (operation.success.includes(status) || (status >= 200 && status < 300))
        return this.#success(operation, answer);
      const { notModified } = operation.spec;
      if (status === 304 && notModified) return { status, headers: answer.headers, body: notModified };
      // Never followed, because the target is not ours to trust.
      if (status < 400) throw new UnreadableBody("redirect");
    } catch (error) {
      if (error instanceof UnreadableBody) throw new RequestFailure("UPSTREAM_BAD_RESPONSE", "unreadable");
      throw error;
    }
    throw this.#failure(operation, answer);
  }

  #success({ spec, success }: BoundOperation, { status, headers, bytes }: RawAnswer): RestAnswer {
    const { returns, page } = spec;
    if (bytes.length === 0) {
      if (!(returns || page) || (status === 204 && success.includes(204)))
        return { status, headers, body: undefined };
      throw new UnreadableBody("empty");
    }
    if (returns && "binary" in returns) return { status, headers, body: undefined, bytes };
    const body = parseJson(bytes, headers["content-type"], this.#family.largeIntegers === true);
    if (returns && !isOf(returns, body)) throw new UnreadableBody("another type");
    return { status, headers, body };
  }

  #failure(operation: BoundOperation, answer: RawAnswer): RequestFailure | RefusedError {
    const { status, headers } = answer;
    const retryAfter = retryAfterMs(headers["retry-after"]);
    if (status === 429) {
      const { quota } = this.#refusal(answer);
      const wait = retryAfter ?? msUntilReset(quota);
      return new RequestFailure("RATE_LIMITED", "throttled", status, wait, quota);
    }
    if (status >= 500 || status === 408) {
      const kind = status === 408 ? "timeout" : "status";
      return new RequestFailure(codeOfStatus(status), kind, status, retryAfter);
    }
    const refusal = this.#refusal(answer);
    const code = this.#codeOf(operation, refusal.status ?? status, refusal);
    const missingScopes = code === "FORBIDDEN" ? scopesNamed(operation, refusal) : undefined;
    return new RefusedError(
      code,
      { family: this.#family.name, status, familyCode: codeIn(refusal.code), missingScopes },
      refusal,
    );
  }

  /** The code of a refusal. The state of an object is neither the caller's right nor the caller's input. */
  #codeOf({ spec }: BoundOperation, status: number, refusal: Refusal): ErrorCode {
    const code = codeOfStatus(status);
    const isAmbiguous = code === "FORBIDDEN" || code === "BAD_USER_INPUT";
    const rules = [spec.stateRefusals, this.#family.stateRefusals];
    return isAmbiguous && isAboutState(refusal, rules) ? "CONFLICT" : code;
  }

  #refusal({ bytes, headers }: RawAnswer): Refusal {
    try {
      return this.#family.errors.read(parseJson(bytes, headers["content-type"], false));
    } catch {
      return {}; // a refusal without a readable body is still a refusal
    }
  }
}

const msUntilReset = (quota: Quota | undefined) => quota && Math.max(0, quota.resetAt * 1_000 - Date.now());

/** Whether a body is the kind of value that the contract promises; its members are read tolerantly. */
function isOf(returns: object, body: unknown): boolean {
  const { type } = returns as { readonly type?: string };
  if (type === "array") return Array.isArray(body);
  return type !== "object" || (typeof body === "object" && body !== null && !Array.isArray(body));
}

const MAX_READ_MESSAGE = 4_096;

/**
 * The scope that a refusal is about, of those that the contract lists for the operation: any of them
 * would do, so the first one named stands for all. Only the beginning of the message is read, because
 * it is the family's text and may be as long as the body.
 */
function scopesNamed({ spec }: BoundOperation, { message }: Refusal): readonly string[] | undefined {
  const words = new Set(message?.slice(0, MAX_READ_MESSAGE).match(/(?<![\w:.-])[\w:.-]*\w/g));
  const named = spec.scopes?.find((scope) => words.has(scope));
  return named === undefined ? undefined : [named];
}
