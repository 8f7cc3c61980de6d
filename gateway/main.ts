/** The gateway alone: its families, and its subgraphs if they are apart, run somewhere else. */
import { readConfig } from "../subgraphs/config/read.ts";
import { secretsOf } from "../subgraphs/config/secrets.ts";
import { createLog } from "../subgraphs/http/log.ts";
import { endOnSignals, fail } from "../subgraphs/http/run.ts";
import { familiesOf } from "./gateway.ts";
import { serve } from "./serve.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env, familiesOf(), "gateway");
  const { url, stop } = await serve(config, createLog(config.logLevel, secretsOf(config)));
  endOnSignals(stop);
  console.log(`ready at ${url}`);
}

main().catch(fail);
