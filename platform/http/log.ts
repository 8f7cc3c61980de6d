/**
 * Structured logs. They hold operation names, codes, durations and counts; never a header, an
 * argument, a URL or a family's text. Should one get into a line all the same, it is struck out: by
 * the name of its member, or because it is one of our secrets or looks like somebody's.
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
 * Secrets known by their form: credentials as in a header, signed tokens, addresses of people and of hosts.
 * Each is looked for at the beginning of a run of its characters only, so that one long run is read once.
 */
const SHAPES = [
  String.raw`\b(?:Bearer|Basic) +[\w.~+/=-]{6,}`,
  String.raw`(?<![\w-])(?=[\w-]+\.[\w-]+\.)[\w-]*?eyJ[\w-]*\.[\w-]+\.[\w-]*`,
  String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\bhttps?://[^\s"\\]+`,
];

/** A shorter one is too likely part of something else. */
const LEAST_SECRET = 6;
/** A name that a client chose is logged and traced up to this length. */
const MAX_NAME = 128;
/** A longer line holds something that was never meant for a log, and is cut. */
const MAX_LINE = 16_384;
/** Longest text that stays in such a line. */
const MAX_TEXT = 512;

/** A name that a client chose, as far as it is logged or traced. */
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
    // As a line spells it.
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .sort((a, b) => b.length - a.length)
    .map((secret) => secret.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return { named: NAMED, struck: new RegExp([...known, ...SHAPES].join("|"), "gi") };
}

/**
 * @param secrets The values that no line may hold: this process's own credentials.
 * @param to Standard output unless given.
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

/** A line whose texts are cut where it is longer than any of ours; after what is struck out, or half of that might stay. */
function cutLine(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const cut: unknown = JSON.parse(line, (_name, value: unknown) =>
    typeof value === "string" ? value.slice(0, MAX_TEXT) : value,
  );
  return `${JSON.stringify(cut)}\n`;
}

/** A line without secrets that were read or fetched after the start. */
function withoutNoted(line: string): string {
  let rest = line;
  for (const secret of notedSecrets())
    if (secret.length >= LEAST_SECRET && rest.includes(secret)) rest = rest.replaceAll(secret, STRUCK);
  return rest;
}

/** A line without what stands under a credential's name, at whatever depth. */
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

/** Why the inbox cannot be used: the words of the operating system or of the database, without a path. */
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

/** A bug: where it happened, and its message where that cannot quote anybody's data. A full disk is none. */
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

/** A subscription that has ended: how long it was open, how many events it had, and why it ended. */
export function logSubscription(
  log: Log,
): (request: { readonly id: string }, ended: { ms: number; events: number; reason: string }) => void {
  return ({ id: requestId }, { ms, events, reason }) =>
    log.info({ requestId, ms: Math.round(ms), events, reason }, "subscription ended");
}

/** One line for each request that was refused, so that the id in its error is found; others for debugging. */
export function logAnswer(log: Log): (answered: AnsweredRequest) => void {
  return ({ status, disconnected: left, ms, ...answered }) => {
    const refused = status >= 400;
    const level = refused ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const line = { ...answered, status, ms: Math.round(ms), ...(left && { left }) };
    log[level](line, refused ? "refused" : "request");
  };
}
