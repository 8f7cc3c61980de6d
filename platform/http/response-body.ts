/** Reads a response of a family: limits its decoded bytes, and checks its form. */
import { isUtf8 } from "node:buffer";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { jsonDepth } from "./json-depth.ts";

/** Characters from which the nesting is checked. Ten megabytes of brackets would block the process for seconds. */
const LONG = 512 * 1024;
/** Most levels of nesting. No documented response is as deep. */
export const MAX_NESTING = 1_000;

/** Reason why a body cannot be used. */
export type UnreadableReason =
  | "body too large"
  | "unknown content encoding"
  | "broken content encoding"
  | "not JSON"
  | "not UTF-8"
  | "nested too deeply"
  | "broken JSON"
  | "empty"
  | "another type"
  | "not what was promised"
  | "cut off";

/** The body of an answer cannot be used; the reason is for logs, never for clients. */
export class UnreadableBody extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}

/** The response exceeds its limit of decoded bytes. */
export class BodyTooLarge extends UnreadableBody {
  constructor() {
    super("body too large");
  }
}

const decoders: ReadonlyMap<unknown, () => Transform> = new Map<unknown, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * Reads and decodes a whole body. Decoded bytes are counted instead of `Content-Length`, so that a small body
 * cannot become a large one.
 * @param mayGoOn Called with the number of bytes of each decoded chunk; false ends the reading.
 * @throws BodyTooLarge if the body exceeds a limit, UnreadableBody if its encoding is unknown or broken
 */
export function readBytes(
  body: Readable,
  encoding: unknown,
  limit: number,
  mayGoOn: (bytes: number) => boolean = () => true,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const encoded = typeof encoding === "string" && encoding !== "" && encoding !== "identity";
    const decoder = encoded ? decoders.get(encoding)?.() : undefined;
    // A body that is no longer read is destroyed, so that socket and decoder stop.
    const fail = (error: Error) => {
      reject(error);
      body.destroy();
      decoder?.destroy();
    };
    body.on("error", fail);
    decoder?.on("error", () => fail(new UnreadableBody("broken content encoding")));
    if (encoded && !decoder) {
      fail(new UnreadableBody("unknown content encoding"));
      return;
    }
    const source = decoder ? body.pipe(decoder) : body;
    const chunks: Buffer[] = [];
    let size = 0;
    source.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit || !mayGoOn(chunk.length)) fail(new BodyTooLarge());
      else chunks.push(chunk);
    });
    source.on("end", () => {
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
      // Bytes after the compressed data would stay unread, and the connection would never be released.
      if (decoder && !body.readableEnded) body.destroy();
    });
  });
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;
const LARGE = /([[:,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;

/**
 * Parses a body as JSON.
 * @param largeIntegers True to read integers of 16 digits or more as strings, so that they lose no digits; with
 * `inexact` only those that would lose digits.
 * @param depthFrom Characters from which the nesting is checked; 0 for a body without a contract.
 * @throws UnreadableBody if the media type, charset or syntax is not that of JSON
 */
export function parseJson(
  bytes: Buffer,
  contentType: unknown,
  largeIntegers: boolean | "inexact",
  depthFrom = LONG,
): unknown {
  if (typeof contentType !== "string" || !JSON_TYPE.test(contentType)) throw new UnreadableBody("not JSON");
  if (!isUtf8(bytes)) throw new UnreadableBody("not UTF-8");
  const text = bytes.toString("utf8");
  if (text.length > depthFrom && jsonDepth(text) > MAX_NESTING) throw new UnreadableBody("nested too deeply");
  try {
    return JSON.parse(largeIntegers ? quoteLarge(text, largeIntegers === "inexact") : text);
  } catch {
    throw new UnreadableBody("broken JSON");
  }
}

/** Quotes long integers outside of strings; strings are skipped so that none is altered. */
function quoteLarge(text: string, inexact: boolean): string {
  if (!/\d{16}/.test(text)) return text;
  const quote = (piece: string) =>
    piece.replace(LARGE, (whole, before: string, digits: string) =>
      inexact && Number.isSafeInteger(Number(digits)) ? whole : `${before}"${digits}"`,
    );
  let quoted = "";
  let at = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', at)) {
    const end = endOfString(text, start);
    quoted += quote(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return quoted + quote(text.slice(at));
}

/** The index after the string that starts at `start`. No regular expression: strings may be megabytes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}
