/**
 * Streams of server-sent events by the protocol of `graphql-sse`, in both of its modes: one stream for each
 * operation, or one reserved stream for all operations of a client.
 * @see https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md
 */
import { randomBytes, randomInt } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "#platform/http/http-server.ts";
import type { Release } from "#platform/http/places.ts";
import { EventStream } from "./event-stream.ts";
import type { Subscription, SubscriptionEnd } from "./subscription.ts";

/** Time for which a reservation waits for its stream, ms. */
const RESERVED_MS = 30_000;
/** Range of the random delay after which disconnected clients connect again, ms. */
const RECONNECT_MS = { least: 500, most: 5_000 };
const MAX_OPERATION_ID = 128;

export interface StreamOptions {
  readonly heartbeatMs?: number | undefined;
  /** Longest life of a stream, ms. Then its client must connect again. */
  readonly longestMs: number;
  /** Called when the stream of one subscription has ended. */
  readonly onEnd?: ((request: FastifyRequest, ended: EndedStream) => void) | undefined;
}

export interface EndedStream {
  readonly ms: number;
  readonly events: number;
  readonly reason: string;
}

/** The text of an event, in parts, because the data of one event is written to many streams. */
const nextEvent = (data: readonly string[], id?: string): readonly string[] => [
  `${id === undefined ? "" : `id: ${id}\n`}event: next\ndata: `,
  ...data,
  "\n\n",
];
const completeEvent = (data = ""): string => `event: complete\ndata: ${data}\n\n`;

/** Makes clients connect again after a random delay, because no event `complete` was sent. */
const comeAgain = (): string =>
  `retry: ${randomInt(RECONNECT_MS.least, RECONNECT_MS.most)}\n: connect again, with Last-Event-ID\n\n`;

/** Sends the events of one subscription to its client, until the subscription or the stream ends. */
export function streamSubscription(
  request: FastifyRequest,
  reply: FastifyReply,
  subscription: Subscription,
  { heartbeatMs, onEnd }: StreamOptions,
): void {
  const began = performance.now();
  const stream = new EventStream(request, reply, { heartbeatMs, position: () => subscription.position });
  let ended: SubscriptionEnd | undefined;
  void subscription.deliver({
    next: (json, position) => stream.write(...nextEvent([json], position)),
    ended(end, errors) {
      ended = end;
      stream.end(errors === undefined ? comeAgain() : nextEvent([errors]).join("") + completeEvent());
    },
  });
  void stream.closed.then((why) => {
    subscription.end("left");
    const reason = why === "ended" ? (ended ?? why) : why;
    onEnd?.(request, { ms: performance.now() - began, events: subscription.delivered, reason });
  });
}

/** A reserved stream, and its operations. */
interface ReservedStream {
  /** Name of the caller that reserved it. No other caller may use it. */
  readonly name: string;
  readonly release: Release;
  readonly operations: Map<string, SharedOperation>;
  stream: EventStream | undefined;
  /** Resolves when the stream is open, or was dropped. */
  readonly opened: Promise<void>;
  readonly open: () => void;
  timer: NodeJS.Timeout;
  isDropped: boolean;
}

