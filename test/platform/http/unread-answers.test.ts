/** A large answer is written as fast as the client reads it, and is dropped if the client does not read. */
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { TributaryError } from "#platform/errors/catalog.ts";
import { type AnsweredRequest, createServer, portOf } from "#platform/http/http-server.ts";
import { jsonText } from "#platform/http/json-text.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";

/** Larger than the socket buffers for a client that does not read. */
const LARGE = JSON.stringify({ text: "grüße 🎟 ".repeat(2_500_000) });

async function open(unreadMs: number) {
  const answered: AnsweredRequest[] = [];
  const app = createServer({ bodyBytes: 1_024, unreadMs, watch: { answered: (one) => answered.push(one) } });
  app.get("/large", (_request, reply) => reply.type("application/json; charset=utf-8").send(LARGE));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, answered, port: portOf(app), [Symbol.asyncDispose]: () => app.close() };
}

describe("a large answer", () => {
  it("arrives complete and with its length at a client that reads it", async () => {
    await using server = await open(5_000);
    const response = await fetch(`http://127.0.0.1:${server.port}/large`);
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(LARGE)));
    expect((await response.text()) === LARGE).toBe(true);
  });

  it("arrives complete at a slow client that continues to read", async () => {
    await using server = await open(1_000);
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET /large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    let bytes = 0;
    socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 2);
    });
    await once(socket, "close");
    expect(bytes).toBeGreaterThan(Buffer.byteLength(LARGE));
  });

  it("is dropped with its connection when the client stops reading", async () => {
    await using server = await open(200);
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(socket, "readable"); // the client reads no more
    while (server.answered.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.answered).toMatchObject([{ route: "/large", disconnected: true }]);
    socket.destroy();
  });
});

describe("the text of an answer", () => {
  const budget = (answerBytes = defaultLimits.answerBytes, signal = new AbortController().signal) =>
    new OperationBudget(
      { ...defaultLimits, answerBytes },
      { signal, deadline: performance.now() + 60_000, requestId: "r" },
    );
  const rows = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      id,
      name: `ü "${id}"`,
      none: null,
      gone: undefined,
      at: [true, 1.5],
    }));

  it.each([
    ["small", { data: { a: 1 }, errors: undefined }],
    ["a long list", { errors: undefined, data: { rows: rows(20_000), end: "x" } }],
    ["lists within lists", { data: Array.from({ length: 30 }, () => ({ inner: rows(300) })) }],
    ["a long text", { data: { text: "\u2028\ud83c".repeat(400_000) } }],
    ["what has a JSON of its own", { data: { at: new Date(0), many: [undefined, () => 1, ...rows(6_000)] } }],
    ["a wide object", { data: Object.fromEntries(rows(9_000).map((row) => [`k"${row.id}`, row])) }],
  ])("equals the output of JSON.stringify: %s", async (_name, value) => {
    for (const isLarge of [true, false, undefined])
      expect((await jsonText(value, budget(), isLarge)) === JSON.stringify(value)).toBe(true);
  });

  it("ends at its limit of bytes", async () => {
    const large = { data: rows(50_000) };
    await expect(jsonText(large, budget(100_000))).rejects.toThrow(TributaryError);
    await expect(jsonText({ data: "ü".repeat(60_000) }, budget(100_000))).rejects.toThrow(
      /more than 100000 bytes/,
    );
    const bytes = Buffer.byteLength(JSON.stringify(large));
    expect(Buffer.byteLength(await jsonText(large, budget(bytes)))).toBe(bytes);
    await expect(jsonText(large, budget(bytes - 1))).rejects.toThrow(TributaryError);
  });

  it("is written in turns with other work, and stops when its client leaves", async () => {
    const abort = new AbortController();
    let turns = 0;
    const count = () => {
      turns++;
      if (turns === 5) abort.abort();
      else setImmediate(count);
    };
    setImmediate(count);
    await expect(jsonText({ data: rows(100_000) }, budget(undefined, abort.signal))).rejects.toMatchObject({
      extensions: { code: "UPSTREAM_TIMEOUT" },
    });
    expect(turns).toBe(5);
  });
});
