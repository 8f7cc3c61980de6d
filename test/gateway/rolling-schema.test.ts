/**
 * A release that adds a field to one subgraph, and one that removes it, while processes are replaced under load.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentNode, parse, print, visit } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { openGateway } from "#gateway/serve.ts";
import { portOf } from "#platform/http/http-server.ts";
import { shutDown } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { markStopping } from "#platform/http/stopping.ts";
import { business } from "#subgraphs/business/index.ts";
import { typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { type Answer, type Deployment, deploy } from "./deployment.ts";

const OWNER = "BankPayment";
const FIELD = "counterparty";
const SECRET = "a-secret-between-the-processes-of-a-test";
/** Number of operations in one step of the replacement, and of concurrent ones. */
const OPERATIONS = 24;
const AT_ONCE = 8;

/** A release, named by the presence of a field. */
type Release = "without" | "with";

const withoutField = <D extends DocumentNode>(document: D): D =>
  visit(document, {
    ObjectTypeDefinition: ({ name }) => (name.value === OWNER ? undefined : false),
    FieldDefinition: ({ name }) => (name.value === FIELD ? null : undefined),
  });

/** A process of a deployment, which is stopped by `SIGTERM`. */
interface Process {
  readonly port: number;
  /** Announces the end: each answer now closes its connection. */
  drain(): void;
  stop(): Promise<void>;
}

const log = createLog("silent");

function processOf({ app, close }: Pick<Awaited<ReturnType<typeof openSubgraph>>, "app" | "close">): Process {
  return {
    port: portOf(app),
    drain: () => markStopping(app),
    stop: () => shutDown(app, { delayMs: 0, limitMs: 10_000 }, log, close),
  };
}

/** An address that distributes connections to several processes, like a Kubernetes Service. */
class Balancer {
  readonly #server: Server;
  targets: readonly Process[] = [];
  #next = 0;

  constructor() {
    this.#server = createServer((client) => {
      const target = this.targets[this.#next++ % this.targets.length];
      if (!target) return void client.destroy();
      const server = connect(target.port, "127.0.0.1");
      client.pipe(server).pipe(client);
      client.on("error", () => server.destroy()).on("close", () => server.destroy());
      server.on("error", () => client.destroy()).on("close", () => client.destroy());
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  close(): void {
    this.#server.close();
  }
}

describe("A deployment whose subgraph `business` gets a field, and later loses it", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-rolling-schema-"));
  const subgraphs = new Balancer();
  let deployment: Deployment;
  let config: Deployment["config"];
  let written = 0;

  beforeAll(async () => {
    deployment = await deploy({ SUBGRAPHS: "http", SUBGRAPHS_SECRET: SECRET });
    await deployment.stopSubgraph("business");
    const url = `http://127.0.0.1:${await subgraphs.listen()}`;
    config = {
      ...deployment.config,
      subgraphUrls: { ...deployment.config.subgraphUrls, business: url },
    };
    writeFileSync(
      join(folder, "without.graphql"),
      print(withoutField(parse(builtSchemas().supergraph, { noLocation: true }))),
    );
  });
  afterAll(async () => {
    subgraphs.close();
    await deployment.stop();
    rmSync(folder, { recursive: true });
  });

  async function subgraphOf(release: Release): Promise<Process> {
    const sdl = typeDefsIn(business);
    if (release === "without")
      Object.assign(business, { typeDefs: () => ({ ...sdl, ...withoutField(sdl) }) });
    try {
      const opened = await openSubgraph("business", config, log);
      await opened.app.listen({ port: 0, host: "127.0.0.1" });
      return processOf(opened);
    } finally {
      Object.assign(business, { typeDefs: undefined });
    }
  }

  async function gatewayOf(release: Release): Promise<Process> {
    const supergraphFile = release === "without" ? join(folder, "without.graphql") : undefined;
    const opened = await openGateway({ ...config, supergraphFile }, log);
    await opened.app.listen({ port: 0, host: "127.0.0.1" });
    return processOf(opened);
  }

  async function ask({ port }: Process, query: string): Promise<Answer["body"]> {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer["body"];
  }

  /** One operation of the load: two reads, the second of which uses two subgraphs, and a write. */
  async function operation(gateway: Process, field: string, n: number): Promise<void> {
    const payments = `payments(first: 1) { nodes { id ... on ${OWNER} { description ${field} } } }`;
    const queries = [
      `{ banking { payments(first: ${2 + (n % 5)}) { nodes { id ${field} } } } }`,
      `{ users(first: 2) { nodes { email ${payments} } } }`,
      `mutation { createErpUnitOfMeasure(input: { code: "R${++written}" }) { unitOfMeasure { id } userErrors { code } } }`,
    ];
    const query = queries[n % queries.length] ?? "";
    const { data, errors } = await ask(gateway, query);
    expect(errors, query).toBeUndefined();
    const text = JSON.stringify(data);
    expect(text, query).toMatch(/"nodes":\[\{|"unitOfMeasure":\{"id":/);
    if (field !== "" && query.startsWith("{ banking"))
      expect(text, query).toMatch(/"counterparty":\{"displayName":"/);
  }

  /** Sends operations to all gateways during `change`. Clients select the field if the gateway has it. */
  async function underLoad(
    gateways: readonly (readonly [Process, Release])[],
    change: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    let sent = 0;
    const client = async () => {
      while (sent < OPERATIONS) {
        const n = sent++;
        const [gateway, release] = gateways[n % gateways.length] as (typeof gateways)[number];
        await operation(gateway, release === "with" ? `${FIELD} { displayName }` : "", n);
      }
    };
    await Promise.all([change(), ...Array.from({ length: AT_ONCE }, client)]);
  }

  /** Replaces a process by one of another release. Both are in service for a while. */
  async function replaceSubgraph(former: Process, release: Release, gateway: readonly [Process, Release]) {
    const next = await subgraphOf(release);
    subgraphs.targets = [former, next];
    await underLoad([gateway]);
    subgraphs.targets = [next];
    former.drain();
    await underLoad([gateway]);
    await underLoad([gateway], () => former.stop());
    return next;
  }

  it("fails no operation if subgraphs are replaced first for a new field, and gateways first for a removed one", async () => {
    const first = await subgraphOf("without");
    subgraphs.targets = [first];
    const older = await gatewayOf("without");
    expect(await ask(older, `{ banking { payments { nodes { ${FIELD} { displayName } } } } }`)).toMatchObject(
      {
        errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
      },
    );
    const second = await replaceSubgraph(first, "with", [older, "without"]);

    const newer = await gatewayOf("with");
    await underLoad([
      [older, "without"],
      [newer, "with"],
    ]);
    await underLoad([[newer, "with"]], () => older.stop());

    const last = await gatewayOf("without");
    await underLoad([
      [newer, "with"],
      [last, "without"],
    ]);
    await underLoad([[last, "without"]], () => newer.stop());
    const third = await replaceSubgraph(second, "without", [last, "without"]);
    await last.stop();
    await third.stop();
  });

  it("loses only the new field at a gateway that was replaced before the subgraph", async () => {
    const subgraph = await subgraphOf("without");
    subgraphs.targets = [subgraph];
    const gateway = await gatewayOf("with");
    const query = `{ banking { payments(first: 1) { nodes { id ${FIELD} { displayName } } } } }`;
    expect(await ask(gateway, query)).toMatchObject({
      data: { banking: { payments: { nodes: [{ id: expect.any(String), [FIELD]: null }] } } },
      errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }],
    });
    await gateway.stop();
    await subgraph.stop();
  });
});
