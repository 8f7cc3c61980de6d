/** Calls through an outbound proxy: the proxied calls, the proxy's and the family's view, and refusals. */
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openCredential } from "#platform/credentials/open-credential.ts";
import type { UpstreamFailure } from "#platform/telemetry/upstream-log.ts";
import { fetchFrom } from "#subgraphs/kit/files/file-transfer.ts";
import { failure, reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";
import { clientOf } from "./sample.ts";

interface Proxy extends AsyncDisposable {
  readonly url: string;
  readonly tunnels: { readonly to: string; readonly headers: IncomingHttpHeaders }[];
  /** The status of the next answers to CONNECT; undefined to connect. */
  refusal: number | undefined;
}

/** A proxy that connects each tunnel to one server, for any named host. */
async function startProxy(target: string): Promise<Proxy> {
  const { port } = new URL(target);
  const server = createServer();
  const tunnels: Proxy["tunnels"] = [];
  server.on("connect", ({ url = "", headers }, socket) => {
    tunnels.push({ to: url, headers });
    if (proxy.refusal !== undefined) {
      socket.end(`HTTP/1.1 ${proxy.refusal} Refused\r\n\r\n`);
      return;
    }
    const through = connect(Number(port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      through.pipe(socket).pipe(through);
    });
    for (const end of [socket, through]) end.on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: Proxy = {
    url: `http://kim:p%40ss@127.0.0.1:${(server.address() as AddressInfo).port}/`,
    tunnels,
    refusal: undefined,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

describe("a family behind a proxy", () => {
  let server: ScriptedUpstream;
  let proxy: Proxy;
  let failures: UpstreamFailure[];
  const clientAt = (baseUrl: string, except: readonly string[] = []) =>
    clientOf(baseUrl, {
      limits: { tries: 1 },
      settings: { proxy: { url: proxy.url, except } },
      events: { failed: (one) => void failures.push(one) },
    });
  beforeEach(async () => {
    failures = [];
    server = await startScripted(reply({ id: "1", name: "One" }));
    proxy = await startProxy(server.origin);
    return async () => {
      await server[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    };
  });

  it("is called through it, and the proxy's password is sent to the proxy alone", async () => {
    await using client = clientAt("http://things.example");
    expect((await client.read("a")).body).toMatchObject({ name: "One" });
    expect((await client.read("b")).body).toMatchObject({ name: "One" });
    for (const id of ["c", "d", "e"]) await client.read(id);
    // A tunnel is used again. A second one is opened because a connection is free only after a turn.
    expect(proxy.tunnels.length).toBeLessThan(3);
    expect(proxy.tunnels[0]).toMatchObject({
      to: "things.example:80",
      headers: { "proxy-authorization": `Basic ${Buffer.from("kim:p@ss").toString("base64")}` },
    });
    expect(server.requests.slice(0, 2).map(({ url, headers }) => [url, headers["host"]])).toEqual([
      ["/things/a", "things.example"],
      ["/things/b", "things.example"],
    ]);
    expect(server.requests[0]?.headers).not.toHaveProperty("proxy-authorization");
  });

  it("is read for files through it", async () => {
    await using client = clientAt("http://things.example");
    server.script(reply("bytes"));
    const { body } = await fetchFrom(client.upstream, "http://things.example/files/1", {});
    expect(await body.toArray()).toEqual([Buffer.from("bytes")]);
    expect(proxy.tunnels).toMatchObject([{ to: "things.example:80" }]);
  });

  it("is called directly where it is on this machine, or excepted with its subdomains", async () => {
    await using local = clientAt(server.origin);
    expect((await local.read()).body).toMatchObject({ name: "One" });
    await using excepted = clientAt("http://things.invalid", ["invalid"]);
    await failure(excepted.read());
    expect(failures).toMatchObject([{ cause: { reason: "DNS" } }]);
    expect(proxy.tunnels).toEqual([]);
  });

  it("was not reached where the proxy refuses: the cause names its status, and a write was not carried out", async () => {
    await using client = clientAt("http://things.example");
    proxy.refusal = 407;
    expect(await failure(client.read())).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(await failure(client.call("createThing", { body: { name: "One" } }))).toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(failures.map(({ cause }) => cause)).toEqual([
      { reason: "proxy", proxyStatus: 407 },
      { reason: "proxy", proxyStatus: 407 },
    ]);
    expect(JSON.stringify(failures)).not.toContain("p%40ss");
    expect(server.requests).toEqual([]);
  });

  it("was not reached where the proxy does not listen", async () => {
    await using client = clientAt("http://things.example");
    await proxy[Symbol.asyncDispose]();
    expect(await failure(client.call("createThing", { body: { name: "One" } }))).toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(failures).toMatchObject([{ cause: { reason: "connect", errno: "ECONNREFUSED" } }]);
  });

  it("has its tokens fetched through it", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tributary-oauth-")), "settings.json");
    writeFileSync(
      file,
      JSON.stringify({ tokenUrl: "https://login.example/token", clientId: "a", clientSecret: "b" }),
    );
    proxy.refusal = 502;
    const warnings: string[] = [];
    const credential = openCredential({ oauth: file }, "things", (text) => warnings.push(text), {
      proxy: { url: proxy.url, except: [] },
    });
    await credential.ready();
    credential.close();
    expect(proxy.tunnels).toMatchObject([{ to: "login.example:443" }]);
    expect(warnings).toMatchObject([expect.stringMatching(/^The token of things cannot be fetched/)]);
  });
});
