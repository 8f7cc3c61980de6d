/**
 * Structured logs. They hold operation names, codes, durations and counts; never a header, an
 * argument, a URL or a family's text, so that there is nothing in them to redact.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import { type Logger, pino } from "pino";
import type { GatewayContext } from "./data-source.ts";

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Errors of the language itself: their messages name code, not data. */
const SAFE = [TypeError, ReferenceError, RangeError];

/** A bug: where it happened, and its message where that can not quote anybody's data. */
export function logBug(log: Log): (error: unknown) => void {
  return (error) => {
    const known = error instanceof Error ? error : undefined;
    const message = known && SAFE.some((kind) => known instanceof kind) ? known.message : undefined;
    const frames = known?.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
    log.error(
      { type: known?.name ?? typeof error, message, at: frames.slice(0, 8).map((line) => line.trim()) },
      "bug",
    );
  };
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
          const { calls, waves, families } = contextValue.operation.report.toJSON();
          log.info(
            {
              requestId: contextValue.operation.requestId,
              operation: operation?.name?.value,
              kind: operation?.operation,
              ms: Math.round(performance.now() - began),
              calls,
              waves,
              families: Object.fromEntries(families.map((tally) => [tally.family, tally.calls])),
              ...(errors && { errors: [...new Set(errors.map(({ extensions }) => extensions?.["code"]))] }),
            },
            "operation",
          );
        },
      };
    },
  };
}
