/** Subscriptions for the routes of the gateway. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Gateway } from "#gateway/gateway.ts";
import type { CheckedSubscription } from "#gateway/operation/checked-subscription.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import type { OnBug } from "#platform/http/log.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import { type EndedStream, SharedStreams, type StreamOptions, streamSubscription } from "./streams.ts";
import type { Subscription } from "./subscription.ts";
import { type ReserveMemory, type SubscriptionLimits, Subscriptions } from "./subscriptions.ts";

export interface LiveOptions {
  readonly limits: SubscriptionLimits;
  /** Interval of a stream's heartbeats, ms; 15 seconds by default. */
  readonly heartbeatMs?: number | undefined;
  /** Called when the stream of a subscription has ended. */
  readonly onEnd?: ((request: FastifyRequest, ended: EndedStream) => void) | undefined;
}

/** Caller of a request, as subscriptions need it. */
export interface LiveCaller {
  readonly caller: AuthenticatedCaller;
  /** Name under which the caller's places are counted. */
  readonly name: string;
}

const TOKEN_HEADER = "x-graphql-event-stream-token";

/** The token of the shared stream that a request belongs to. */
export function streamTokenOf({ headers, query }: FastifyRequest): string | undefined {
  const token = headers[TOKEN_HEADER] ?? (query as { readonly token?: unknown }).token;
  return typeof token === "string" && token !== "" ? token : undefined;
}

export class Live {
  readonly subscriptions: Subscriptions;
  readonly #streams: SharedStreams;
  readonly #options: StreamOptions;
  readonly #callerOf: (request: FastifyRequest) => LiveCaller;
  readonly #freePlaces: (request: FastifyRequest) => void;

  constructor(
    gateway: Gateway,
    { limits, heartbeatMs, onEnd }: LiveOptions,
    more: {
      readonly callerOf: (request: FastifyRequest) => LiveCaller;
      readonly receives: (family: string) => boolean;
      readonly reserve: ReserveMemory;
      /** Frees the places of a request whose response is a long-lived stream. */
      readonly freePlaces: (request: FastifyRequest) => void;
      readonly onBug: OnBug | undefined;
    },
  ) {
    const { inbox, forwardable, execute, documentTokens } = gateway;
    const { receives, reserve, onBug } = more;
    this.subscriptions = new Subscriptions({
      inbox,
      receives,
      limits,
      execute,
      reserve,
      documentTokens,
      forwardable,
      onBug,
    });
    this.#options = { heartbeatMs, longestMs: limits.longestMs, onEnd };
    this.#streams = new SharedStreams(this.#options);
    this.#callerOf = more.callerOf;
    this.#freePlaces = more.freePlaces;
  }

  /** Opens a subscription. Its events are delivered after the request is answered. @throws TributaryError */
  open(request: FastifyRequest, asked: CheckedSubscription): Promise<Subscription> {
    const { headers } = request;
    return this.subscriptions.open(asked, {
      ...this.#callerOf(request),
      headers,
      lastEventId: lastEventIdIn(request),
    });
  }

  /** Streams the events of a subscription as the response. */
  stream(request: FastifyRequest, reply: FastifyReply, subscription: Subscription): void {
    this.#freePlaces(request);
    streamSubscription(request, reply, subscription, this.#options);
  }

  /** Adds an operation to a shared stream. Undefined if the request was refused. */
  join(token: string, request: FastifyRequest, reply: FastifyReply) {
    return this.#streams.join(token, this.#callerOf(request).name, request.body, reply);
  }

  /** `PUT`: reserves a stream for all operations of a client. */
  reserve(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { name } = this.#callerOf(request);
    try {
      const token = this.#streams.reserve(name, this.subscriptions.takePlace(name));
      return reply.code(201).type("text/plain; charset=utf-8").send(token);
    } catch (error) {
      if (!(error instanceof TributaryError)) throw error;
      reply.header("retry-after", "1");
      return sendRefusal(reply, 503, error.message, error.code);
    }
  }

  /** `GET` with a token: opens the stream that was reserved. */
  connect(token: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    this.#freePlaces(request);
    return this.#streams.open(token, this.#callerOf(request).name, request, reply);
  }

  /** `DELETE`: ends an operation of a shared stream. */
  end(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { operationId } = request.query as { readonly operationId?: unknown };
    const id = typeof operationId === "string" && operationId !== "" ? operationId : undefined;
    return this.#streams.end(streamTokenOf(request) ?? "", this.#callerOf(request).name, id, reply);
  }

  /** Ends all streams, so that clients connect again, to another process or later. */
  drain(): void {
    this.subscriptions.drain();
    this.#streams.drain();
  }
}

/** Id of a client's last event: from `extensions`, which name it for one operation, or from the header. */
function lastEventIdIn({ headers, body, method }: FastifyRequest): string | undefined {
  const { extensions } = ((method === "POST" ? body : undefined) ?? {}) as {
    readonly extensions?: { readonly lastEventId?: unknown } | null;
  };
  const id = extensions?.lastEventId ?? headers["last-event-id"];
  if (id === undefined || id === "") return undefined;
  return typeof id === "string" ? id : "";
}
