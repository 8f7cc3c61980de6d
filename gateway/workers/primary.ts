/**
 * `WORKERS=n`: the primary process. Starts the workers, replaces those that have ended, and sums up their
 * metrics. Answers no requests itself.
 */
import cluster, { type Worker } from "node:cluster";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServedGateway } from "#gateway/serve.ts";
import { canServeReports } from "#gateway/with-reports.ts";
import type { Config } from "#platform/config/config.ts";
import { eachValue } from "#platform/config/kinds.ts";
import type { StartedServices } from "#platform/config/started-services.ts";
import { codeOf } from "#platform/errors/code-of.ts";
import { StartError, stopOnSignals } from "#platform/http/lifecycle.ts";
import type { Log } from "#platform/http/log.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricsSum } from "#platform/telemetry/metrics-sum.ts";
import { linkKeys } from "#subgraphs/kit/files/stored-keys.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { type FromWorker, type ListeningReport, type Setup, type ToWorker, USED_LINKS } from "./messages.ts";
import { rateWarning } from "./rate-warning.ts";

/** Longest pause before a worker that failed to start is started again, ms. */
const MOST_PAUSE_MS = 10_000;
/** Timeout for the metrics of workers, ms. For a late worker, its last values are used. */
const METRICS_MS = 1_000;

export interface PrimaryOptions {
  /** Environment that the settings were read from. */
  readonly env: Setup["env"];
  /** Texts of the files that the settings were read from, by path. */
  readonly files: Setup["files"];
  /** The stand-in services, if they were started. */
  readonly services?: StartedServices | undefined;
  /** True if SIGHUP reads the credentials again. */
  readonly reloads: boolean;
}

type CommonSetup = Omit<Setup, "number" | "rateShare">;

/** Starts the workers. @throws StartError if they do not start; nothing is left running */
export async function startWorkers(
  config: Config,
  log: Log,
  { env, files, services, reloads }: PrimaryOptions,
): Promise<ServedGateway> {
  if (config.redisUrl === undefined && config.subgraphs === "in-process") {
    const called = allFamilies.filter(({ name }) => config.served.includes(name));
    log.warn(rateWarning(called, config.workers));
  }
  const primary = new Primary(config, log, {
    env,
    files,
    services,
    reloads,
    fileKeys: eachValue(linkKeys(config), (key) => Buffer.from(key).toString("base64")),
    reports: canServeReports(config, log),
    folder: makeFolder(),
  });
  // A signal during the start ends the workers as well, and removes their folder.
  const removeHandlers = stopOnSignals(() => primary.stop());
  const url = await primary.start().finally(removeHandlers);
  return { url, reload: () => primary.signal("SIGHUP"), stop: () => primary.stop() };
}

/** Creates a folder that only processes of the same user can read. @throws StartError */
function makeFolder(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), "tributary-"));
    mkdirSync(join(folder, USED_LINKS));
    return folder;
  } catch (error) {
    throw new StartError(`WORKERS needs a temporary folder (TMPDIR) that can be written: ${codeOf(error)}`);
  }
}

class Primary {
  readonly #config: Config;
  readonly #log: Log;
  readonly #setup: CommonSetup;
  readonly #workers = new Set<Worker>();
  /** Workers that listen. Metrics are requested only from them. */
  readonly #listening = new Set<Worker>();
  #metrics: MetricsSum | undefined;
  #summing: Promise<MetricsText | undefined> | undefined;
  /** Called when a worker has sent its metrics, or has ended. */
  readonly #onValues = new Map<Worker, () => void>();
  #stopped: Promise<void> | undefined;

  constructor(config: Config, log: Log, setup: CommonSetup) {
    this.#config = config;
    this.#log = log;
    this.#setup = setup;
  }

