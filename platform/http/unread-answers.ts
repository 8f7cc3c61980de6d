/**
 * Large answers are written piece by piece, as fast as they are read. Node would take a whole answer
 * at once and keep it for a client that does not read it until the connection has been still for long.
 */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** An answer up to this size is written at once: the sockets of the system hold most of it. */
const LARGE_BYTES = 256 * 1024;
/** Bytes of a larger answer that are written before the client must have read on. */
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
    // The last piece counts too: whatever is not read keeps the whole answer.
    raw.once("close", () => clearTimeout(timer));
    done(null, pieces(bytes, progressed));
  });
}

/** @param progressed Called when another piece is asked for. */
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
