/**
 * The subscriptions of all clients. The inbox is read once for all of them, and the query of an event runs once
 * for all subscribers with the same query and rights. Each client receives events at its own pace.
 */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { CheckedSubscription } from "#gateway/operation/checked-subscription.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import type { OnBug } from "#platform/http/log.ts";
import { Places, type Release } from "#platform/http/places.ts";
import { EventLoopTurns } from "#platform/limits/event-loop-turns.ts";
import { clientHeadersIn } from "#platform/telemetry/clients.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import { type InboxPosition, InboxTail, MissedMessages } from "#subgraphs/kit/files/inbox-tail.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import { EventRuns, type RunEvent } from "./event-runs.ts";
import { type LiveEvent, liveEventIn } from "./live-fields.ts";
import { EventUnread, missedEvents, Subscription, type SubscriptionOptions } from "./subscription.ts";
import {
  type QueryResult,
  readingOf,
  type SubscriptionQuery,
  subscriptionQuery,
} from "./subscription-query.ts";

export interface SubscriptionLimits {
  /** Most concurrent subscriptions. */
  readonly total: number;
  /** Most concurrent subscriptions of one caller. */
  readonly perCaller: number;
  /** Longest life of a subscription, ms. Then its client must subscribe again. */
  readonly longestMs: number;
}

/**
 * Reserves memory for the objects of an event, for a caller.
 * @returns a function that releases the memory; undefined if too little is free
 */
export type ReserveMemory = (name: string, objects: number) => Release | undefined;

export interface SubscriptionsOptions {
  readonly inbox: Inbox;
  /** True for families whose events the gateway receives. */
  readonly receives: (family: string) => boolean;
  readonly limits: SubscriptionLimits;
  readonly execute: (
    request: { query: string; operationName?: string; variables: Record<string, unknown> },
    init: GatewayRequest,
  ) => Promise<unknown>;
  readonly reserve: ReserveMemory;
  /** Most tokens of a document. */
  readonly documentTokens: number;
  /** Request headers that are forwarded to families. */
  readonly forwardable: readonly string[];
  readonly onBug?: OnBug | undefined;
  /** Time between a failure and the next attempt to read the event, ms; 2 seconds by default. */
  readonly againMs?: number | undefined;
}

/** Caller that subscribes. */
export interface Subscriber {
  readonly caller: AuthenticatedCaller;
  /** Name under which the caller's places are counted. */
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
  /** Id of the last event that the client has received. */
  readonly lastEventId: string | undefined;
}

/** An inbox in a file has an identity of 16 digits, one in PostgreSQL of 32. */
const POSITION = /^([0-9a-f]{16}|[0-9a-f]{32})\.(\d{1,15})$/;
/** Time between a failure and the next attempt to read the event, ms. */
const AGAIN_MS = 2_000;
/** Deliveries in one turn of the event loop, because thousands may wait for the same event. */
const DELIVERIES_PER_TURN = 50;

const FULL = "No further subscription can be opened now";

export class Subscriptions {
  readonly #options: SubscriptionsOptions;
  readonly #tail: InboxTail<LiveEvent | undefined>;
  readonly #places: Places;
  readonly #runs = new EventRuns();
  readonly #turns = new EventLoopTurns(DELIVERIES_PER_TURN);
  readonly #open = new Set<Subscription>();
  #isDraining = false;

