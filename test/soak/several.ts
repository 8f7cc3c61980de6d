/**
 * `npm run soak:several`: tests the guarantees of several gateways and workers, as separate processes with a Redis
 * server and a PostgreSQL server, on loopback. Ends by itself.
 *
 *   --seconds 30     without Redis          --tries 1000   of one link
 *   --calls 100000   at 95 % of a rate      --per 60000    span of that rate, ms; 6,000 calls a minute
 *   --rows away      only rows whose name contains this
 *   --kills 10       of the worker that runs reports
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { RedisShared } from "#platform/shared/redis/redis-shared.ts";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { SharedWindow } from "#subgraphs/kit/rest/rates/shared-window.ts";
import { exitOf, type Running, readyAt, root, startEntry } from "#test/gateway/processes.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { type PostgresServer, startPostgres } from "#test/kit/postgres-server.ts";
import { rated } from "#test/kit/rated-family.ts";
import { type RedisServer, startRedis } from "#test/kit/redis-server.ts";
import { settings } from "#test/kit/settings.ts";
import { ask } from "./ask.ts";
import { BEHIND_PROXY, killReports } from "./killed-reports.ts";
import { quantile } from "./load.ts";
import { event, type Result, write } from "./seen-elsewhere.ts";

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    tries: { type: "string", default: "1000" },
    calls: { type: "string", default: "100000" },
    per: { type: "string", default: "60000" },
    rows: { type: "string", default: "" },
    kills: { type: "string", default: "10" },
  },
});

const TOKEN = "a token for readers of the metrics";
const HEADLINE = readFileSync(join(root, "schema/examples/linked.graphql"), "utf8");

interface Stage {
  readonly families: TestFamilies;
  readonly redis: RedisServer;
  readonly postgres: PostgresServer;
  readonly folder: string;
}

interface Gateway {
  readonly running: Running;
  readonly url: string;
  end(): Promise<void>;
}

async function startGateway({ families, folder }: Stage, env: Record<string, string> = {}): Promise<Gateway> {
  const running = startEntry("gateway/main.js", {
    SERVICES_URL: `http://127.0.0.1:${families.port}`,
    INBOX_FILE: join(folder, "inbox.db"),
    REPORTS_FOLDER: join(folder, `reports-${Math.random()}`),
    FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
    METRICS_TOKEN: TOKEN,
    ...settings({ limits: { eventLoopDelayMs: 0 } }),
    LOG_LEVEL: "silent",
    ...env,
  });
  const url = await readyAt(running);
  return {
    running,
    url,
    async end() {
      const ended = exitOf(running.child);
      running.child.kill("SIGTERM");
      await ended;
    },
  };
}

const sharing = ({ redis, postgres }: Stage) => ({ REDIS_URL: redis.url, INBOX_URL: postgres.url });

interface Statement {
  readonly banking: { readonly statement: { readonly pdf: { readonly url: string } } };
}

/** The lines of a metric whose labels contain a text, added up. */
async function metricAt(url: string, name: string, label: string): Promise<number> {
  const answer = await fetch(new URL("/metrics", url), { headers: { authorization: `Bearer ${TOKEN}` } });
  return (await answer.text())
    .split("\n")
    .filter((line) => line.startsWith(`tributary_${name}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/**
 * Sends 250 queries that each need a call, to the gateways in turn.
 * @param least smallest allowed number of answers
 */
async function rate(urls: readonly string[], least = rated.limit - 10): Promise<Result> {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 250 }, (_, i) =>
      ask(urls[i % urls.length] ?? "", rated.query, { text: `t${i}` }, true),
    ),
  );
  const answered = answers.filter(({ errors }) => !errors).length;
  // The clock of the stand-in services does not advance, so the row is valid for one minute only.
  const seconds = Math.round((performance.now() - began) / 1_000);
  const codes = new Map<string, number>();
  for (const { errors = [] } of answers)
    for (const { extensions } of errors) codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
  const refusedByFamily = await Promise.all(
    urls.map((url) => metricAt(url, "rest_failures_total", `family="${rated.name}",cause="status"`)),
  );
  const failures = refusedByFamily.reduce((sum, count) => sum + count, 0);
  return {
    figures: {
      asked: 250,
      seconds,
      answered,
      "refused by the family": failures,
      ...Object.fromEntries(codes),
    },
    faults: [
      ...(answered > rated.limit || answered < least ? [`${answered} of 250 were answered`] : []),
      ...(failures > 0 ? [`the family refused ${failures}`] : []),
    ],
  };
}

async function link(urls: readonly string[], { families }: Stage): Promise<Result> {
  const [someone] = families.company.people;
  const [first = ""] = urls;
  const { data } = await ask<Statement>(
    first,
    "query ($id: ID!) { banking { statement(id: $id) { pdf { url } } } }",
    {
      id: latestStatementOf(customerIdOf(someone as NonNullable<typeof someone>)),
    },
  );
  const path = data?.banking.statement.pdf.url ?? "";
  const statuses: number[] = [];
  for (let i = 0; i < Number(given.tries); i += 50)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async (_, j) => {
          const place = new URL(path, urls[j % urls.length]);
          return (await fetch(place, { headers: { connection: "close" } })).status;
        }),
      )),
    );
  const worked = statuses.filter((status) => status === 200).length;
  return {
    figures: { tries: statuses.length, worked },
    faults: worked === 1 ? [] : [`the link worked ${worked} times`],
  };
}

async function withGateways<T>(stage: Stage, run: (urls: readonly string[]) => Promise<T>): Promise<T> {
  const gateways = [await startGateway(stage, sharing(stage)), await startGateway(stage, sharing(stage))];
  try {
    return await run(gateways.map(({ url }) => url));
  } finally {
    await Promise.all(gateways.map(({ end }) => end()));
  }
}

async function away(stage: Stage): Promise<Result> {
  return withGateways(stage, async (urls) => {
    for (const url of urls) await ask(url, "{ users(first: 5) { nodes { email } } }");
    await stage.redis.kill();
    const end = performance.now() + 1_000 * Number(given.seconds);
    let reads = 0;
    let failed = 0;
    while (performance.now() < end) {
      const answers = await Promise.all(
        urls.flatMap((url, i) => [
          ask(url, "{ users(first: 5) { nodes { email } } }"),
          // Few reads of a family with a documented rate, so that they are within each gateway's share.
          ...(reads % 50 < 2 ? [ask(url, rated.query, { text: `away${reads}-${i}` })] : []),
        ]),
      );
      reads += answers.length;
      failed += answers.filter(({ errors }) => errors).length;
      await sleep(100);
    }
    await stage.redis.start();
    return { figures: { reads, failed }, faults: failed > 0 ? [`${failed} reads failed`] : [] };
  });
}

async function withWorkers(
  stage: Stage,
  run: (gateway: Gateway) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const gateway = await startGateway(stage, { WORKERS: "2", ...env });
  try {
    return await run(gateway);
  } finally {
    await gateway.end();
  }
}

async function kill({ running, url }: Gateway): Promise<Result> {
  const workers = () =>
    execFileSync("ps", ["-o", "pid=", "--ppid", String(running.child.pid)], { encoding: "utf8" })
      .trim()
      .split("\n")
      .map(Number);
  let answered = 0;
  let failed = 0;
  let going = true;
  const clients = Array.from({ length: 8 }, async () => {
    while (going) {
      await ask(url, "{ users(first: 5) { nodes { email } } }", {}, true).then(
        () => answered++,
        () => failed++,
      );
    }
  });
  await sleep(5_000);
  const [killed = 0] = workers();
  // Only workers that listen report their places.
  const places = () => metricAt(url, "admission_places", 'phase="running"');
  const all = await places();
  const began = performance.now();
  process.kill(killed, "SIGKILL");
  while (workers().includes(killed)) await sleep(5);
  while ((await places()) < all) await sleep(20);
  const replacedMs = performance.now() - began;
  await sleep(5_000);
  going = false;
  await Promise.all(clients);
  return {
    figures: { answered, failed, "replaced after ms": Math.round(replacedMs) },
    faults: failed > 8 ? [`${failed} requests failed, of 8 clients`] : [],
  };
}

async function killedReports({ running, url }: Gateway): Promise<Result> {
  const { violations, ...figures } = await killReports(running.child.pid ?? 0, url, Number(given.kills));
  return { figures, faults: violations };
}

/** Three gateways at 95 % of a rate, of which one is killed and another added. */
async function calls({ redis }: Stage): Promise<Result> {
  const [total, perMs] = [Number(given.calls), Number(given.per)];
  const limit = { calls: perMs / 10, perMs, per: "account" } as const;
  const open = async () => {
    const shared = await RedisShared.open({ url: redis.url, role: "soak" });
    const longestMs = { interactive: 5_000, patient: 5_000 };
    return {
      shared,
      window: new SharedWindow({ shared, limit, key: "soak", longestMs, clock: monotonicClock }),
    };
  };
  const gateways = [await open(), await open(), await open()];
  const all = [...gateways];
  /** When calls arrived at the family within its span. */
  const arrived: number[] = [];
  let [made, own, family] = [0, 0, 0];
  const call = async (window: SharedWindow) => {
    const place = await window.tryAcquire(false);
    if (typeof place === "number") return void own++;
    await sleep(Math.random() * 20);
    const now = performance.now();
    while (arrived[0] !== undefined && arrived[0] <= now - perMs) arrived.shift();
    if (arrived.length >= limit.calls) family++;
    arrived.push(now);
    made++;
    await sleep(Math.random() * 20);
    place.release(true);
  };
  const began = performance.now();
  const running = new Set<Promise<void>>();
  const everyMs = perMs / limit.calls / 0.95;
  for (let i = 0; i < total; i++) {
    if (i === Math.floor(total / 3)) gateways.shift(); // as if killed: it releases nothing and sends nothing
    if (i === Math.floor(total / 2)) {
      const added = await open();
      gateways.push(added);
      all.push(added);
    }
    const wait = began + i * everyMs - performance.now();
    if (wait > 0) await sleep(wait);
    const next = gateways[i % gateways.length];
    if (!next) continue;
    const one = call(next.window).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  await Promise.all(all.map(({ shared }) => shared.close()));
  return {
    figures: { made, "refused by us": own, "refused by the family": family },
    faults: [
      ...(family > 0 ? [`the family refused ${family}`] : []),
      ...(own > 0 ? [`we refused ${own} below the rate`] : []),
    ],
  };
}

/** The headline with Redis and without, in turns, one client. */
async function headline(stage: Stage): Promise<Result> {
  const plain = await startGateway(stage);
  const sharedOne = await startGateway(stage, sharing(stage));
  const ms: Record<"plain" | "shared", number[]> = { plain: [], shared: [] };
  try {
    const turns = [
      ["plain", plain],
      ["shared", sharedOne],
    ] as const;
    for (let i = 0; i < 560; i++)
      // The order alternates, so that both are first equally often.
      for (const [name, { url }] of i % 2 ? turns : turns.toReversed()) {
        const began = performance.now();
        await ask(url, HEADLINE);
        if (i >= 60) ms[name].push(performance.now() - began);
      }
  } finally {
    await Promise.all([plain.end(), sharedOne.end()]);
  }
  const [without, withRedis] = [quantile(ms.plain, 0.5), quantile(ms.shared, 0.5)];
  return {
    figures: { "p50 without ms": without.toFixed(2), "p50 with ms": withRedis.toFixed(2) },
    faults:
      withRedis > 1.05 * without ? [`${(withRedis / without).toFixed(2)} times that without Redis`] : [],
  };
}

const rows: Readonly<Record<string, (stage: Stage) => Promise<Result>>> = {
  "rate, two gateways": (stage) => withGateways(stage, (urls) => rate(urls)),
  "rate, two gateways, a slow Redis": (stage) =>
    withGateways(stage, (urls) => {
      // Longer than the time limit of a command, shorter than the time after which Redis counts as unavailable.
      setTimeout(stage.redis.freeze(), 1_300);
      return rate(urls);
    }),
  "rate, two workers": (stage) =>
    // The kernel may send one worker most of the connections, and each has half of the rate.
    withWorkers(stage, ({ url }) => rate([url], rated.limit / 2 - 10)),
  "link, two gateways": (stage) => withGateways(stage, (urls) => link(urls, stage)),
  "link, two workers": (stage) => withWorkers(stage, ({ url }) => link([url], stage)),
  "event at one, read at the other": (stage) => withGateways(stage, event),
  "write at one, seen at the other": (stage) => withGateways(stage, write),
  "away: Redis is stopped": away,
  "kill -9 of a worker": (stage) => withWorkers(stage, kill),
  "kill -9 of the worker that runs reports": (stage) => withWorkers(stage, killedReports, BEHIND_PROXY),
  "calls at 95 % of a rate": calls,
  "headline with Redis and without": headline,
};

const folder = mkdtempSync(join(tmpdir(), "tributary-several-"));
using postgres = startPostgres();
await using redis = await startRedis();
const missed: string[] = [];
for (const [name, run] of Object.entries(rows)) {
  if (!name.includes(given.rows)) continue;
  // The rates of the stand-in services and the counters in Redis are new for each row.
  const families = await startFamilies({ people: 250 });
  await redis.kill();
  await redis.start();
  const { figures, faults } = await run({ families, redis, postgres, folder });
  await families.close();
  console.log(name, figures, faults.length === 0 ? "reached" : `MISSED: ${faults.join("; ")}`);
  missed.push(...faults);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = missed.length > 0 ? 1 : 0;
