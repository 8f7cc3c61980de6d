/**
 * A stream of server-sent events to one client. It is written as fast as it is read: of a client that
 * reads slowly nothing is kept but the event that it is reading.
 */
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingOf, varying } from "#gateway/http/static-body.ts";

/** A connection may be still for a minute, here and in most proxies. */
export const HEARTBEAT_MS = 15_000;
/** What is written before the client must have read on. */
const AHEAD_BYTES = 16 * 1024;
/**
 * A window of 4 kB, a few events: thousands of streams are open at once, and the usual window takes a
 * quarter of a megabyte for each.
 */
const SMALL_GZIP = { flush: constants.Z_SYNC_FLUSH, windowBits: 12, memLevel: 3, chunkSize: 4_096 };

export interface EventStreamOptions {
  /** How often a sign of life is written, ms; a client that has read nothing since the last one is disconnected. */
  readonly heartbeatMs?: number | undefined;
  /** The id of the last event that needs not be sent again, where there is one: heartbeats carry it. */
  readonly position?: (() => string | undefined) | undefined;
}

/** Why a stream has ended. */
export type StreamEnd = "client left" | "client read too slowly" | "ended";

export class EventStream {
  readonly #source: Readable;
  readonly #closed: Promise<StreamEnd>;
  #isOpen = true;
  #isEnded = false;
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
    let before = -1;
    const timer = setInterval(() => {
      const { bytesWritten = 0 } = raw.socket ?? {};
      const isFull = raw.writableNeedDrain;
      if (isFull && bytesWritten === before) {
        this.#end = "client read too slowly";
        raw.destroy();
      }
      before = bytesWritten;
      if (!isFull && !this.#isEnded) this.#source.push(heartbeat(options.position?.()));
    }, options.heartbeatMs ?? HEARTBEAT_MS);
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

  /** Writes events. Resolves once the client has room for more, or has left. */
  async write(text: string): Promise<void> {
    if (!this.#isOpen || this.#isEnded) return;
    if (this.#source.push(text)) return;
    await new Promise<void>((resolve) => {
      const before = this.#wanted;
      this.#wanted = () => {
        before?.();
        resolve();
      };
    });
  }

  /** Writes the last text, and closes the stream after it. What comes later is not written. */
  end(text = ""): void {
    if (!this.#isOpen || this.#isEnded) return;
    this.#isEnded = true;
    this.#end = "ended";
    if (text !== "") this.#source.push(text);
    this.#source.push(null);
  }
}

/** A comment; with an id, which clients keep without being handed an event. */
const heartbeat = (position: string | undefined): string =>
  position === undefined ? ":\n\n" : `:\nid: ${position}\n\n`;
