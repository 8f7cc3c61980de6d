/**
 * Adaptive concurrency and hedged reads with real sockets: the REST client against a server in a process of
 * its own that works on so many calls at once. `npx tsx bench/adaptive/sockets.ts [seconds of a phase]`
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Type from "typebox";
import { bearer } from "#contracts/kit/auth.ts";
import { family, get } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import type { RestCaller } from "#subgraphs/kit/rest/request.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { normal, randomBy } from "./family.ts";

const Thing = Type.Object({ id: Type.String() });
const stub = family(
  "stub",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(({ message }) => ({ error: message }), {
      message: ["error"],
      code: ["code"],
      field: ["field"],
    }),
  },
  { getThing: get("/things/{id}", { returns: Thing }) },
);

/** What the server is: set anew by a message. */
interface Behavior {
  readonly capacity: number;
  readonly medianMs: number;
  /** The share of requests that take ten times as long. */
  readonly slow: number;
}

function serve(): void {
  const random = randomBy(7);
  let behavior: Behavior = { capacity: 200, medianMs: 200, slow: 0 };
  const queue: ServerResponse[] = [];
  let working = 0;
  let served = 0;
  const work = () => {
    while (working < behavior.capacity) {
      const response = queue.shift();
      if (!response) return;
      if (response.destroyed) continue;
      working++;
      const ms = behavior.medianMs * Math.exp(0.2 * normal(random)) * (random() < behavior.slow ? 10 : 1);
      setTimeout(() => {
        working--;
        served++;
        response.writeHead(200, { "content-type": "application/json" }).end('{"id":"1"}');
        work();
      }, ms);
    }
  };
  const server = createServer((_, response) => {
    queue.push(response);
    work();
  });
  process.on("message", (next: Behavior) => {
    behavior = next;
    work();
    process.send?.({ served });
  });
  process.on("disconnect", () => process.exit(0));
  server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

interface Result {
  readonly answered: number;
  readonly failed: number;
  readonly times: readonly number[];
  readonly running: readonly number[];
  readonly hedges: number;
}

/** So many callers, each of which asks again as soon as it is answered. */
async function run(client: RestClient, callers: number, ms: number): Promise<Result> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const running: number[] = [];
  let failed = 0;
  let hedges = 0;
  const caller = async (name: number) => {
    for (let i = 0; performance.now() < end; i++) {
      const own: RestCaller = {
        signal: new AbortController().signal,
        forwarded: {},
        requestId: `caller ${name}`,
        deadline: performance.now() + 25_000,
      };
      const began = performance.now();
      const prepared = client.prepare(stub.bound.getThing, { id: `${name}-${i}` }, own);
      const tried = (retry: boolean) => void (retry && hedges++);
      await client.call(prepared, own, { tried }).then(
        () => performance.now() < end && times.push(performance.now() - began),
        () => failed++,
      );
    }
  };
  const all = Promise.all(Array.from({ length: callers }, (_, i) => caller(i)));
  while (performance.now() < end) {
    await sleep(100);
    running.push(client.load.running);
  }
  await all;
  return { answered: times.length, failed, times, running, hedges };
}

async function main(): Promise<void> {
  const ms = 1_000 * Number(process.argv[2] ?? 15);
  const server = fork(fileURLToPath(import.meta.url), ["serve"], { execArgv: process.execArgv });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const become = async (behavior: Behavior) => {
    server.send(behavior);
    await once(server, "message");
  };
  const clientWith = (limits: Partial<Limits>) =>
    new RestClient(
      stub,
      { baseUrl: `http://127.0.0.1:${port}`, credential: { secret: "one" } },
      { ...defaultLimits, queued: 1_000, tries: 1, ...limits },
    );
  const settings: [string, Partial<Limits>][] = [
    ["fixed 64", {}],
    ["fixed 256", { connections: 256 }],
    ["adaptive, up to 256", { connections: 256, adaptiveConcurrency: "on" }],
  ];
  console.log("limit\tcapacity\tanswers a second\tof what it can\tp50 ms\tat once: p5 to p95\tfailed");
  for (const [name, limits] of settings) {
    const client = clientWith(limits);
    for (const capacity of [200, 20, 200]) {
      const medianMs = 250;
      await become({ capacity, medianMs, slow: 0 });
      await run(client, 300, 5_000);
      const { answered, failed, times, running } = await run(client, 300, ms);
      const rate = (1_000 * answered) / ms;
      const could = (1_000 * capacity) / (medianMs * Math.exp(0.02));
      console.log(
        [
          name,
          capacity,
          rate.toFixed(0),
          (rate / could).toFixed(2),
          quantile(times, 0.5).toFixed(0),
          `${quantile(running, 0.05)} to ${quantile(running, 0.95)}`,
          failed,
        ].join("\t"),
      );
    }
    await client.close();
  }
  console.log("hedged reads\tslow requests\tp50 ms\tp95 ms\tp99 ms\trequests a call");
  for (const slow of [0.03, 0.08])
    for (const hedgedReads of ["off", "on"] as const) {
      const client = clientWith({ hedgedReads });
      await become({ capacity: 1_000, medianMs: 40, slow });
      await run(client, 10, 5_000);
      const { times, hedges, answered } = await run(client, 10, 2 * ms);
      const at = (share: number) => quantile(times, share).toFixed(0);
      console.log(
        [hedgedReads, slow, at(0.5), at(0.95), at(0.99), (1 + hedges / answered).toFixed(3)].join("\t"),
      );
      await client.close();
    }
  server.disconnect();
}

if (process.argv[2] === "serve") serve();
else if (process.argv[1]?.endsWith("sockets.ts")) await main();
