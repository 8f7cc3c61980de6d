/** A deployed gateway for tests, on a real port over local families. */

import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { openGateway } from "#gateway/serve.ts";
import type { Config } from "#platform/config/config.ts";
import { readConfig } from "#platform/config/read.ts";
import type { Environment } from "#platform/config/setting.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import type { FamilyStatus } from "#subgraphs/kit/calls/family-status.ts";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { settings } from "#test/kit/settings.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly {
      readonly message: string;
      readonly path?: readonly unknown[];
      readonly extensions: Record<string, unknown>;
    }[];
    readonly extensions?: {
      readonly upstream: { readonly calls: number; readonly families: { family: string; calls: number }[] };
      readonly sources?: readonly FamilyStatus[];
    };
  };
}

export interface Deployment extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly families: TestFamilies;
  /** All logged lines. */
  readonly logged: string[];
  /** @param query a text or a typed document */
  graphql(
    query: { toString(): string },
    init?: { variables?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
  /** In the HTTP form: ends one subgraph. */
  stopSubgraph(name: string): Promise<void>;
}

const names = ["business", "collaboration", "identity"] as const satisfies readonly SubgraphName[];

/**
 * Starts a deployment. With `SUBGRAPHS: "http"` each subgraph has its own port, as in a separate process.
 * @param shared Local families that the caller starts and closes.
 */
export async function deploy(
  env: Environment = {},
  options: Parameters<typeof startFamilies>[0] = {},
  shared?: TestFamilies,
): Promise<Deployment> {
  const families = shared ?? (await startFamilies({ people: 250, ...options }));
  const variables: Record<string, string | undefined> = {
    SERVICES_URL: `http://127.0.0.1:${families.port}`,
    PORT: "0",
    NODE_ENV: "test",
    // Tests replace some families by their own services.
    ...(env["FAMILIES"] === undefined && { DEMO: "on" }),
    // Gateway, families and clients share this process, so the delay of its event loop does not show load.
    ...settings(
      JSON.parse(env["TRIBUTARY_CONFIG"] ?? "{}"),
      settings({ limits: { eventLoopDelayMs: 0 } }, env),
    ),
  };
  const logged: string[] = [];
  const log = createLog(env["LOG_LEVEL"] ?? "info", [], { write: (line: string) => void logged.push(line) });
  const subgraphs = new Map<string, () => Promise<void>>();
  if (env["SUBGRAPHS"] === "http") {
    for (const name of names) {
      const { app, close } = await openSubgraph(
        name,
        readConfig({
          env: variables,
          families: familiesOf(),
          role: "subgraph",
          demo: demoCredentials,
        }),
        log,
      );
      await app.listen({ port: 0, host: "127.0.0.1" });
      variables[`SUBGRAPH_${name.toUpperCase()}_URL`] = `http://127.0.0.1:${portOf(app)}`;
      subgraphs.set(name, async () => {
        app.server.closeAllConnections();
        await app.close();
        await close();
      });
    }
  }
  const config = readGatewayConfig(variables);
  const { app, close } = await openGateway(config, log);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const port = portOf(app);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await close();
    await Promise.all([...subgraphs.values()].map((end) => end()));
    if (!shared) await families.close();
  };
  return {
    origin,
    port,
    app,
    config,
    families,
    logged,
    async graphql(query, { variables, headers } = {}) {
      const response = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query: query.toString(), variables }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    },
    get: (path, headers = {}) => fetch(origin + path, { headers }),
    stop,
    async stopSubgraph(name) {
      await subgraphs.get(name)?.();
      subgraphs.delete(name);
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** A deployment for the tests of a file, which stops after the last test. */
export async function sharedDeployment(...options: Parameters<typeof deploy>): Promise<Deployment> {
  const deployment = await deploy(...options);
  afterAll(deployment.stop);
  return deployment;
}

/** Data of an answer for a root field. @throws with the whole answer if it has no data. */
export function dataOf<T>({ body, text }: Answer, field: string): T {
  const value = body.data?.[field];
  if (value === undefined || value === null) throw new Error(`no ${field} in ${text}`);
  return value as T;
}

/** The path of a new link to a person's latest bank statement. */
export async function statementLink({ graphql, families }: Deployment): Promise<string> {
  const [someone] = families.company.people;
  if (!someone) throw new Error("the demo company has people");
  const answer = await graphql("query ($id: ID!) { banking { statement(id: $id) { pdf { url } } } }", {
    variables: { id: latestStatementOf(customerIdOf(someone)) },
  });
  return dataOf<{ statement: { pdf: { url: string } } }>(answer, "banking").statement.pdf.url;
}

/** The global id of a payment that the bank has. */
export async function aPayment({ graphql }: Deployment): Promise<string> {
  const answer = await graphql("{ banking { payments(first: 1) { nodes { id } } } }");
  const { payments } = dataOf<{ payments: { nodes: { id: string }[] } }>(answer, "banking");
  return payments.nodes[0]?.id ?? "";
}
