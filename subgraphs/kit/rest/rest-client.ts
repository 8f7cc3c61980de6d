/**
 * The REST client of one family. It composes three parts: sharing of reads in flight (`inflight-requests.ts`),
 * the tries of a call (`tries.ts`), and one request with its answer (`exchange.ts`).
 */
import type { Dispatcher } from "undici";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import type { Credential, Warn } from "#platform/credentials/credential.ts";
import { openCredential } from "#platform/credentials/open-credential.ts";
import type { CircuitName } from "#platform/http/health.ts";
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
    return this.#exchange.difference;
  }

  /** Reports a difference of an answer from a contract that only the caller knows. */
  reportDifference(operation: BoundOperation, differences: Drift): void {
    this.#exchange.report(operation, differences);
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
    return this.#exchange.driftOf(prepared, answer);
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
