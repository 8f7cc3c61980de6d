/** Reading a family's answer: bounded in decoded bytes, strict in form. */
import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** The answer can not be used; the reason is for logs, never for clients. */
export class BadBody extends Error {}

const decoders: Record<string, () => NodeJS.ReadWriteStream & { destroy(): unknown }> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The whole body, decoded. `Content-Length` is only a hint: what is counted are decoded bytes, so
 * that a small body can not become a large one.
 * @throws BadBody when it is larger than `limit` or its encoding is not known.
 */
export function readBytes(body: Readable, encoding: unknown, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let source: NodeJS.ReadableStream = body;
    if (typeof encoding === "string" && encoding !== "" && encoding !== "identity") {
      const decoder = decoders[encoding]?.();
      if (!decoder) {
        body.destroy();
        reject(new BadBody("unknown content encoding"));
        return;
      }
      body.on("error", (error) => {
        decoder.destroy();
        reject(error);
      });
      source = body.pipe(decoder);
    }
    const chunks: Buffer[] = [];
    let size = 0;
    source.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        reject(new BadBody("body too large"));
        body.destroy();
      } else chunks.push(chunk);
    });
    source.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    source.on("error", (error: NodeJS.ErrnoException) =>
      reject(source === body ? error : new BadBody(`encoding: ${error.code}`)),
    );
  });
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;
const LARGE = /([[:,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;

/**
 * The body as JSON.
 * @param largeIntegers Integers of 16 digits and more become strings instead of losing digits.
 * @throws BadBody when media type, encoding or form are not JSON's.
 */
export function parseJson(bytes: Buffer, contentType: unknown, largeIntegers: boolean): unknown {
  if (typeof contentType !== "string" || !JSON_TYPE.test(contentType)) throw new BadBody("not JSON");
  if (!isUtf8(bytes)) throw new BadBody("not UTF-8");
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(largeIntegers ? quoteLarge(text) : text);
  } catch {
    throw new BadBody("broken JSON");
  }
}

/** Quotes long integers outside of strings; strings are skipped so that none is altered. */
function quoteLarge(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((piece, i) => (i % 2 ? piece : piece.replace(LARGE, '$1"$2"')))
    .join("");
}
