/**
 * REST client of one family. Its parts are shared reads in flight (`inflight-requests.ts`), the tries of a call
 * (`tries.ts`), and one request with its response (`exchange.ts`).
 */
import type { Dispatcher } from "undici";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import type { Credential, Warn } from "#platform/credentials/credential.ts";
import { openCredential } from "#platform/credentials/open-credential.ts";
import type { BreakerState } from "#platform/http/health.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { Peers } from "#platform/shared/peers.ts";
import type { Shared } from "#platform/shared/shared.ts";
import type { Outcome } from "#platform/telemetry/instrumentation.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { CallErrors } from "./call-errors.ts";
import { Circuits } from "./circuits/circuits.ts";
import type { Clock } from "./clock.ts";
import type { Drift, SeenDifference } from "./drift.ts";
import { called, Exchange } from "./exchange.ts";
import { InflightRequest, InflightRequests, type RestAnswer } from "./inflight-requests.ts";
import { isGranted, RateLimiter, type RateLimitsState } from "./rates/rate-limiter.ts";
import type { RawAnswer } from "./raw-answer.ts";
import { RecentCalls } from "./recent-calls.ts";
import { RefusedSelects } from "./refused-selects.ts";
import { type PreparedRequest, RequestBuilder, type RestCaller } from "./request.ts";
import { outcomeOfCall, RequestFailure } from "./request-failure.ts";
import { ResponseDecoder } from "./response-decoder.ts";
import { Transport } from "./transport.ts";
import { type CallHooks, Tries } from "./tries.ts";

export type { RestAnswer } from "./inflight-requests.ts";
export type { CallHooks } from "./tries.ts";

/** A write that other code sends, because its body is never in memory as a whole. */
export interface StreamedWrite {
  readonly prepared: PreparedRequest;
  /** Called before the request is sent. */
  sending(): void;
  /**
   * Decodes the response, as for any other call.
   * @throws RefusedError or TributaryError if the family did not carry out the write, or may not have
   */
  answered(raw: RawAnswer): void;
  /** Called in any case at the end. */
  ended(): void;
}

export class RestClient {
  readonly family: Family;
  readonly settings: FamilySettings;
  readonly limits: Limits;
  /** The family in other processes of the deployment. */
  readonly peers: Peers | undefined;
  readonly #requests: RequestBuilder;
  readonly #inflight = new InflightRequests();
  readonly #rates: RateLimiter;
  readonly #circuits = new Circuits();
  readonly #transport: Transport;
  readonly #exchange: Exchange;
  readonly #tries: Tries;
  readonly #errors: CallErrors;
  readonly #selects = new RefusedSelects();
  #recent: RecentCalls | undefined;

  readonly #credential: Credential | undefined;
  readonly #events: Partial<UpstreamEvents>;

  /**
   * @param clock clock of the rate limits
   * @param events called with events for operators: failed tries, and differences from the contract
   * @param warn called if a credential cannot be renewed
   * @param shared state shared with other processes that call the family
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
    this.#transport = new Transport(new URL(settings.baseUrl).origin, this.limits, settings);
    this.#errors = new CallErrors(family.name);
    const parts = { rates: this.#rates, selects: this.#selects, events };
    this.#exchange = new Exchange(family, {
      ...parts,
      transport: this.#transport,
      decoder: new ResponseDecoder(family, settings.spelling),
      credential: this.#credential,
    });
    this.#tries = new Tries({
      ...parts,
      limits: this.limits,
      circuits: this.#circuits,
      exchange: this.#exchange,
      inflight: this.#inflight,
    });
  }

  /** Calls of the last minutes. Undefined until `watchRecent` was called. */
  get recent(): RecentCalls | undefined {
    return this.#recent;
  }

  /** Starts to record the calls of the last minutes. */
  watchRecent(): void {
    this.#recent ??= new RecentCalls();
  }

  /** Calls a function when a write begins and ends, also after its caller has left. */
  watchWrites(onWrite: () => void): void {
    this.#inflight.onWrite = onWrite;
  }

  /** Reports that a response contains another object than the requested one. */
  answeredAnother(operation: BoundOperation): void {
    this.#events.otherObject?.(called(operation));
  }

