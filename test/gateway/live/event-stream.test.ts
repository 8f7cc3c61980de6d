/** The writer of event streams: signs of life, back-pressure, clients that read nothing, and compression. */
import { connect } from "node:net";
import { fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EventStream, type StreamEnd } from "#gateway/live/event-stream.ts";
import { portOf } from "#platform/http/http-server.ts";
import { BlockReader } from "./events.ts";

const streams: EventStream[] = [];
const app = fastify();
app.get("/", (request, reply) => {
  let count = 0;
  streams.push(new EventStream(request, reply, { heartbeatMs: 20, position: () => `p${count++}` }));
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

it("a stream begins at once, and shows signs of life with the position", async () => {
  const reader = new BlockReader(await fetch(origin));
  expect([await reader.next(), await reader.next()]).toEqual([
    { "": "", id: "p0" },
    { "": "", id: "p1" },
  ]);
  latest().end("event: complete\ndata: \n\n");
  // What ends twice, or is written too late, must not break what is on its way.
  latest().end(":\n\n");
  await latest().write(":\n\n");
  expect((await reader.event())?.["event"]).toBe("complete");
  expect(await latest().closed).toBe("ended");
});

it("an event can be read when it is written, also where the stream is compressed", async () => {
  const response = await fetch(origin, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const reader = new BlockReader(response);
  for (const data of ["1", "2"]) {
    await latest().write(`event: next\ndata: ${data}\n\n`);
    expect((await reader.event())?.["data"]).toBe(data);
  }
  latest().end();
});

it("an event waits until its client has read those before, and a client that reads nothing is disconnected", async () => {
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
  // The buffers of the system, and one event: not all that there was to write.
  expect(written).toBeLessThan(1_000);
  socket.destroy();
});
