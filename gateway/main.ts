/** The gateway alone: its families, and its subgraphs if they are apart, run somewhere else. */
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { endOnSignals, fail } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { familiesOf } from "./gateway.ts";
import { serve } from "./serve.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env, familiesOf(), "gateway");
  const { url, stop } = await serve(config, createLog(config.logLevel, secretsOf(config)));
  endOnSignals(stop);
  console.log(`ready at ${url}`);
}

main().catch(fail);
