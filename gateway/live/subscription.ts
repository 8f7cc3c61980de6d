/** One subscription of one client: the delivery of its events in order, and its end. */
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
  /** The credential has expired, or events are missing, so an equal subscription would be refused again. */
  | "refused"
  /** The client must connect again: the gateway stops, the longest life is over, or an event cannot be read now. */
  | "reconnect";

/** Output for a subscription's events. */
export interface SubscriptionOutput {
  /** Resolves when there is room for more. @param position The id of the event. */
  next(json: string, position: string): Promise<void>;
  /** Called once, with errors if the subscription was refused. */
  ended(end: SubscriptionEnd, errors?: string): void;
}

const MISSED =
  "The events after Last-Event-ID are no longer complete: old messages were deleted, or the inbox was replaced. Subscribe without Last-Event-ID, and read what is missing from the list of events";
const EXPIRED = "The credentials have expired: authenticate again, and subscribe with Last-Event-ID";

/** Thrown if the event itself could not be read, but the next attempt can succeed. */
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
   * The answer for an event. Undefined if there is none for this caller, or if the signal was aborted first.
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

  /** The position from which the client can continue without missing an event. */
  get position(): string {
    return `${this.#options.from.inbox}.${this.#seq}`;
  }

  /** Ends the subscription. An event that is being written is still delivered. */
  end(end: SubscriptionEnd): void {
    this.#end ??= end;
    this.#abort.abort();
    if (!this.#isStarted) this.#over();
  }

  /** Delivers events until the subscription ends. Never rejects. */
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
        // Ended while the event was run. The client gets the event after it connects again.
        if (signal.aborted) return;
        // Set before the write, so that a heartbeat during the write does not send the position before this event.
        this.#seq = seq;
        if (json !== undefined) {
          this.delivered++;
          await output.next(json, position);
        }
      }
      this.#seq = seq;
    }
  }

  /** Reads an event, with retries, because the client would never get an event that is skipped. */
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

/** The error for missing events after the client's last one. */
export const missedEvents = () => new TributaryError("INVALID_CURSOR", { argument: "lastEventId" }, MISSED);

const errorsOf = ({ message, extensions }: TributaryError): string =>
  JSON.stringify({ errors: [{ message, extensions }] });
