/** The gateway alone: its families, and its subgraphs if they are apart, run somewhere else. */
import { secretsOf } from "#platform/config/secrets.ts";
import { fail, stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { readGatewayConfig } from "./read-config.ts";
import { serve } from "./serve.ts";
import { withReports } from "./with-reports.ts";

async function main(): Promise<void> {
  const config = readGatewayConfig(process.env);
  const { url, stop } = await serve(config, createLog(config.logLevel, secretsOf(config)), withReports);
  stopOnSignals(stop);
  console.log(`ready at ${url}`);
}

main().catch(fail);
