/** If a request is refused before its body has arrived, the client can read the refusal. */
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { createServer, portOf } from "#platform/http/http-server.ts";

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(MB, " ");

async function open() {
  const app = createServer({ bodyBytes: 1_024 });
  app.post("/any", (_request, reply) => reply.send({}));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    // Behavior of a relay with a body that its receiver has refused.
    scope.put("/relayed", ({ raw }, reply) => {
      raw.destroy();
      return reply.code(424).send({});
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: portOf(app), [Symbol.asyncDispose]: () => app.close() };
}

/** A connection with the head of a request of this many bytes; the body is not sent yet. */
function begin(port: number, bytes: number, to = "POST /any"): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined); // only the end matters
  socket.write(
    `${to} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return socket;
}

/** @returns Number of chunks written until the end, or until the connection is closed. */
const send = (socket: Socket, pieces: number): Promise<number> =>
  new Promise((resolve) => {
    let sent = 0;
    const sendOn = () => {
      while (sent < pieces && !socket.destroyed) {
        sent++;
        if (!socket.write(PIECE)) return;
      }
      resolve(sent);
    };
    socket.on("drain", sendOn);
    socket.once("close", () => resolve(sent));
    sendOn();
  });

describe("a body that is refused before its end", () => {
  it("is read to its end, so that its client can read the refusal", async () => {
    await using server = await open();
    const socket = begin(server.port, 8 * MB);
    await send(socket, 8);
    const answer = await new Promise<string>((resolve) => {
      socket.once("data", (chunk: Buffer) => resolve(chunk.toString()));
      socket.once("close", () => resolve("closed without an answer"));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it("ends with its connection if its receiver has stopped reading it", async () => {
    await using server = await open();
    const socket = begin(server.port, 64 * MB, "PUT /relayed");
    socket.resume();
    const closed = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
    await send(socket, 64);
    expect(await closed).toBe(true);
  });

  it("is not read without a limit", async () => {
    await using server = await open();
    const socket = begin(server.port, 1_000_000 * MB);
    socket.resume();
    expect(await send(socket, 1_000)).toBeLessThan(100);
  });
});
