/**
 * The circuits of one family. Connections that fail concern all its calls; a server error, a timeout and
 * an unreadable answer concern one operation, and first only the caller that meets them, whose ids may be
 * the reason. An operation, and the whole family, is closed to everybody when most of several callers fail.
 */
import type { CircuitName } from "#platform/http/health.ts";
import type { PreparedRequest, RestCaller } from "#subgraphs/kit/rest/request.ts";
import type { FailureKind } from "#subgraphs/kit/rest/request-failure.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

/** The most circuits of callers; the oldest is forgotten first. */
const MAX_CALLER_CIRCUITS = 1_000;

const OF_CONNECTIONS: ReadonlySet<FailureKind> = new Set<FailureKind>(["unsent", "misconfigured", "lost"]);
/** Failures that say nothing about the family. */
const SILENT: ReadonlySet<FailureKind> = new Set<FailureKind>(["abandoned", "queued", "rejectedLocally"]);
const isOfCall = (kind: FailureKind): boolean => !SILENT.has(kind);

export class Circuits {
  readonly #connections = new CircuitBreaker((kind) => OF_CONNECTIONS.has(kind));
  readonly #family = new CircuitBreaker(isOfCall, true);
  readonly #operations = new Map<string, CircuitBreaker>();
  readonly #callers = new Map<string, CircuitBreaker>();

  /** The worst state of all circuits of the family that are in use, for operators. */
  get state(): CircuitName {
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
   * Makes a try where all circuits that it belongs to allow it.
   * @throws RequestFailure "rejectedLocally" when one is open, else what the try throws
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
   * True if every recent call of this kind failed. A retry would only add load to a family that is down.
   * @param underWay Calls without an outcome yet: failures arrive faster than answers
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

/** A caller as far as the gateway can tell callers apart: by credential and by the name of its admission. */
const callerOf = ({ credential }: PreparedRequest, { callerName = "" }: RestCaller): string =>
  `${credential} ${callerName}`;
