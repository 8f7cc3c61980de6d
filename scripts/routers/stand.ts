/**
 * Stand for every router: the stand-in services, a signer of tokens, and the subgraphs, each at its own port and
 * with its own verification of tokens. Our own gateway runs beside them, and responses are compared with its own.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { openGateway } from "#gateway/serve.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { type DemoCompany, demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { parseFaults } from "#services/kit/http/faults.ts";
import { startLocalFamilies } from "#services/start.ts";
import { requirementsOf } from "#subgraphs/kit/access/authorization-requirements.ts";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";

export const ISSUER = "routers";
export const AUDIENCE = "tributary";
/** Header in which a router names the operation of a request, if the subgraphs read it. */
export const OPERATION_ID_HEADER = "x-request-id";
const NAMES = ["identity", "collaboration", "business"] as const satisfies readonly SubgraphName[];
/** Time that passes before each question, ms, so that no documented rate of a stand-in service is used up. */
const MINUTE_MS = 61_000;

export type Urls = Readonly<Record<SubgraphName, string>>;

export interface Stand {
  readonly company: DemoCompany;
  /** Our own gateway, with its subgraphs in its process. */
  readonly own: string;
  /** URL of the signer's public keys. */
  readonly jwks: string;
  /** A token with all scopes. */
  readonly token: string;
  /** A token with some scopes. */
  tokenOf(scopes: readonly string[]): Promise<string>;
  /** URLs of the subgraphs while they are open. */
  readonly urls: Urls;
  /** Opens the subgraphs again, as after a start. @returns a function that closes them */
  openSubgraphs(operationIdHeader?: string): Promise<() => Promise<void>>;
  /** Number of REST calls so far. */
  calls(): number;
  /** Lets a minute pass for the stand-in services. */
  wait(): void;
  /** Sets faults in the form of `FAULTS`; "" ends all faults. */
  setFaults(setting: string): void;
  close(): Promise<void>;
}

/** Starts everything that routers need. */
export async function openStand(): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), "tributary-routers-"));
  const clock = movableClock();
  const store = openStore(":memory:");
  const company = demoCompany({});
  let calls = 0;
  const { host, port } = await startLocalFamilies({
    families: services,
    store,
    clock,
    company,
    port: 0,
    observe: () => {
      calls++;
    },
  });
  const signer = await openSigner();
  const settings = {
    server: { console: false },
    // Services, subgraphs, our gateway and the client share this process.
    limits: { eventLoopDelayMs: 0 },
  };
  const shared: Environment = {
    SERVICES_URL: `http://127.0.0.1:${port}`,
    DEMO: "on",
    NODE_ENV: "test",
    PORT: "0",
    INBOX_FILE: join(folder, "inbox.db"),
    FILES_SECRET: Buffer.alloc(32, "routers").toString("base64"),
    AUTH: "jwt",
    JWT_JWKS_URL: signer.url,
    JWT_ISSUER: ISSUER,
    JWT_AUDIENCE: AUDIENCE,
    TRIBUTARY_CONFIG: JSON.stringify(settings),
  };
  const log = createLog("silent", []);
  // Identity asks the other subgraphs whether objects exist, so each must know all ports before it starts.
  const ports = await Promise.all(NAMES.map(freePort));
  const origins = NAMES.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`] as const);
  const gateway = await openGateway(readGatewayConfig(shared), log);
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  return {
    company,
    own: `http://127.0.0.1:${portOf(gateway.app)}/graphql`,
    jwks: signer.url,
    urls: Object.fromEntries(origins.map(([name, origin]) => [name, `${origin}/graphql`])) as Record<
      SubgraphName,
      string
    >,
    token: await signer.token([...requirementsOf(composedSchemas().supergraph).scopes]),
    tokenOf: signer.token,
    async openSubgraphs(operationIdHeader) {
      const places = origins.map(([name, origin]) => [`SUBGRAPH_${name.toUpperCase()}_URL`, origin]);
      const config = readConfig({
        env: {
          ...shared,
          TRIBUTARY_CONFIG: JSON.stringify({ ...settings, deployment: { operationIdHeader } }),
          ...Object.fromEntries(places),
        },
        families: familiesOf(),
        role: "subgraph",
        demo: demoCredentials,
      });
      const open = await Promise.all(NAMES.map((name) => openSubgraph(name, config, log)));
      await Promise.all(
        open.map(({ app }, index) => app.listen({ port: ports[index] ?? 0, host: "127.0.0.1" })),
      );
      return async () => {
        for (const { app, close } of open) {
          app.server.closeAllConnections();
          await app.close();
          await close();
        }
      };
    },
    calls: () => calls,
    wait: () => clock.advance(MINUTE_MS),
    setFaults: (setting) => host.setFaults(parseFaults(setting)),
    async close() {
      gateway.app.server.closeAllConnections();
      await gateway.app.close();
      await gateway.close();
      await host.close();
      store.close();
      await signer.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Signs tokens, and publishes the key that verifies them. */
async function openSigner() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "routers", alg: "RS256", use: "sig" };
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/jwks.json`,
    token: (scopes: readonly string[]) =>
      new SignJWT({ scope: scopes.join(" "), email: "somebody@example.org" })
        .setProtectedHeader({ alg: "RS256", kid: "routers" })
        .setSubject("router")
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime("2h")
        .sign(privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
