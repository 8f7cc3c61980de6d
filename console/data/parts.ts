/** Incremental responses (`@defer`): reads them as server-sent events and merges their payloads. */
import { isObject, type Json, listOf, objectOf, parseJson } from "#console/kit/json.ts";

/** Media types accepted for a document that defers. A response without parts comes as JSON. */
export const PARTS_ACCEPTED = "text/event-stream, application/json;q=0.9";

/** Media type accepted for a subscription. */
export const EVENTS_ACCEPTED = "text/event-stream";

/** True if the named operation is a subscription. Without a name, true if any operation is. */
export function isSubscribing(document: string, operationName?: string): boolean {
  const text = document.replaceAll(/#.*$/gm, "");
  const found = [...text.matchAll(/(?:^|\})\s*subscription\b\s*(\w*)/g)];
  return found.some(([, name]) => operationName === undefined || name === operationName);
}

export const isDeferring = (document: string): boolean => /@defer\b/.test(document.replaceAll(/#.*$/gm, ""));

export const isEventStream = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/event-stream") === true;

/** Position in an event stream. */
export interface StreamPosition {
  /** Id of the last event; empty if none had an id. */
  lastEventId: string;
  /** Pause before the stream is requested again, ms. */
  retryMs: number;
  /** True once the gateway has completed the stream. */
  isComplete: boolean;
}

function note(position: StreamPosition, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = "", value = ""] = /^(id|retry|event): ?(.*)$/.exec(line) ?? [];
    if (name === "id") position.lastEventId = value;
    else if (name === "retry" && /^\d+$/.test(value)) position.retryMs = Number(value);
    else if (name === "event" && value === "complete") position.isComplete = true;
  }
}

/**
 * Reads the payload of each `next` event.
 * @param position updated before each payload
 */
export async function* nextEvents(
  body: ReadableStream<Uint8Array>,
  position?: StreamPosition,
): AsyncGenerator<Json> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = text.split(/\r?\n\r?\n/);
      text = done ? "" : (events.pop() ?? "");
      for (const event of events) {
        const lines = event.split(/\r?\n/);
        if (position) note(position, lines);
        if (!lines.includes("event: next")) continue;
        const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trim());
        const payload = parseJson(data.join("\n"));
        if (isObject(payload)) yield payload;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Copy of the response so far, merged with a later payload. Changes neither input. */
export function withPayload(answer: Json, payload: Json): Json {
  let data: unknown = answer["data"];
  const errors = [...listOf(answer["errors"])];
  let extensions = { ...objectOf(answer["extensions"]), ...objectOf(payload["extensions"]) };
  for (const part of listOf(payload["incremental"])) {
    if (!isObject(part)) continue;
    const path = listOf(part["path"]).filter((key) => typeof key === "string" || typeof key === "number");
    if (isObject(part["data"])) data = mergedAt(data, path, part["data"]);
    errors.push(...listOf(part["errors"]));
    extensions = { ...extensions, ...objectOf(part["extensions"]) };
  }
  return { ...answer, data, extensions, ...(errors.length > 0 && { errors }) };
}

function mergedAt(value: unknown, [key, ...rest]: readonly (string | number)[], part: Json): unknown {
  if (key === undefined) return merged(value, part);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? mergedAt(item, rest, part) : item));
  return isObject(value) ? { ...value, [key]: mergedAt(value[key], rest, part) } : value;
}

/** Merges objects by key and lists by index, because a part may repeat values of an earlier part. */
function merged(value: unknown, part: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(part))
    return part.map((item: unknown, index) => merged(value[index], item));
  if (!isObject(value) || !isObject(part)) return part;
  const entries = Object.entries(part).map(([key, inner]) => [key, merged(value[key], inner)]);
  return { ...value, ...Object.fromEntries(entries) };
}
