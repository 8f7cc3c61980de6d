/**
 * Structured logs. They hold operation names, codes, durations and counts; never a header, an
 * argument, a URL or a family's text. Should one get into a line all the same, it is struck out: by
 * the name of its member, or because it is one of our secrets or looks like somebody's.
 */
import { type DestinationStream, type Logger, pino } from "pino";
import type { Answered } from "./http-server.ts";

export type Log = Logger;

const STRUCK = "[redacted]";

/** Members that carry credentials, wherever a header or a setting is logged under its own name. */
const NAMES = /^(?:authorization|cookie|x-api-key|x-subgraphs-secret|password|secret|token)$/i;
/** Whether a line has such a member at all: hardly one does, and only that one is taken apart. */
const NAMED = new RegExp(`"${NAMES.source.slice(1, -1)}":`, "i");

/** What shows what it is: credentials in a header's form, signed tokens, addresses of people and of hosts. */
const SHAPES = [
  String.raw`\b(?:Bearer|Basic) +[\w.~+/=-]{6,}`,
  String.raw`\beyJ[\w-]+\.[\w-]+\.[\w-]*`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\bhttps?://[^\s"\\]+`,
];

/** A shorter one is too likely part of something else. */
const LEAST_SECRET = 6;

/**
 * @param secrets The values that no line may hold: this process's own credentials.
 * @param to Standard output unless given.
 */
export function createLog(level: string, secrets: readonly string[] = [], to?: DestinationStream): Log {
  const known = secrets
    .filter((secret) => secret.length >= LEAST_SECRET)
    // As a line spells it.
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .sort((a, b) => b.length - a.length)
    .map((secret) => secret.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  const struck = new RegExp([...known, ...SHAPES].join("|"), "gi");
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: (line: string) => withoutNames(line).replace(struck, STRUCK) },
  };
  return to ? pino(options, to) : pino(options);
}

/** A line without what stands under a credential's name, at whatever depth. */
function withoutNames(line: string): string {
  if (!NAMED.test(line)) return line;
  const struck: unknown = JSON.parse(line, (name, value: unknown) => (NAMES.test(name) ? STRUCK : value));
  return `${JSON.stringify(struck)}\n`;
}

/** Told of what was thrown that is no error of the catalogue, and of the request that met it. */
export type OnBug = (error: unknown, requestId?: string) => void;

/** The codes of errors, each once. */
export const codesOf = (errors: readonly { readonly extensions?: object | undefined }[] = []): string[] => [
  ...new Set(errors.map(({ extensions }) => String((extensions as { code?: unknown } | undefined)?.code))),
];

/** Errors of the language itself: their messages name code, not data. */
const SAFE = [TypeError, ReferenceError, RangeError];

/** A bug: where it happened, and its message where that can not quote anybody's data. */
export function logBug(log: Log): OnBug {
  return (error, requestId) => {
    const known = error instanceof Error ? error : undefined;
    const message = known && SAFE.some((kind) => known instanceof kind) ? known.message : undefined;
    const frames = known?.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
    log.error(
      {
        requestId,
        type: known?.name ?? typeof error,
        message,
        at: frames.slice(0, 8).map((line) => line.trim()),
      },
      "bug",
    );
  };
}

/** One line for each request that was refused, so that the id in its error is found; others for debugging. */
export function logAnswer(log: Log): (answered: Answered) => void {
  return ({ status, left, ms, ...answered }) => {
    const refused = status >= 400;
    const level = refused ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const line = { ...answered, status, ms: Math.round(ms), ...(left && { left }) };
    log[level](line, refused ? "refused" : "request");
  };
}
