/**
 * Subscriptions under load, by themselves: `npx tsx test/soak/live.ts`, after `npm run build`. A gateway that
 * is killed again and again while events arrive, then a gateway with thousands of open streams.
 *
 *   --kills 50        kills of the gateway      --subscribers 20   that each must have every event
 *   --streams 2000    open streams at once      --gzip             streams that are compressed
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Agent, request } from "undici";
import { type BlockReader, message, RECEIVED, report, subscribe } from "#test/gateway/live/events.ts";
import { settings } from "#test/kit/settings.ts";
import type { Vitals } from "./gateway-process.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    subscribers: { type: "string", default: "20" },
    streams: { type: "string", default: "2000" },
    gzip: { type: "boolean", default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), "tributary-live-soak-"));
const ENV = {
  ...process.env,
  // No family is called, because the selected members of an event are in the inbox.
  SERVICES_URL: "http://127.0.0.1:1",
  DEMO: "on",
  AUTH: "off",
  HOST: "127.0.0.1",
  ...settings({ limits: { subscriptions: 8000, subscriptionsPerCaller: 5000 } }),
};
const missed: string[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startBuilt(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["dist/gateway/main.js"], {
    env: { ...ENV, PORT: String(port), INBOX_FILE: join(folder, "killed.db"), LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith("ready at")) return child;
  throw new Error("the gateway has ended");
}

/** A client that always reconnects with its last event id. */
class Follower {
  readonly seen = new Set<string>();
  twice = 0;
  connections = 0;
  isOver = false;
  #last = "";

  async follow(origin: string): Promise<void> {
    while (!this.isOver) {
      try {
        const { response, reader } = await subscribe(origin, {
          headers: this.#last === "" ? {} : { "last-event-id": this.#last },
        });
        if (response.status !== 200) throw new Error(`status ${response.status}`);
        this.connections++;
        await this.#read(reader);
      } catch {
        // The gateway is away.
      }
      await sleep(50);
    }
  }

  async #read(reader: BlockReader): Promise<void> {
    for (let block = await reader.next(); block; block = await reader.next()) {
      if (block["data"]) {
        const { data, errors } = JSON.parse(block["data"]) as {
          data?: { connectEventReceived?: { upstreamId: string } };
          errors?: readonly { message: string }[];
        };
        const id = data?.connectEventReceived?.upstreamId;
        if (id === undefined) missed.push(`an event without data: ${errors?.[0]?.message}`);
        else if (this.seen.has(id)) this.twice++;
        else this.seen.add(id);
      }
      if (block["id"]) this.#last = block["id"];
    }
  }
}

async function kills(count: number, subscribers: number): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const acknowledged = new Set<string>();
  const followers = Array.from({ length: subscribers }, () => new Follower());
  let child = await startBuilt(port);
  const following = followers.map((follower) => follower.follow(origin));
  while (followers.some(({ connections }) => connections === 0)) await sleep(50);
  let isOver = false;
  const reporting = (async () => {
    for (let number = 0; !isOver; number++) {
      const id = `e${number}`;
      // As the service does: again until it is acknowledged.
      while (!isOver) {
        try {
          await report(origin, message(id));
          acknowledged.add(id);
          break;
        } catch {
          await sleep(20);
        }
      }
      await sleep(5);
    }
  })();
  for (let kill = 0; kill < count; kill++) {
    if (kill % 5 === 0) console.error(`kill ${kill + 1} of ${count}, ${acknowledged.size} events so far`);
    // Time for clients to reconnect, and for events to be in transmission.
    await sleep(500 + Math.random() * 1_500);
    child.kill("SIGKILL");
    await once(child, "exit");
    child = await startBuilt(port);
  }
  await sleep(1_000);
  isOver = true;
  await reporting;
  const isDone = () => followers.every(({ seen }) => [...acknowledged].every((id) => seen.has(id)));
  for (let tries = 0; tries < 60 && !isDone(); tries++) await sleep(500);
  const lost = followers.reduce(
    (sum, { seen }) => sum + [...acknowledged].filter((id) => !seen.has(id)).length,
    0,
  );
  if (lost > 0) missed.push(`${lost} events lost`);
  const connections = followers.reduce((sum, follower) => sum + follower.connections, 0);
  const twice = followers.reduce((sum, follower) => sum + follower.twice, 0);
  console.log(
    `kills ${count} | subscribers ${subscribers} | events ${acknowledged.size} | lost ${lost} | twice ${twice} | connections ${connections}`,
  );
  for (const follower of followers) follower.isOver = true;
  child.kill("SIGKILL");
  await Promise.allSettled(following);
}