  /** The latest differences from the contract, seen in first responses of operations. */
  get difference(): SeenDifference | undefined {
    return this.#exchange.difference;
  }

  /** Reports differences from a contract that only the caller knows. */
  reportDifference(operation: BoundOperation, differences: Drift): void {
    this.#exchange.report(operation, differences);
  }

  /** Source of the credential: the caller's request, or the deployment, whose credential may be missing. */
  get credentialState(): "caller" | "there" | "missing" {
    if ("none" in this.settings.credential) return "there";
    if (!this.#credential) return "caller";
    return this.#credential.secret === undefined ? "missing" : "there";
  }

  /** Secret of the deployment, for removal from the family's texts. Undefined without one. */
  get ownSecret(): string | undefined {
    return this.#credential?.secret;
  }

  /** Differences between a call's response and its contract. Undefined for a response without a body. */
  driftOf(prepared: PreparedRequest, answer: RestAnswer): Drift | undefined {
    return this.#exchange.driftOf(prepared, answer);
  }

  get circuit(): BreakerState {
    return this.#circuits.state;
  }

  /** Number of requests in progress, and of requests that wait for a connection. */
  get load(): { readonly running: number; readonly queued: number } {
    return this.#transport.load;
  }

  /** Connections through the family's proxy, also to its file hosts. Undefined without a proxy. */
  get proxied(): Dispatcher | undefined {
    return this.#transport.proxied;
  }

  /** Key of the credential of a caller's calls: a hash or a constant. */
  credentialOf(caller: RestCaller): string {
    return this.#requests.credentialOf(caller);
  }

  /** Rate limits of the family, with the calls left for this caller. */
  ratesOf(caller: RestCaller): RateLimitsState {
    return this.#rates.state(this.credentialOf(caller));
  }

  /** Calls that documented limits allow now, by operation. `*` is the limit of the family. */
  get ratesLeft(): ReadonlyMap<string, number> {
    return this.#rates.left;
  }

  /** Resolves when the family's credential is loaded, or cannot be loaded for now. */
  ready(): Promise<void> {
    return this.#credential?.ready() ?? Promise.resolve();
  }

  /** Loads the family's credential again. Until it is loaded, calls use the former one. */
  reloadCredential(): void {
    this.#credential?.reload();
  }

  close(): Promise<void> {
    this.#credential?.close();
    return this.#transport.close();
  }

  /** True if this call would join a call in flight, for the report. */
  inFlight(prepared: PreparedRequest, caller: RestCaller): boolean {
    return this.#inflight.find(prepared, caller) !== undefined;
  }

  /** Renders a call; see `RequestBuilder.prepare`. A selection that the family refuses is left out. */
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
   * Begins a write that other code sends: with a permit of the rate limits, and with the same effect on later
   * calls.
   * @throws RATE_LIMITED if no permit is available
   */
  async beginStreamed(prepared: PreparedRequest, caller: RestCaller): Promise<StreamedWrite> {
    const permits = await this.#rates.tryAcquire(prepared, false);
    if (!isGranted(permits))
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
          this.#exchange.decode(prepared, raw);
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
    call.answer = this.#tries.run(call, caller, hooks);
    call.answer.then(
      watch && (({ status, findings }) => watch.settled({ outcome: "ok", status, unreadable: findings })),
      // Waiting callers handle the error. Without this handler, an abandoned call would end the process.
      (error: unknown) => watch?.settled(settledOutcome(error, prepared)),
    );
    if (this.#recent) this.#see(call.answer, this.#recent);
    this.#inflight.add(call, caller);
    return call;
  }

  /** Records a call. A refusal counts as a success, and an abandoned call does not count. */
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
}

/** Outcome for operators: a failed write that may have reached the family is an unknown outcome. */
function settledOutcome(error: unknown, { operation }: PreparedRequest): Outcome {
  const outcome = outcomeOfCall(error);
  const isUnsure =
    !operation.read &&
    error instanceof RequestFailure &&
    !error.wasUntouched &&
    outcome.outcome !== "abandoned";
  return isUnsure ? { ...outcome, outcome: "OUTCOME_UNKNOWN" } : outcome;
}
