/**
 * `npm start`: everything on one machine with nothing configured. Starts the local families, unless
 * all families are somewhere else, then the gateway over them.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { readConfig, withLocalFamilies } from "../subgraphs/config/read.ts";
import { secretsOf } from "../subgraphs/config/secrets.ts";
import { createLog } from "../subgraphs/http/log.ts";
import { endOnSignals, fail, StartError } from "../subgraphs/http/run.ts";
import { announceListener } from "./demo-listener.ts";
import { familiesOf } from "./gateway.ts";
import { serve } from "./serve.ts";

const FAMILIES = fileURLToPath(new URL("../families/main.js", import.meta.url));

/** What the families' process may know of our environment: none of our secrets. */
const INHERITED =
  /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_[A-Z_]+|FAMILIES_(?:PORT|DATA|MAY_CALL)|DEMO_PEOPLE|FAULTS)$/;

interface Ready {
  readonly type: "ready";
  readonly families: Readonly<Record<string, string>>;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === "object" && message !== null && "type" in message && message.type === "ready";

interface LocalFamilies {
  readonly baseUrls: Readonly<Record<string, string>>;
  /** Settles when the process ends, whoever ended it. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts the local families as a process that ends with this one: it listens for the end of the
 * channel between us. It is in a group of its own, so that Ctrl-C reaches the gateway alone, which
 * still needs it for what is in flight.
 */
async function startLocalFamilies(): Promise<LocalFamilies> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
  const child = fork(FAMILIES, { env, detached: true, execArgv: ["--enable-source-maps"] });
  const ended = once(child, "exit");
  const ready = await Promise.race([readyOf(child), ended]);
  // It has said itself why.
  if (!isReady(ready)) throw new StartError("The local families did not start");
  return {
    baseUrls: ready.families,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

function readyOf(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}

async function main(): Promise<void> {
  const config = readConfig(process.env, familiesOf(), "gateway");
  const log = createLog(config.logLevel, secretsOf(config));
  const needed = config.localFamilies.length > 0 && !config.localFamiliesElsewhere;
  const local = needed ? await startLocalFamilies() : undefined;
  const placed = withLocalFamilies(config, local?.baseUrls ?? {});
  const { url, stop } = await serve(placed, log).catch(async (error: unknown) => {
    await local?.stop();
    throw error;
  });
  let stopping = false;
  endOnSignals(async () => {
    stopping = true;
    await stop();
    await local?.stop();
  });
  local?.ended.then(async () => {
    if (stopping) return;
    await stop();
    fail(new StartError("The local families have ended"));
  });
  // Without it all else works: nobody waits for it.
  if (local)
    announceListener(placed, url).catch(() => log.warn("e-signature was not told where the gateway listens"));
  console.log(`ready at ${url}`);
}

main().catch(fail);
