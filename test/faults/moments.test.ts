/** Rows of the fault plan about single moments: waits, batches, disconnections, shutdowns. */
import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "#platform/http/log.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { passingTime } from "#test/kit/passing-time.ts";
import { hang, reply, status } from "#test/kit/scripted-upstream.ts";
import { settings } from "#test/kit/settings.ts";
import { families } from "#test/subgraphs/kit/rest/contracts.ts";
import { firstOf } from "./reads.ts";
import { send } from "./stand-in.ts";
import { ask, type Fronts, startFronts } from "./under-fault.ts";

let fronts: Fronts;
let deployment: Deployment;
beforeAll(async () => {
  fronts = await startFronts();
  deployment = await deploy(settings({ limits: { tryMs: 25000, operationMs: 60000 } }, fronts.env));
  fronts.answerFrom(deployment.families.baseUrls);
});
afterAll(async () => {
  await deployment.stop();
  await fronts[Symbol.asyncDispose]();
});
afterEach(() => {
  vi.restoreAllMocks();
  return fronts.heal();
});
const gateway = () => ({ origin: deployment.origin, leaks: fronts.leaks });
const names = families.map(({ name }) => name);

describe("a family that answers 429 with a second to wait", () => {
  it("is not called with that credential before, but with others", async () => {
    const asked = await Promise.all(
      names.map(async (name) => {
        const standIn = fronts.standIn(name);
        const { field } = firstOf(name);
        const key = families.find((one) => one.name === name)?.auth.header ?? "";
        let first: unknown;
        standIn.fault = async (callFamily, { headers }) => {
          first ??= headers[key];
          const limited = headers[key] === first && times.length === 0;
          if (headers[key] === first) times.push(performance.now());
          return limited ? status(429, { "retry-after": "1" }) : send(await callFamily());
        };
        const times: number[] = [];
        const limited = ask(gateway(), `{ a: ${field} }`, "limited");
        await vi.waitFor(() => expect(times).toHaveLength(1), 20_000);
        const other = await ask(gateway(), `{ a: ${field} }`, "other");
        expect(other.errors, name).toEqual([]);
        expect((await limited).errors, name).toEqual([]);
        return (times[1] ?? 0) - (times[0] ?? 0);
      }),
    );
    for (const waited of asked) expect(waited).toBeGreaterThanOrEqual(990);
  });
});

describe("a batch's answer", () => {
  it("never gives a key another's value if it is short, out of order, or has double or foreign rows, in 10,000", {
    timeout: 120_000,
  }, async () => {
    const random = seededRandom("batches");
    const standIn = fronts.standIn("supportDesk");
    standIn.fault = (_well, { url }) => {
      const asked = new URL(url, "http://x").searchParams.get("ids")?.split(",") ?? [];
      const told = asked.flatMap((id) => {
        const foreign = `${random.int(1, 20_000)}`;
        return random.pick([[id], [id], [id], [], [id, id], [id, foreign], [foreign]]);
      });
      told.sort(() => random.next() - 0.5);
      return reply({ ticket_forms: told.map((id) => ({ id: Number(id), name: `form ${id}` })) });
    };
    let found = 0;
    for (let batch = 0; batch < 100; batch++) {
      const ids = Array.from({ length: 100 }, (_, i) => `${batch * 100 + i + 1}`);
      const { data, errors } = await ask(
        gateway(),
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on TicketForm { name } } }",
        "reader",
        { variables: { ids: ids.map((id) => `TicketForm:${id}`) } },
      );
      expect(errors).toEqual([]);
      const forms = data?.["nodes"] as ({ id: string; name: string } | null)[];
      expect(forms).toHaveLength(100);
      for (const [i, form] of forms.entries()) {
        if (form === null) continue;
        found++;
        expect(form).toEqual({ id: `TicketForm:${ids[i]}`, name: `form ${ids[i]}` });
      }
    }
    expect(found).toBeGreaterThan(5_000);
    expect(found).toBeLessThan(10_000);
  });
});

