/** The gateway as the tools of agents use it, on behalf of one caller. */
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import type { Estimate } from "#gateway/policy/estimate.ts";
import type { RateLimitsState } from "#subgraphs/kit/rest/rates/rate-limiter.ts";
import type { Knowledge } from "./knowledge.ts";

/** A document with its variables, as an agent sends it. */
export interface AgentOperation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
}

/** Progress and cancellation of an operation. */
export interface OperationControl {
  readonly signal: AbortSignal;
  /** Called at the start with a function that returns the number of REST calls so far. */
  readonly onStart?: (calls: () => number) => void;
}

export interface ReportAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One caller of the tools. Credentials come only from the request, never from arguments of a tool. */
export interface Agent {
  knowledge(): Knowledge;
  estimate(operation: AgentOperation): Estimate;
  /** Reason why agents may not run the document. Undefined if they may. */
  refusalOf(operation: AgentOperation): string | undefined;
  /** Executes an operation as `/graphql` does, with the limits and rights of the caller. */
  execute(operation: AgentOperation, following: OperationControl): Promise<FormattedExecutionResult>;
  /** Rate limits of families for this caller. Makes no call. */
  ratesOf(families: readonly string[]): ReadonlyMap<string, RateLimitsState>;
  /** Sends a request to the reports of this gateway as the caller. */
  report(method: "GET" | "POST", path: string, body?: object): Promise<ReportAnswer>;
}

export const READ_ONLY =
  "Agents read only: mutations and subscriptions are refused here. Send the mutation to /graphql yourself if a person decided it.";

/** The operation of a document that would run. Undefined if there is none of this name. */
export function operationOf(document: DocumentNode, name: string | undefined) {
  const operations = document.definitions.filter((one) => one.kind === "OperationDefinition");
  return name === undefined && operations.length === 1
    ? operations[0]
    : operations.find((one) => one.name?.value === name);
}
