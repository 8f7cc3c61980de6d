/**
 * A request may be refused before its body is there. Closing the connection at once would reset it while
 * the client still writes, and most clients then report a failed connection, not the refusal.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes of a refused body that are read and dropped. */
const DROPPED_BYTES = 16 * 1024 * 1024;
/** Longest time for reading them, ms. */
const DROPPED_MS = 5_000;

/**
 * Reads the rest of a refused request's body and drops it, so that its client can read the refusal; the
 * connection of a body that is longer, or slower, is closed.
 * @param mostMs Longest time that a client may go on sending, ms.
 */
export function dropUnreadBodies(app: FastifyInstance, mostMs = DROPPED_MS): void {
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (reply.statusCode >= 400 && hasBody(raw) && !raw.complete) {
      // The rest of a partly relayed body is not read, so a reused connection would stall.
      if (raw.destroyed) reply.header("connection", "close");
      else {
        // With it Node would close the connection right after the answer.
        reply.removeHeader("connection");
        drop(raw, mostMs);
      }
    }
    done(null, payload);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;

function drop(raw: IncomingMessage, mostMs: number): void {
  let left = DROPPED_BYTES;
  const timer = setTimeout(() => {
    // Once it is whole, its connection may be that of another request.
    if (!raw.complete) raw.socket.destroy();
  }, mostMs);
  raw.once("close", () => clearTimeout(timer));
  raw.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.socket.destroy();
  });
}