describe("a gateway", () => {
  it("is alive if no family answers, reports it, and recovers by itself", async () => {
    const { pass } = passingTime();
    await Promise.all([...fronts.of.values()].map((one) => one.down()));
    const all = `{ ${names.map((name) => `${name}: ${firstOf(name).field}`).join(" ")} }`;
    for (let round = 0; round < 24; round++) {
      const { errors, violations } = await ask(gateway(), all, `down${round}`);
      expect(violations).toEqual([]);
      expect(new Set(errors.map(({ root }) => root))).toEqual(new Set(names));
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["UPSTREAM_UNAVAILABLE"]));
    }
    expect((await ask(gateway(), "{ __typename }", "alive")).data).toEqual({ __typename: "Query" });
    await fronts.heal();
    pass(31_000);
    await ask(gateway(), all, "probe");
    expect((await ask(gateway(), all, "well")).errors).toEqual([]);
  });

  it("ends its calls when its client leaves", async () => {
    const tried = names.slice(0, 8);
    for (const name of tried) fronts.standIn(name).fault = () => hang;
    const leaving = new AbortController();
    const left = tried.map((name) => {
      const standIn = fronts.standIn(name);
      const before = standIn.requests.length;
      const asked = ask(gateway(), `{ a: ${firstOf(name).field} }`, "leaver", { signal: leaving.signal });
      asked.catch(() => undefined);
      return { arrived: standIn.arrived(before + 1), gone: () => standIn.abandoned(1) };
    });
    await Promise.all(left.map(({ arrived }) => arrived));
    leaving.abort();
    await Promise.all(left.map(({ gone }) => gone()));
  });
});

describe("a subgraph of its own process that hangs", () => {
  it("costs its own fields, and is used again without a restart", { timeout: 120_000 }, async () => {
    await using broken = await deploy(
      { SUBGRAPHS: "http", ...settings({ limits: { tryMs: 6_000, operationMs: 6_000 } }, fronts.env) },
      {},
      deployment.families,
    );
    const { port } = new URL(broken.config.subgraphUrls.business);
    const query = `{ a: ${firstOf("banking").field} b: ${firstOf("supportDesk").field} }`;
    const where = { origin: broken.origin, leaks: new RegExp(`${fronts.leaks.source}|:${port}\\b|business`) };
    expect((await ask(where, query, "before")).errors).toEqual([]);

    await broken.stopSubgraph("business");
    const open = new Set<Socket>();
    const silent = createServer((socket) => void open.add(socket.on("error", () => undefined)));
    await new Promise<void>((resolve) => silent.listen(Number(port), "127.0.0.1", resolve));
    const hung = await ask(where, query, "hung");
    expect(hung.violations).toEqual([]);
    // The gateway notices the silence during the read.
    expect(hung.errors).toMatchObject([{ code: "UPSTREAM_UNAVAILABLE" }]);
    expect(hung.data?.["a"]).toBeNull();
    expect(hung.data?.["b"]).toBeTruthy();

    const write = 'mutation { w: createErpUnitOfMeasure(input: { code: "HUNG" }) { unitOfMeasure { id } } }';
    // Nothing is sent to a process that is known to hang, so the write was not made.
    expect((await ask(where, write, "hung")).errors).toMatchObject([
      { code: "UPSTREAM_UNAVAILABLE", extensions: { retryable: true } },
    ]);

    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
    const { app, close } = await openSubgraph("business", broken.config, createLog("silent"));
    await app.listen({ port: Number(port), host: "127.0.0.1" });
    try {
      await vi.waitFor(async () => expect((await ask(where, query, "after")).errors).toEqual([]), 30_000);
    } finally {
      app.server.closeAllConnections();
      await app.close();
      await close();
    }
    expect(broken.logged.filter((line) => fronts.logLeaks.test(line) || line.includes(`:${port}`))).toEqual(
      [],
    );
  });
});
