/**
 * A stream of server-sent events to one client, written as fast as the client reads. For a slow client, only
 * the event in transmission is buffered.
 */
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingOf, varying } from "#platform/http/encoding/accept-encoding.ts";

/** Interval of heartbeats, ms. This server and most proxies close a connection that is idle for a minute. */
export const HEARTBEAT_MS = 15_000;
/** Longest time that a client may read nothing while data waits, ms. */
const UNREAD_MS = 30_000;
/** High-water mark of the stream, bytes. */
const AHEAD_BYTES = 16 * 1024;
/** Most characters of one write. The check of slow clients sees progress only between writes. */
const PIECE_LENGTH = 64 * 1024;
/**
 * Gzip with a window of 4 kB, a few events, because thousands of streams are open at once and the default
 * window takes a quarter of a megabyte for each.
 */
const SMALL_GZIP = { flush: constants.Z_SYNC_FLUSH, windowBits: 12, memLevel: 3, chunkSize: 4_096 };

export interface EventStreamOptions {
  /** Interval of heartbeats, and of the check for a stalled client, ms. */
  readonly heartbeatMs?: number | undefined;
  /** Time after which a client that does not read waiting data is disconnected, ms. */
  readonly unreadMs?: number | undefined;
  /** Returns the id of the last event that need not be sent again, for heartbeats. Undefined if there is none. */
  readonly position?: (() => string | undefined) | undefined;
}

/** Reason for the end of a stream. */
export type StreamEnd = "client left" | "client read too slowly" | "ended";

export class EventStream {
  readonly #source: Readable;
  readonly #closed: Promise<StreamEnd>;
  #isOpen = true;
  #isEnded = false;
  /** Number of texts in transmission or in the queue. Pieces of two texts must not mix. */
  #writing = 0;
  #written: Promise<void> = Promise.resolve();
  #wanted: (() => void) | undefined;
  #end: StreamEnd = "client left";

  constructor(request: FastifyRequest, reply: FastifyReply, options: EventStreamOptions = {}) {
    const { raw } = reply;
    this.#source = new Readable({
      highWaterMark: AHEAD_BYTES,
      read: () => {
        const wanted = this.#wanted;
        this.#wanted = undefined;
        wanted?.();
      },
    });
    reply
      .type("text/event-stream; charset=utf-8")
      .header("vary", varying(reply.getHeader("vary")))
      // A proxy that buffers would hold back events.
      .header("x-accel-buffering", "no");
    let sent: Readable = this.#source;
    if (encodingOf(request.headers["accept-encoding"], ["gzip"]) !== undefined) {
      reply.header("content-encoding", "gzip");
      const gzip: Transform = createGzip(SMALL_GZIP);
      sent = pipeline(this.#source, gzip, () => {});
    }
    const { heartbeatMs = HEARTBEAT_MS, unreadMs = UNREAD_MS } = options;
    // Counted in heartbeats, so that a pause of the process itself disconnects no client.
    const most = Math.max(1, Math.round(unreadMs / heartbeatMs));
    let unread = 0;
    let before = -1;
    const timer = setInterval(() => {
      const { bytesWritten = 0 } = raw.socket ?? {};
      const isFull = raw.writableNeedDrain;
      if (!isFull || bytesWritten !== before) unread = 0;
      else if (++unread >= most) {
        this.#end = "client read too slowly";
        raw.destroy();
      }
      before = bytesWritten;
      if (!isFull && this.#writing === 0 && !this.#isEnded)
        this.#source.push(heartbeat(options.position?.()));
    }, heartbeatMs);
    this.#closed = new Promise((resolve) => {
      raw.once("close", () => {
        clearInterval(timer);
        this.#isOpen = false;
        this.#source.destroy();
        this.#wanted?.();
        resolve(this.#end);
      });
    });
    if (raw.closed) {
      // The client has already disconnected, so no `close` event will follow.
      clearInterval(timer);
      this.#isOpen = false;
      this.#closed = Promise.resolve("client left");
      reply.hijack();
      return;
    }
    // A heartbeat sends the headers at once, because they are only sent with the first data.
    this.#source.push(heartbeat(options.position?.()));
    void reply.send(sent);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when the connection is closed, with the reason. */
  get closed(): Promise<StreamEnd> {
    return this.#closed;
  }

  /**
   * Writes a text as a whole. Resolves when the client has room for more, or has disconnected.
   * @param parts Parts of the text. Long parts are not copied, because many streams write the same one.
   */
  write(...parts: readonly string[]): Promise<void> {
    if (!this.#isOpen || this.#isEnded) return Promise.resolve();
    this.#writing++;
    // The first text is written synchronously, so that heartbeats and other events come after it.
    const written = this.#writing === 1 ? this.#push(parts) : this.#written.then(() => this.#push(parts));
    this.#written = written.finally(() => this.#writing--);
    return this.#written;
  }

  /** Writes a last text after those in the queue, and closes the stream. Later texts are not written. */
  end(text = ""): void {
    if (!this.#isOpen || this.#isEnded) return;
    const close = () => {
      if (!this.#isOpen) return;
      this.#end = "ended";
      if (text !== "") this.#source.push(text);
      this.#source.push(null);
    };
    this.#isEnded = true;
    if (this.#writing === 0) close();
    else void this.#written.then(close);
  }

  async #push(parts: readonly string[]): Promise<void> {
    const isShort = parts.reduce((sum, { length }) => sum + length, 0) <= PIECE_LENGTH;
    for (const part of isShort ? [parts.join("")] : parts)
      for (let from = 0; from < part.length && this.#isOpen; ) {
        const to = endOfPiece(part, from);
        if (!this.#source.push(part.slice(from, to))) await this.#room();
        from = to;
      }
  }

  /** Resolves when the client has read more, or has disconnected. */
  #room(): Promise<void> {
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }
}

/** The end of the piece that begins at `from`. Surrogate pairs are not split. */
function endOfPiece(text: string, from: number): number {
  const to = from + PIECE_LENGTH;
  if (to >= text.length) return text.length;
  const code = text.charCodeAt(to - 1);
  return code >= 0xd800 && code < 0xdc00 ? to - 1 : to;
}

/** A comment of the event stream. With a position, also an id, which clients store without an event. */
const heartbeat = (position: string | undefined): string =>
  position === undefined ? ":\n\n" : `:\nid: ${position}\n\n`;