  async start(): Promise<string> {
    // Workers accept connections themselves. If the primary process passed them on, a connection on its way to
    // a killed worker would stay open without an answer.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    if (this.#config.telemetry.metrics) {
      const { MetricsSum } = await import("#platform/telemetry/metrics-sum.ts");
      this.#metrics = new MetricsSum();
    }
    // Starts one worker first, so that a configuration error is logged only once.
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

  stop(): Promise<void> {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end(): Promise<void> {
    const ended = [...this.#workers].map(exitOf);
    this.signal("SIGTERM");
    await Promise.all(ended);
    rmSync(this.#setup.folder, { recursive: true, force: true });
  }

  /**
   * Starts a worker.
   * @param number from 1; no two workers at a time have the same one
   * @param replaces true if an earlier worker had the number
   * @returns undefined if the worker ends before it listens
   */
  async #launch(number: number, replaces = false): Promise<ListeningReport | undefined> {
    const worker = this.#fork();
    if (!worker) return undefined;
    this.#workers.add(worker);
    const { redisUrl, workers: processes } = this.#config;
    const rateShare = redisUrl === undefined ? { processes, replaces } : undefined;
    const listening = new Promise<ListeningReport>((resolve) =>
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "started")
          tell(worker, { kind: "setup", setup: { ...this.#setup, number, rateShare } });
        else if (message.kind === "listening") resolve(message.listening);
        else if (message.kind === "values") {
          if (this.#listening.has(worker)) this.#metrics?.add(String(worker.id), message.values);
          this.#onValues.get(worker)?.();
        } else void this.#sum().then((metrics) => tell(worker, { kind: "metrics", metrics }));
      }),
    );
    const ended = exitOf(worker).then(async () => {
      this.#workers.delete(worker);
      this.#listening.delete(worker);
      this.#onValues.get(worker)?.();
      await this.#metrics
        ?.end(String(worker.id))
        .catch(() => this.#log.error("the metrics of a worker are lost"));
    });
    const result = await Promise.race([listening, ended.then(() => undefined)]);
    if (!result) return undefined;
    this.#listening.add(worker);
    void ended.then(() => this.#replace(worker, number));
    return result;
  }

  /** @returns undefined if the machine lacks processes, memory or files for another worker */
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

  /** Replaces a worker that has ended, until the new one listens: at once, then after increasing pauses. */
  async #replace({ process: { exitCode, signalCode } }: Worker, number: number): Promise<void> {
    for (let pauseMs = 0; ; pauseMs = Math.min(Math.max(1_000, 2 * pauseMs), MOST_PAUSE_MS)) {
      await sleep(pauseMs);
      if (this.#stopped) return;
      if (pauseMs === 0)
        this.#log.error({ exitCode, signal: signalCode }, "a worker has ended; another one takes its place");
      else this.#log.error("the worker in its place did not start; it is started again");
      const began = performance.now();
      if (await this.#launch(number, true))
        return this.#log.info({ ms: Math.round(performance.now() - began) }, "the worker listens");
    }
  }

  /** Metrics of all workers. Concurrent requests share one result. Undefined if the sum failed. */
  #sum(): Promise<MetricsText | undefined> {
    this.#summing ??= this.#askAll()
      .then(() => this.#metrics?.text())
      .catch(() => undefined)
      .finally(() => {
        this.#summing = undefined;
      });
    return this.#summing;
  }

  /** Waits for the metrics of each listening worker, up to the timeout. */
  async #askAll(): Promise<void> {
    const said = [...this.#listening].map((worker) => {
      tell(worker, { kind: "values" });
      return new Promise<void>((resolve) => this.#onValues.set(worker, resolve));
    });
    await Promise.race([Promise.all(said), sleep(METRICS_MS, undefined, { ref: false })]);
    this.#onValues.clear();
  }
}

/** Sends a message. Errors are ignored, because the exit of a worker is handled by its own event. */
const tell = (worker: Worker, message: ToWorker): void => void worker.send(message, () => undefined);

/** Waits for the exit of a worker. Unlike `once` of node:events, does not reject on "error" events. */
const exitOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => worker.once("exit", () => resolve()));
