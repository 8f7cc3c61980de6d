/**
 * Structured logs. They hold operation names, codes, durations and counts; never a header, an
 * argument, a URL or a family's text, so that there is nothing in them to redact.
 */
import { type Logger, pino } from "pino";

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
