/**
 * The REST client of one family. It composes four parts: sharing of reads in flight, the retry policy
 * with the circuit breaker, the transport, and the decoding of responses.
 */
import type { Dispatcher } from "undici";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import type { Credential, Warn } from "#platform/credentials/credential.ts";
import { openCredential } from "#platform/credentials/open-credential.ts";
import { RefusedError } from "#platform/errors/catalog.ts";
import type { CircuitName } from "#platform/http/health.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { Peers } from "#platform/shared/peers.ts";
import type { Shared } from "#platform/shared/shared.ts";
import type { CallInstrumentation, FailureCause, Outcome } from "#platform/telemetry/instrumentation.ts";
import type { CalledOperation, UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { CallErrors } from "./call-errors.ts";
import { Circuits } from "./circuits.ts";
import { type Clock, pause } from "./clock.ts";
import { type Drift, DriftWatch, type SeenDifference } from "./drift.ts";
import {
  InflightRequest,
  InflightRequests,
  type RequestTiming,
  type RestAnswer,
} from "./inflight-requests.ts";
import { RateLimiter, type RateLimitsState } from "./rates/rate-limiter.ts";
import type { Permit } from "./rates/sliding-window.ts";
import { type RawAnswer, sameAnswer } from "./raw-answer.ts";
import { RecentCalls } from "./recent-calls.ts";
import { RefusedSelects } from "./refused-selects.ts";
import { type PreparedRequest, RequestBuilder, type RestCaller } from "./request.ts";
import { outcomeOfCall, RequestFailure } from "./request-failure.ts";
import { ResponseDecoder } from "./response-decoder.ts";
import { canWait, RetryPolicy } from "./retry-policy.ts";
import { Transport } from "./transport.ts";

export type { RestAnswer } from "./inflight-requests.ts";

/** Callbacks for the code that makes a call. */
export interface CallHooks {
  /** A request is sent to the family; `retry` when it is not the first of the call. */
  tried?(retry: boolean): void;
  /** Traces and metrics, if there are any. */
  readonly watch?: CallInstrumentation | undefined;
  /** The parts of the call, where its operation is traced. */
  readonly timing?: RequestTiming | undefined;
}

/** A write whose request is sent by other code, because its body is never in memory as a whole. */
export interface StreamedWrite {
  readonly prepared: PreparedRequest;
  /** Its request is about to be sent. */
  sending(): void;
  /**
   * Takes the answer, as that of any other call.
   * @throws RefusedError or TributaryError where the family did not carry it out, or may not have
   */
  answered(raw: RawAnswer): void;
  /** Nothing more is sent or expected. To be called in any case. */
  ended(): void;
}

export class RestClient {
  readonly family: Family;
  readonly settings: FamilySettings;
  readonly limits: Limits;
  /** The same family in other processes of the deployment. */
  readonly peers: Peers | undefined;
  readonly #requests: RequestBuilder;
  readonly #inflight = new InflightRequests();
  readonly #rates: RateLimiter;
  readonly #retries: RetryPolicy;
  readonly #circuits = new Circuits();
  readonly #transport: Transport;
  readonly #decoder: ResponseDecoder;
  readonly #errors: CallErrors;
  readonly #selects = new RefusedSelects();
  /** Tries in progress or waiting for a connection. */
  #pending = 0;
  #recent: RecentCalls | undefined;
  readonly #drift: DriftWatch;
  #difference: SeenDifference | undefined;

  readonly #credential: Credential | undefined;
  readonly #events: Partial<UpstreamEvents>;

  /**
   * @param clock The clock of the rate limits.
   * @param events Called with what operators should know: failed tries, answers that are not as the contract
   *   says.
   * @param warn Called when a credential cannot be renewed.
   * @param shared State shared with other processes that call the family.
   */
  constructor(
    family: Family,
    settings: FamilySettings,
    limits: Limits = defaultLimits,
    clock?: Clock,
    events: Partial<UpstreamEvents> = {},
    warn: Warn = () => undefined,
    shared?: Shared,
  ) {
    this.#events = events;
    const { credential } = settings;
    this.#credential =
      "forward" in credential || "none" in credential
        ? undefined
        : openCredential(credential, family.name, warn, settings);
    this.family = family;
    this.settings = settings;
    this.limits = { ...limits, ...(settings.tryMs !== undefined && { tryMs: settings.tryMs }) };
    this.#requests = new RequestBuilder(family, settings, this.#credential);
    this.peers = shared && new Peers(shared, family.name, settings.baseUrl);
    this.#rates = new RateLimiter(family, {
      clock,
      peers: this.peers,
      share: limits.rateShare,
      longestMs: { interactive: limits.operationMs, patient: limits.patientMs },
    });
    this.#retries = new RetryPolicy(limits.tries);
    this.#transport = new Transport(new URL(settings.baseUrl).origin, this.limits, settings);
    this.#decoder = new ResponseDecoder(family, settings.spelling);
    this.#errors = new CallErrors(family.name);
    this.#drift = new DriftWatch(family);
  }

  /** Calls of the last minutes, once they are watched. */
  get recent(): RecentCalls | undefined {
    return this.#recent;
  }

  /** From now on the calls of the last minutes are counted. */
  watchRecent(): void {
    this.#recent ??= new RecentCalls();
  }

  /** Calls a function when a write begins and when it ends, also after its caller has left. */
  watchWrites(onWrite: () => void): void {
    this.#inflight.onWrite = onWrite;
  }

  /** Reports an answer that is another object than its call names. */
  answeredAnother(operation: BoundOperation): void {
    this.#events.otherObject?.(called(operation));
  }

  /** The latest difference from the contract that was seen in the first answers of the operations. */
  get difference(): SeenDifference | undefined {
    return this.#difference;
  }

  /** Source of the credential in calls: the caller's own, or ours, which may be missing. */
  get credentialState(): "caller" | "there" | "missing" {
    if ("none" in this.settings.credential) return "there";
    if (!this.#credential) return "caller";
    return this.#credential.secret === undefined ? "missing" : "there";
  }

  /** Our own secret, to be struck out of the family's texts; undefined where calls carry none of ours. */
  get ownSecret(): string | undefined {
    return this.#credential?.secret;
  }

  /** Difference between the answer of a call and its contract. Undefined for an answer without a body. */
  driftOf(prepared: PreparedRequest, answer: RestAnswer): Drift | undefined {
    return this.#drift.compare(prepared.operation, {
      ...answer,
      selected: this.#selects.selectedBy(prepared),
    });
  }

  get circuit(): CircuitName {
    return this.#circuits.state;
  }

  /** Requests that the family is processing, and those that wait for a connection to it. */
  get load(): { readonly running: number; readonly queued: number } {
    return this.#transport.load;
  }

  /** The connections through the family's proxy, which lead to its hosts of files too; undefined without one. */
  get proxied(): Dispatcher | undefined {
    return this.#transport.proxied;
  }

  /** A hash that identifies the credential of a caller's calls. */
  credentialOf(caller: RestCaller): string {
    return this.#requests.credentialOf(caller);
  }

  /** The rate limits of the family, and what is left of them for this caller. */
  ratesOf(caller: RestCaller): RateLimitsState {
    return this.#rates.state(this.credentialOf(caller));
  }

  /** Calls that the documented limits leave now, by operation; `*` for the limit of the family. */
  get ratesLeft(): ReadonlyMap<string, number> {
    return this.#rates.left;
  }

  /** Settles once the family's credential is there, or cannot be had for now. */
  ready(): Promise<void> {
    return this.#credential?.ready() ?? Promise.resolve();
  }

  /** Reads or fetches the family's credential anew; calls go on with the former one until it is there. */
  reloadCredential(): void {
    this.#credential?.reload();
  }

  close(): Promise<void> {
    this.#credential?.close();
    return this.#transport.close();
  }

  /** True when this call would join one in flight; for the report. */
  inFlight(prepared: PreparedRequest, caller: RestCaller): boolean {
    return this.#inflight.find(prepared, caller) !== undefined;
  }

  /** Renders a call; see `RequestBuilder.prepare`. A selection of members that the family refuses is left out. */
  prepare(
    operation: BoundOperation,
    input: Readonly<Record<string, unknown>>,
    caller: RestCaller,
  ): PreparedRequest {
    return this.#selects.prepare(operation, input, (own) => this.#requests.prepare(operation, own, caller));
  }

  /**
   * Makes a call, or joins an identical read in flight with the same credential.
   * @throws RefusedError or TributaryError; see the error catalog
   */
  async call(prepared: PreparedRequest, caller: RestCaller, hooks: CallHooks = {}): Promise<RestAnswer> {
    if (caller.signal.aborted) throw this.#errors.of("UPSTREAM_TIMEOUT", caller);
    if (caller.budget && caller.budget.restBytesLeft === 0) throw caller.budget.restFailure();
    let call = this.#inflight.find(prepared, caller);
    if (call) hooks.watch?.joined(call.watch);
    else call = this.#start(prepared, caller, hooks);
    call.waiters++;
    try {
      return await call.wait(caller, this.#errors);
    } finally {
      this.#inflight.leave(call, caller);
    }
  }

  /**
   * Begins a write whose request is sent by other code: within the family's rates, and with the same consequences
   * for later calls.
   * @throws RATE_LIMITED where nothing may be sent now
   */
  async beginStreamed(prepared: PreparedRequest, caller: RestCaller): Promise<StreamedWrite> {
    const permits = await this.#rates.tryAcquire(prepared, false);
    if (typeof permits === "number")
      throw this.#errors.of("RATE_LIMITED", caller, { retryAfterMs: Math.ceil(permits) });
    let sent = false;
    return {
      prepared,
      sending: () => {
        sent = true;
        this.#inflight.stopSharing();
      },
      answered: (raw) => {
        try {
          this.#decode(prepared, raw);
        } catch (error) {
          throw this.#errors.forCaller(error, prepared, caller);
        }
      },
      ended: () => {
        if (sent) this.#inflight.stopSharing();
        for (const permit of permits) permit.release(sent);
      },
    };
  }

  #start(prepared: PreparedRequest, caller: RestCaller, hooks: CallHooks): InflightRequest {
    if (!prepared.operation.read) this.#inflight.stopSharing();
    const { watch } = hooks;
    const call = new InflightRequest(prepared, caller.requestId, hooks);
    call.answer = this.#executeWithRetries(call, caller, hooks);
    call.answer.then(
      watch && (({ status, findings }) => watch.settled({ outcome: "ok", status, unreadable: findings })),
      // Each waiter handles it; a call that all callers have left must not crash the process.
      (error: unknown) => watch?.settled(settledOutcome(error, prepared)),
    );
    if (this.#recent) this.#see(call.answer, this.#recent);
    this.#inflight.add(call, caller);
    return call;
  }

  /** A refusal is an answer; a call that all callers have left says nothing of the family. */
  #see(answer: Promise<RestAnswer>, recent: RecentCalls): void {
    const began = performance.now();
    const seen = (failed: boolean) => recent.add(performance.now() - began, failed);
    answer.then(
      () => seen(false),
      (error: unknown) => {
        if (!(error instanceof RequestFailure && error.kind === "abandoned"))
          seen(error instanceof RequestFailure);
      },
    );
  }

  async #executeWithRetries(
    call: InflightRequest,
    caller: RestCaller,
    hooks: CallHooks,
  ): Promise<RestAnswer> {
    const { prepared } = call;
    let made = false;
    /** The first try of a write that the family may have carried out: later tries do not change that. */
    let unsure: RequestFailure | undefined;
    let failure: unknown;
    try {
      for (let tries = 1; ; tries++) {
        const acquired = this.#acquirePermits(call, caller);
        const permits = acquired instanceof Promise ? await acquired : acquired;
        let sent = false;
        let left = false;
        const leaves = () => {
          left = true;
          hooks.watch?.sent();
        };
        const tried = () => {
          hooks.tried?.(made);
          call.timing?.sent();
          if (made) hooks.watch?.retried(outcomeOfCall(failure));
          made = true;
          sent = true;
        };
        try {
          const answer = await this.#throughCircuits(call, caller, () => {
            tried();
            return this.#send(call, leaves);
          });
          hooks.watch?.answered({ outcome: "ok", status: answer.status });
          this.#retries.succeeded();
          if (call.prepared === prepared) this.#selects.accepted(prepared);
          else if (this.#selects.refused(prepared)) this.#events.selectRefused?.(called(prepared.operation));
          return answer;
        } catch (error) {
          failure = error;
          if (left) hooks.watch?.answered(outcomeOfCall(error));
        } finally {
          for (const permit of permits) permit.release(sent);
        }
        const whole =
          failure instanceof RefusedError ? this.#selects.alternative(call.prepared, failure) : undefined;
        if (whole && !call.abandoned) {
          call.prepared = whole;
          tries--;
          continue;
        }
        if (!(failure instanceof RequestFailure) || call.abandoned) throw failure;
        if (!prepared.operation.read && !failure.wasUntouched) unsure ??= failure;
        // A patient caller waits as long as the family asks for; that is not a failed try.
        if (canWait(failure, prepared, caller)) tries--;
        else {
          const wait = this.#retries.waitBefore(failure, prepared, tries, caller.deadline);
          if (wait === undefined) throw failure;
          await pause(wait);
          if (call.abandoned || this.#circuits.allFailed(prepared, caller, this.#pending)) throw failure;
        }
      }
    } catch (error) {
      throw unsure ?? error;
    }
  }

  /** A call's permits within the rate limits. @throws RATE_LIMITED before anything is sent */
  #acquirePermits(call: InflightRequest, caller: RestCaller): readonly Permit[] | Promise<readonly Permit[]> {
    const permits = this.#rates.tryAcquire(call.prepared, caller.patient === true);
    if (!(permits instanceof Promise)) return this.#permitsOrWait(permits, call, caller);
    return permits.then((granted) => {
      if (!call.abandoned) return this.#permitsOrWait(granted, call, caller);
      if (typeof granted !== "number") for (const permit of granted) permit.release(false);
      throw new RequestFailure("RATE_LIMITED", "abandoned");
    });
  }

  #permitsOrWait(
    permits: readonly Permit[] | number,
    call: InflightRequest,
    caller: RestCaller,
  ): readonly Permit[] | Promise<readonly Permit[]> {
    if (typeof permits !== "number") return permits;
    if (caller.patient !== true)
      throw new RequestFailure("RATE_LIMITED", "throttled", { retryAfter: permits });
    return this.#waitForPermits(call, caller);
  }

  async #waitForPermits(call: InflightRequest, caller: RestCaller): Promise<readonly Permit[]> {
    const { prepared } = call;
    call.rateWait = new AbortController();
    try {
      const msLeft = caller.deadline - performance.now();
      const permits = await this.#rates.acquire(prepared, msLeft, call.rateWait.signal);
      if (typeof permits === "number")
        throw new RequestFailure("RATE_LIMITED", "throttled", { retryAfter: permits });
      // Reads that began while the write waited began before it.
      if (!prepared.operation.read) this.#inflight.stopSharing();
      return permits;
    } catch (error) {
      throw error instanceof RequestFailure ? error : new RequestFailure("RATE_LIMITED", "abandoned");
    } finally {
      call.rateWait = undefined;
    }
  }

  /** One try, if the queue has room and the circuits allow it. */
  async #throughCircuits(
    call: InflightRequest,
    caller: RestCaller,
    send: () => Promise<RestAnswer>,
  ): Promise<RestAnswer> {
    const { connections, queued } = this.limits;
    if (this.#pending >= connections + queued)
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally");
    this.#pending++;
    try {
      return await this.#circuits.run(call.prepared, caller, send);
    } finally {
      this.#pending--;
    }
  }

  async #send(call: InflightRequest, leaves: () => void): Promise<RestAnswer> {
    const { prepared } = call;
    let raw: RawAnswer;
    try {
      raw = await this.#transport.send(call, leaves);
    } catch (error) {
      if (error instanceof RequestFailure) this.#failed(prepared, error);
      throw error;
    }
    return this.#decode(prepared, raw);
  }

  /** Reads an answer, and takes what it says of the rates and of the credential. */
  #decode(prepared: PreparedRequest, raw: RawAnswer): RestAnswer {
    try {
      this.#rates.update(prepared, raw.headers);
      const answer = this.#decoder.decode(prepared.operation, raw);
      this.#rates.onAccepted(prepared);
      if (answer.findings) this.#events.unreadable?.(called(prepared.operation), answer.findings);
      this.#compare(prepared, answer);
      return answer;
    } catch (error) {
      if (error instanceof RequestFailure) this.#failed(prepared, error);
      // A refusal for another reason than the rate is an answer, too.
      if (error instanceof RefusedError) this.#rates.onAccepted(prepared);
      const isRefused = error instanceof RefusedError && error.code === "UNAUTHENTICATED";
      if (!isRefused || !this.#credential) throw error;
      throw sameAnswer(this.#credentialRefused(prepared, this.#credential), error);
    }
  }

  #compare(prepared: PreparedRequest, { body, findings }: RestAnswer): void {
    const { operation } = prepared;
    if (body === undefined || this.#drift.knows(operation)) return;
    const selected = this.#selects.selectedBy(prepared);
    const differences = this.#drift.first(operation, { body, findings, selected });
    if (!differences) return;
    this.#difference = { operation: operation.id, at: Date.now(), differences };
    this.#events.differs?.(called(operation), differences);
  }

  #failed(prepared: PreparedRequest, failure: RequestFailure): void {
    if (failure.status === 429) this.#rates.onTooManyRequests(prepared, failure.retryAfter, failure.quota);
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
    this.#events.failed?.({ ...called(operation), status, cause });
  }
}

/** A write that reached the family, or may have, did not fail: operators must know that its outcome is not known. */
function settledOutcome(error: unknown, { operation }: PreparedRequest): Outcome {
  const outcome = outcomeOfCall(error);
  const isUnsure =
    !operation.read &&
    error instanceof RequestFailure &&
    !error.wasUntouched &&
    outcome.outcome !== "abandoned";
  return isUnsure ? { ...outcome, outcome: "OUTCOME_UNKNOWN" } : outcome;
}

const called = ({ family, id, method, path }: BoundOperation): CalledOperation => ({
  family,
  operation: id,
  method,
  path,
});
