/** One of several processes that answer at the gateway's port: all it needs from the others, the primary process has. */

import { readGatewayConfig } from "#gateway/read-config.ts";
import { serve } from "#gateway/serve.ts";
import { withSharedReports } from "#gateway/with-reports.ts";
import { type StartedServices, withStartedServices } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { SettingFiles } from "#platform/config/setting-file.ts";
import { stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { Channel, type Port } from "#platform/shared/workers/channel.ts";
import { WorkerShared } from "#platform/shared/workers/worker-shared.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";

/** What a worker gets from the primary process when it starts. */
export interface Setup {
  /** From 1: a worker that takes the place of another one has its number. */
  readonly number: number;
  /** The texts of the files that settings are in, by path: all workers have the same, whenever they start. */
  readonly files: Readonly<Record<string, string>>;
  readonly services: StartedServices | undefined;
  /** The key of file links, in base64. */
  readonly filesSecret: string;
  readonly workers: number;
  /** The folder of the socket on which worker 1, which runs the reports of all, is asked; undefined where none are served. */
  readonly reportSockets: string | undefined;
  /** Whether SIGHUP reads the credentials anew, and does not end the process. */
  readonly reloads: boolean;
}

/** What a worker reports once it listens. */
export interface Listening {
  readonly url: string;
  /** Addresses besides, as they are printed. */
  readonly lines: readonly string[];
}

export async function runWorker(): Promise<void> {
  const channel = new Channel(process as Port);
  const setup = await channel.ask<Setup>("setup");
  const own = readGatewayConfig(process.env, new SettingFiles(setup.files));
  const config = withStartedServices(
    { ...own, filesSecret: Buffer.from(setup.filesSecret, "base64") },
    setup.services,
  );
  const lines: string[] = [];
  const { number, reportSockets } = setup;
  const { url, stop, reload } = await serve(config, createLog(config.logLevel, secretsOf(config)), {
    ...(reportSockets !== undefined && { add: withSharedReports(reportSockets, number === 1) }),
    worker: {
      // Where gateways share a store, its workers use that as well.
      shared: config.redisUrl === undefined ? new WorkerShared(channel, setup.workers) : undefined,
      publishMetrics: (values) => channel.handle("values", values),
      metrics: () => channel.ask<MetricsText>("metrics"),
      print: (line) => lines.push(line),
    },
  });
  stopOnSignals(stop, setup.reloads ? reload : undefined);
  channel.tell("listening", { url, lines } satisfies Listening);
}
