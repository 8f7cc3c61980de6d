/** Subscriptions: the events of a stream, which goes on at its last event after it was cut off. */
import { failed, type Result, resultOf, wholeResult } from "./answer.ts";
import { isEventStream, nextEvents, type StreamPosition } from "./parts.ts";

/** A pause before the stream is asked for again grows to this, ms. */
const MAX_PAUSE_MS = 15_000;

interface LiveOptions {
  /** Asks for the events after an id; all that come from now on where it is empty. */
  open(lastEventId: string): Promise<Response>;
  /** @throws Error if no reader wants the events any more */
  wait(ms: number): Promise<void>;
  /**
   * Called with each event. After a cut stream, it is called again with the last event, and again when the
   * stream resumes.
   */
  onEvent(latest: Result): void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Follows a subscription until the gateway completes or refuses it.
 * @returns the last event
 * @throws Error where it cannot be opened at first, or nobody wants it any more
 */
export async function followEvents({ open, wait, onEvent, signal }: LiveOptions): Promise<Result> {
  const began = performance.now();
  const position: StreamPosition = { lastEventId: "", retryMs: 1_000, isComplete: false };
  let latest: Result | undefined;
  let bytes = 0;
  let failures = 0;
  let isOpened = false;
  const show = (next: Result) => {
    latest = next;
    onEvent(next);
  };
  const read = async (body: ReadableStream<Uint8Array>) => {
    for await (const payload of nextEvents(body, position)) {
      failures = 0;
      bytes += JSON.stringify(payload).length;
      const count = (latest?.parts ?? 0) + 1;
      show({ ...resultOf(payload, performance.now() - began, bytes, count), unit: "event" });
    }
  };
  for (;;) {
    try {
      const response = await open(position.lastEventId);
      if (response.body && isEventStream(response)) {
        isOpened = true;
        // The next event may be long in coming.
        if (latest?.isReconnecting) show({ ...latest, isReconnecting: false });
        await read(response.body);
        if (position.isComplete)
          return (
            latest ?? failed("The subscription ended before an event came; run it again.", "STREAM_ENDED")
          );
      } else if (!isOpened || response.status < 500) return await wholeResult(response, began);
    } catch (error) {
      // A gateway that stops cuts its streams off, and is away for a while.
      if (!isOpened || signal?.aborted) throw error;
    }
    if (latest) show({ ...latest, isReconnecting: true });
    await wait(Math.min(MAX_PAUSE_MS, position.retryMs * 2 ** failures));
    failures++;
  }
}
