/** Context of one GraphQL operation in all subgraphs, as resolvers and clients use it. */
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
  /** Traces and metrics, where there are any. */
  readonly observer?: OperationInstrumentation | undefined;
  /** Takes which fields make which calls, where the process is wired with one. */
  readonly recorder?: CallRecorder | undefined;
  /** REST calls that the operation may still make. */
  callsLeft: number;
  /** Further limits in this process: bytes of REST answers, and the operation's own objects and bytes. */
  readonly budget: OperationBudget;
  readonly files: FileLinks;
  /** Webhook messages of the families. */
  readonly inbox: Inbox;
  /** True if the deployment has the family. Links to an absent family are not followed. */
  serves(family: string): boolean;
  /** Rate limits of a family, and the calls that this caller has left. No call is made. */
  ratesOf(family: string): RateLimitsState;
  /** The e-mail address of the caller, where the gateway knows one. */
  readonly viewerEmail: string | undefined;
  /** Asks the subgraph that owns each type whether the objects exist, in their order; or why not. */
  readonly exists: (representations: readonly Representation[]) => Promise<readonly (boolean | Error)[]>;
  /** Lets go of all that was read for the operation. A resolver that still runs reads again. */
  release(): void;
}

export interface Representation {
  readonly __typename: string;
  readonly id: string;
}