/** The streams that operations of a client share. */
export class SharedStreams {
  readonly #options: StreamOptions;
  readonly #reserved = new Map<string, ReservedStream>();

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  /** @param release Frees the place that the stream takes. @returns the token of a new stream */
  reserve(name: string, release: Release): string {
    const token = randomBytes(24).toString("base64url");
    const timer = setTimeout(() => this.#drop(token), RESERVED_MS);
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#reserved.set(token, {
      name,
      release,
      operations: new Map(),
      stream: undefined,
      opened,
      open,
      timer,
      isDropped: false,
    });
    return token;
  }

  /** Opens the stream of a reservation. */
  open(token: string, name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const reserved = this.#find(token, name);
    if (!reserved) return noStream(reply);
    if (reserved.stream)
      return sendRefusal(reply, 409, "The stream of this token is open already", "CONFLICT");
    const { heartbeatMs, longestMs } = this.#options;
    clearTimeout(reserved.timer);
    const stream = new EventStream(request, reply, { heartbeatMs });
    reserved.stream = stream;
    reserved.open();
    reserved.timer = setTimeout(() => stream.end(comeAgain()), longestMs);
    void stream.closed.then((why) => this.#drop(token, why !== "ended"));
    return reply;
  }

  /**
   * Adds an operation to the shared stream that its answer is sent through.
   * @returns undefined if the request was refused
   */
  join(token: string, name: string, body: unknown, reply: FastifyReply): SharedOperation | undefined {
    const reserved = this.#find(token, name);
    if (!reserved) {
      noStream(reply);
      return undefined;
    }
    const id = operationIdIn(body);
    if (id === undefined) {
      sendRefusal(reply, 400, "The request must name its operation in `extensions.operationId`");
      return undefined;
    }
    if (reserved.operations.has(id)) {
      sendRefusal(reply, 409, "An operation of this id is being answered already", "CONFLICT");
      return undefined;
    }
    const operation = new SharedOperation(id, reserved);
    reserved.operations.set(id, operation);
    return operation;
  }

  /** Ends an operation because its client requests this. */
  end(token: string, name: string, id: string | undefined, reply: FastifyReply): FastifyReply {
    const reserved = this.#find(token, name);
    if (!reserved) return noStream(reply);
    if (id === undefined) return sendRefusal(reply, 400, "The address must have `operationId`");
    reserved.operations.get(id)?.end();
    return reply.code(200).send();
  }

  /** Ends all streams, so that clients connect again. */
  drain(): void {
    for (const [token, { stream }] of this.#reserved)
      if (stream) stream.end(comeAgain());
      else this.#drop(token);
  }

  #find(token: string, name: string): ReservedStream | undefined {
    const reserved = this.#reserved.get(token);
    return reserved?.name === name ? reserved : undefined;
  }

  /** @param left True if the client has disconnected. Its operations are then aborted. */
  #drop(token: string, left = false): void {
    const reserved = this.#reserved.get(token);
    if (!reserved) return;
    this.#reserved.delete(token);
    clearTimeout(reserved.timer);
    reserved.isDropped = true;
    reserved.open();
    for (const operation of reserved.operations.values()) operation.dropped(left);
    reserved.release();
  }
}

/** An operation that is answered through a shared stream. */
export class SharedOperation {
  readonly #id: string;
  readonly #reserved: ReservedStream;
  readonly #ended = new AbortController();
  #subscription: Subscription | undefined;
  /** True until the answer or the subscription is sent. */
  isWaiting = true;

  constructor(id: string, reserved: ReservedStream) {
    this.#id = id;
    this.#reserved = reserved;
  }

  /** Aborted when the client has ended the operation, because no client waits for its answer anymore. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Ends the operation because its client requests this, even while it is being opened. Sends nothing more. */
  end(): void {
    this.#ended.abort();
    this.#subscription?.end("left");
  }

  /** Called when the stream is closed. Queries and mutations go on unless the client has disconnected. */
  dropped(left: boolean): void {
    if (left) this.end();
    else this.#subscription?.end("left");
  }

  /** Sends the one answer of a query or a mutation. */
  async answer(json: string): Promise<void> {
    this.isWaiting = false;
    await this.#send(...nextEvent(this.#named(json.trimEnd())), this.#completed());
    this.leave();
  }

  /** Sends the events of a subscription until the subscription or the stream ends. */
  deliver(subscription: Subscription): void {
    this.isWaiting = false;
    this.#subscription = subscription;
    if (this.#reserved.isDropped || this.ended.aborted) subscription.end("left");
    void subscription.deliver({
      next: (json) => this.#send(...nextEvent(this.#named(json))),
      ended: (end, errors) => {
        this.leave();
        // The whole stream ends, because the protocol cannot request that one operation is sent again.
        if (end === "reconnect") this.#reserved.stream?.end(comeAgain());
        else
          void this.#send(...(errors === undefined ? [] : nextEvent(this.#named(errors))), this.#completed());
      },
    });
  }

  /** Removes the operation, because it is over or was refused. */
  leave(): void {
    this.#reserved.operations.delete(this.#id);
  }

  /** A payload of this operation, in parts. */
  #named(payload: string): readonly string[] {
    return [`{"id":${JSON.stringify(this.#id)},"payload":`, payload, "}"];
  }

  #completed(): string {
    return completeEvent(JSON.stringify({ id: this.#id }));
  }

  async #send(...parts: readonly string[]): Promise<void> {
    await this.#reserved.opened;
    if (!this.ended.aborted) await this.#reserved.stream?.write(...parts);
  }
}

function operationIdIn(body: unknown): string | undefined {
  const { extensions } = (body ?? {}) as { readonly extensions?: { readonly operationId?: unknown } | null };
  const id = extensions?.operationId;
  return typeof id === "string" && id !== "" && id.length <= MAX_OPERATION_ID ? id : undefined;
}

const noStream = (reply: FastifyReply): FastifyReply =>
  sendRefusal(
    reply,
    404,
    "This process of the gateway has no stream of this token: reserve one with PUT. A stream belongs to the process that reserved it",
    "NOT_FOUND",
  );
