/**
 * What is said of every operation: its report for a client that asked, which families were in
 * trouble whether it asked or not, one line in the log.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { codesOf, cutName, type Log } from "#platform/http/log.ts";
import type { CallReport, UpstreamReport } from "#subgraphs/kit/context/call-report.ts";
import type { PlanTrace } from "./plan-trace.ts";

export const usagePlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        const { reportRequested, operation, trace } = contextValue;
        const { report } = operation;
        if (response.body.kind !== "single" || !(reportRequested || report.sources.troubled)) return;
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          ...(reportRequested && { upstream: upstreamOf(report, trace) }),
          ...(trace && { plan: trace.plan() }),
          sources: report.sources.toJSON(),
        };
      },
    };
  },
};

/** The report, and with it each call where the operation is traced. */
function upstreamOf(report: CallReport, trace: PlanTrace | undefined): UpstreamReport {
  const upstream = report.toJSON();
  const { requests } = upstream;
  return trace && requests ? { ...upstream, requests: trace.requests(requests) } : upstream;
}

/** One line for each operation. */
export function operationLog(log: Log): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const began = performance.now();
      return {
        async willSendResponse({ operation, response }) {
          if (!log.isLevelEnabled("info")) return;
          const errors = response.body.kind === "single" ? response.body.singleResult.errors : undefined;
          const { operation: context, trusted } = contextValue;
          const { calls, roundTrips, families } = context.report.toJSON();
          log.info(
            {
              requestId: context.requestId,
              traceId: context.observer?.traceId,
              operation: cutName(operation?.name?.value),
              kind: operation?.operation,
              ms: Math.round(performance.now() - began),
              calls,
              roundTrips,
              families: Object.fromEntries(families.map((tally) => [tally.family, tally.calls])),
              ...(trusted !== undefined && { trusted }),
              ...(errors && { errors: codesOf(errors) }),
            },
            "operation",
          );
        },
      };
    },
  };
}
