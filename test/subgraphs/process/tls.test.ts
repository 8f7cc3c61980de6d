/** HTTPS between gateway and subgraphs, with certificates in files. */
import { connect as tlsConnect } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGateway } from "#gateway/serve.ts";
import { type ConnectionTls, subgraphTlsOf } from "#platform/config/connection.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { type Answer, type Deployment, deploy } from "#test/gateway/deployment.ts";
import { ownCertificate } from "#test/kit/own-certificate.ts";

const SECRET = "a-secret-between-the-processes-of-a-test";
const PAYMENT = "{ banking { payments(first: 1) { nodes { id } } } }";
/** The certificate is its own authority. */
const trusted = ownCertificate("subgraph");
const unknown = ownCertificate("unknown");
const files = { certFile: trusted.certFile, keyFile: trusted.keyFile, caFile: trusted.certFile };
const plain = subgraphTlsOf({ ...files, clientCertificates: false });
const mutual = subgraphTlsOf({ ...files, clientCertificates: true });
const codesOf = ({ errors = [] }: Answer["body"]) => errors.map(({ extensions }) => extensions["code"]);

describe("a subgraph that serves HTTPS", () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy({ SUBGRAPHS: "http", SUBGRAPHS_SECRET: SECRET });
  });
  afterAll(() => deployment.stop());

  /** A subgraph with certificates, and a calling gateway with others. */
  async function pair(served: ConnectionTls | undefined, shown: ConnectionTls | undefined) {
    const logged: string[] = [];
    const log = createLog("error", [], { write: (line: string) => void logged.push(line) });
    const subgraph = await openSubgraph("business", { ...deployment.config, subgraphTls: served }, log);
    await subgraph.app.listen({ port: 0, host: "127.0.0.1" });
    const url = `https://127.0.0.1:${portOf(subgraph.app)}`;
    const subgraphUrls = { ...deployment.config.subgraphUrls, business: url };
    const gateway = await openGateway({ ...deployment.config, subgraphUrls, subgraphTls: shown }, log);
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    const origin = `http://127.0.0.1:${portOf(gateway.app)}`;
    return {
      logged,
      async ask(): Promise<Answer["body"]> {
        const headers = { "content-type": "application/json" };
        const body = JSON.stringify({ query: PAYMENT });
        const answer = await fetch(`${origin}/graphql`, { method: "POST", headers, body });
        return (await answer.json()) as Answer["body"];
      },
      readyz: async (): Promise<unknown> => (await fetch(`${origin}/readyz`)).json(),
      async [Symbol.asyncDispose]() {
        for (const { app, close } of [gateway, subgraph]) {
          app.server.closeAllConnections();
          await app.close();
          await close();
        }
      },
    };
  }

  it.each([
    ["without certificates of callers", plain],
    ["with certificates of callers", mutual],
  ])("serves a gateway that trusts its authority, %s", async (_, tls) => {
    await using both = await pair(tls, tls);
    expect(codesOf(await both.ask())).toEqual([]);
    expect(await both.readyz()).toMatchObject({ subgraphs: { business: "up" } });
    expect(both.logged).toEqual([]);
  });

  it("gets no request of a gateway that does not trust its authority", async () => {
    await using both = await pair(plain, undefined);
    expect(codesOf(await both.ask())).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(await both.readyz()).toMatchObject({ subgraphs: { business: "down" } });
  });

  it.each([
    ["none", subgraphTlsOf({ caFile: trusted.certFile, clientCertificates: false })],
    ["one of another authority", { ca: trusted.cert, cert: unknown.cert, key: unknown.key }],
  ])("and demands a certificate refuses a gateway that shows %s, once in the log", async (_, shown) => {
    await using both = await pair(mutual, shown && { ...shown, clientCertificates: false });
    expect(codesOf(await both.ask())).toEqual(["SUBGRAPH_REFUSED"]);
    expect(codesOf(await both.ask())).toEqual(["SUBGRAPH_REFUSED"]);
    expect(await both.readyz()).toMatchObject({ subgraphs: { business: "down" } });
    expect(both.logged).toHaveLength(1);
    expect(both.logged[0]).toContain("demands a certificate");
  });

  it("and demands a certificate serves probes without one", async () => {
    const { app, close } = await openSubgraph(
      "business",
      { ...deployment.config, subgraphTls: mutual },
      createLog("silent"),
    );
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { Agent, request } = await import("undici");
    const dispatcher = new Agent({ connect: { ca: trusted.cert } });
    const statusOf = async (path: string) => {
      const answer = await request(`https://127.0.0.1:${portOf(app)}${path}`, { dispatcher });
      await answer.body.dump();
      return answer.statusCode;
    };
    expect([await statusOf("/livez"), await statusOf("/readyz"), await statusOf("/graphql")]).toEqual([
      200, 200, 403,
    ]);
    await dispatcher.close();
    await app.close();
    await close();
  });
});

/** Makes one request over its own connection. @returns its answer, and a session to resume */
async function overTls(port: number, session?: Buffer): Promise<{ answer: string; session: Buffer }> {
  const socket = tlsConnect({ port, host: "127.0.0.1", ca: trusted.cert, session });
  let kept = session ?? Buffer.alloc(0);
  let answer = "";
  socket.on("session", (given: Buffer) => {
    kept = given;
  });
  const body = JSON.stringify({ query: PAYMENT });
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\nx-subgraphs-secret: ${SECRET}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  for await (const part of socket) answer += String(part);
  return { answer, session: kept };
}

it("a session that is resumed is no certificate", async () => {
  const env = { SUBGRAPHS_SECRET: SECRET };
  await using deployment = await deploy({ SUBGRAPHS: "http", ...env });
  const config = { ...deployment.config, subgraphTls: mutual };
  const { app, close } = await openSubgraph("business", config, createLog("silent"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const first = await overTls(portOf(app));
  expect(first.session.length).toBeGreaterThan(0);
  const second = await overTls(portOf(app), first.session);
  for (const { answer } of [first, second]) expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  await app.close();
  await close();
});

describe("the setting of certificates between processes", () => {
  it("is refused where files are missing, without their paths", () => {
    expect(() => subgraphTlsOf({ certFile: trusted.certFile, clientCertificates: false })).toThrow(
      "must have certFile and keyFile, or neither",
    );
    expect(() => subgraphTlsOf({ caFile: trusted.certFile, clientCertificates: true })).toThrow(
      "must have certFile, keyFile and caFile with clientCertificates",
    );
    expect(() => subgraphTlsOf({ caFile: trusted.keyFile, clientCertificates: false })).toThrow(
      /^must name certificates in PEM form as caFile$/,
    );
    expect(subgraphTlsOf({ clientCertificates: false })).toBeUndefined();
  });
});
