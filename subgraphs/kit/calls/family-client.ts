/** REST calls of one GraphQL operation to one family, within the operation's budget. */
import type {
  Binary,
  BoundOperation,
  Family,
  Input,
  OnlyMembersOf,
  Operation,
  Returns,
  Wire,
} from "#contracts/kit/contract.ts";
import type { StaticOf } from "#contracts/kit/params.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { PreparedRequest } from "#subgraphs/kit/rest/request.ts";
import type { RestAnswer, RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { currentAskers, recordCall } from "./call-attribution.ts";
import { isFamilyFailure } from "./family-status.ts";
import { dropIndexes } from "./index-store.ts";
import type { OperationContext } from "./operation-context.ts";

export type OperationName<F extends Family> = keyof F["operations"] & string;

/** Result of a call: the checked body, the bytes of a file, or the page of a list. */
export type CallResult<Op extends Operation> = Op["spec"]["returns"] extends Binary
  ? Buffer
  : Op["spec"]["page"] extends { readonly schema: infer S extends import("typebox").TSchema }
    ? Wire<StaticOf<S>>
    : Wire<Returns<Op>>;

/** The operations of a family as functions. */
export type Api<F extends Family> = {
  readonly [K in OperationName<F>]: <I extends Input<F["operations"][K]>>(
    input: I & OnlyMembersOf<Input<F["operations"][K]>, I>,
  ) => Promise<CallResult<F["operations"][K]>>;
};

/** Function that makes a call and returns the response with its status. */
export type AnswerOf<F extends Family> = <N extends OperationName<F>, I extends Input<F["operations"][N]>>(
  name: N,
  input: I & OnlyMembersOf<Input<F["operations"][N]>, I>,
) => Promise<{ readonly status: number; readonly body: CallResult<F["operations"][N]> }>;

/** Stores objects that a response includes beside the requested ones. @param input input of the call */
export type Sideload = (body: unknown, input: Readonly<Record<string, unknown>>) => void;

export class FamilyClient {
  readonly upstream: RestClient;
  readonly context: OperationContext;
  #active = 0;
  #callsLeft: number;
  readonly #waiting: (() => void)[] = [];
  /** Number of writes that have ended, with any outcome. Lists that were read before a write are out of date. */
  writes = 0;

  readonly #sideload: Sideload | undefined;

  /** @param callsLeft calls that this client may make; by default the limit per operation and family */
  constructor(
    upstream: RestClient,
    context: OperationContext,
    sideload?: Sideload,
    callsLeft: number = upstream.limits.callsPerFamily,
  ) {
    this.upstream = upstream;
    this.context = context;
    this.#sideload = sideload;
    this.#callsLeft = callsLeft;
  }

  /**
   * Makes one call, within the operation's and the family's budget.
   * @param keys number of keys that the call serves, for the report
   */
  async fetch(
    operation: BoundOperation,
    input: Readonly<Record<string, unknown>>,
    keys = 1,
  ): Promise<RestAnswer> {
    const { upstream, context } = this;
    const prepared = this.#prepare(operation, input);
    const timing = context.report.trace?.start(operation, keys, currentAskers());
    if (this.#active >= upstream.limits.callsAtOnce)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#active++;
    const shared = upstream.inFlight(prepared, context);
    const started = context.report.start(operation.family, keys, shared);
    timing?.admitted(shared, started.roundTrip);
    const watch = context.observer?.called(upstream.family, operation, keys);
    try {
      // Counted before the call, so that parallel calls cannot exceed the budget. Retries count, too.
      if (!shared) this.#takeCall();
      const answer = await upstream.call(prepared, context, {
        watch,
        timing,
        tried: (retry) => {
          started.made(retry);
          if (retry) {
            this.#callsLeft--;
            context.callsLeft--;
          } else if (context.recorder) recordCall(context.recorder, operation.id);
        },
      });
      watch?.ended();
      timing?.ended();
      const { sources } = context.report;
      sources.answered(operation.family);
      if (answer.findings) sources.unreadable(operation.family, answer.findings);
      this.#sideload?.(withoutGaps(operation, answer), input);
      return answer;
    } catch (error) {
      watch?.ended(error);
      if (this.#endsIndexes(error)) dropIndexes(upstream, upstream.credentialOf(context));
      timing?.ended(error);
      context.report.sources.failed(operation.family, error);
      throw error;
    } finally {
      started.end();
      if (!operation.read) this.writes++;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active--;
    }
  }

  /** @throws QUERY_BUDGET_EXCEEDED with the limit that is reached */
  #takeCall(): void {
    const { callsPerFamily, callsPerOperation } = this.upstream.limits;
    if (this.#callsLeft-- <= 0) throw tooManyCalls("limits.callsPerFamily", callsPerFamily, "to one family");
    if (this.context.callsLeft-- <= 0) throw tooManyCalls("limits.callsPerOperation", callsPerOperation);
  }

  /**
   * True if the indexes of the credential are no longer valid: the family refuses a caller's own credential,
   * or the effect of a write is unknown.
   */
  #endsIndexes(error: unknown): boolean {
    if (!(error instanceof TributaryError)) return false;
    const refused = error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN";
    return error.code === "OUTCOME_UNKNOWN" || (refused && "forward" in this.upstream.settings.credential);
  }

  /** Renders a call. A missing credential is also reported as a failure of the family. */
  #prepare(operation: BoundOperation, input: Readonly<Record<string, unknown>>): PreparedRequest {
    try {
      return this.upstream.prepare(operation, input, this.context);
    } catch (error) {
      this.context.report.sources.failed(operation.family, error);
      throw error;
    }
  }

  /** @throws at the first use of a name that the contract does not have */
  operation(name: string): BoundOperation {
    const operation = this.upstream.family.bound[name];
    if (!operation) throw new Error(`${this.upstream.family.name} has no operation ${name}`);
    return operation;
  }

  /**
   * Records that the data of a failed read is left out. Only the source status of the family shows this.
   * @returns false if the error is not a failure of the family
   */
  leaveOut(error: unknown): boolean {
    if (!isFamilyFailure(error)) return false;
    this.context.report.sources.leftOut(this.upstream.family.name);
    return true;
  }

  /** The error for a response that does not follow its contract. The source status records it, too. */
  badResponse(): TributaryError {
    const family = this.upstream.family.name;
    const { report, requestId } = this.context;
    const error = new TributaryError("UPSTREAM_BAD_RESPONSE", { family, requestId });
    report.sources.failed(family, error);
    return error;
  }

  /**
   * The error for a write whose response lacks a member that a resolver needs.
   * @param idempotencyKey idempotency key of the write, if any
   */
  outcomeUnknown(idempotencyKey?: string): TributaryError {
    const family = this.upstream.family.name;
    const { report, requestId } = this.context;
    const error = new TributaryError("OUTCOME_UNKNOWN", { family, requestId, idempotencyKey });
    report.sources.failed(family, error);
    return error;
  }
}

/** The gateway adds list lengths that would fit. */
const tooManyCalls = (limit: string, most: number, which = "") =>
  new TributaryError(
    "QUERY_BUDGET_EXCEEDED",
    { limit },
    `The operation needs more than ${most} REST calls${which && ` ${which}`} (${limit})`,
  );

/** The body of a page without null rows, which were unreadable. Copied, because the body is shared. */
function withoutGaps({ spec }: BoundOperation, { body, findings }: RestAnswer): unknown {
  const path = spec.page?.list;
  if (!path || !findings || findings.rows === 0) return body;
  const without = (value: unknown, [head, ...rest]: readonly string[]): unknown => {
    if (head === undefined) return Array.isArray(value) ? value.filter((row) => row !== null) : value;
    return typeof value === "object" && value !== null
      ? { ...value, [head]: without((value as Readonly<Record<string, unknown>>)[head], rest) }
      : value;
  };
  return without(body, path);
}

/**
 * The class of a family's `api`, with a method per operation, built once. A client of a GraphQL operation then
 * needs one object, regardless of the number of REST operations.
 */
export function apiFor(family: Family): (client: FamilyClient) => unknown {
  class Calls {
    readonly client: FamilyClient;
    constructor(client: FamilyClient) {
      this.client = client;
    }
  }
  for (const operation of Object.values<BoundOperation>(family.bound)) {
    Object.defineProperty(Calls.prototype, operation.name, {
      value(this: Calls, input: Readonly<Record<string, unknown>>) {
        return this.client
          .fetch(operation, input)
          .then((answer) => answer.bytes ?? withoutGaps(operation, answer));
      },
    });
  }
  return (client) => new Calls(client);
}
