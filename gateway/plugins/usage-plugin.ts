/**
 * Usage of every operation: a report if the client requests one, the families in trouble in any case, and one
 * line in the log.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyRequest } from "fastify";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { PlanTrace } from "#gateway/operation/plan-trace.ts";
import type { RunFacts } from "#gateway/operation/shared-runs.ts";
import { codesOf, cutName, type Log } from "#platform/http/log.ts";
import { type ClientIdentity, clientOf } from "#platform/telemetry/clients.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { CallReport, UpstreamReport } from "#subgraphs/kit/calls/call-report.ts";
import type { FamilyStatus } from "#subgraphs/kit/calls/family-status.ts";

export const usagePlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        const { later } = contextValue.answers;
        const extensions = usageOf(contextValue, later && ((family) => later.isAsked(family)));
        // Clients keep the latest value of each extension, so each payload has the state at its time.
        later?.onParts(([first]) => {
          const usage = first && usageOf(contextValue, (family) => later.isAsked(family));
          if (usage) first.extensions = { ...first.extensions, ...usage };
        });
        if (response.body.kind !== "single" || !extensions) return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, ...extensions };
      },
    };
  },
};

/**
 * Status of the families for an answer. Undefined if the client did not request it and no family is in
 * trouble.
 * @param isAsked False if only later fetches call the family; by default always true.
 */
function usageOf(
  { reportRequested, operation: { report }, trace }: GatewayContext,
  isAsked: (family: string) => boolean = () => true,
): Readonly<Record<string, unknown>> | undefined {
  if (!reportRequested && !report.sources.troubled) return undefined;
  const sources = report.sources.toJSON().filter(({ family }) => isAsked(family));
  if (!reportRequested && sources.every(isFine)) return undefined;
  return {
    ...(reportRequested && { upstream: upstreamOf(report, trace) }),
    ...(trace && { plan: trace.plan() }),
    sources,
  };
}

const isFine = ({ status, rowsLeftOut = 0, membersUnreadable = 0 }: FamilyStatus): boolean =>
  status === "OK" && rowsLeftOut + membersUnreadable === 0;

/** The report, with each call if the operation is traced. */
function upstreamOf(report: CallReport, trace: PlanTrace | undefined): UpstreamReport {
  const upstream = report.toJSON();
  const { requests } = upstream;
  return trace && requests ? { ...upstream, requests: trace.requests(requests) } : upstream;
}

/** A request that was answered by the run of another one. */
interface LoggedRequest {
  readonly facts: RunFacts;
  /** Time that the request has waited, ms. */
  readonly ms: number;
  readonly trusted: boolean | undefined;
  readonly watch: Pick<RecordingInstrumentation, "traceId"> | undefined;
}

/** Duration from which an operation is slow, as in the objective of the alerts, ms. */
const SLOW_MS = 2_500;

/** True for one of `sample` operations, at random, because clients may send theirs in a fixed order. */
const isDrawn = (sample: number): boolean => sample === 1 || Math.random() * sample < 1;

/** The number of operations that a sampled line stands for, if there are others. */
const sampleMember = (sample: number) => sample > 1 && { sample };

/** Logs one line for a query that was answered by the run of an identical one. */
export const logShared =
  (log: Log, sample = 1) =>
  ({ id: requestId, headers }: FastifyRequest, { facts, ms, trusted, watch }: LoggedRequest): void => {
    const isOrdinary = ms < SLOW_MS;
    if (isOrdinary && !isDrawn(sample)) return;
    const client = clientOf(headers);
    log.info(
      {
        requestId,
        traceId: watch?.traceId,
        operation: cutName(facts.name),
        kind: "query",
        ...clientMembers(client),
        ms: Math.round(ms),
        calls: 0,
        roundTrips: 0,
        families: {},
        ...(trusted !== undefined && { trusted }),
        shared: true,
        ...(isOrdinary && sampleMember(sample)),
      },
      "operation",
    );
  };

const clientMembers = (client: ClientIdentity | undefined) =>
  client && { client: client.name, ...(client.version !== "" && { clientVersion: client.version }) };

/**
 * Logs one line for each operation, after its last payload.
 * @param sample Of the reads that were neither slow nor failed, one in this number is logged.
 */
export function operationLog(log: Log, sample = 1): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const began = performance.now();
      return {
        async willSendResponse({ operation, response }) {
          if (!log.isLevelEnabled("info")) return;
          const { later } = contextValue.answers;
          const errors = [...((response.body.kind === "single" && response.body.singleResult.errors) || [])];
          const firstMs = Math.round(performance.now() - began);
          const write = () => {
            const ms = Math.round(performance.now() - began);
            const isOrdinary = errors.length === 0 && ms < SLOW_MS && operation?.operation === "query";
            if (isOrdinary && !isDrawn(sample)) return;
            const { operation: context, client, trusted } = contextValue;
            const { calls, roundTrips, families } = context.report.toJSON();
            log.info(
              {
                requestId: context.requestId,
                traceId: context.observer?.traceId,
                operation: cutName(operation?.name?.value),
                kind: operation?.operation,
                ...clientMembers(client),
                ms,
                ...(later && { firstMs }),
                calls,
                roundTrips,
                families: Object.fromEntries(families.map((tally) => [tally.family, tally.calls])),
                ...(trusted !== undefined && { trusted }),
                ...(errors.length > 0 && { errors: codesOf(errors) }),
                ...(isOrdinary && sampleMember(sample)),
              },
              "operation",
            );
          };
          if (!later) write();
          later?.onParts((parts) => {
            for (const part of parts) for (const error of part.errors) errors.push(error);
          });
          later?.onEnd(write);
        },
      };
    },
  };
}
