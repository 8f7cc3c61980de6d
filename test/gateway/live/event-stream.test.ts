/** The writer of event streams: heartbeats, back-pressure, clients that do not read, and compression. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EventStream, type StreamEnd } from "#gateway/live/event-stream.ts";
import { portOf } from "#platform/http/http-server.ts";
import { BlockReader } from "./events.ts";

const streams: EventStream[] = [];
const app = fastify();
app.get("/", (request, reply) => {
  let count = 0;
  streams.push(
    new EventStream(request, reply, { heartbeatMs: 20, unreadMs: 600, position: () => `p${count++}` }),
  );
  return reply;
});
let origin: string;
beforeAll(async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${portOf(app)}`;
});
afterAll(() => app.close());

const latest = (): EventStream => {
  const stream = streams.at(-1);
  if (!stream) throw new Error("no stream was opened");
  return stream;
};

it("a stream starts at once, and sends heartbeats with the position", async () => {
  const reader = new BlockReader(await fetch(origin));
  expect([await reader.next(), await reader.next()]).toEqual([
    { "": "", id: "p0" },
    { "": "", id: "p1" },
  ]);
  latest().end("event: complete\ndata: \n\n");
  // A second end, or a late write, must not damage events in transmission.
  latest().end(":\n\n");
  await latest().write(":\n\n");
  expect((await reader.event())?.["event"]).toBe("complete");
  expect(await latest().closed).toBe("ended");
});

it("an event arrives when it is written, also if the stream is compressed", async () => {
  const response = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const reader = new BlockReader(response);
  for (const data of ["1", "2"]) {
    await latest().write(`event: next\ndata: ${data}\n\n`);
    expect((await reader.event())?.["data"]).toBe(data);
  }
  latest().end();
});

it("an event is written after its client has read the previous ones, and a client that does not read is disconnected", async () => {
  const socket = connect(portOf(app), "127.0.0.1");
  socket.pause();
  const before = streams.length;
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await expect.poll(() => streams.length).toBe(before + 1);
  const stream = latest();
  const event = `event: next\ndata: "${"x".repeat(100_000)}"\n\n`;
  let written = 0;
  const writing = (async () => {
    while (stream.isOpen && written < 1_000) {
      await stream.write(event);
      written++;
    }
  })();
  const why: StreamEnd = await stream.closed;
  await writing;
  expect(why).toBe("client read too slowly");
  // Only the socket buffers and one event, not everything that was to be written.
  expect(written).toBeLessThan(1_000);
  socket.destroy();
});

it.each([undefined, "gzip"])(
  "a large event arrives complete and once at a client that reads slowly for longer than the limit without any read (compressed: %s)",
  async (encoding) => {
    const before = streams.length;
    const sent = get(origin, { headers: encoding ? { "accept-encoding": encoding } : {} });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    await expect.poll(() => streams.length).toBe(before + 1);
    const stream = latest();
    // Socket buffers accept some megabytes before they are full.
    const data = encoding ? `x${"😀".repeat(200_000)}` : `x${"😀".repeat(6_000_000)}`;
    const writing = stream.write("event: next\ndata: ", data, "\n\n");
    const second = stream.write("event: next\ndata: 2\n\n");
    stream.end("event: complete\ndata: \n\n");
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      answer.pause();
      setTimeout(() => answer.resume(), 3);
    });
    await once(answer, "end");
    await Promise.all([writing, second]);
    const all = Buffer.concat(chunks);
    const text = (encoding ? gunzipSync(all) : all).toString();
    expect(
      text.replace(/^(:\nid: p\d+\n\n)+/, "") ===
        `event: next\ndata: ${data}\n\nevent: next\ndata: 2\n\nevent: complete\ndata: \n\n`,
    ).toBe(true);
    expect(await stream.closed).toBe("ended");
    sent.destroy();
  },
);
