/**
 * Structured logs with operation names, codes, durations and counts, but no header, argument, URL or text of a
 * family. In case such a text gets into a line, each line is redacted: members with names of credentials, our
 * own secrets, and texts in the form of a secret.
 */
import { type DestinationStream, type Logger, pino } from "pino";
import { notedSecrets } from "#platform/credentials/credential.ts";
import { storageFault } from "#platform/errors/storage-full.ts";
import type { AnsweredRequest } from "./http-server.ts";

export type Log = Logger;

const STRUCK = "[redacted]";

/** Members that carry credentials, wherever a header or a setting is logged under its own name. */
const NAMES = /^(?:authorization|cookie|x-api-key|x-subgraphs-secret|password|secret|token)$/i;
/** Fast test for such a member. Few lines have one, and only those are parsed. */
const NAMED = new RegExp(`"${NAMES.source.slice(1, -1)}":`, "i");

/**
 * Secrets known by their form: credentials of headers, signed tokens, e-mail addresses, URLs. Each pattern
 * begins only at the start of a run of its characters, so that a long run is read once.
 */
const SHAPES = [
  String.raw`\b(?:Bearer|Basic) +[\w.~+/=-]{6,}`,
  String.raw`(?<![\w-])(?=[\w-]+\.[\w-]+\.)[\w-]*?eyJ[\w-]*\.[\w-]+\.[\w-]*`,
  String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\bhttps?://[^\s"\\]+`,
];

/** Shortest secret that is redacted, in characters. A shorter one is likely to be part of another word. */
const LEAST_SECRET = 6;
/** A name that a client chose is logged and traced up to this length. */
const MAX_NAME = 128;
/** Longest line, in characters. In a longer line texts are cut, because they were not meant for a log. */
const MAX_LINE = 16_384;
/** Longest text that stays in such a line. */
const MAX_TEXT = 512;

/** Cuts a name that a client chose to the length that is logged and traced. */
export const cutName = (name: string | undefined): string | undefined => name?.slice(0, MAX_NAME);

/** The patterns that every line is searched for. */
export function redactionPatterns(secrets: readonly string[]): {
  /** True if the line has a member whose name says that it contains a credential. */
  readonly named: RegExp;
  /** Pattern of the removed text. */
  readonly struck: RegExp;
} {
  const known = secrets
    .filter((secret) => secret.length >= LEAST_SECRET)
    // The secret as JSON escapes it in a line.
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .sort((a, b) => b.length - a.length)
    .map((secret) => secret.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return { named: NAMED, struck: new RegExp([...known, ...SHAPES].join("|"), "gi") };
}

/**
 * @param secrets The values that no line may hold: this process's own credentials.
 * @param to Standard output by default.
 */
export function createLog(level: string, secrets: readonly string[] = [], to?: DestinationStream): Log {
  const { struck } = redactionPatterns(secrets);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      streamWrite: (line: string) => cutLine(withoutNoted(withoutNames(line)).replace(struck, STRUCK)),
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** Cuts the texts of a line that is too long. Runs after the redaction, which would miss half a secret. */
function cutLine(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const cut: unknown = JSON.parse(line, (_name, value: unknown) =>
    typeof value === "string" ? value.slice(0, MAX_TEXT) : value,
  );
  return `${JSON.stringify(cut)}\n`;
}

/** Redacts secrets that were read or fetched after the start. */
function withoutNoted(line: string): string {
  let rest = line;
  for (const secret of notedSecrets())
    if (secret.length >= LEAST_SECRET && rest.includes(secret)) rest = rest.replaceAll(secret, STRUCK);
  return rest;
}

/** Redacts members whose name says that they contain a credential, at any depth. */
function withoutNames(line: string): string {
  if (!NAMED.test(line)) return line;
  const struck: unknown = JSON.parse(line, (name, value: unknown) => (NAMES.test(name) ? STRUCK : value));
  return `${JSON.stringify(struck)}\n`;
}

/** Called with each thrown error that is not in the catalog, and with its request. */
export type OnBug = (error: unknown, requestId?: string) => void;

/** The codes of errors, each once. */
export const codesOf = (errors: readonly { readonly extensions?: object | undefined }[] = []): string[] => [
  ...new Set(errors.map(({ extensions }) => String((extensions as { code?: unknown } | undefined)?.code))),
];

/** Errors of the language itself. Their messages name code; what some of them quote stands behind a colon. */
const SAFE = [TypeError, ReferenceError, RangeError];

/** Logs the reason why the inbox cannot be used, in words of the system or the database, without a path. */
export function logInboxTrouble(
  log: Log,
  setting: "INBOX_FILE" | "INBOX_URL" = "INBOX_FILE",
): (cause: unknown) => void {
  return (cause) => {
    const { message = "", code } = (cause instanceof Error ? cause : {}) as NodeJS.ErrnoException;
    const text = message.slice(0, MAX_TEXT).replace(/'?\/\S+/g, "the file");
    log.error({ code, cause: text }, `${setting} cannot be used: messages of families are refused with 503`);
  };
}

/** Logs a bug: its stack, and its message if that cannot contain data. A full disk is logged as such. */
export function logBug(log: Log): OnBug {
  return (error, requestId) => {
    const storage = storageFault(error);
    if (storage !== undefined) return void log.error({ requestId, code: storage }, "nothing can be stored");
    const known = error instanceof Error ? error : undefined;
    const message =
      known && SAFE.some((kind) => known instanceof kind)
        ? known.message.split(": ", 1)[0]?.slice(0, MAX_TEXT)
        : undefined;
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

/** Logs the end of a subscription: its duration, number of events and reason. */
export function logSubscription(
  log: Log,
): (request: { readonly id: string }, ended: { ms: number; events: number; reason: string }) => void {
  return ({ id: requestId }, { ms, events, reason }) =>
    log.info({ requestId, ms: Math.round(ms), events, reason }, "subscription ended");
}

/** Logs refused requests at `info`, so that the id in an error is found, and other requests at `debug`. */
export function logAnswer(log: Log): (answered: AnsweredRequest) => void {
  return ({ status, disconnected: left, ms, ...answered }) => {
    const refused = status >= 400;
    const level = refused ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const line = { ...answered, status, ms: Math.round(ms), ...(left && { left }) };
    log[level](line, refused ? "refused" : "request");
  };
}
