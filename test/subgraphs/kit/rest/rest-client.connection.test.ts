/** Connection settings of one family: the client certificate, and its own time limit. */

import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectionOf } from "#platform/config/connection.ts";
import { OAuthCredential } from "#platform/credentials/oauth-credential.ts";
import { ownCertificate } from "#test/kit/own-certificate.ts";
import { hang, startScripted } from "#test/kit/scripted-upstream.ts";
import { clientOf } from "./sample.ts";

afterEach(() => vi.unstubAllEnvs());

/** A service that records the names of client certificates, and refuses connections without one. */
async function askingForCertificates(answer: object, authority: string) {
  const shown: string[] = [];
  const options = { ...ownCertificate(), requestCert: true, rejectUnauthorized: true, ca: authority };
  const server = createServer(options, (request, response) => {
    if (request.socket instanceof TLSSocket)
      shown.push(String(request.socket.getPeerCertificate().subject.CN));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // The service's own certificate is not trusted.
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  return {
    url: `https://127.0.0.1:${port}`,
    shown,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("a family's connection", () => {
  it("shows the certificate of its setting", async () => {
    const ours = ownCertificate("ours");
    await using service = await askingForCertificates({ id: "1", name: "one" }, ours.cert);
    const { certFile, keyFile } = ours;
    const { certificate } = connectionOf({ certFile, keyFile });
    await using known = clientOf(service.url, { settings: certificate ? { certificate } : {} });
    expect((await known.read()).body).toEqual({ id: "1", name: "one" });
    expect(service.shown).toEqual(["ours"]);
    await using unknown = clientOf(service.url, { limits: { tries: 1 } });
    await expect(unknown.read()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("shows it to the authorization server too, if the client authenticates by certificate", async () => {
    const ours = ownCertificate("ours");
    const token = { access_token: "token", token_type: "Bearer", expires_in: 3_600 };
    await using server = await askingForCertificates(token, ours.cert);
    const file = join(mkdtempSync(join(tmpdir(), "oauth-")), "crm.json");
    writeFileSync(
      file,
      JSON.stringify({ tokenUrl: `${server.url}/token`, clientId: "us", clientAuth: "tls" }),
    );
    const warnings: string[] = [];
    const credential = new OAuthCredential(file, "crm", (text) => warnings.push(text), { certificate: ours });
    await credential.ready();
    credential.close();
    expect([credential.secret, warnings, server.shown]).toEqual(["token", [], ["ours"]]);
  });

  it("has a time limit of its own", async () => {
    await using server = await startScripted(hang);
    await using client = clientOf(server.origin, {
      limits: { tries: 1, tryMs: 60_000 },
      settings: connectionOf({ timeoutMs: 20 }),
    });
    await expect(client.read()).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });
});
