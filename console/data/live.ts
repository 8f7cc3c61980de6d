/** Subscriptions: reads the events of a stream. A broken stream is reopened after its last event. */
import { bytesOf } from "#console/kit/json.ts";
import { failed, type Result, resultOf, wholeResult } from "./answer.ts";
import { isEventStream, nextEvents, type StreamPosition } from "./parts.ts";

/** Longest pause before a broken stream is reopened, ms. */
const MAX_PAUSE_MS = 15_000;

interface LiveOptions {
  /** Requests the events after an id; if the id is empty, the events from now on. */
  open(lastEventId: string): Promise<Response>;
  /** @throws Error if the subscription was ended */
  wait(ms: number): Promise<void>;
  /**
   * Called with each event. When the stream breaks, called again with the last event, marked `isReconnecting`.
   * When the stream is open again, called with the last event without the mark.
   */
  onEvent(latest: Result): void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Follows a subscription until the gateway completes or refuses it.
 * @returns the last event
 * @throws Error if the first request fails, or the signal is aborted
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
      bytes += bytesOf(JSON.stringify(payload));
      const count = (latest?.parts ?? 0) + 1;
      show({ ...resultOf(payload, performance.now() - began, bytes, count), unit: "event" });
    }
  };
  for (;;) {
    try {
      const response = await open(position.lastEventId);
      if (response.body && isEventStream(response)) {
        isOpened = true;
        // Shown now, because the next event may take long.
        if (latest?.isReconnecting) show({ ...latest, isReconnecting: false });
        await read(response.body);
        if (position.isComplete)
          return (
            latest ?? failed("The subscription ended before an event came; run it again.", "STREAM_ENDED")
          );
      } else if (!isOpened || response.status < 500) return await wholeResult(response, began);
    } catch (error) {
      // A gateway that stops breaks its streams, and is unreachable for a while.
      if (!isOpened || signal?.aborted) throw error;
    }
    if (latest) show({ ...latest, isReconnecting: true });
    await wait(Math.min(MAX_PAUSE_MS, position.retryMs * 2 ** failures));
    failures++;
  }
}
