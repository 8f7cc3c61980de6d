/** Context of one GraphQL operation in all subgraphs, for resolvers and clients. */
import type { OperationBudget } from "#platform/limits/operation-budget.ts";
import type { OperationInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import type { RateLimitsState } from "#subgraphs/kit/rest/rates/rate-limiter.ts";
import type { RestCaller as UpstreamCaller } from "#subgraphs/kit/rest/request.ts";
import type { CallRecorder } from "./call-attribution.ts";
import type { CallReport } from "./call-report.ts";

export interface OperationContext extends UpstreamCaller {
  readonly operationId: string;
  readonly report: CallReport;
  /** Traces and metrics, if configured. */
  readonly observer?: OperationInstrumentation | undefined;
  /** Records which fields cause which calls, if the process has a recorder. */
  readonly recorder?: CallRecorder | undefined;
  /** Number of REST calls left in the budget. */
  callsLeft: number;
  /** Other limits in this process: bytes of REST responses, and objects and bytes of the GraphQL response. */
  readonly budget: OperationBudget;
  readonly files: FileLinks;
  /** Webhook messages of the families. */
  readonly inbox: Inbox;
  /** True if the deployment has the family. Links to an absent family are not followed. */
  serves(family: string): boolean;
  /** Rate limits of a family, and the calls left for this caller. Makes no call. */
  ratesOf(family: string): RateLimitsState;
  /** E-mail address of the caller, if known. */
  readonly viewerEmail: string | undefined;
  /** Asks the subgraphs that own the types if objects exist. Results are in the order of the objects. */
  readonly exists: (representations: readonly Representation[]) => Promise<readonly (boolean | Error)[]>;
  /** Values of `PerOperation`, and contexts of families. */
  readonly made: Map<unknown, unknown>;
  /** Drops all data read for the operation. A resolver that still runs reads again. */
  release(): void;
}

/**
 * A value for each operation, made at its first use and dropped by `release`. A WeakMap by the context would hold it
 * until a major collection.
 * @example const states = new PerOperation((context) => new OperationReads(readers, context)); states.of(context)
 */
export class PerOperation<T extends object> {
  readonly #make: (context: OperationContext) => T;

  constructor(make: (context: OperationContext) => T) {
    this.#make = make;
  }

  of(context: OperationContext): T {
    // Only this method stores a value under this key.
    let value = context.made.get(this) as T | undefined;
    if (!value) {
      value = this.#make(context);
      context.made.set(this, value);
    }
    return value;
  }
}

export interface Representation {
  readonly __typename: string;
  readonly id: string;
}
