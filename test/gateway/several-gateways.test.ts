/** Two gateways that share Redis, as on two machines. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { hasRedis, type RedisServer, startRedis } from "#test/kit/redis-server.ts";
import { settings } from "#test/kit/settings.ts";
import { type Deployment, dataOf, deploy, statementLink } from "./deployment.ts";

if (!hasRedis) console.warn("skipped: no redis-server here; scripts/install-servers.sh installs it");

/** Waits until a condition holds. Otherwise the time limit of the test ends the wait. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}

describe.skipIf(!hasRedis)("Two gateways with the same store", { timeout: 120_000 }, () => {
  let redis: RedisServer;
  let families: TestFamilies;
  let a: Deployment;
  let b: Deployment;

  beforeAll(async () => {
    [redis, families] = await Promise.all([startRedis(), startFamilies({ people: 250 })]);
    const env = {
      REDIS_URL: redis.url,
      FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
      ...settings({ access: { persistedQueries: true } }),
    };
    a = await deploy(env, {}, families);
    b = await deploy(env, {}, families);
  }, 300_000);
  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await families.close();
    await redis[Symbol.asyncDispose]();
  });

  it("Each gateway reads the writes of the other, and both have the people index", async () => {
    const answer = await a.graphql(
      "{ users(first: 40, filter: { statuses: [ACTIVE] }) { nodes { identityUser { id status } } } }",
    );
    const { nodes } = dataOf<{ nodes: { identityUser: { id: string } }[] }>(answer, "users");
    const id = nodes[0]?.identityUser.id ?? "";
    const inIndexOf = async (gateway: Deployment) => {
      const read = await gateway.graphql(
        "{ users(first: 40, filter: { statuses: [SUSPENDED] }) { nodes { identityUser { id } } } }",
      );
      return dataOf<{ nodes: { identityUser: { id: string } }[] }>(read, "users").nodes.some(
        ({ identityUser }) => identityUser.id === id,
      );
    };
    expect(await inIndexOf(b)).toBe(false);
    const written = await a.graphql(
      "mutation ($id: ID!) { suspendIdentityUser(input: { userId: $id }) { userErrors { code } } }",
      { variables: { id } },
    );
    expect(written.body.errors).toBeUndefined();
    await until(() => inIndexOf(b));
  });

  it("A one-time link of one gateway works once, at either gateway, and both find a persisted query of one", async () => {
    const link = await statementLink(a);
    const tries = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => (await (i % 2 ? a : b).get(link)).status),
    );
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
    const query = "{ viewer { email } }";
    const { createHash } = await import("node:crypto");
    const sha256Hash = createHash("sha256").update(query).digest("hex");
    const persisted = async ({ origin }: Deployment, body: object) => {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      });
      return ((await answer.json()) as { errors?: { message: string }[] }).errors?.[0]?.message;
    };
    expect(await persisted(b, {})).toBe("PersistedQueryNotFound");
    expect(await persisted(a, { query })).toBeUndefined();
    await until(async () => (await persisted(b, {})) === undefined);
  });

  it("Without Redis both gateways answer reads, refuse links with 503, and report that Redis is down; afterwards links work", async () => {
    const link = await statementLink(a);
    a.logged.length = 0;
    await redis.kill();
    const reads = await Promise.all(
      [a, b, a, b].map(({ graphql }) => graphql("{ users(first: 2) { nodes { email } } }")),
    );
    expect(reads.flatMap(({ body }) => body.errors ?? [])).toEqual([]);
    const refused = await a.get(link);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await (await a.get("/readyz")).json()).toMatchObject({ status: "ready", shared: "away" });
    await redis.start();
    const shared = async () => ((await (await a.get("/readyz")).json()) as { shared: string }).shared;
    await until(async () => (await shared()) === "connected");
    expect((await a.get(link)).status).toBe(200);
    const lines = a.logged.filter((line) => line.includes("Redis can"));
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toContain("127.0.0.1");
  });
});
