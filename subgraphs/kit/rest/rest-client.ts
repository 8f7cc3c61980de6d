/**
 * The upstream client: everything between a resolver's call and a family's socket, for one family.
 * Connections, deadlines, retries, breaker, sharing of identical reads, size cap, error mapping.
 */
import { EventEmitter, setMaxListeners } from "node:events";
import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from "cockatiel";
import { errors, Pool } from "undici";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { isAboutState, type Quota, type Refusal } from "#contracts/kit/error-bodies.ts";
import type { Answer } from "#contracts/kit/pages/style.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import {
  codeIn,
  codeOfStatus,
  type ErrorCode,
  type ErrorDetail,
  RefusedError,
  TributaryError,
} from "#platform/errors/catalog.ts";
import type { CircuitName } from "#platform/http/health.ts";
import { parseJson, readBytes, UnreadableBody } from "#platform/http/response-body.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { type CallInstrumentation, type Outcome, outcomeOf } from "#platform/telemetry/instrumentation.ts";
import { type Clock, pause } from "./clock.ts";
import { RateLimiter, type RateLimitsState } from "./rate-limiter.ts";
import { keyOfWrite, type PreparedRequest, RequestBuilder, type RestCaller } from "./request.ts";
import { backoffMs, FailureWindow, RetryBudget, retryAfterMs } from "./retry-policy.ts";
import type { Permit } from "./sliding-window.ts";

/** What the client tells whoever it makes a call for: the upstream report, the tests. */
export interface CallHooks {
  /** A request goes out to the family; `retry` when it is not the call's first. */
  tried?(retry: boolean): void;
  /** Traces and metrics, where there are any. */
  readonly watch?: CallInstrumentation | undefined;
}

/** One call in flight that several may wait for. */
interface InflightRequest {
  answer: Promise<RestAnswer>;
  waiters: number;
  /** Everyone who waited has left: no further try, and the one under way is aborted. */
  abandoned: boolean;
  abortTry?: (() => void) | undefined;
  /** Of the call that was made, whoever else waits for it. */
  readonly watch: CallInstrumentation | undefined;
  /** There while it waits for its turn: nothing of it has been sent, and it may be given up. */
  rateWait?: AbortController | undefined;
  /** Decoded bytes of its answer so far, and who of those that wait counts them. */
  bytes: number;
  readonly counts: Set<(bytes: number) => void>;
}

export interface RestAnswer extends Answer {
  readonly status: number;
  /** The bytes of a binary answer. */
  readonly bytes?: Buffer;
}

/** A call that came to nothing through no fault of its input. */
class RequestFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    /** `held`: by ourselves, before any try; `left`: by everyone who waited for it. */
    readonly kind:
      | "unsent"
      | "lost"
      | "timeout"
      | "status"
      | "unreadable"
      | "throttled"
      | "abandoned"
      | "rejectedLocally",
    readonly status?: number,
    readonly retryAfter?: number,
    readonly quota?: Quota,
  ) {
    super(code);
  }
}

const UNSENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const RETRIED = new Set(["unsent", "lost", "status", "throttled"]);
/** Nothing of the call reached the family's own work. */
const UNTOUCHED = new Set(["unsent", "rejectedLocally", "throttled"]);
/** Server errors that may be gone at the next try. */
const PASSING = new Set([500, 502, 503, 504]);
/** Whether the family did nothing of a call for sure; 503 says that it was not taken. */
const wasUntouched = ({ kind, status }: RequestFailure): boolean => UNTOUCHED.has(kind) || status === 503;
const NEVER = new Promise<never>(() => undefined);
const LONGEST_RETRY_AFTER_MS = 5_000;
/** How long a circuit stays open before a probe. */
const OPEN_MS = 30_000;
/** What a family that gives up at its own limit has left to say so. */
const GRACE_MS = 1_000;

