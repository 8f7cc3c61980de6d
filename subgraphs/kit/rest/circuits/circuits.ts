/**
 * Circuits of one family. Failed connections count for all calls. Server errors, timeouts and unreadable responses
 * count for one operation, and first only for the caller that gets them, because the caller's ids may be the
 * reason. The circuit of an operation, or of the family, opens for all callers if calls of most of several callers
 * fail.
 */
import type { BreakerState } from "#platform/http/health.ts";
import type { PreparedRequest, RestCaller } from "#subgraphs/kit/rest/request.ts";
import type { FailureKind } from "#subgraphs/kit/rest/request-failure.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

/** Largest number of circuits by caller. The oldest is dropped first. */
const MAX_CALLER_CIRCUITS = 1_000;

const OF_CONNECTIONS: ReadonlySet<FailureKind> = new Set<FailureKind>(["unsent", "misconfigured", "lost"]);
/** Kinds of failures that do not show the state of the family. */
const SILENT: ReadonlySet<FailureKind> = new Set<FailureKind>(["abandoned", "queued", "rejectedLocally"]);
const isOfCall = (kind: FailureKind): boolean => !SILENT.has(kind);

export class Circuits {
  readonly #connections = new CircuitBreaker((kind) => OF_CONNECTIONS.has(kind));
  readonly #family = new CircuitBreaker(isOfCall, true);
  readonly #operations = new Map<string, CircuitBreaker>();
  readonly #callers = new Map<string, CircuitBreaker>();

  /** The worst state of the family's circuits in use, for operators. */
  get state(): BreakerState {
    const states = [
      this.#connections,
      this.#family,
      ...this.#operations.values(),
      ...this.#callers.values(),
    ].map(({ shown }) => shown);
    if (states.includes("open")) return "open";
    return states.includes("half-open") ? "half-open" : "closed";
  }

  /**
   * Makes a try if all its circuits allow it.
   * @throws RequestFailure "rejectedLocally" if a circuit is open, or the error of the try
   */
  run<T>(prepared: PreparedRequest, caller: RestCaller, makeTry: () => Promise<T>): Promise<T> {
    const { name } = prepared.operation;
    const who = callerOf(prepared, caller);
    let operation = this.#operations.get(name);
    if (!operation) {
      operation = new CircuitBreaker(isOfCall, true);
      this.#operations.set(name, operation);
    }
    const own = this.#ofCaller(`${name} ${who}`);
    const ofAll = () => this.#family.run(() => this.#connections.run(makeTry), who);
    return operation.run(() => own.run(ofAll), who);
  }

  /**
   * True if all recent calls of this kind failed, so that a retry would only add load.
   * @param underWay number of calls without an outcome yet, because failures can arrive faster than responses
   */
  allFailed(prepared: PreparedRequest, caller: RestCaller, underWay: number): boolean {
    const own = this.#callers.get(`${prepared.operation.name} ${callerOf(prepared, caller)}`);
    return (
      this.#connections.allFailed(underWay) ||
      this.#family.allFailed(underWay) ||
      own?.allFailed(underWay) === true
    );
  }

  #ofCaller(key: string): CircuitBreaker {
    let circuit = this.#callers.get(key);
    if (!circuit) {
      const [oldest] = this.#callers.keys();
      if (this.#callers.size >= MAX_CALLER_CIRCUITS && oldest !== undefined) this.#callers.delete(oldest);
      circuit = new CircuitBreaker(isOfCall);
      this.#callers.set(key, circuit);
    }
    return circuit;
  }
}

/** Identity of a caller: the credential, and the name under which the gateway admitted the caller. */
const callerOf = ({ credential }: PreparedRequest, { callerName = "" }: RestCaller): string =>
  `${credential} ${callerName}`;
