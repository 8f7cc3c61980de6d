/** Files, uploads and webhooks in a separate process with the same settings as the graph. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import { type OpenEdge, openEdge, readEdgeConfig } from "#gateway/edge/edge-process.ts";
import { BeginImportDocument } from "#generated/test/graphql.ts";
import { createLog } from "#platform/http/log.ts";
import { demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { IMPORT_DELAY } from "#services/marketing/jobs.imports.ts";
import { type Deployment, dataOf, deploy, statementLink } from "#test/gateway/deployment.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { freePort } from "#test/kit/redis-server.ts";
import { settings } from "#test/kit/settings.ts";

describe("A process of files and webhooks beside a graph whose subgraphs are processes", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-edge-"));
  const logged: string[] = [];
  let families: TestFamilies;
  let graph: Deployment;
  let edge: OpenEdge;
  let origin: string;

  beforeAll(async () => {
    families = await startFamilies({ people: 250 });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = {
      INBOX_FILE: join(folder, "inbox.db"),
      FILES_SECRET: Buffer.alloc(32, 9).toString("base64"),
      FILES_BASE_URL: origin,
      PUBLIC_URL: "https://graph.example",
    };
    graph = await deploy({ ...env, SUBGRAPHS: "http" }, {}, families);
    const log = createLog("info", [], { write: (line: string) => void logged.push(line) });
    const config = readEdgeConfig({
      ...env,
      PORT: String(port),
      SERVICES_URL: `http://127.0.0.1:${families.port}`,
      NODE_ENV: "test",
      DEMO: "on",
      ...settings({ limits: { eventLoopDelayMs: 0 } }),
    });
    edge = await openEdge(config, log);
    await edge.app.listen({ host: config.host, port });
  });
  afterAll(async () => {
    edge.app.server.closeAllConnections();
    await edge.app.close();
    await edge.close();
    await graph.stop();
    await families.close();
    rmSync(folder, { recursive: true });
  });

  it("A link in an answer leads to this process, and works there once", async () => {
    const link = await statementLink(graph);
    expect(link.startsWith(`${origin}/files/`)).toBe(true);
    const first = await fetch(link);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect([first.status, bytes.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
    expect(first.headers.get("content-disposition")).toContain("attachment");
    expect((await fetch(link)).status).toBe(410);
    expect((await fetch(link.slice(0, -3))).status).toBe(410);
    // The log contains neither the token nor the family's address.
    expect(logged.join("")).not.toContain(new URL(link).pathname);
  });

  it("A file that is sent to an upload link arrives at its family", async () => {
    interface Begun {
      importJob: { id: string };
      upload: { url: string; headers: { name: string; value: string }[] };
    }
    const { importJob, upload } = dataOf<Begun>(
      await graph.graphql(BeginImportDocument),
      "createMarketingImportJob",
    );
    expect(upload.url.startsWith(`${origin}/files/`)).toBe(true);
    const headers = Object.fromEntries(upload.headers.map(({ name, value }) => [name, value]));
    const put = () => fetch(upload.url, { method: "PUT", headers, body: "E\nupload@edge.example" });
    expect([(await put()).status, (await put()).status]).toEqual([204, 410]);
    families.clock.advance(IMPORT_DELAY);
    const read = await graph.graphql("query ($id: ID!) { marketing { importJob(id: $id) { status } } }", {
      variables: { id: importJob.id },
    });
    expect(dataOf<{ importJob: { status: string } }>(read, "marketing").importJob.status).toBe("COMPLETED");
  });

  it("A webhook message of a family is read in the graph; without the token it is refused", async () => {
    const send = (token: string) =>
      fetch(`${origin}/webhooks/e-signature`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({
          eventId: "at-the-edge",
          event: "envelope-sent",
          configurationId: "1001",
          generatedDateTime: "2026-11-02T08:00:00.000Z",
          retryCount: 0,
          data: {
            accountId: MAIN_ACCOUNT.accountId,
            envelopeId: demoEnvelopes.sent,
            envelopeSummary: { status: "sent" },
          },
        }),
      });
    expect((await send("wrong")).status).toBe(401);
    expect(await (await send(CONNECT_TOKEN)).json()).toEqual({ stored: true });
    const answer = await graph.graphql("{ eSignature { connectEvents(first: 5) { nodes { upstreamId } } } }");
    expect(dataOf(answer, "eSignature")).toEqual({
      connectEvents: { nodes: [{ upstreamId: "at-the-edge" }] },
    });
  });

  it("It answers probes, and serves no graph and no console", async () => {
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: "ready", inbox: "ready" });
    for (const path of ["/graphql", "/", "/schema.graphql"])
      expect((await fetch(origin + path)).status).toBe(404);
  });
});

describe("The settings of a process of files and webhooks", () => {
  it("need no way to authenticate callers, and in production the key of the links", () => {
    const env = { NODE_ENV: "production", HOST: "0.0.0.0", DEMO: "on" };
    expect(() => readEdgeConfig(env)).toThrow(/FILES_SECRET is needed/);
    const config = readEdgeConfig({ ...env, FILES_SECRET: Buffer.alloc(32, 9).toString("base64") });
    expect([config.auth.kind, config.linksShared, config.filesUrl]).toEqual(["off", true, undefined]);
  });

  it("choose the base URL of links: FILES_BASE_URL, else PUBLIC_URL", () => {
    const PUBLIC_URL = "https://graph.example";
    expect(readEdgeConfig({ PUBLIC_URL }).filesUrl).toBe(PUBLIC_URL);
    const FILES_BASE_URL = "https://files.example/tributary/";
    expect(readEdgeConfig({ PUBLIC_URL, FILES_BASE_URL }).filesUrl).toBe("https://files.example/tributary");
  });
});
