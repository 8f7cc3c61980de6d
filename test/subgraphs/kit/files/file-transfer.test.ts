/** A family's own links: permitted targets, sent headers, and results. */
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { fetchFrom, fileUrlOf, headersFor, sendTo } from "#subgraphs/kit/files/file-transfer.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import {
  failure,
  hang,
  reset,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { sample } from "#test/subgraphs/kit/rest/sample.ts";

describe("a place that a family names", () => {
  const settings = {
    baseUrl: "http://family.example:8080/v1",
    credential: { secret: "s" },
    fileHosts: ["files.example", "other.example:8443"],
  };

  it.each([
    "http://family.example:8080/any/path?signature=x",
    "https://files.example/bucket/file.csv?signature=x",
    "https://FILES.example:443/file",
    "https://other.example:8443/file",
  ])("may be the family's own, or by HTTPS at a host that is configured: %s", (place) => {
    expect(fileUrlOf(settings, place)?.href).toBe(new URL(place).href);
  });

  it.each([
    "https://family.example/file",
    "http://family.example/file",
    "http://files.example/file",
    "https://files.example.evil.example/file",
    "https://evil.example/files.example",
    "https://evil.example@files.example/file",
    "https://files.example:444/file",
    "https://sub.files.example/file",
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "data:text/plain,x",
    "/relative",
    "",
  ])("is nowhere else: %s", (place) => {
    expect(fileUrlOf(settings, place)).toBeUndefined();
  });

  it("is the family's own alone where no host is configured", () => {
    const { baseUrl, credential } = settings;
    expect(fileUrlOf({ baseUrl, credential }, "https://files.example/file")).toBeUndefined();
  });
});

describe("the upload headers that a family names", () => {
  it("are sent, except invalid ones and those of the connection or of Tributary", () => {
    expect(
      headersFor([
        ["X-Amz-Meta", "a b"],
        ["content-type", "text/csv"],
        ["Host", "evil.example"],
        ["Content-Length", "5"],
        ["transfer-encoding", "chunked"],
        ["connection", "keep-alive"],
        ["bad name", "x"],
        ["x-split", "a\r\nb: c"],
        ["x-none", null],
        [undefined, "x"],
      ]),
    ).toEqual({ "x-amz-meta": "a b", "content-type": "text/csv" });
  });
});

describe("a transfer", () => {
  let server: ScriptedUpstream;
  let upstream: RestClient;
  const open = (limits = {}) =>
    new RestClient(
      sample,
      { baseUrl: server.origin, credential: { secret: "one" } },
      { ...defaultLimits, ...limits },
    );
  beforeAll(async () => {
    server = await startScripted();
    upstream = open();
  });
  afterAll(async () => {
    await upstream.close();
    await server[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  const place = () => `${server.origin}/kept?signature=x`;
  const send = (to: RestClient, body = "abc") =>
    sendTo(
      to,
      { place: place(), headers: { "x-key": "k" } },
      { body: Readable.from([body]), bytes: Buffer.byteLength(body) },
      { requestId: "r1" },
    );

  it("sends a file whole, with its own headers and no credential", async () => {
    server.script(status(200));
    await send(upstream, "a,b\n1,2\n");
    expect(server.requests).toMatchObject([
      {
        method: "PUT",
        url: "/kept?signature=x",
        body: "a,b\n1,2\n",
        headers: { "x-key": "k", "content-length": "8" },
      },
    ]);
    expect(server.requests[0]?.headers["authorization"]).toBeUndefined();
  });

  it("streams a file's bytes unchanged, and sends no credential", async () => {
    server.script((response) => response.writeHead(200, { "content-length": "5" }).end("bytes"));
    const { body, headers } = await fetchFrom(upstream, place(), {});
    expect([await text(body), headers]).toEqual(["bytes", { "content-length": "5" }]);
    expect(server.requests[0]?.headers["authorization"]).toBeUndefined();
  });

  it("returns the requested range, or the whole file if the host ignores ranges", async () => {
    const part = { "content-length": "2", "content-range": "bytes 1-2/5" };
    server.script((response) => response.writeHead(206, part).end("yt"));
    const ranged = await fetchFrom(upstream, place(), {}, "bytes=1-2");
    expect([await text(ranged.body), ranged.partial, ranged.headers]).toEqual(["yt", true, part]);
    expect(server.requests[0]?.headers["range"]).toBe("bytes=1-2");
    server.script((response) => response.writeHead(200, { "content-length": "5" }).end("bytes"));
    const whole = await fetchFrom(upstream, place(), {}, "bytes=1-2");
    expect([await text(whole.body), whole.partial]).toEqual(["bytes", false]);
    server.script(status(416));
    expect(await failure(fetchFrom(upstream, place(), {}, "bytes=9-"))).toMatchObject({ status: 416 });
  });

  it.each([
    [404, "NOT_FOUND"],
    [410, "NOT_FOUND"],
    [403, "FORBIDDEN"],
    [413, "BAD_USER_INPUT"],
    [500, "UPSTREAM_ERROR"],
    [302, "UPSTREAM_BAD_RESPONSE"],
  ])("that is answered with %i is %s, and not tried again", async (code, expected) => {
    server.script(status(code, { location: "http://127.0.0.1:1/" }));
    for (const transfer of [() => fetchFrom(upstream, place(), { requestId: "r1" }), () => send(upstream)])
      expect(await failure(transfer())).toMatchObject({ code: expected, family: "sample", requestId: "r1" });
    expect(server.requests).toHaveLength(2);
  });

  it("that breaks off is unavailable for a reader, and unknown for a writer", async () => {
    server.script(reset);
    expect(await failure(fetchFrom(upstream, place(), {}))).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(await failure(send(upstream))).toMatchObject({ code: "OUTCOME_UNKNOWN" });
  });

  it("beyond its time limit fails with UPSTREAM_TIMEOUT", async () => {
    const hasty = open({ transferMs: 100 });
    server.script(hang);
    expect(await failure(fetchFrom(hasty, place(), {}))).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await hasty.close();
  });

  it("ends when the caller who waits for it leaves", async () => {
    server.script(hang);
    const abort = new AbortController();
    const waiting = failure(fetchFrom(upstream, place(), { signal: abort.signal }));
    await server.arrived(1);
    abort.abort();
    expect(await waiting).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await server.abandoned(1);
  });

  it("to an address outside of the family's file hosts is refused without a request", async () => {
    const elsewhere = "http://127.0.0.1:1/kept";
    expect(await failure(fetchFrom(upstream, elsewhere, {}))).toMatchObject({
      code: "UPSTREAM_BAD_RESPONSE",
    });
    expect(server.requests).toEqual([]);
  });
});

describe("a link", () => {
  it("opens for what it was made for alone, and is used once", async () => {
    const links = new FileLinks();
    const upload = { family: "sample", place: "https://files.example/x", headers: {}, maxBytes: 5 };
    const { url } = await links.uploadLink(upload);
    const token = url.replace("/files/", "");
    expect(url).not.toContain("files.example");
    for (const purpose of ["file", "kept"] as const) expect(await links.open(purpose, token)).toBeUndefined();
    const [one, other] = await Promise.all([links.open("upload", token), links.open("upload", token)]);
    expect(one?.request).toEqual(upload);
    expect([await one?.use(), await other?.use()]).toEqual([true, false]);
    expect(await links.open("upload", token)).toBeUndefined();
    expect(await new FileLinks().open("upload", token)).toBeUndefined();
  });
});
