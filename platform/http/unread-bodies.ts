/**
 * A request may be refused before its body is there. Closing the connection at once would reset it while
 * the client still writes, and most clients then report a failed connection, not the refusal.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Bytes of a refused body that are read and dropped. */
const DROPPED_BYTES = 16 * 1024 * 1024;
/** Longest time to read and drop a body, ms. */
const DROPPED_MS = 5_000;

/**
 * Reads and drops the rest of a refused request's body, so that the client can read the refusal. Closes the
 * connection if the body is longer or slower.
 * @param mostMs Longest time that a client may go on sending, ms.
 */
export function dropUnreadBodies(app: FastifyInstance, mostMs = DROPPED_MS): void {
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (reply.statusCode >= 400 && hasBody(raw) && !raw.complete) {
      // The rest of a partly relayed body is not read, so a reused connection would stall.
      if (raw.destroyed) reply.header("connection", "close");
      else {
        // With this header Node would close the connection right after the response.
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
    // After a complete body, the connection may serve another request.
    if (!raw.complete) raw.socket.destroy();
  }, mostMs);
  raw.once("close", () => clearTimeout(timer));
  raw.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.socket.destroy();
  });
}
