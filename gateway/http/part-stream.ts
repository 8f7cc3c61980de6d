/** Sends an answer in parts. Each part is flushed when it is ready, and no faster than the client reads. */
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LaterAnswers } from "#gateway/operation/later.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { type Encoding, encodingOf, varying } from "#platform/http/encoding/accept-encoding.ts";
import { BROTLI_QUALITY, GZIP_LEVEL } from "#platform/http/encoding/compression.ts";
import { jsonText } from "#platform/http/json-text.ts";
import type { OperationBudget } from "#platform/limits/operation-budget.ts";
import { contentTypeOf, firstPayload, framed, type IncrementalForm, laterPayload } from "./incremental.ts";

/** Interval at which a client that has read nothing since the last check is disconnected, ms. */
const UNREAD_MS = 10_000;
/** Most bytes of one write. The check of slow clients sees progress only between writes. */
const PIECE_BYTES = 64 * 1024;

/** Each write is flushed at once, because a part would otherwise wait in the compressor. */
const compressors: Readonly<Record<Encoding, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: () => createGzip({ level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH }),
};

export interface AnswerInParts {
  readonly form: IncrementalForm;
  /** The answer that the server has made. */
  readonly text: string;
  /** Later payloads. Undefined if the answer is whole. */
  readonly later: LaterAnswers | undefined;
  readonly budget: OperationBudget;
  /** Interval of the check that the client reads, ms; ten seconds by default. */
  readonly unreadMs?: number;
}

/** @param end Ends the answer with the last piece. Returns false if the piece must be yielded as well. */
async function* pieces(parts: AnswerInParts, end: (piece: Buffer) => boolean): AsyncGenerator<Buffer, void> {
  for await (const { text, isLast } of payloadTexts(parts)) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      if (isLast && at + PIECE_BYTES >= bytes.length && end(piece)) return;
      yield piece;
    }
  }
}

/** The text of a payload, as it is written. */
interface PayloadText {
  readonly text: string;
  readonly isLast: boolean;
}

async function* payloadTexts({
  form,
  text,
  later,
  budget,
}: AnswerInParts): AsyncGenerator<PayloadText, void> {
  const hasLater = later !== undefined;
  const first = framed(firstPayload(text, form, later?.pending), form, { first: true, hasNext: hasLater });
  yield { text: first, isLast: !hasLater };
  if (!later) return;
  let hasNext = true;
  let bytes = Buffer.byteLength(text);
  for await (const made of later.payloads()) {
    let payload = made;
    let json: string;
    try {
      json = await jsonText(laterPayload(payload, form), budget);
      bytes += Buffer.byteLength(json);
      const tooLarge = budget.check(0, bytes);
      if (tooLarge) throw tooLarge;
    } catch (error) {
      if (!(error instanceof TributaryError)) throw error;
      payload = later.refused(payload, error);
      json = JSON.stringify(laterPayload(payload, form));
    }
    ({ hasNext } = payload);
    yield { text: framed(json, form, { first: false, hasNext }), isLast: !hasNext };
    if (!hasNext) return;
  }
  if (hasNext)
    yield { text: framed('{"hasNext":false}', form, { first: false, hasNext: false }), isLast: true };
}

/** Sends all parts. Resolves when the last one is written, or the client has disconnected. */
export async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AnswerInParts,
): Promise<void> {
  const { raw } = reply;
  if (raw.closed) {
    // The client has already disconnected, so no `close` event will follow.
    reply.hijack();
    return;
  }
  const encoding = encodingOf(request.headers["accept-encoding"]);
  reply
    .type(contentTypeOf(parts.form))
    .header("vary", varying(reply.getHeader("vary")))
    // A proxy that buffers would send all parts at once.
    .header("x-accel-buffering", "no");
  // If nothing is buffered, the last piece also ends the response, in one write.
  const end = (piece: Buffer): boolean => {
    if (encoding !== undefined || !raw.headersSent || source.readableLength > 0 || raw.writableNeedDrain)
      return false;
    raw.end(piece);
    return true;
  };
  const source = Readable.from(pieces(parts, end), { objectMode: true, highWaterMark: 1 });
  let sent: Readable = source;
  if (encoding !== undefined) {
    reply.header("content-encoding", encoding);
    sent = pipeline(source, compressors[encoding](), () => {});
  }
  const closed = new Promise<void>((resolve) => {
    raw.once("close", resolve);
  });
  let before = -1;
  const watch = setInterval(() => {
    const { bytesWritten = 0 } = raw.socket ?? {};
    // After `end`, `writableNeedDrain` is false even if the client reads nothing.
    const isFull = raw.writableNeedDrain || (raw.writableEnded && !raw.writableFinished);
    if (isFull && bytesWritten === before) raw.destroy();
    before = bytesWritten;
  }, parts.unreadMs ?? UNREAD_MS);
  try {
    void reply.send(sent);
    await closed;
  } finally {
    clearInterval(watch);
    source.destroy();
  }
}
