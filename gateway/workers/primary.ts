/**
 * `WORKERS=n`: the process that starts the workers, starts another one where one has ended, and counts for
 * all of them what only one may count. It answers no request itself.
 */
import cluster, { type Worker } from "node:cluster";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Served } from "#gateway/serve.ts";
import { makeReportSockets } from "#gateway/with-reports.ts";
import type { Config, StartedServices } from "#platform/config/read.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import type { Log } from "#platform/http/log.ts";
import { Channel } from "#platform/shared/workers/channel.ts";
import { PrimaryStore } from "#platform/shared/workers/primary-store.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricsSum, MetricValues } from "#platform/telemetry/metrics-sum.ts";
import { linkKey } from "#subgraphs/kit/files/stored-keys.ts";
import type { Listening, Setup } from "./worker.ts";

/** The longest pause before a worker is started again that ends while it starts, ms. */
const MOST_PAUSE_MS = 10_000;
/** A worker that does not say its metrics within this time counts once more as it was last read, ms. */
const METRICS_MS = 1_000;

export interface PrimaryOptions {
  /** The texts of the files that settings were read from, by path. */
  readonly files: Setup["files"];
  /** The stand-in services, if they were started. */
  readonly services?: StartedServices | undefined;
  /** Whether SIGHUP reads credentials anew. */
  readonly reloads: boolean;
}

/** Starts the workers. @throws StartError if they do not start; nothing is left running */
export async function startWorkers(
  config: Config,
  log: Log,
  { files, services, reloads }: PrimaryOptions,
): Promise<Served> {
  const primary = new Primary(config, log, {
    files,
    services,
    reloads,
    filesSecret: Buffer.from(linkKey(config)).toString("base64"),
    workers: config.workers,
    reportSockets: makeReportSockets(config, log),
  });
  const url = await primary.start();
  return { url, reload: () => primary.signal("SIGHUP"), stop: () => primary.stop() };
}

class Primary {
  readonly #config: Config;
  readonly #log: Log;
  readonly #store = new PrimaryStore();
  readonly #workers = new Set<Worker>();
  /** Those that listen, by which the metrics are said. */
  readonly #listening = new Map<Worker, Channel>();
  readonly #setup: Omit<Setup, "number">;
  #metrics: MetricsSum | undefined;
  #stopping = false;

  constructor(config: Config, log: Log, setup: Omit<Setup, "number">) {
    this.#config = config;
    this.#log = log;
    this.#setup = setup;
  }

  async start(): Promise<string> {
    // Workers accept connections themselves. Where the primary process hands them over, those on their way
    // to a worker that is killed stay open for ever, without an answer.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    if (this.#config.telemetry.metrics) {
      const { MetricsSum } = await import("#platform/telemetry/metrics-sum.ts");
      this.#metrics = new MetricsSum();
    }
    // One alone first: whatever is wrong is then said once.
    const first = await this.#launch(1);
    if (!first) {
      await this.stop();
      throw new StartError("The first worker did not start");
    }
    const others = await Promise.all(
      Array.from({ length: this.#config.workers - 1 }, (_, at) => this.#launch(at + 2)),
    );
    if (others.includes(undefined)) {
      await this.stop();
      throw new StartError("A worker did not start");
    }
    for (const line of first.lines) console.log(line);
    return first.url;
  }

  signal(signal: NodeJS.Signals): void {
    for (const worker of this.#workers) worker.process.kill(signal);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const ended = [...this.#workers].map(exitOf);
    this.signal("SIGTERM");
    await Promise.all(ended);
    const { reportSockets } = this.#setup;
    if (reportSockets !== undefined) rmSync(reportSockets, { recursive: true, force: true });
  }

  /**
   * Starts a worker.
   * @param number from 1; no two workers at a time have the same one
   * @returns undefined if it ends before it listens
   */
  async #launch(number: number): Promise<Listening | undefined> {
    const worker = this.#fork();
    if (!worker) return undefined;
    const name = String(worker.id);
    const channel = new Channel(worker);
    this.#workers.add(worker);
    const left = this.#store.add(channel, name);
    channel.handle("setup", () => ({ ...this.#setup, number }) satisfies Setup);
    channel.handle("metrics", () => this.#metricsText());
    const listening = new Promise<Listening>((resolve) => channel.handle<Listening>("listening", resolve));
    const ended = exitOf(worker).then(async () => {
      left();
      this.#workers.delete(worker);
      this.#listening.delete(worker);
      await this.#metrics?.end(name).catch(() => this.#log.error("the metrics of a worker are lost"));
    });
    const result = await Promise.race([listening, ended.then(() => undefined)]);
    if (!result) return undefined;
    this.#listening.set(worker, channel);
    void ended.then(() => this.#replace(worker, number));
    return result;
  }

  /** @returns undefined where the machine has no process, memory or file left for it */
  #fork(): Worker | undefined {
    try {
      const worker = cluster.fork();
      // Without a listener, an error of one worker would end this process and with it all workers.
      worker.on("error", ({ code }: NodeJS.ErrnoException) =>
        this.#log.error({ code }, "a worker could not be started or reached"),
      );
      return worker.process.pid === undefined ? undefined : worker;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.#log.error({ code }, "a worker could not be started");
      return undefined;
    }
  }

  async #replace({ process: { exitCode, signalCode } }: Worker, number: number): Promise<void> {
    for await (const _pause of pauses(() => !this.#stopping)) {
      this.#log.error({ exitCode, signal: signalCode }, "a worker has ended; another one takes its place");
      const began = performance.now();
      if (await this.#launch(number))
        return this.#log.info({ ms: Math.round(performance.now() - began) }, "the worker listens");
    }
  }

  /** Asks all workers for their metrics, and sums them up. */
  async #metricsText(): Promise<MetricsText> {
    const metrics = this.#metrics;
    if (!metrics) throw new Error("metrics are off");
    await Promise.all(
      [...this.#listening].map(async ([worker, channel]) => {
        const late = sleep(METRICS_MS, undefined, { ref: false });
        const values = await Promise.race([channel.ask<MetricValues>("values").catch(() => undefined), late]);
        if (values && this.#listening.has(worker)) metrics.add(String(worker.id), values);
      }),
    );
    return metrics.text();
  }
}

/** Turns of something that is tried until it succeeds: the first at once, later ones after longer and longer pauses. */
async function* pauses(goesOn: () => boolean): AsyncGenerator<void> {
  for (let pauseMs = 0; goesOn(); pauseMs = Math.min(Math.max(1_000, 2 * pauseMs), MOST_PAUSE_MS)) {
    await sleep(pauseMs);
    if (goesOn()) yield;
  }
}

/** Unlike `once` of node:events, not ended by an error that is no end. */
const exitOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => worker.once("exit", () => resolve()));
