/**
 * Stores the response to every page of a run, so that a killed run can resume. After a restart, the same requests
 * are sent in the same order, and those with a stored response are answered from the file.
 */
import { createHash } from "node:crypto";
import { closeSync, existsSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { errorCatalog } from "#platform/errors/catalog.ts";
import { linesFrom } from "#reports/kit/tables/line-file.ts";
import { type Ask, readStoredAnswer } from "./answer.ts";
import { UNREACHABLE } from "./client.ts";
import { type AnswerError, codeOf } from "./completeness.ts";
import { isFields } from "./lists.ts";
import type { Answer, Request } from "./request.ts";

/** Position of a request's answer in the file. */
interface Entry {
  readonly at: number;
  readonly bytes: number;
  /** Time of arrival, ms since 1970. */
  readonly time: number;
}

export class Journal {
  readonly #file: number;
  readonly #entries = new Map<string, Entry>();
  #end = 0;
  #isClosed = false;

  /** Opens the file. An incomplete last response is removed. */
  constructor(path: string) {
    if (existsSync(path))
      for (const line of linesFrom(path)) {
        const bytes = Buffer.byteLength(line);
        const [key, time] = line.slice(0, HEAD_CHARACTERS).split(" ");
        if (key !== undefined) this.#entries.set(key, { at: this.#end, bytes, time: Number(time) });
        this.#end += bytes + 1;
      }
    this.#file = openSync(path, existsSync(path) ? "r+" : "w+");
    ftruncateSync(this.#file, this.#end);
  }

  /** Number of answers. */
  get answers(): number {
    return this.#entries.size;
  }

  /** The stored response to a request, with the time of its arrival. */
  read(request: Request): { readonly answer: Answer; readonly time: number } | undefined {
    const entry = this.#entries.get(keyOf(request));
    if (!entry) return undefined;
    const bytes = Buffer.alloc(entry.bytes);
    readSync(this.#file, bytes, 0, entry.bytes, entry.at);
    const answer: unknown = JSON.parse(bytes.toString().slice(HEAD_CHARACTERS));
    return isFields(answer) ? { answer: readStoredAnswer(answer), time: entry.time } : undefined;
  }

  /** Responses that arrive after the end are not stored. */
  write(request: Request, answer: Answer, time: number): void {
    if (this.#isClosed) return;
    const key = keyOf(request);
    const line = `${key} ${String(time).padStart(TIME_DIGITS, "0")} ${JSON.stringify(answer)}`;
    const bytes = writeSync(this.#file, `${line}\n`, this.#end) - 1;
    this.#entries.set(key, { at: this.#end, bytes, time });
    this.#end += bytes + 1;
  }

  close(): void {
    this.#isClosed = true;
    closeSync(this.#file);
  }
}

const KEY_DIGITS = 32;
const TIME_DIGITS = 14;
const HEAD_CHARACTERS = KEY_DIGITS + 1 + TIME_DIGITS + 1;

/**
 * Key of a request: its text, its variables with the cursor, and the number of the reading. A list that was read
 * again can return cursors of the first reading.
 */
const keyOf = ({ query, variables, reading = 0 }: Request): string =>
  createHash("sha256")
    .update(JSON.stringify(reading === 0 ? [query, variables] : [query, variables, reading]))
    .digest("hex")
    .slice(0, KEY_DIGITS);

/** True for a temporary failure: an outage, or a rate limit. */
function isTransient(error: AnswerError): boolean {
  const code = codeOf(error);
  if (code === UNREACHABLE) return true;
  return Object.hasOwn(errorCatalog, code) && errorCatalog[code as keyof typeof errorCatalog].retryable;
}

/** Answers requests from the journal, and sends all others. */
export function withJournal(ask: Ask, journal: Journal, now: () => number = Date.now): Ask {
  return async (request) => {
    const stored = journal.read(request);
    if (stored) return { ...stored.answer, time: stored.time };
    const answer = await ask(request);
    const time = now();
    // A request that may succeed later is sent again when the run resumes.
    if (!answer.errors.some(isTransient)) journal.write(request, answer, time);
    return { ...answer, time };
  };
}
