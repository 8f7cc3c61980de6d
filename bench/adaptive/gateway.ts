/**
 * Adaptive concurrency and hedged reads in a running gateway: real processes for the gateway, for the family
 * whose capacity falls, and for the services behind it. `npm run build` first, then
 * `npx tsx bench/adaptive/gateway.ts [capacity|hedging] [seconds of a phase] [rounds]`
 *
 * The settings are tried in turn, round by round, because the machine is not the same from minute to minute:
 * ratios within a round say more than the figures.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { buildBench, type Peer, startTributary, startUpstream } from "#bench/peers.ts";
import { cpuMs, end, type Started, start } from "#bench/processes.ts";
import { type Behavior, NOISE, type SeenByFamily } from "./limited-family.ts";

const PATH = "/support-desk/";
/** From a change of the family to the first figure, ms. */
const SETTLE_MS = 5_000;
/** Longer than any call takes here, so that none is given up because of the bench's own queue. */
const PATIENT = { TRY_TIMEOUT_MS: "20000", EVENT_LOOP_DELAY_MS: "5000", FAMILY_QUEUE: "1000" };
const MOST_TICKETS = 1_000;
/** Callers of a family whose capacity falls: more than it can work on at once at any time. */
const CALLERS = 240;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly data?: {
    readonly tickets?: {
      readonly nodes?: readonly { readonly id: string }[];
      readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    } | null;
    readonly ticket?: { readonly id: string } | null;
  } | null;
}

class Gateway {
  readonly #pool: Pool;
  readonly #path: string;
  readonly peer: Peer;

  constructor(peer: Peer, connections: number) {
    const { origin, pathname } = new URL(peer.url);
    this.#pool = new Pool(origin, { connections });
    this.#path = pathname;
    this.peer = peer;
  }

  async ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const response = await this.#pool.request({
      method: "POST",
      path: this.#path,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.body.json()) as Answer;
  }

  async end(): Promise<void> {
    await this.#pool.destroy();
    await Promise.all(this.peer.processes.map(end));
  }
}

interface Run {
  readonly answered: number;
  /** How many were not answered, for each error code. */
  readonly failed: ReadonlyMap<string, number>;
  readonly times: readonly number[];
}

/** So many callers, each of which asks for another ticket as soon as it is answered; none asks for another's. */
async function load(
  gateway: Gateway,
  ids: readonly string[],
  callers: number,
  until: () => boolean,
): Promise<Run> {
  const times: number[] = [];
  const failed = new Map<string, number>();
  const own = Math.floor(ids.length / callers);
  const caller = async (name: number) => {
    for (let i = 0; !until(); i++) {
      const id = ids[name * own + (i % own)];
      const began = performance.now();
      const answer = await gateway
        .ask("query One($id: ID!) { ticket(id: $id) { id subject } }", { id })
        .catch(() => undefined);
      // An answer after the end is counted by no phase.
      if (until()) return;
      if (answer?.data?.ticket?.id === id) times.push(performance.now() - began);
      else {
        const code = answer?.errors?.[0]?.extensions?.code ?? "no answer";
        failed.set(code, (failed.get(code) ?? 0) + 1);
        await sleep(100);
      }
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, name) => caller(name)));
  return { answered: times.length, failed, times };
}

const named = (failed: ReadonlyMap<string, number>): string =>
  [...failed].map(([code, count]) => `${count} ${code}`).join(", ") || "0";

class LimitedFamily {
  readonly #process: Started;

  constructor(process: Started) {
    this.#process = process;
  }

  get url(): string {
    return this.#process.url;
  }

  /** From now on it is so. @returns what it has seen until now */
  async become(behavior: Omit<Behavior, "path">): Promise<SeenByFamily> {
    this.#process.child.send({ ...behavior, path: PATH });
    const [seen] = (await once(this.#process.child, "message")) as [SeenByFamily];
    return seen;
  }
}

async function ticketIds(gateway: Gateway): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ids.length < MOST_TICKETS; ) {
    const { data }: Answer = await gateway.ask(
      "query All($after: String) { tickets(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }",
      { after },
    );
    ids.push(...(data?.tickets?.nodes ?? []).map(({ id }) => id));
    if (data?.tickets?.pageInfo?.hasNextPage !== true) break;
    after = data.tickets.pageInfo.endCursor;
  }
  if (ids.length < CALLERS) throw new Error(`the services have only ${ids.length} tickets to ask for`);
  // Recorded before anything is measured; the gateway learns from it what a call takes.
  let asked = 0;
  await load(gateway, ids, WARM_CALLERS, () => asked++ > 3 * ids.length);
  return ids;
}

const CALL_MS = 300;
const WARM_CALLERS = 64;
/** More than there are callers. */
const ROOMY = 1_000;

