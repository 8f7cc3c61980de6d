/** A subscription in the console, over streams that are cut off. */
import { describe, expect, it } from "vitest";
import type { Result } from "#console/data/answer.ts";
import { followEvents } from "#console/data/live.ts";

const streamOf = (text: string) =>
  new Response(text, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
const next = (id: string) => `event: next\nid: ${id}\ndata: {"data":{"event":"${id}"}}\n\n`;
const END = "event: complete\n\n";
const refusal = (status: number, code: string) =>
  Response.json({ errors: [{ message: "No.", extensions: { code } }] }, { status });

/** Follows streams in their order. @returns the requests, the waits and the shown values */
async function follow(...streams: readonly (Response | Error)[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  const shown: Result[] = [];
  const rest = [...streams];
  const result = await followEvents({
    open: async (lastEventId) => {
      asked.push(lastEventId);
      const stream = rest.shift();
      if (stream === undefined) throw new Error("no further stream was expected");
      if (stream instanceof Error) throw stream;
      return stream;
    },
    wait: async (ms) => void waited.push(ms),
    onEvent: (latest) => shown.push(latest),
  });
  return { asked, waited, shown, result };
}

describe("a subscription in the console", () => {
  it("continues after its last event, after the pause that a stopping gateway sends, and reports the reconnection", async () => {
    const { asked, waited, shown, result } = await follow(
      streamOf(`${next("7")}retry: 2500\n\n`),
      streamOf(`${next("8")}${END}`),
    );
    expect(asked).toEqual(["", "7"]);
    expect(waited).toEqual([2500]);
    expect(shown.map(({ parts, isReconnecting = false }) => [parts, isReconnecting])).toEqual([
      [1, false],
      [1, true],
      [1, false],
      [2, false],
    ]);
    expect(result.data).toEqual({ event: "8" });
  });

  it("uses the position in a comment, and waits longer while the gateway is not reachable", async () => {
    const { asked, waited } = await follow(
      streamOf(":\nid: 40\n\n"),
      new TypeError("Failed to fetch"),
      refusal(503, "UNAVAILABLE"),
      streamOf(END),
    );
    expect(asked).toEqual(["", "40", "40", "40"]);
    expect(waited).toEqual([1000, 2000, 4000]);
  });

  it("ends with a refusal, also after a stream that was interrupted", async () => {
    const first = await follow(refusal(400, "GRAPHQL_VALIDATION_FAILED"));
    expect(first.result.errors[0]?.code).toBe("GRAPHQL_VALIDATION_FAILED");
    const later = await follow(streamOf(next("1")), refusal(401, "UNAUTHENTICATED"));
    expect(later.result.errors[0]?.code).toBe("UNAUTHENTICATED");
  });

  it("fails if the first connection fails", async () => {
    await expect(follow(new TypeError("Failed to fetch"))).rejects.toThrow("Failed to fetch");
  });
});
