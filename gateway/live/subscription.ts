/** One subscription of one client: what it delivers, in which order, and how it ends. */
import { setTimeout as pause } from "node:timers/promises";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { OnBug } from "#platform/http/log.ts";
import type { InboxFilter } from "#subgraphs/kit/files/inbox-filter.ts";
import { type InboxPosition, type InboxTail, MissedMessages } from "#subgraphs/kit/files/inbox-tail.ts";
import type { LiveEvent } from "./live-fields.ts";

/** Reason for the end of a subscription. */
export type SubscriptionEnd =
  /** The client left, or ended it. */
  | "left"
  /** The client's credential has ended, or the events are no longer complete: subscribing again as before would not help. */
  | "refused"
  /** The client is to connect again: the gateway stops, or the subscription has lasted long enough. */
  | "reconnect";

/** Output for a subscription's events. */
export interface SubscriptionOutput {
  /** Resolves once there is room for more. @param position The id of the event. */
  next(json: string, position: string): Promise<void>;
  /** Called once, with the errors where it was refused. */
  ended(end: SubscriptionEnd, errors?: string): void;
}

const MISSED =
  "The events after Last-Event-ID are no longer complete: old messages were deleted, or the inbox was replaced. Subscribe without Last-Event-ID, and read what is missing from the list of events";
const EXPIRED = "The credentials have expired: authenticate again, and subscribe with Last-Event-ID";

/** The event itself could not be read, for a reason that may be gone the next time. */
export class EventUnread extends Error {}

/**
 * Attempts to read an event. After the last one, the client must connect again, for this event and the later
 * ones.
 */
const MAX_READINGS = 5;

export interface SubscriptionOptions {
  readonly filter: InboxFilter;
  readonly from: InboxPosition;
  /**
   * The answer for an event; undefined where there is none for this caller, or where the signal came first.
   * @throws EventUnread
   */
  readonly run: (event: LiveEvent, position: string, signal: AbortSignal) => Promise<string | undefined>;
  readonly tail: InboxTail<LiveEvent | undefined>;
  readonly endsAt: { readonly at: number; readonly end: "refused" | "reconnect" };
  readonly turn: () => Promise<void>;
  /** Time between a failure and the next attempt to read the event, ms. */
  readonly againMs: number;
  readonly onBug: OnBug | undefined;
  readonly onEnd: () => void;
}

/** One subscription of one client. */
export class Subscription {
  readonly #options: SubscriptionOptions;
  readonly #abort = new AbortController();
  #seq: number;
  #end: SubscriptionEnd | undefined;
  #isStarted = false;
  #isOver = false;
  /** Events that were delivered. */
  delivered = 0;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
    this.#seq = options.from.seq;
  }

  get endsAt(): SubscriptionOptions["endsAt"] {
    return this.#options.endsAt;
  }

  /** The id after which nothing was missed so far. */
  get position(): string {
    return `${this.#options.from.inbox}.${this.#seq}`;
  }

  /** Ends it. What is delivered at this moment is still delivered. */
  end(end: SubscriptionEnd): void {
    this.#end ??= end;
    this.#abort.abort();
    if (!this.#isStarted) this.#over();
  }

  /** Delivers events until it ends; never rejects. */
  async deliver(output: SubscriptionOutput): Promise<void> {
    this.#isStarted = true;
    const { endsAt } = this.#options;
    const timer = setTimeout(() => this.end(endsAt.end), Math.max(0, endsAt.at - Date.now()));
    let errors: string | undefined;
    try {
      await this.#deliverTo(output);
      if (this.#end === "refused") errors = errorsOf(new TributaryError("UNAUTHENTICATED", {}, EXPIRED));
    } catch (error) {
      const known = error instanceof MissedMessages ? missedEvents() : error;
      if (!(known instanceof TributaryError)) this.#options.onBug?.(error);
      this.#end = "refused";
      errors = errorsOf(
        known instanceof TributaryError ? known : new TributaryError("INTERNAL_SERVER_ERROR"),
      );
    } finally {
      clearTimeout(timer);
      this.#over();
      output.ended(this.#end ?? "left", errors);
    }
  }

  async #deliverTo(output: SubscriptionOutput): Promise<void> {
    const { from, filter, tail, turn } = this.#options;
    const { signal } = this.#abort;
    for await (const { seq, message } of tail.follow(from, signal)) {
      if (message?.matches(filter)) {
        const position = `${from.inbox}.${seq}`;
        const json = await this.#run(message, position);
        await turn();
        // Ended while the event was run: the client gets it when it comes again.
        if (signal.aborted) return;
        // Written, it is the client's: a sign of life beside it must not name the event before.
        this.#seq = seq;
        if (json !== undefined) {
          this.delivered++;
          await output.next(json, position);
        }
      }
      this.#seq = seq;
    }
  }

  /** Reads an event, several times where that fails: an event that is passed over is lost to the client. */
  async #run(event: LiveEvent, position: string): Promise<string | undefined> {
    const { run, againMs } = this.#options;
    const { signal } = this.#abort;
    for (let readings = 1; ; readings++)
      try {
        return await run(event, position, signal);
      } catch (error) {
        if (!(error instanceof EventUnread)) throw error;
        if (readings === MAX_READINGS) this.end("reconnect");
        await pause(againMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return undefined;
      }
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onEnd();
  }
}

/** The events after the one that the client has are no longer all there. */
export const missedEvents = () => new TributaryError("INVALID_CURSOR", { argument: "lastEventId" }, MISSED);

const errorsOf = ({ message, extensions }: TributaryError): string =>
  JSON.stringify({ errors: [{ message, extensions }] });
