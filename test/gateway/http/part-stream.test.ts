/** Parts are written as fast as the client reads, dropped if it does not read, and split if they are too large. */
import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { type AnswerInParts, sendParts } from "#gateway/http/part-stream.ts";
import type { LaterAnswers, LaterPart } from "#gateway/operation/later.ts";
import { portOf } from "#platform/http/http-server.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { DEFER_2022, INCREMENTAL, multipartPayloads, type Payload, send } from "./parts.ts";

/** An answer with one payload per text, which counts the requested payloads and records its end. */
function textsLater(texts: readonly string[]) {
  const seen = { made: 0, ended: false };
  const place = (index: number) => ({ id: String(index), path: ["rows", index], label: undefined });
  const later: LaterAnswers = {
    pending: texts.map((_, index) => place(index)),
    async *payloads() {
      try {
        for (const [index, text] of texts.entries()) {
          seen.made++;
          const data = { text };
          const part: LaterPart = {
            ...place(index),
            data,
            fresh: [{ subPath: [], data }],
            errors: [],
            extensions: undefined,
          };
          yield { parts: [part], pending: [], hasNext: index < texts.length - 1 };
        }
      } finally {
        seen.ended = true;
      }
    },
    refused: () => {
      throw new Error("nothing here is too large");
    },
    isAsked: () => true,
    onParts() {},
    onEnd() {},
    end() {},
  };
  return { later, seen };
}

async function open(later: LaterAnswers, unreadMs: number) {
  const app = Fastify();
  const form: AnswerInParts["form"] = { transport: "multipart", announced: false };
  const owner = {
    signal: new AbortController().signal,
    deadline: performance.now() + 60_000,
    requestId: "r",
  };
  app.get("/", async (request, reply) => {
    const budget = new OperationBudget({ ...defaultLimits, answerBytes: 1e9 }, owner);
    await sendParts(request, reply, { form, text: '{"data":{"rows":[]}}', later, budget, unreadMs });
    return reply;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect(portOf(app), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  return { socket, app, [Symbol.asyncDispose]: () => app.close() };
}

describe("an answer in parts to a client that is slow", () => {
  it("is produced at the speed at which it is read", async () => {
    const { later, seen } = textsLater(new Array<string>(100).fill("x".repeat(1_000_000)));
    await using server = await open(later, 60_000);
    await once(server.socket, "readable"); // the client reads no more
    let before = -1;
    await expect
      .poll(
        () => {
          const same = seen.made === before;
          before = seen.made;
          return same;
        },
        { interval: 300, timeout: 20_000 },
      )
      .toBe(true);
    expect(seen.made).toBeLessThan(60);
    let bytes = 0;
    server.socket.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await once(server.socket, "close");
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(seen).toEqual({ made: 100, ended: true });
  });

  it("arrives complete at a client that continues to read, even if one part takes longer than the allowed pause", async () => {
    const { later } = textsLater(["grüße ".repeat(6_000_000)]);
    await using server = await open(later, 600);
    const began = performance.now();
    const chunks: Buffer[] = [];
    server.socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      server.socket.pause();
      setTimeout(() => server.socket.resume(), 2);
    });
    await once(server.socket, "close");
    expect(Buffer.concat(chunks).subarray(-200).toString()).toContain("\r\n-----\r\n");
    expect(Buffer.concat(chunks).length).toBeGreaterThan(42_000_000);
    expect(performance.now() - began).toBeGreaterThan(600);
  });

  it("ends, and produces no further part, when the client stops reading", async () => {
    const { later, seen } = textsLater(new Array<string>(100).fill("x".repeat(1_000_000)));
    await using server = await open(later, 150);
    await once(server.socket, "readable"); // the client reads no more
    await expect.poll(() => seen.ended, { timeout: 30_000 }).toBe(true);
    expect(seen.made).toBeLessThan(60);
  });

  it("loses its connection if the client does not read the last part", async () => {
    const { later } = textsLater(["x".repeat(30_000_000)]);
    await using server = await open(later, 150);
    await once(server.socket, "readable"); // the client reads no more
    const connections = () =>
      new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
  });
});

describe("a part that is too large to be sent", () => {
  const LABEL = "m".repeat(2_000);
  const PEOPLE = `{
    users(first: 3) {
      nodes {
        id
        ... @defer(label: "${LABEL}") {
          payments(first: 5) { nodes { id payer { id ... @defer { displayName tickets(first: 1) { nodes { id } } } } } }
        }
      }
    }
  }`;
  let deployment: Deployment | undefined;
  const opened = async () => {
    deployment ??= await deploy(settings({ limits: { answerBytes: 1024 } }));
    return deployment;
  };

  it.each([
    ["as of August 2022", DEFER_2022],
    ["with pending places", INCREMENTAL],
  ])("ends the answer with an error for each pending place, %s", async (_form, accept) => {
    const { origin } = await opened();
    const answer = await send(origin, PEOPLE, { accept, headers: { "x-request-id": "too-large" } });
    expect(answer.status).toBe(200);
    const payloads = multipartPayloads(await answer.text());
    const error = {
      message: "The answer would have more than 1024 bytes; ask for less at once",
      extensions: { code: "QUERY_BUDGET_EXCEEDED", requestId: "too-large" },
    };
    expect(payloads[0]).toMatchObject({ data: { users: { nodes: [{}, {}, {}] } }, hasNext: true });
    const last: Payload = payloads.at(-1) ?? {};
    expect(last.hasNext).toBe(false);
    const ends = accept === INCREMENTAL ? last.completed : last.incremental;
    expect(ends?.length).toBeGreaterThan(0);
    for (const end of ends ?? []) expect(end.errors).toMatchObject([error]);
    expect(last.pending).toBeUndefined();
    // Each announced place ends exactly once.
    const announced = payloads.flatMap(({ pending = [] }) => pending.map(({ id }) => id));
    const completed = payloads.flatMap((payload) => (payload.completed ?? []).map(({ id }) => id));
    expect(completed.sort()).toEqual(announced.sort());
  });

  it("is among the errors of the log", async () => {
    const { logged, stop } = await opened();
    await expect
      .poll(() => logged.find((line) => /"too-large".*"operation"/.test(line)) ?? "")
      .toContain("QUERY_BUDGET_EXCEEDED");
    await stop();
  });
});
