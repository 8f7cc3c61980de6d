/**
 * Writes large responses in pieces, as fast as the client reads. Node would otherwise buffer the whole response
 * for a client that does not read, until the connection times out.
 */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** Smaller responses are written at once, because socket buffers hold most of them. */
const LARGE_BYTES = 256 * 1024;
/** Bytes of a piece. The next piece is written after the client has read on. */
const PIECE_BYTES = 64 * 1024;
/** Longest time that a client may take for one piece of a large answer, ms. */
const UNREAD_MS = 10_000;

/**
 * Drops large answers that are not read, and closes their connections.
 * @param unreadMs Longest time that a client may take for 64 kB, ms.
 */
export function dropUnreadAnswers(app: FastifyInstance, unreadMs = UNREAD_MS): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (typeof payload !== "string" || payload.length < LARGE_BYTES) {
      done(null, payload);
      return;
    }
    const { raw } = reply;
    const bytes = Buffer.from(payload);
    reply.header("content-length", bytes.length);
    let timer: NodeJS.Timeout | undefined;
    const progressed = () => {
      clearTimeout(timer);
      if (!raw.closed) timer = setTimeout(() => raw.destroy(), unreadMs);
    };
    // The limit applies to the last piece too, because the whole response stays in memory until it is read.
    raw.once("close", () => clearTimeout(timer));
    done(null, pieces(bytes, progressed));
  });
}

/** @param progressed Called when another piece is requested. */
function pieces(bytes: Buffer, progressed: () => void): Readable {
  let at = 0;
  return new Readable({
    highWaterMark: PIECE_BYTES,
    read() {
      progressed();
      const end = Math.min(at + PIECE_BYTES, bytes.length);
      this.push(bytes.subarray(at, end));
      at = end;
      if (end === bytes.length) this.push(null);
    },
  });
}
