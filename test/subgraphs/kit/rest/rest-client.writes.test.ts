/** The reported outcome of a write is true: applied, refused, not sent, or unknown. */
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import {
  drip,
  failure,
  type Reply,
  reply,
  resetInBody,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import {
  clientOf,
  familyClientOf,
  type SampleClient,
  sample,
  sampleDocumented,
  sampleUntouchedBy503,
  thing,
} from "./sample.ts";

const html = { "content-type": "text/html" };
const create = ["createThing", { body: { name: "One" } }] as const;

describe("a write", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => {
    client = clientOf(server.origin, { limits: { tryMs: 300 } });
    server.requests.length = 0;
    return () => client[Symbol.asyncDispose]();
  });

  const unshown: [string, Reply][] = [
    ["no body", reply("")],
    ["204", reply("", 204)],
    ["202 and no body", reply("", 202)],
    ["HTML", reply("<html>", 200, html)],
    ["plain text", reply("OK", 200, { "content-type": "text/plain" })],
    ["broken JSON", reply('{"id":')],
    ["null", reply("null")],
    ["a list", reply([])],
    ["an object without members", reply({})],
    ["an object without its id", reply({ name: "One" })],
    ["an id of null", reply({ id: null, name: "One" })],
    ["a blank id", reply({ id: "", name: "One" })],
    ["an unknown encoding", reply("xx", 200, { "content-encoding": "zstd" })],
    ["a reset within the body", resetInBody],
    ["a body that never ends", drip],
  ];
  it.each(unshown)(
    "that promises an object and is answered with 2xx and %s is of unknown outcome, and sent once",
    async (_name, answer) => {
      server.script(answer);
      expect(await failure(client.call(...create))).toMatchObject({
        code: "OUTCOME_UNKNOWN",
        retryable: false,
        family: "sample",
      });
      expect(server.requests).toHaveLength(1);
    },
  );

  it("that was carried out leaves the bad answer of a read before and after it a failure of the family", async () => {
    const family = familyClientOf(client.upstream);
    server.script(reply({ id: "1" }));
    await family.fetch(sample.bound.createThing, create[1]);
    await expect(
      payload(async () => {
        throw family.badResponse();
      }),
    ).rejects.toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
    expect(family.context.report.sources.troubled).toBe(true);
  });

  it("that is answered with 503 has an unknown outcome, because a proxy sends 503 after a reset too", async () => {
    server.script(status(503));
    expect(await failure(client.call(...create))).toMatchObject({ code: "OUTCOME_UNKNOWN", status: 503 });
    await using declared = clientOf(server.origin, { family: sampleUntouchedBy503 });
    expect(await failure(declared.call(...create))).toMatchObject({ code: "UPSTREAM_ERROR", status: 503 });
    expect(server.requests).toHaveLength(2);
  });

  it("that is answered with the 404 of another server was not carried out", async () => {
    server.script(reply("<html>", 404, html));
    expect(await failure(client.call(...create))).toMatchObject({
      code: "UPSTREAM_BAD_RESPONSE",
      status: 404,
    });
  });

  it("that the family refuses with 403, like such a read, does not mark the family as degraded", async () => {
    server.script(reply({ error: "No" }, 403));
    const family = familyClientOf(client.upstream);
    await failure(family.fetch(sample.bound.createThing, create[1]));
    expect(family.context.report.sources.toJSON()).toEqual([{ family: "sample", status: "OK" }]);
    await failure(family.fetch(sample.bound.getThing, { id: "1" }));
    expect(family.context.report.sources.troubled).toBe(false);
  });

  it("that waits for a connection when its caller leaves is not sent, and has a known outcome", async () => {
    server.script(drip);
    await using narrow = clientOf(server.origin, { limits: { connections: 1, tryMs: 2_000 } });
    const leaving = new AbortController();
    const blocking = narrow.read("1").catch(() => undefined);
    await server.arrived(1);
    const writing = failure(narrow.call(...create, { signal: leaving.signal }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    expect(await writing).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await blocking;
    expect(await narrow.read("2").catch(() => undefined)).toBeUndefined();
    expect(server.requests.map(({ method }) => method)).toEqual(["GET", "GET"]);
  });
});

describe("a call of a family whose connections fail", () => {
  const sockets = new Set<Socket>();
  let silent: Server;
  let port = 0;
  beforeAll(async () => {
    silent = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it("in TLS is not tried again, and a write of it was not sent", async () => {
    const server = await startScripted(reply(thing));
    await using client = clientOf(server.origin.replace("http:", "https:"));
    const before = await server.connections();
    const retried: unknown[] = [];
    expect(await failure(client.call("getThing", { id: "1" }, {}, () => retried.push(1)))).toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(await failure(client.call(...create))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(retried).toEqual([]);
    expect(before).toBe(0);
    expect(server.requests).toEqual([]);
    await server[Symbol.asyncDispose]();
  });

  it("because its host cannot be resolved is not retried", async () => {
    await using client = clientOf("http://no-such-host.invalid");
    const retried: unknown[] = [];
    const error = await failure(client.call("getThing", { id: "1" }, {}, () => retried.push(1)));
    expect(error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(retried).toEqual([]);
  });

  it("because no handshake ends is not sent, after the connection limit and after its caller leaves", async () => {
    await using client = clientOf(`https://127.0.0.1:${port}`, { limits: { connectMs: 300, tries: 1 } });
    expect(await failure(client.call(...create))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    const leaving = new AbortController();
    const writing = failure(client.call(...create, { signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 20);
    expect(await writing).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });
});

describe("a 404", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeEach(async () => {
    server = await startScripted();
    client = clientOf(server.origin);
    return async () => {
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  it.each<[string, Reply]>([
    ["in the family's error form", reply({ error: "Not found" }, 404)],
    ["of another JSON object, where the documents show no form", reply({ oops: 1 }, 404)],
    ["without a body, where the documents show no form", reply("", 404, { "content-type": "text/plain" })],
  ])("%s says that the object is not there", async (_name, answer) => {
    server.script(answer);
    expect(await failure(client.read())).toMatchObject({ code: "NOT_FOUND" });
  });

  it.each<[string, Reply]>([
    ["in HTML", reply("<html>nginx</html>", 404, html)],
    ["in plain text", reply("default backend - 404", 404, { "content-type": "text/plain" })],
    ["in HTML with 410", reply("<html>", 410, html)],
  ])("%s is trouble of the family, and its circuit counts it", async (_name, answer) => {
    server.script(answer);
    for (let i = 0; i < 20; i++)
      expect(await failure(client.read(`${i}`))).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
    expect(client.upstream.circuit).toBe("open");
  });

  it.each([{ oops: 1 }, ""])("in another form than the documents show is trouble too (%j)", async (body) => {
    await using documented = clientOf(server.origin, { family: sampleDocumented });
    server.script(reply(body, 404));
    expect(await failure(documented.read())).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
    server.script(reply({ error: "Not found" }, 404));
    expect(await failure(documented.read())).toMatchObject({ code: "NOT_FOUND" });
  });
});
