/** One request of a call and its answer, and what the answer says of rates, credential and contract. */
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
  /** Our own credential; undefined where calls carry none of ours. */
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

  /** The latest difference from the contract that was seen in the first answers of the operations. */
  get difference(): SeenDifference | undefined {
    return this.#difference;
  }

  /** Difference between an answer and its contract. Undefined for an answer without a body. */
  driftOf(prepared: PreparedRequest, answer: RestAnswer): Drift | undefined {
    const selected = this.#parts.selects.selectedBy(prepared);
    return this.#drift.compare(prepared.operation, { ...answer, selected });
  }

  /**
   * Sends the request of a call and reads its answer.
   * @param leaves called when the request leaves the process
   * @throws RequestFailure where the family gave no answer, RefusedError where it refused
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

  /** Reads an answer, and takes what it says of the rates and of the credential. */
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
      // A refusal for another reason than the rate is an answer, too.
      if (error instanceof RefusedError) rates.onAccepted(prepared);
      const isRefused = error instanceof RefusedError && error.code === "UNAUTHENTICATED";
      if (!isRefused || !credential) throw error;
      throw sameAnswer(this.#credentialRefused(prepared, credential), error);
    }
  }

  /** Reports a difference that code above the client has found. */
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

  /** The family refused the credential that this deployment is configured with: no caller's mistake. */
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

/** An operation as operators read its name. */
export const called = ({ family, id, method, path }: BoundOperation): CalledOperation => ({
  family,
  operation: id,
  method,
  path,
});
