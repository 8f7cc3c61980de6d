/** A file in the body of a write, and the effect of its answer on the next calls. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { sendWithin } from "#subgraphs/kit/files/file-transfer.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import {
  failure,
  heldReply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "#test/subgraphs/kit/rest/sample.ts";

const callerOf = (): RestCaller => ({
  signal: new AbortController().signal,
  forwarded: { authorization: "Bearer of-the-caller" },
  requestId: "upload",
  deadline: performance.now() + 15_000,
});

/** Sends a file as the name of a new thing. */
async function upload({ upstream }: SampleClient): Promise<void> {
  const caller = callerOf();
  const { createThing } = upstream.family.bound;
  if (!createThing) throw new Error("the sample has no such operation");
  const prepared = upstream.prepare(createThing, { body: { name: "mark" } }, caller);
  const write = await upstream.beginStreamed(prepared, caller);
  try {
    const file = { body: Readable.from([Buffer.from("abc")]), bytes: 3 };
    await sendWithin(upstream, { write, mark: "mark" }, file, { requestId: "upload" });
  } finally {
    write.ended();
  }
}

const paths = ({ requests }: ScriptedUpstream) => requests.map(({ method, url }) => `${method} ${url}`);

describe("A file within the body of a write", () => {
  it("fails with UPSTREAM_MISCONFIGURED if the configured credential is refused, and the secret file is read again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "written-upload-"));
    const file = join(folder, "secret");
    writeFileSync(file, "former-secret");
    try {
      await using server = await startScripted(status(401), reply(thing));
      const seen: string[] = [];
      await using client = clientOf(server.origin, {
        settings: { credential: { file } },
        events: { failed: ({ cause }) => seen.push(cause.reason) },
      });
      writeFileSync(file, "present-secret");
      expect(await failure(upload(client))).toMatchObject({
        code: "UPSTREAM_MISCONFIGURED",
        requestId: "upload",
      });
      expect(seen).toEqual(["credential refused"]);
      await client.read();
      expect(server.requests.map(({ headers }) => headers["authorization"])).toEqual([
        "Bearer former-secret",
        "Bearer present-secret",
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("fails with UNAUTHENTICATED if the caller's own credential is refused", async () => {
    await using server = await startScripted(status(401));
    await using client = clientOf(server.origin, { settings: { credential: { forward: "authorization" } } });
    expect(await failure(upload(client))).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("is not sent during the family's Retry-After, and its own 429 delays other calls", async () => {
    await using server = await startScripted(status(429, { "retry-after": "30" }));
    await using client = clientOf(server.origin, { limits: { tries: 1 } });
    expect(await failure(upload(client))).toMatchObject({ code: "RATE_LIMITED" });
    expect(await failure(client.read())).toMatchObject({ code: "RATE_LIMITED" });
    expect(await failure(upload(client))).toMatchObject({
      code: "RATE_LIMITED",
      retryAfterMs: expect.any(Number),
    });
    expect(paths(server)).toEqual(["POST /things"]);
  });

  it("is not visible to reads that began before it ended, so that later reads do not join them", async () => {
    await using server = await startScripted();
    await using client = clientOf(server.origin);
    const [before, during, taken] = [
      heldReply(reply(thing)),
      heldReply(reply(thing)),
      heldReply(reply(thing)),
    ];
    server.script(before.reply, taken.reply, during.reply, reply({ ...thing, name: "New" }));
    const reads = [client.read()];
    await server.arrived(1);
    const uploaded = upload(client);
    await server.arrived(2);
    reads.push(client.read());
    await server.arrived(3);
    taken.release();
    await uploaded;
    expect((await client.read()).body).toEqual({ ...thing, name: "New" });
    before.release();
    during.release();
    await Promise.all(reads);
    expect(paths(server)).toEqual(["GET /things/1", "POST /things", "GET /things/1", "GET /things/1"]);
    expect(server.requests[1]?.body).toBe(`{"name":"${Buffer.from("abc").toString("base64")}"}`);
  });
});
