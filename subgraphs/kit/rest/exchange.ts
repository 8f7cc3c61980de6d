/** Sends one request of a call, decodes the response, and updates rate limits and credential. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { Credential } from "#platform/credentials/credential.ts";
import { RefusedError } from "#platform/errors/catalog.ts";
import type { FailureCause } from "#platform/telemetry/instrumentation.ts";
import type { CalledOperation, UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { type Drift, DriftWatch, type SeenDifference } from "./drift.ts";
import type { InflightRequest, RestAnswer } from "./inflight-requests.ts";
import type { RateLimiter } from "./rates/rate-limiter.ts";
import { type RawAnswer, sameAnswer } from "./raw-answer.ts";
import type { RefusedSelects } from "./refused-selects.ts";
import type { PreparedRequest } from "./request.ts";
import { RequestFailure } from "./request-failure.ts";
import type { ResponseDecoder } from "./response-decoder.ts";
import type { Transport } from "./transport.ts";

/** The parts of a client that an exchange uses. */
export interface ExchangeParts {
  readonly transport: Transport;
  readonly decoder: ResponseDecoder;
  readonly rates: RateLimiter;
  readonly selects: RefusedSelects;
  /** Credential of the deployment. Undefined if calls carry the callers' credentials or none. */
  readonly credential: Credential | undefined;
  readonly events: Partial<UpstreamEvents>;
}

export class Exchange {
  readonly #parts: ExchangeParts;
  readonly #drift: DriftWatch;
  #difference: SeenDifference | undefined;

  constructor(family: Family, parts: ExchangeParts) {
    this.#parts = parts;
    this.#drift = new DriftWatch(family);
  }

  /** The latest differences from the contract, seen in first responses of operations. */
  get difference(): SeenDifference | undefined {
    return this.#difference;
  }

  /** Differences between a response and its contract. Undefined for a response without a body. */
  driftOf(prepared: PreparedRequest, answer: RestAnswer): Drift | undefined {
    const selected = this.#parts.selects.selectedBy(prepared);
    return this.#drift.compare(prepared.operation, { ...answer, selected });
  }

  /**
   * Sends the request of a call and decodes the response.
   * @param leaves called when the request leaves the process
   * @throws RequestFailure without a usable response, RefusedError if the family refused the call
   */
  async send(call: InflightRequest, leaves: () => void): Promise<RestAnswer> {
    const { prepared } = call;
    let raw: RawAnswer;
    try {
      raw = await this.#parts.transport.send(call, leaves);
    } catch (error) {
      if (error instanceof RequestFailure) this.#failed(prepared, error);
      throw error;
    }
    return this.decode(prepared, raw);
  }

  /** Decodes a response, and updates the state of rate limits and credential. */
  decode(prepared: PreparedRequest, raw: RawAnswer): RestAnswer {
    const { rates, decoder, events, credential } = this.#parts;
    try {
      rates.update(prepared, raw.headers);
      const answer = decoder.decode(prepared.operation, raw);
      rates.onAccepted(prepared);
      if (answer.findings) events.unreadable?.(called(prepared.operation), answer.findings);
      this.#compare(prepared, answer);
      return answer;
    } catch (error) {
      if (error instanceof RequestFailure) this.#failed(prepared, error);
      // A refusal for another reason than the rate shows that the rate limit is over, too.
      if (error instanceof RefusedError) rates.onAccepted(prepared);
      const isRefused = error instanceof RefusedError && error.code === "UNAUTHENTICATED";
      if (!isRefused || !credential) throw error;
      throw sameAnswer(this.#credentialRefused(prepared, credential), error);
    }
  }

  /** Reports differences that code above the client has found. */
  report(operation: BoundOperation, differences: Drift): void {
    this.#difference = { operation: operation.id, at: Date.now(), differences };
    this.#parts.events.differs?.(called(operation), differences);
  }

  #compare(prepared: PreparedRequest, { body, findings }: RestAnswer): void {
    const { operation } = prepared;
    if (body === undefined || this.#drift.knows(operation)) return;
    const selected = this.#parts.selects.selectedBy(prepared);
    const differences = this.#drift.first(operation, { body, findings, selected });
    if (!differences) return;
    this.report(operation, differences);
  }

  #failed(prepared: PreparedRequest, failure: RequestFailure): void {
    if (failure.status === 429)
      this.#parts.rates.onTooManyRequests(prepared, failure.retryAfter, failure.quota);
    if (failure.cause) this.#report(prepared, failure.status, failure.cause);
  }

  /** Handles the refusal of the deployment's credential, which is not the caller's mistake. */
  #credentialRefused(prepared: PreparedRequest, credential: Credential): RequestFailure {
    credential.refused();
    const cause = { reason: "credential refused" } as const;
    this.#report(prepared, 401, cause);
    return new RequestFailure("UPSTREAM_MISCONFIGURED", "misconfigured", { status: 401, cause });
  }

  #report({ operation }: PreparedRequest, status: number | undefined, cause: FailureCause): void {
    this.#parts.events.failed?.({ ...called(operation), status, cause });
  }
}

/** The operation's name and path for operators. */
export const called = ({ family, id, method, path }: BoundOperation): CalledOperation => ({
  family,
  operation: id,
  method,
  path,
});
