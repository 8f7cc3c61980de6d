/** Valid bodies of a family, and the refusal of all others. */
import { PassThrough } from "node:stream";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readBytes } from "#platform/http/response-body.ts";
import {
  drip,
  failure,
  garbage,
  hang,
  type Reply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, sampleOfLarge, thing } from "#test/subgraphs/kit/rest/sample.ts";

const LIMIT = 100_000;

describe("a family's answer", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeAll(async () => {
    server = await startScripted();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => {
    // With one connection, a canceled answer must release it.
    client = clientOf(server.origin, { limits: { bodyBytes: LIMIT, connections: 1, tryMs: 2_000 } });
    server.requests.length = 0;
    return () => client[Symbol.asyncDispose]();
  });

  const encodings: [string, Uint8Array][] = [
    ["gzip", gzipSync(JSON.stringify(thing))],
    ["br", brotliCompressSync(JSON.stringify(thing))],
    ["deflate", deflateSync(JSON.stringify(thing))],
    ["identity", Buffer.from(JSON.stringify(thing))],
  ];
  it.each(encodings)("is read in the encoding %s", async (encoding, body) => {
    server.script(reply(body, 200, { "content-encoding": encoding }));
    expect((await client.read()).body).toEqual(thing);
  });

  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/vnd.api+json",
    "APPLICATION/JSON",
  ])("is JSON with the content type %s", async (type) => {
    server.script(reply(thing, 200, { "content-type": type }));
    expect((await client.read()).body).toEqual(thing);
  });

  const random = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 7919 + (i >> 3)) & 0xff));
  const unreadable: [string, Reply][] = [
    ["truncated JSON", reply('{"id":"1","name":')],
    ["HTML", reply("<!doctype html><title>Down</title>", 200, { "content-type": "text/html" })],
    ["HTML that calls itself JSON", reply("<!doctype html>")],
    ["JSON that calls itself text", reply(thing, 200, { "content-type": "text/plain" })],
    ["nothing", reply("")],
    ["no content where content is declared", reply("", 204)],
    ["white space", reply("  \n")],
    ["Latin-1", reply(Buffer.from('{"id":"1","name":"caf\u00e9"}', "latin1"))],
    ["UTF-16", reply(Buffer.from(JSON.stringify(thing), "utf16le"))],
    ["null", reply("null")],
    ["a list where an object is declared", reply([])],
    ["a string", reply('"thing"')],
    ["two values", reply("{}{}")],
    ["an unknown encoding", reply(thing, 200, { "content-encoding": "zstd" })],
    ["an unknown encoding of a large body", reply(random, 200, { "content-encoding": "zstd" })],
    [
      "an encoding named like a member of every object",
      reply(thing, 200, { "content-encoding": "constructor" }),
    ],
    ["broken gzip", reply(random, 200, { "content-encoding": "gzip" })],
    ["truncated gzip", reply(gzipSync(random).subarray(0, 1_000), 200, { "content-encoding": "gzip" })],
    ["a body over the limit", reply(`{"id":"${"x".repeat(LIMIT)}"}`)],
    [
      "a small body that becomes a large one",
      reply(gzipSync(Buffer.alloc(50_000_000)), 200, { "content-encoding": "gzip" }),
    ],
    ["a redirect within the family", reply("", 301, { location: "/things/2" })],
    ["304", (response) => response.writeHead(304).end()],
    ["no HTTP at all", garbage],
    ["headers without end", reply(thing, 200, { "x-large": "x".repeat(40_000) })],
  ];
  it.each(unreadable)(
    "that is %s cannot be read, is not requested again, and does not block other calls",
    async (_name, bad) => {
      server.script(bad, reply(thing));
      const error = await failure(client.read());
      expect(error).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE", retryable: false, family: "sample" });
      expect(JSON.stringify(error)).not.toMatch(/127\.0\.0\.1|things|html/);
      expect(server.requests).toHaveLength(1);
      expect((await client.read()).body).toEqual(thing);
    },
  );

  it("with status 304 is an empty list, for an operation that documents it", async () => {
    server.script((response) => response.writeHead(304).end());
    expect(await client.call("listThings", {})).toMatchObject({ status: 304, body: { data: [] } });
  });

  it("is cut off at the limit, however much the family sends", async () => {
    let sent = 0;
    server.script((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const block = "x".repeat(64 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(block)) sent += block.length;
        sent += block.length;
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
    await server.abandoned(1);
    expect(sent).toBeLessThan(50_000_000);
  });

  it("uses at most its limit of memory for compression bombs", async () => {
    await using wide = clientOf(server.origin, { limits: { tryMs: 10_000 } });
    server.script(reply(gzipSync(Buffer.alloc(200_000_000)), 200, { "content-encoding": "gzip" }));
    const before = process.memoryUsage().rss;
    const errors = await Promise.all(Array.from({ length: 10 }, (_, i) => failure(wide.read(`${i}`))));
    expect(errors.every(({ code }) => code === "UPSTREAM_BAD_RESPONSE")).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it.each([
    ["hangs", hang],
    ["drips its body", drip],
  ])("ends at the time limit of a try if the family %s", async (_name, slow) => {
    await using hasty = clientOf(server.origin, { limits: { tryMs: 100, tries: 1 } });
    server.script(slow);
    const before = performance.now();
    expect(await failure(hasty.read())).toMatchObject({ code: "UPSTREAM_TIMEOUT", retryable: true });
    expect(performance.now() - before).toBeGreaterThanOrEqual(95);
    await server.abandoned(1);
  });

  it.each(encodings.slice(0, 3))(
    "that continues after the end of its encoding %s is complete at that end",
    async (encoding, body) => {
      const endless = new PassThrough();
      endless.write(Buffer.concat([body, Buffer.alloc(8)]));
      expect(JSON.parse((await readBytes(endless, encoding, LIMIT)).toString())).toEqual(thing);
      expect(endless.destroyed).toBe(true);
    },
  );

  it("may be empty if no body is declared", async () => {
    server.script(reply("", 204));
    expect((await client.call("touchThing", { id: "1" })).body).toBeUndefined();
    server.script(reply("", 200));
    expect((await client.call("touchThing", { id: "1" })).body).toBeUndefined();
  });

  it("is bytes if a file is declared, and an empty file is an error", async () => {
    server.script(reply(Buffer.from("%PDF"), 200, { "content-type": "application/pdf" }), reply(""));
    expect((await client.call("getFile", { id: "1" })).bytes?.toString()).toBe("%PDF");
    expect(server.requests[0]?.headers["accept"]).toBe("application/pdf");
    expect(await failure(client.call("getFile", { id: "1" }))).toMatchObject({
      code: "UPSTREAM_BAD_RESPONSE",
    });
  });

  it("changes no prototype", async () => {
    server.script(
      reply('{"id":"1","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    );
    const { body } = await client.read();
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("polluted");
  });

  it("may be nested deeply, and of two equal members the last one counts", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    server.script(reply(`{"id":"1","id":"2","name":${deep}}`));
    expect((await client.read()).body).toMatchObject({ id: "2" });
  });

  it("with a million nested lists is an error", async () => {
    const deep = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
    server.script(reply(`{"id":"1","name":${deep}}`));
    expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_BAD_RESPONSE" });
  });

  it("has each digit of large integers if the contract has large integers", async () => {
    await using large = clientOf(server.origin, { family: sampleOfLarge });
    const text =
      '{"a":12345678901234567890,"b":[-9007199254740993,1],"c":"x: 12345678901234567890, y","d":"q\\\\","e":9007199254740993,"f":1.5,"g":"a\\" : 12345678901234567890 }"}';
    server.script(reply(text));
    expect((await large.read()).body).toEqual({
      a: "12345678901234567890",
      b: ["-9007199254740993", 1],
      c: "x: 12345678901234567890, y",
      d: "q\\",
      e: "9007199254740993",
      f: 1.5,
      g: 'a" : 12345678901234567890 }',
    });
  });

  it("has large integers beside strings of megabytes", async () => {
    await using large = clientOf(server.origin, { family: sampleOfLarge });
    const name = "x".repeat(9_000_000) + '\\"x'.repeat(100_000);
    server.script(reply(`{"id":12345678901234567890,"name":"${name}"}`));
    const { body } = await large.read();
    expect(body).toMatchObject({ id: "12345678901234567890" });
    expect((body as typeof thing).name).toHaveLength(9_200_000);
  });

  it("with an error status has the status and the family's own code as reason", async () => {
    server.script(reply({ error: "No such thing at https://internal/", code: "NoThing" }, 404));
    const error = await failure(client.read());
    expect(error).toEqual({
      code: "NOT_FOUND",
      retryable: false,
      family: "sample",
      status: 404,
      familyCode: "NoThing",
      requestId: "request",
    });
  });

  it.each([
    ["the family's code", "touchThing", 403, { code: "WrongState" }, "CONFLICT"],
    ["the family's code, of another operation", "getThing", 403, { code: "WrongState" }, "CONFLICT"],
    ["the family's code, as bad input", "getThing", 400, { code: "WrongState" }, "CONFLICT"],
    [
      "the family's code, as input that cannot be processed",
      "getThing",
      422,
      { code: "WrongState" },
      "CONFLICT",
    ],
    ["the operation's code", "touchThing", 400, { code: "TooLate" }, "CONFLICT"],
    ["the operation's message", "touchThing", 403, { error: "You have ALREADY done so" }, "CONFLICT"],
    ["another operation's code", "getThing", 400, { code: "TooLate" }, "BAD_USER_INPUT"],
    ["another operation's message", "getThing", 403, { error: "You have already done so" }, "FORBIDDEN"],
    ["another code", "touchThing", 403, { code: "Denied" }, "FORBIDDEN"],
    ["nothing that can be read", "touchThing", 403, "<html>", "FORBIDDEN"],
    ["a code of state, but no such object", "touchThing", 404, { code: "WrongState" }, "NOT_FOUND"],
    [
      "a code of state, but no credentials",
      "touchThing",
      401,
      { code: "WrongState" },
      "UPSTREAM_MISCONFIGURED",
    ],
  ] as const)(
    "that is refused because of an object's state is a conflict, as the contract lists it: %s of %s with %i",
    async (_, operation, httpStatus, body, code) => {
      server.script(reply(body, httpStatus));
      expect(await failure(client.call(operation, { id: "1" }))).toMatchObject({ code, status: httpStatus });
    },
  );

  it.each(["http://internal:8080/x", "x".repeat(65), "<b>", "line\nbreak"])(
    "has no family code with other content (%j)",
    async (code) => {
      server.script(reply({ error: "No", code }, 400));
      expect(await failure(client.read())).not.toHaveProperty("familyCode");
    },
  );

  it.each([
    ["The token lacks the scope thing:read:all or thing:read.", ["thing:read:all"]],
    ["thing:read is missing", ["thing:read"]],
    ["thing:readers only", undefined],
    ["The scope other:scope is missing", undefined],
  ])("has the missing scope if the contract defines it, and no other: %s", async (error, missingScopes) => {
    server.script(reply({ error, code: "Denied" }, 403));
    const { missingScopes: named } = (await failure(client.read())) as { missingScopes?: unknown };
    expect(named).toEqual(missingScopes);
    server.script(reply({ error, code: "Denied" }, 400));
    expect(await failure(client.read())).not.toHaveProperty("missingScopes");
  });

  it("with an error status and no readable body is an error of that status", async () => {
    server.script(reply("<html>", 403, { "content-type": "text/html" }), status(404));
    expect(await failure(client.read())).toMatchObject({ code: "FORBIDDEN", status: 403 });
    expect(await failure(client.read())).toMatchObject({ code: "NOT_FOUND", status: 404 });
  });
});
