/**
 * A stream of server-sent events to one client. It is written as fast as it is read: of a client that
 * reads slowly nothing is kept but the event that it is reading.
 */
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingOf, varying } from "#platform/http/encoding/accept-encoding.ts";

/** A connection may be still for a minute, here and in most proxies. */
export const HEARTBEAT_MS = 15_000;
/** Longest time that a client may read nothing while data waits, ms. */
const UNREAD_MS = 30_000;
/** Bytes written before the client must have read on. */
const AHEAD_BYTES = 16 * 1024;
/** Characters that are written at once: whether a client reads is seen between such pieces only. */
const PIECE_LENGTH = 64 * 1024;
/**
 * A window of 4 kB, a few events: thousands of streams are open at once, and the usual window takes a
 * quarter of a megabyte for each.
 */
const SMALL_GZIP = { flush: constants.Z_SYNC_FLUSH, windowBits: 12, memLevel: 3, chunkSize: 4_096 };

export interface EventStreamOptions {
  /** Interval of heartbeats, and of the check for a stalled client, ms. */
  readonly heartbeatMs?: number | undefined;
  /** A client that has taken nothing for so long, while there was something to read, is disconnected, ms. */
  readonly unreadMs?: number | undefined;
  /** The id of the last event that needs not be sent again, where there is one: heartbeats carry it. */
  readonly position?: (() => string | undefined) | undefined;
}

/** Reason for the end of a stream. */
export type StreamEnd = "client left" | "client read too slowly" | "ended";

export class EventStream {
  readonly #source: Readable;
  readonly #closed: Promise<StreamEnd>;
  #isOpen = true;
  #isEnded = false;
  /** Texts that are written or wait for those before them: pieces of one must not stand within another. */
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
      // A proxy that gathers an answer would hold back events.
      .header("x-accel-buffering", "no");
    let sent: Readable = this.#source;
    if (encodingOf(request.headers["accept-encoding"], ["gzip"]) !== undefined) {
      reply.header("content-encoding", "gzip");
      const gzip: Transform = createGzip(SMALL_GZIP);
      sent = pipeline(this.#source, gzip, () => {});
    }
    const { heartbeatMs = HEARTBEAT_MS, unreadMs = UNREAD_MS } = options;
    // Counted in signs of life: while the process itself stands still, no client is at fault.
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
      // The client left before the stream began: nothing more is heard of the connection.
      clearInterval(timer);
      this.#isOpen = false;
      this.#closed = Promise.resolve("client left");
      reply.hijack();
      return;
    }
    // The headers go out with the first event: a client that waits for them must not wait for an event.
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
   * Writes events, each whole. Resolves once the client has room for more, or has left.
   * @param parts Of the text: a long one that many streams write is not copied for each.
   */
  write(...parts: readonly string[]): Promise<void> {
    if (!this.#isOpen || this.#isEnded) return Promise.resolve();
    this.#writing++;
    // With nothing before it a text is written at once: heartbeats and other events come after it.
    const written = this.#writing === 1 ? this.#push(parts) : this.#written.then(() => this.#push(parts));
    this.#written = written.finally(() => this.#writing--);
    return this.#written;
  }

  /** Writes the last text after what is being written, and closes the stream. What comes later is not written. */
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

  /** Resolves once the client has read on, or has left. */
  #room(): Promise<void> {
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }
}

/** The end of the piece that begins at a place: no character of two halves is parted. */
function endOfPiece(text: string, from: number): number {
  const to = from + PIECE_LENGTH;
  if (to >= text.length) return text.length;
  const code = text.charCodeAt(to - 1);
  return code >= 0xd800 && code < 0xdc00 ? to - 1 : to;
}

/** A comment; with an id, which clients keep without being handed an event. */
const heartbeat = (position: string | undefined): string =>
  position === undefined ? ":\n\n" : `:\nid: ${position}\n\n`;