export class RestClient {
  readonly family: Family;
  readonly settings: FamilySettings;
  readonly limits: Limits;
  readonly #pool: Pool;
  readonly #requests: RequestBuilder;
  readonly #budget = new RetryBudget();
  readonly #window = new FailureWindow();
  readonly #breaker;
  readonly #inflight = new Map<string, InflightRequest>();
  readonly #rates: RateLimiter;
  #pending = 0;
  /** When the family is next tried, while its circuit is open. */
  #probedAt = 0;

  /** @param clock What rates are kept by. */
  constructor(family: Family, settings: FamilySettings, limits: Limits = defaultLimits, clock?: Clock) {
    const url = new URL(settings.baseUrl);
    this.family = family;
    this.settings = settings;
    this.limits = limits;
    this.#rates = new RateLimiter(family, clock);
    this.#requests = new RequestBuilder(family, settings);
    this.#pool = new Pool(url.origin, {
      connections: limits.connections,
      connect: { timeout: limits.connectMs },
      // The try's own timer covers headers and body; undici's would only count idle time.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // A call that its callers left says nothing of the family; but a probe must find out.
    this.#breaker = circuitBreaker(
      handleWhen(
        (e) => e instanceof RequestFailure && (e.kind !== "abandoned" || this.circuit === "half-open"),
      ),
      { halfOpenAfter: OPEN_MS, breaker: this.#window },
    );
    this.#breaker.onBreak(() => {
      this.#probedAt = Date.now() + OPEN_MS;
    });
  }

  get circuit(): CircuitName {
    const { state } = this.#breaker;
    if (state === CircuitState.Open || state === CircuitState.Isolated) return "open";
    return state === CircuitState.HalfOpen ? "half-open" : "closed";
  }

  /** Requests that the family has, and those that wait for a connection to it. */
  get load(): { readonly running: number; readonly queued: number } {
    const { running, queued } = this.#pool.stats;
    return { running, queued };
  }

  /** Stands for the credential that a caller's calls carry; never the credential itself. */
  credentialOf(caller: RestCaller): string {
    return this.#requests.credentialOf(caller);
  }

  /** How often the family may be called, and what is left of it for this caller. */
  ratesOf(caller: RestCaller): RateLimitsState {
    return this.#rates.state(this.credentialOf(caller));
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** True when this call would join one in flight; for the report. */
  inFlight(prepared: PreparedRequest, caller: RestCaller): boolean {
    return isShared(prepared) && this.#inflight.has(inflightKey(prepared, caller));
  }

  /** Renders a call; see `Requests.prepare`. */
  prepare(
    operation: BoundOperation,
    input: Readonly<Record<string, unknown>>,
    caller: RestCaller,
  ): PreparedRequest {
    return this.#requests.prepare(operation, input, caller);
  }

  /**
   * Makes a call, or joins an identical read in flight with the same credentials.
   * @throws RefusedError or TributaryError; see the catalogue.
   */
  async call(prepared: PreparedRequest, caller: RestCaller, observer: CallHooks = {}): Promise<RestAnswer> {
    if (caller.signal.aborted) throw this.#error("UPSTREAM_TIMEOUT", caller);
    if (caller.budget && caller.budget.restBytesLeft === 0) throw caller.budget.restFailure();
    const { operation } = prepared;
    const key = inflightKey(prepared, caller);
    let flight = isShared(prepared) ? this.#inflight.get(key) : undefined;
    if (!flight) {
      // A write makes reads that began before it stale: none may be joined from now on.
      if (!operation.read) this.#stopSharing();
      flight = this.#startInflight(prepared, caller, observer);
    } else observer.watch?.joined(flight.watch);
    flight.waiters++;
    try {
      return await this.#waitFor(flight, prepared, caller);
    } finally {
      if (--flight.waiters === 0) {
        if (this.#inflight.get(key) === flight) this.#inflight.delete(key);
        // A write that is under way is left to finish: half a change is worse than one unseen.
        if (operation.read || flight.rateWait) {
          flight.abandoned = true;
          flight.abortTry?.();
          flight.rateWait?.abort();
        }
      }
    }
  }

  readonly #stopSharing = (): void => this.#inflight.clear();

  #startInflight(prepared: PreparedRequest, caller: RestCaller, observer: CallHooks): InflightRequest {
    const { watch } = observer;
    const flight: InflightRequest = {
      answer: NEVER,
      waiters: 0,
      abandoned: false,
      watch,
      bytes: 0,
      counts: new Set(),
    };
    flight.answer = this.#executeWithRetries(flight, prepared, caller, observer);
    flight.answer.then(
      watch && (({ status }) => watch.settled({ outcome: "ok", status })),
      // Each waiter handles it; one that all have left must not crash.
      (error: unknown) => watch?.settled(outcomeOfCall(error)),
    );
    if (isShared(prepared)) this.#inflight.set(inflightKey(prepared, caller), flight);
    else if (!prepared.operation.read) flight.answer.then(this.#stopSharing, this.#stopSharing); // also when nobody waits for it any more
    return flight;
  }

  /** Waits for a flight until the operation's own end, or until it may read no more. */
  #waitFor(flight: InflightRequest, prepared: PreparedRequest, caller: RestCaller): Promise<RestAnswer> {
    return new Promise((resolve, reject) => {
      const { budget, signal } = caller;
      const gone = () => {
        if (flight.rateWait) reject(this.#error("RATE_LIMITED", caller));
        else if (prepared.operation.read) reject(this.#error("UPSTREAM_TIMEOUT", caller));
        else reject(this.#error("OUTCOME_UNKNOWN", caller, { idempotencyKey: keyOfWrite(prepared) }));
      };
      const count = (bytes: number) => {
        // What a write answers is read all the same: its outcome would not be known.
        if (budget?.readRest(bytes) === false && prepared.operation.read) reject(budget.restFailure());
      };
      const end = () => {
        signal.removeEventListener("abort", gone);
        flight.counts.delete(count);
      };
      // An operation may wait for many calls at once: that is no leak to be warned of.
      setMaxListeners(0, signal);
      signal.addEventListener("abort", gone, { once: true });
      if (budget) {
        flight.counts.add(count);
        if (flight.bytes > 0) count(flight.bytes);
      }
      flight.answer.then(
        (answer) => {
          end();
          resolve(answer);
        },
        (error: unknown) => {
          end();
          reject(this.#errorFor(error, prepared, caller));
        },
      );
    });
  }

  async #executeWithRetries(
    flight: InflightRequest,
    prepared: PreparedRequest,
    caller: RestCaller,
    observer: CallHooks,
  ): Promise<RestAnswer> {
    let made = false;
    /** The first try of a write that the family may have carried out: later ones say nothing of it. */
    let unsure: RequestFailure | undefined;
    let failure: unknown;
    try {
      for (let tries = 1; ; tries++) {
        const turn = this.#acquirePermits(flight, prepared, caller);
        const places = turn instanceof Promise ? await turn : turn;
        let sent = false;
        const tried = () => {
          observer.tried?.(made);
          if (made) observer.watch?.retried(outcomeOfCall(failure));
          made = true;
          sent = true;
        };
        try {
          const answer = await this.#throughBreaker(flight, prepared, tried);
          this.#budget.succeeded();
          return answer;
        } catch (error) {
          failure = error;
        } finally {
          for (const place of places) place.release(sent);
        }
        if (!(failure instanceof RequestFailure) || flight.abandoned) throw failure;
        if (!prepared.operation.read && !wasUntouched(failure)) unsure ??= failure;
        // Whoever can wait does, as long as the family asks for: that is no try that failed.
        if (canWait(failure, prepared, caller)) tries--;
        else {
          const wait = this.#waitBefore(failure, prepared, tries, caller.deadline);
          if (wait === undefined) throw failure;
          await pause(wait);
          if (flight.abandoned || this.#window.allFailed(this.#pending)) throw failure;
        }
      }
    } catch (error) {
      throw unsure ?? error;
    }
  }

  /** A call's places among those that the family takes. @throws RATE_LIMITED before anything is sent. */
  #acquirePermits(
    flight: InflightRequest,
    prepared: PreparedRequest,
    caller: RestCaller,
  ): readonly Permit[] | Promise<readonly Permit[]> {
    const patient = caller.patient === true;
    const places = this.#rates.tryAcquire(prepared, patient);
    if (typeof places !== "number") return places;
    if (!patient) throw new RequestFailure("RATE_LIMITED", "throttled", undefined, places);
    return this.#waitForPermits(flight, prepared, caller);
  }

  async #waitForPermits(
    flight: InflightRequest,
    prepared: PreparedRequest,
    caller: RestCaller,
  ): Promise<readonly Permit[]> {
    flight.rateWait = new AbortController();
    try {
      const msLeft = caller.deadline - performance.now();
      const places = await this.#rates.acquire(prepared, msLeft, flight.rateWait.signal);
      if (typeof places === "number")
        throw new RequestFailure("RATE_LIMITED", "throttled", undefined, places);
      // What was read while it waited is from before it.
      if (!prepared.operation.read) this.#stopSharing();
      return places;
    } catch (error) {
      throw error instanceof RequestFailure ? error : new RequestFailure("RATE_LIMITED", "abandoned");
    } finally {
      flight.rateWait = undefined;
    }
  }

  /** One try, where the breaker lets it through. A family that refuses or limits its rate is alive. */
  async #throughBreaker(
    flight: InflightRequest,
    prepared: PreparedRequest,
    tried: () => void,
  ): Promise<RestAnswer> {
    if (this.#pending >= this.limits.connections + this.limits.queued)
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally");
    // Others do not wait for the probe of a half-open circuit.
    if (this.circuit === "half-open") throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally");
    this.#pending++;
    try {
      const result = await this.#breaker.execute(() => {
        tried();
        return this.#send(flight, prepared).catch((error: unknown) => {
          if (
            error instanceof RefusedError ||
            (error instanceof RequestFailure && error.kind === "throttled")
          )
            return error;
          throw error;
        });
      });
      if (result instanceof Error) throw result;
      return result;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const untilProbe = Math.max(0, this.#probedAt - Date.now());
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally", undefined, untilProbe);
    } finally {
      this.#pending--;
    }
  }

  /** How long to wait before another try, in ms, or undefined when there is to be none. */
  #waitBefore(
    fault: RequestFailure,
    prepared: PreparedRequest,
    tries: number,
    deadline: number,
  ): number | undefined {
    const { kind, status, retryAfter } = fault;
    if (tries >= this.limits.tries || !RETRIED.has(kind)) return undefined;
    if (kind === "status" && !PASSING.has(status ?? 0)) return undefined;
    if (!prepared.retryable && kind !== "unsent") return undefined;
    // A 500 may well happen again: one more try, no more. (A try that timed out has none: whoever
    // waits has waited a whole try already, and would for another.)
    if (tries > 1 && status === 500) return undefined;
    if (retryAfter !== undefined && retryAfter > LONGEST_RETRY_AFTER_MS) return undefined;
    // "At once" would be three calls in a row to a family that asks for fewer.
    const wait = retryAfter || backoffMs(tries - 1);
    if (performance.now() + wait >= deadline) return undefined;
    return this.#budget.take() ? wait : undefined;
  }

  async #send(flight: InflightRequest, prepared: PreparedRequest): Promise<RestAnswer> {
    const { operation } = prepared;
    // An emitter rather than an AbortController: made for every call, it costs a tenth as much.
    const end = new EventEmitter();
    let ended = false;
    const abort = () => {
      ended = true;
      end.emit("abort");
    };
    const { answersWithinMs = 0 } = operation.spec;
    const timer = setTimeout(
      abort,
      Math.max(this.limits.tryMs, answersWithinMs && answersWithinMs + GRACE_MS),
    );
    flight.abortTry = abort;
    let sent = false;
    try {
      const response = await this.#pool.request({
        method: operation.method,
        path: prepared.path,
        headers: flight.watch?.headers ? { ...prepared.headers, ...flight.watch.headers } : prepared.headers,
        body: prepared.body ?? null,
        signal: end,
      });
      sent = true;
      const encoding = response.headers["content-encoding"];
      const bytes = await readBytes(response.body, encoding, this.limits.bodyBytes, (length) => {
        flight.bytes += length;
        for (const count of flight.counts) count(length);
        return true; // whoever may read no more has left; the last who leaves ends the try
      });
      return this.#answer(prepared, response.statusCode, response.headers, bytes);
    } catch (error) {
      if (error instanceof TributaryError || error instanceof RequestFailure) throw error;
      if (flight.abandoned) throw new RequestFailure("UPSTREAM_TIMEOUT", "abandoned");
      if (isUnreadable(error)) throw new RequestFailure("UPSTREAM_BAD_RESPONSE", "unreadable");
      if (ended) throw new RequestFailure("UPSTREAM_TIMEOUT", "timeout");
      const { code = "" } = error as NodeJS.ErrnoException;
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", !sent && UNSENT.has(code) ? "unsent" : "lost");
    } finally {
      clearTimeout(timer);
      flight.abortTry = undefined;
    }
  }

  #answer(prepared: PreparedRequest, status: number, headers: Answer["headers"], bytes: Buffer): RestAnswer {
    const { operation } = prepared;
    const type = headers["content-type"];
    this.#rates.update(prepared, headers);
    if (operation.success.includes(status) || (status >= 200 && status < 300)) {
      const { returns, page } = operation.spec;
      if (bytes.length === 0) {
        if (!(returns || page) || (status === 204 && operation.success.includes(204)))
          return { status, headers, body: undefined };
        throw new UnreadableBody("empty");
      }
      if (returns && "binary" in returns) return { status, headers, body: undefined, bytes };
      const body = parseJson(bytes, type, this.family.largeIntegers === true);
      if (returns && !isOf(returns, body)) throw new UnreadableBody("another type");
      return { status, headers, body };
    }
    const { notModified } = operation.spec;
    if (status === 304 && notModified) return { status, headers, body: notModified };
    if (status < 400) throw new UnreadableBody("redirect"); // never followed: its target is not ours to trust
    const retryAfter = retryAfterMs(headers["retry-after"]);
    if (status === 429) {
      const { quota } = this.#refusal(bytes, type);
      this.#rates.onTooManyRequests(prepared, retryAfter, quota);
      throw new RequestFailure("RATE_LIMITED", "throttled", 429, retryAfter ?? msUntilReset(quota), quota);
    }
    if (status >= 500 || status === 408)
      throw new RequestFailure(
        codeOfStatus(status),
        status === 408 ? "timeout" : "status",
        status,
        retryAfter,
      );
    const refusal = this.#refusal(bytes, type);
    const code = this.#codeOf(operation, refusal.status ?? status, refusal);
    const missingScopes = code === "FORBIDDEN" ? scopesNamed(operation, refusal) : undefined;
    throw new RefusedError(
      code,
      { family: this.family.name, status, familyCode: codeIn(refusal.code), missingScopes },
      refusal,
    );
  }

  /** What a refusal is called. The state of an object is neither the caller's right nor their input. */
  #codeOf({ spec }: BoundOperation, status: number, refusal: Refusal): ErrorCode {
    const code = codeOfStatus(status);
    const isAmbiguous = code === "FORBIDDEN" || code === "BAD_USER_INPUT";
    const rules = [spec.stateRefusals, this.family.stateRefusals];
    return isAmbiguous && isAboutState(refusal, rules) ? "CONFLICT" : code;
  }

  #refusal(bytes: Buffer, type: unknown): Refusal {
    try {
      return this.family.errors.read(parseJson(bytes, type, false));
    } catch {
      return {}; // a refusal without a readable body is still a refusal
    }
  }

  /** A flight's failure as one of those who waited for it sees it: with the id of their own request. */
  #errorFor(error: unknown, prepared: PreparedRequest, caller: RestCaller): unknown {
    if (error instanceof RefusedError)
      return new RefusedError(
        error.code,
        { ...error.extensions, requestId: caller.requestId },
        error.refusal,
      );
    return error instanceof RequestFailure ? this.#faultError(error, prepared, caller) : error;
  }

  #faultError(fault: RequestFailure, prepared: PreparedRequest, caller: RestCaller): TributaryError {
    // A write that reached the family, or may have, is not "failed": nobody knows.
    const code = prepared.operation.read || wasUntouched(fault) ? fault.code : "OUTCOME_UNKNOWN";
    const { status, retryAfter, quota } = fault;
    return this.#error(code, caller, {
      status,
      retryAfterMs: retryAfter === undefined ? undefined : Math.ceil(retryAfter),
      quota: quota && { ...quota, resetAt: new Date(quota.resetAt * 1_000).toISOString() },
      ...(code === "OUTCOME_UNKNOWN" && { idempotencyKey: keyOfWrite(prepared) }),
    });
  }

  #error(code: ErrorCode, caller: RestCaller, detail: ErrorDetail = {}): TributaryError {
    return new TributaryError(code, { family: this.family.name, requestId: caller.requestId, ...detail });
  }
}

