/** Runs only the gateway. Its families, and its subgraphs if they are remote, run elsewhere. */
import cluster from "node:cluster";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { SettingFiles } from "#platform/config/file/setting-file.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { fail, stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { readGatewayConfig } from "./read-config.ts";
import { serve } from "./serve.ts";
import { withReports } from "./with-reports.ts";
import { startWorkers } from "./workers/primary.ts";
import { runWorker } from "./workers/worker.ts";

async function main(): Promise<void> {
  if (cluster.isWorker) return runWorker();
  const files = new SettingFiles();
  const env = programEnvironment();
  const config = readGatewayConfig(env, files);
  const log = createLog(config.logLevel, secretsOf(config));
  const { url, stop, reload } =
    config.workers > 1
      ? await startWorkers(config, log, { env, files: files.texts, reloads: true })
      : await serve(config, log, { add: withReports });
  stopOnSignals(stop, reload);
  console.log(`ready at ${url}`);
}

main().catch(fail);
