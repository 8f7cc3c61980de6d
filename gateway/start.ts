/**
 * `npm start`: everything on one machine without configuration. Starts the stand-in services, unless all
 * families run elsewhere, and then the gateway.
 */
import cluster from "node:cluster";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { SettingFiles } from "#platform/config/file/setting-file.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { withStartedServices } from "#platform/config/started-services.ts";
import { fail, StartError, stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { setUpDemoWebhook } from "./demo/demo-webhook-setup.ts";
import { startStandInServices } from "./demo/stand-in-services.ts";
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
  const needed = config.localFamilies.length > 0 && !config.localFamiliesElsewhere;
  const local = needed ? await startStandInServices({ port: config.port }) : undefined;
  const placed = withStartedServices(config, local);
  const starting =
    placed.workers > 1
      ? startWorkers(placed, log, { env, files: files.texts, services: local, reloads: false })
      : serve(placed, log, { add: withReports });
  const { url, stop } = await starting.catch(async (error: unknown) => {
    await local?.stop();
    throw error;
  });
  let stopping = false;
  stopOnSignals(async () => {
    stopping = true;
    await stop();
    await local?.stop();
  });
  local?.ended.then(async () => {
    if (stopping) return;
    await stop();
    fail(new StartError("The local families have ended"));
  });
  // Not awaited, because everything else works without it.
  if (local)
    setUpDemoWebhook(placed, url).catch(() => log.warn("e-signature was not told where the gateway listens"));
  console.log(`ready at ${url}`);
}

main().catch(fail);