/** A call's failure as it is counted: by the family's part in it, not by what its caller is told. */
function outcomeOfCall(error: unknown): Outcome {
  if (!(error instanceof RequestFailure)) return outcomeOf(error);
  const { kind, code, status } = error;
  return { outcome: kind === "rejectedLocally" || kind === "abandoned" ? kind : code, status };
}

/** Whether a call that the family refused for its rate waits for its turn anew. */
const canWait = (
  { kind, retryAfter = 0, quota }: RequestFailure,
  { operation }: PreparedRequest,
  { patient }: RestCaller,
) => patient === true && operation.read && kind === "throttled" && retryAfter > 0 && !quota;

/** Whether identical calls may be one: a secret is read by whoever asks for it, for nobody else. */
const isShared = ({ operation }: PreparedRequest): boolean =>
  operation.read && operation.spec.secret === undefined;

/** Whoever wants an answer now does not join what may wait for its turn. */
const inflightKey = ({ key }: PreparedRequest, { patient }: RestCaller): string =>
  patient ? `patient ${key}` : key;

const msUntilReset = (quota: Quota | undefined) => quota && Math.max(0, quota.resetAt * 1_000 - Date.now());

/** What answered does not speak as agreed, as opposed to a connection that broke. */
const isUnreadable = (error: unknown) =>
  error instanceof UnreadableBody ||
  error instanceof errors.HTTPParserError ||
  error instanceof errors.HeadersOverflowError;

/** Whether a body is the kind of value that the contract promises; its members are read tolerantly. */
function isOf(returns: object, body: unknown): boolean {
  const { type } = returns as { readonly type?: string };
  if (type === "array") return Array.isArray(body);
  return type !== "object" || (typeof body === "object" && body !== null && !Array.isArray(body));
}

const MAX_READ_MESSAGE = 4_096;

/**
 * The scope that a refusal is about, of those the contract has for the operation: any would do, so the
 * first one named stands for all. The message is the family's, and may be as long as its body: its
 * beginning is enough.
 */
function scopesNamed({ spec }: BoundOperation, { message }: Refusal): readonly string[] | undefined {
  const words = new Set(message?.slice(0, MAX_READ_MESSAGE).match(/(?<![\w:.-])[\w:.-]*\w/g));
  const named = spec.scopes?.find((scope) => words.has(scope));
  return named === undefined ? undefined : [named];
}
