/** Causes of failed REST calls are logged for operators; clients get a code that depends on the cause. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#platform/http/log.ts";
import { type UpstreamFailure, UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import {
  failure,
  type Reply,
  reply,
  type ScriptedUpstream,
  startScripted,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient } from "./sample.ts";

describe("the cause of a failed call", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  let failures: UpstreamFailure[];
  const events = { failed: (one: UpstreamFailure) => void failures.push(one) };
  beforeEach(async () => {
    failures = [];
    server = await startScripted();
    client = clientOf(server.origin, { limits: { tries: 1 }, events });
    return async () => {
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  it.each<[string, Reply, object]>([
    [
      "an answer in HTML",
      reply("<html>secret", 200, { "content-type": "text/html; charset=utf-8" }),
      { status: 200, cause: { reason: "not JSON", contentType: "text/html" } },
    ],
    [
      "a redirect, with its origin only",
      reply("", 302, { location: "https://login.example/a/secret?token=secret" }),
      { status: 302, cause: { reason: "redirect", redirectOrigin: "https://login.example" } },
    ],
    ["a server error", reply({}, 500), { status: 500, cause: { reason: "status" } }],
    [
      "another server's 404",
      reply("<html>", 404, { "content-type": "text/html" }),
      { status: 404, cause: { reason: "404 of another server", contentType: "text/html" } },
    ],
    [
      "a refused credential",
      reply({ error: "No" }, 401),
      { status: 401, cause: { reason: "credential refused" } },
    ],
  ])("names %s, with the route template", async (_name, answer, expected) => {
    server.script(answer);
    await failure(client.read("secret"));
    expect(failures).toMatchObject([
      { family: "sample", operation: "sample.getThing", method: "GET", path: "/things/{id}", ...expected },
    ]);
    expect(JSON.stringify(failures)).not.toContain("secret");
  });

  it("names the code of a connection that fails, and of TLS", async () => {
    await using tls = clientOf(server.origin.replace("http:", "https:"), { events });
    await failure(tls.read());
    await server.down();
    await failure(client.read());
    expect(failures.map(({ cause }) => cause)).toMatchObject([
      { reason: "TLS", tls: expect.stringMatching(/SSL|EPROTO/) },
      { reason: "connect", errno: "ECONNREFUSED" },
    ]);
  });

  it("names an answer of a write that does not show its object, as the outcome is unknown", async () => {
    server.script(reply("", 201));
    expect(await failure(client.call("createThing", { body: { name: "One" } }))).toMatchObject({
      code: "OUTCOME_UNKNOWN",
    });
    expect(failures).toMatchObject([{ status: 201, cause: { reason: "empty" } }]);
  });

  it("is attributed to the operator if the configured credential is refused, and to the caller if their own is", async () => {
    server.script(reply({ error: "No" }, 401));
    expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_MISCONFIGURED", retryable: false });
    await using forwarding = clientOf(server.origin, { settings: { credential: { forward: "x-token" } } });
    expect(await failure(forwarding.read("1", { forwarded: { "x-token": "mine" } }))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("is the deployment's for a credential in a file, which is then read again", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tributary-credential-")), "secret");
    writeFileSync(file, "first");
    await using own = clientOf(server.origin, {
      limits: { tries: 1 },
      settings: { credential: { file } },
      events,
    });
    server.script(reply({ error: "No" }, 401));
    writeFileSync(file, "second");
    expect(await failure(own.read())).toMatchObject({ code: "UPSTREAM_MISCONFIGURED" });
    await failure(own.read("2"));
    const sent = server.requests.map(({ headers }) => String(headers["authorization"] ?? headers["x-key"]));
    expect([sent[0]?.includes("first"), sent[1]?.includes("second")]).toEqual([true, true]);
  });
});

describe("the log of causes", () => {
  it("has one line a minute for a family and cause, which counts those between", () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(JSON.parse(line)) });
    let now = 0;
    const report = new UpstreamLog(log, undefined, () => now);
    const one = (family: string, errno: string) =>
      report.failed({
        family,
        operation: `${family}.read`,
        method: "GET",
        path: "/things/{id}",
        cause: { reason: "connect", errno },
      });
    for (let i = 0; i < 500; i++) one("crm", "ECONNREFUSED");
    one("crm", "EHOSTUNREACH");
    one("erp", "ECONNREFUSED");
    expect(lines.map(({ family, errno }) => `${family} ${errno}`)).toEqual([
      "crm ECONNREFUSED",
      "crm EHOSTUNREACH",
      "erp ECONNREFUSED",
    ]);
    expect(lines[0]).toMatchObject({
      level: 40,
      path: "/things/{id}",
      reason: "connect",
      msg: "REST call failed",
    });
    now = 60_000;
    one("crm", "ECONNREFUSED");
    expect(lines[3]).toMatchObject({ family: "crm", unlogged: 499 });
  });
});
