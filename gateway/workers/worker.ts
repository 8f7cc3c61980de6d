/** A worker: one of several processes that serve the gateway's port. */
import { once } from "node:events";
import { join } from "node:path";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { serve } from "#gateway/serve.ts";
import { withSharedReports } from "#gateway/with-reports.ts";
import { SettingFiles } from "#platform/config/file/setting-file.ts";
import { eachValue } from "#platform/config/kinds.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { withStartedServices } from "#platform/config/started-services.ts";
import { stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricValues } from "#platform/telemetry/metrics-sum.ts";
import { UsedLinksFolder } from "#subgraphs/kit/files/used-links.ts";
import { type FromWorker, type Setup, type ToWorker, USED_LINKS } from "./messages.ts";

/** Sends a message. Errors are ignored, because a worker ends together with the primary process. */
const tell = (message: FromWorker): void => void process.send?.(message, undefined, {}, () => undefined);

/** The setup is the first message, because the primary process sends others only to listening workers. */
async function readSetup(): Promise<Setup> {
  tell({ kind: "started" });
  const [message] = (await once(process, "message")) as [Extract<ToWorker, { kind: "setup" }>];
  return message.setup;
}

export async function runWorker(): Promise<void> {
  const { number, env, files, services, fileKeys, rateShare, folder, reports, reloads } = await readSetup();
  // Uses the texts in the setup, because a file of the working directory may have changed.
  const own = readGatewayConfig(env, new SettingFiles(files));
  const config = withStartedServices(
    {
      ...own,
      filesSecret: eachValue(fileKeys, (key) => Buffer.from(key, "base64")),
      limits: { ...own.limits, ...(rateShare && { rateShare }) },
    },
    services,
  );
  let values: (() => Promise<MetricValues>) | undefined;
  const waiting: ((metrics: MetricsText | undefined) => void)[] = [];
  process.on("message", (message: ToWorker) => {
    // After its timeout, the primary process uses the last values, so an error needs no answer.
    if (message.kind === "values")
      values?.().then(
        (read) => tell({ kind: "values", values: read }),
        () => undefined,
      );
    if (message.kind === "metrics") for (const answer of waiting.splice(0)) answer(message.metrics);
  });
  const lines: string[] = [];
  const { url, stop, reload } = await serve(config, createLog(config.logLevel, secretsOf(config)), {
    ...(reports && { add: withSharedReports(folder, number === 1) }),
    worker: {
      // If gateways share a store, it also keeps the used links.
      usedLinks: config.redisUrl === undefined ? new UsedLinksFolder(join(folder, USED_LINKS)) : undefined,
      publishMetrics(read) {
        values = read;
      },
      async metrics() {
        const metrics = await new Promise<MetricsText | undefined>((resolve) => {
          if (waiting.push(resolve) === 1) tell({ kind: "metrics" });
        });
        if (!metrics) throw new Error("the metrics of the workers could not be summed up");
        return metrics;
      },
      print: (line) => lines.push(line),
    },
  });
  stopOnSignals(stop, reloads ? reload : undefined);
  tell({ kind: "listening", listening: { url, lines } });
}