  constructor(options: SubscriptionsOptions) {
    this.#options = options;
    this.#places = new Places(options.limits.total);
    this.#tail = new InboxTail(options.inbox, {
      read(message) {
        try {
          return liveEventIn(message);
        } catch (error) {
          // A message that cannot be read must not block the delivery of later ones.
          options.onBug?.(error);
          return undefined;
        }
      },
    });
  }

  /**
   * Opens a subscription. Delivery does not start yet.
   * @throws BAD_USER_INPUT, QUERY_TOO_COMPLEX, INVALID_CURSOR if events after the last one are missing, OVERLOADED if
   * there are too many subscriptions, UPSTREAM_MISCONFIGURED if the gateway receives no such events
   */
  async open(asked: CheckedSubscription, subscriber: Subscriber): Promise<Subscription> {
    const query = subscriptionQuery(asked.schema, asked.document, asked.operation, asked.variables);
    const { family } = query.field;
    const { documentTokens } = this.#options;
    // Otherwise the query of each event would be refused.
    if (query.tokens > documentTokens)
      throw new TributaryError(
        "QUERY_TOO_COMPLEX",
        {},
        `The query that reads an event for this subscription has ${query.tokens} tokens, and ${documentTokens} is the most; select less`,
      );
    if (!this.#options.receives(family))
      throw new TributaryError(
        "UPSTREAM_MISCONFIGURED",
        { family },
        "The gateway does not receive these events: its listener is not configured",
      );
    const filter = query.field.filterOf(asked.context, query.args);
    const from = await this.#begin(subscriber.lastEventId);
    const release = this.takePlace(subscriber.name);
    const run = this.#runner(query, subscriber);
    const subscription = new Subscription({
      filter,
      from,
      run,
      tail: this.#tail,
      endsAt: this.#endOf(subscriber.caller),
      turn: () => new Promise((resolve) => this.#turns.run(subscriber.name, resolve)),
      againMs: this.#options.againMs ?? AGAIN_MS,
      onBug: this.#options.onBug,
      onEnd: () => {
        release();
        this.#open.delete(subscription);
      },
    });
    this.#open.add(subscription);
    return subscription;
  }

  /** Takes a place for a subscription, or for a shared stream. @throws OVERLOADED */
  takePlace(name: string): Release {
    const { perCaller } = this.#options.limits;
    if (this.#isDraining) throw overloaded(FULL);
    if (this.#places.takenBy(name) >= perCaller)
      throw overloaded(`The caller has ${perCaller} subscriptions open, and ${perCaller} is the most`);
    const release = this.#places.take(name);
    if (!release) throw overloaded(FULL);
    return release;
  }

  /** Ends all subscriptions, so that clients connect again, to another process or later. Refuses new ones. */
  drain(): void {
    this.#isDraining = true;
    for (const subscription of this.#open) subscription.end("reconnect");
  }

  async #begin(lastEventId: string | undefined): Promise<InboxPosition> {
    const [, inbox, seq] = lastEventId === undefined ? [] : (POSITION.exec(lastEventId) ?? []);
    if (lastEventId !== undefined && inbox === undefined)
      throw badInput("Last-Event-ID is not the id of an event of a subscription", "lastEventId");
    try {
      return await this.#tail.begin(inbox === undefined ? undefined : { inbox, seq: Number(seq) });
    } catch (error) {
      throw error instanceof MissedMessages ? missedEvents() : error;
    }
  }

  /** Time and kind of the subscription's end: the credential expires, or its longest life is over. */
  #endOf({ expiresAt = Number.POSITIVE_INFINITY }: AuthenticatedCaller): Subscription["endsAt"] {
    const longest = Date.now() + this.#options.limits.longestMs;
    return expiresAt < longest ? { at: expiresAt, end: "refused" } : { at: longest, end: "reconnect" };
  }

  /**
   * Runs the query of an event, once for all subscribers with the same query and rights. Metrics and the usage
   * by clients count the run once, for the client that was first.
   */
  #runner(query: SubscriptionQuery, { caller, headers, name }: Subscriber): SubscriptionOptions["run"] {
    const names = [...this.#options.forwardable, "x-upstream-report"];
    const sent = Object.fromEntries(
      names.flatMap((header) => (headers[header] === undefined ? [] : [[header, headers[header]] as const])),
    );
    const { email, authenticated, scopes } = caller;
    const same = JSON.stringify([
      query.query,
      query.answerName,
      query.variablesFor(""),
      sent,
      { email, authenticated, scopes: [...scopes].sort() },
    ]);
    const key = createHash("sha256").update(same).digest("base64");
    // Client names are not part of the key, so clients with different names share the run.
    const named = { ...sent, ...clientHeadersIn(headers) };
    return async (event, position, signal) => {
      const run: RunEvent = async (runner, abandoned) => {
        const { query: text, operationName } = query;
        const variables = { ...query.variablesFor(event.id) };
        const request = { query: text, ...(operationName !== undefined && { operationName }), variables };
        const how = { headers: named, caller, callerName: runner, signal: abandoned };
        const result = await this.#execute(request, how, runner);
        const hasErrors = result.errors !== undefined;
        const reading = readingOf(result, query.field);
        if (reading === "failed for now") throw new EventUnread();
        if (reading === "none") return { json: undefined, hasErrors };
        const { extensions, ...answer } = query.answerOf(result);
        const all = { ...answer, extensions: { ...extensions, lastEventId: position } };
        return { json: JSON.stringify(all), hasErrors };
      };
      const answer = await this.#runs.get(`${position} ${key}`, { name, signal }, run);
      return answer?.json;
    };
  }

  /** Runs an operation with memory reserved for its caller. Refuses the operation if too little is free. */
  async #execute(
    request: Parameters<SubscriptionsOptions["execute"]>[0],
    init: GatewayRequest,
    name: string,
  ): Promise<QueryResult> {
    const releases: Release[] = [];
    const reserve = (objects: number) => {
      const release = this.#options.reserve(name, objects);
      if (release) releases.push(release);
      return release !== undefined;
    };
    try {
      return (await this.#options.execute(request, { ...init, reserve })) as QueryResult;
    } finally {
      for (const release of releases) release();
    }
  }
}

const overloaded = (message: string) => new TributaryError("OVERLOADED", { retryAfterMs: 1_000 }, message);