/** Callers that never stop asking, and phases during which what they and the family saw is taken. */
async function capacityPhases(
  gateway: Gateway,
  family: LimitedFamily,
  name: string,
  ms: number,
  round: number,
) {
  await family.become({ capacity: ROOMY, medianMs: CALL_MS, slow: 0 });
  const ids = await ticketIds(gateway);
  for (const capacity of [200, 20, 200]) {
    const behavior = { capacity, medianMs: CALL_MS, slow: 0 };
    const began = performance.now();
    await family.become(behavior);
    const settling = load(gateway, ids, CALLERS, () => performance.now() - began > SETTLE_MS);
    await sleep(SETTLE_MS);
    // Its callers' last calls are still under way: those of the next phase wait behind them, as in service.
    const atFirst = await family.become(behavior);
    const cpu = cpuMs(gateway.peer.pids);
    const since = performance.now();
    const measured = load(gateway, ids, CALLERS, () => performance.now() - since > ms);
    await sleep(ms);
    const seen = await family.become(behavior);
    const usedMs = cpuMs(gateway.peer.pids) - cpu;
    const could = (capacity / (CALL_MS * Math.exp(NOISE ** 2 / 2))) * ms;
    const { times, failed } = await measured;
    await settling;
    console.log(
      [
        round,
        name,
        capacity,
        ((atFirst.answered / could) * (ms / SETTLE_MS)).toFixed(2),
        (seen.answered / could).toFixed(2),
        quantile(times, 0.5).toFixed(0),
        quantile(times, 0.99).toFixed(0),
        quantile(seen.waits, 0.5).toFixed(0),
        quantile(seen.waits, 0.95).toFixed(0),
        seen.mostAtOnce,
        named(failed),
        (seen.requests / Math.max(1, seen.answered)).toFixed(3),
        (usedMs / ms).toFixed(2),
      ].join("\t"),
    );
  }
}

const capacitySettings: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["off, 64 connections", {}],
  ["off, 256 connections", { FAMILY_CONNECTIONS: "256" }],
  ["on, up to 256", { FAMILY_CONNECTIONS: "256", ADAPTIVE_CONCURRENCY: "on" }],
];

async function capacity(family: LimitedFamily, ms: number, rounds: number): Promise<void> {
  console.log(
    "round\tadaptive\tcapacity\tgoodput first 5 s\tgoodput\tp50 ms\tp99 ms\twait p50 ms\twait p95 ms\tmost at once\tfailed\trequests an answer\tcpu",
  );
  for (let round = 1; round <= rounds; round++)
    for (const [name, settings] of capacitySettings) {
      const peer = await startTributary(family.url, [], name, undefined, { ...PATIENT, ...settings });
      const gateway = new Gateway(peer, 3 * CALLERS);
      await capacityPhases(gateway, family, name, ms, round);
      await gateway.end();
    }
}

const HEDGE_CALLERS = 10;
const HEDGE_CALL_MS = 40;

/** Both gateways run all the time and are asked in turn, so that they share what else the machine does. */
async function hedging(family: LimitedFamily, ms: number, rounds: number): Promise<void> {
  const running: { readonly hedged: string; readonly gateway: Gateway; readonly ids: readonly string[] }[] =
    [];
  await family.become({ capacity: ROOMY, medianMs: HEDGE_CALL_MS, slow: 0 });
  for (const hedged of ["off", "on"]) {
    const peer = await startTributary(family.url, [], hedged, undefined, { HEDGED_READS: hedged });
    const gateway = new Gateway(peer, 2 * HEDGE_CALLERS);
    running.push({ hedged, gateway, ids: await ticketIds(gateway) });
  }
  console.log("slow\tround\thedged\tanswers\tp50 ms\tp95 ms\tp99 ms\trequests an answer\tfailed");
  for (const slow of [0.03, 0.08])
    for (let round = 0; round <= rounds; round++)
      for (const { hedged, gateway, ids } of running) {
        const behavior = { capacity: ROOMY, medianMs: HEDGE_CALL_MS, slow };
        await family.become(behavior);
        const since = performance.now();
        const { times, answered, failed } = await load(
          gateway,
          ids,
          HEDGE_CALLERS,
          () => performance.now() - since > ms,
        );
        const { requests } = await family.become(behavior);
        // The first round is the one in which the times are learnt.
        if (round > 0)
          console.log(
            [
              slow,
              round,
              hedged,
              answered,
              ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
              // The last call of each caller is answered after the phase.
              (requests / (answered + HEDGE_CALLERS)).toFixed(3),
              named(failed),
            ].join("\t"),
          );
      }
  for (const { gateway } of running) await gateway.end();
}

const [, , what = "capacity", seconds = "15", rounds = "2"] = process.argv;
await buildBench();
const upstream = await startUpstream(250, 0);
const limited = fileURLToPath(new URL("limited-family.ts", import.meta.url));
const family = new LimitedFamily(await start(limited, [upstream.url], {}, process.execArgv));
await (what === "hedging" ? hedging : capacity)(family, 1_000 * Number(seconds), Number(rounds));
process.exit(0);