async function vitalsOf(child: ChildProcess): Promise<Vitals> {
  child.send("vitals");
  const [vitals] = (await once(child, "message")) as [Vitals];
  return vitals;
}

const turnOf = ({ longestTurnMs, busiestTurnMs }: Vitals): string =>
  `${longestTurnMs.toFixed(0)} ms (most work in one ${busiestTurnMs.toFixed(0)} ms)`;

async function streams(count: number): Promise<void> {
  const child = fork(new URL("./gateway-process.ts", import.meta.url), {
    execArgv: ["--import", "tsx", "--expose-gc"],
    env: { ...settings({ limits: { eventLoopDelayMs: 0 } }, ENV), INBOX_FILE: join(folder, "streams.db") },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  // One more stream than is counted: the gateway has had its first before it is measured.
  const agent = new Agent({ connections: count + 1, bodyTimeout: 0, headersTimeout: 0 });
  let events = 0;
  let ended = 0;
  const open = async () => {
    const { statusCode, body } = await request(`${origin}/graphql`, {
      method: "POST",
      dispatcher: agent,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(values.gzip && { "accept-encoding": "gzip" }),
      },
      body: JSON.stringify({ query: RECEIVED }),
    });
    if (statusCode !== 200) throw new Error(`status ${statusCode}: ${await body.text()}`);
    body.on("data", (chunk: Buffer) => {
      // Compressed events are not read here. Each event is flushed, and is longer than a heartbeat.
      events += values.gzip ? Number(chunk.length > 40) : chunk.toString().split("event: next").length - 1;
    });
    body.on("error", () => ended++);
    body.on("end", () => ended++);
  };
  await open();
  await report(origin, message("warm"));
  await sleep(1_000);
  const before = await vitalsOf(child);
  for (let opened = 1; opened <= count; opened += 50) await Promise.all(Array.from({ length: 50 }, open));
  await sleep(2_000);
  const idle = await vitalsOf(child);
  events = 0;
  const sent = 20;
  const began = performance.now();
  for (let number = 0; number < sent; number++) {
    await report(origin, message(`s${number}`));
    await sleep(100);
  }
  const expected = sent * (count + 1);
  while (events < expected && performance.now() - began < 60_000) await sleep(20);
  const took = performance.now() - began;
  const busy = await vitalsOf(child);
  console.log(
    [
      `streams ${count}${values.gzip ? " (gzip)" : ""}`,
      `RSS ${before.rss.toFixed(0)} → ${idle.rss.toFixed(0)} → ${busy.rss.toFixed(0)} MB`,
      `heap ${before.heap.toFixed(0)} → ${idle.heap.toFixed(0)} → ${busy.heap.toFixed(0)} MB`,
      `longest turn while opening ${turnOf(idle)}, while delivering ${turnOf(busy)}`,
      `worked ${idle.cpuMs.toFixed(0)} ms for opening, ${busy.cpuMs.toFixed(0)} ms for delivering`,
      `${sent} events to each in ${(took / 1_000).toFixed(1)} s (${events} of ${expected})`,
      `ended ${ended}`,
    ].join(" | "),
  );
  if (busy.rss - before.rss > 200) missed.push(`${(busy.rss - before.rss).toFixed(0)} MB more`);
  for (const vitals of [idle, busy])
    if (vitals.longestTurnMs > 100) missed.push(`a turn of ${turnOf(vitals)}`);
  if ((!values.gzip && events < expected) || ended > 0) missed.push("events or streams are missing");
  child.disconnect();
  await agent.destroy();
}

try {
  if (Number(values.streams) > 0) await streams(Number(values.streams));
  if (Number(values.kills) > 0) await kills(Number(values.kills), Number(values.subscribers));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of new Set(missed)) console.log(`MISSED ${fault}`);
process.exit(missed.length > 0 ? 1 : 0);
