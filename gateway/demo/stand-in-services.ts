/** The local families as a process of their own, for developers who run the gateway on one machine. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LOCAL_FAMILIES } from "#platform/config/sections/families.ts";
import type { StartedServices } from "#platform/config/started-services.ts";
import { StartError } from "#platform/http/lifecycle.ts";

/** Relative to the bundle that starts it (`dist/gateway/`, `dist/reports/`), not to this source. */
const FAMILIES = fileURLToPath(new URL("../services/main.js", import.meta.url));

/** Environment variables that the process of the stand-in services inherits. None of them is a secret. */
const INHERITED =
  /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_(?!AUTH_TOKEN)[A-Z_]+|SERVICES_(?:PORT|DATA|MAY_CALL)|DEMO_PEOPLE|FAULTS|FAMILIES_FOLDER)$/;

interface Ready {
  readonly type: "ready";
  readonly families: Readonly<Record<string, string>>;
  readonly instance: number;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === "object" && message !== null && "type" in message && message.type === "ready";

export interface StandInServices extends StartedServices {
  /** Settles when the process ends, for any reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts the local families as a process that ends with this one: it listens for the end of the channel
 * between us. It is in a group of its own, so that Ctrl-C reaches the gateway alone, which still needs it for
 * what is in flight.
 * @param output Destination of the process's standard output.
 * @param port that the gateway will listen on
 */
export async function startStandInServices({
  output = "inherit",
  port,
}: {
  readonly output?: "inherit" | "ignore";
  readonly port?: number | undefined;
} = {}): Promise<StandInServices> {
  const child = fork(FAMILIES, {
    env: servicesEnv(process.env, port),
    detached: true,
    execArgv: [],
    stdio: ["ignore", output, "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const ready = await Promise.race([readyOf(child), ended]);
  // It has said itself why.
  if (!isReady(ready)) throw new StartError("The local families did not start");
  return {
    baseUrls: ready.families,
    instance: ready.instance,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * The environment of the families' process.
 * @param gatewayPort that the gateway will listen on: where it is the usual one of the families, they choose another
 */
export function servicesEnv(own: NodeJS.ProcessEnv, gatewayPort: number | undefined): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(own).filter(([name]) => INHERITED.test(name)));
  const isChosen = "SERVICES_PORT" in env;
  const collides = !isChosen && String(gatewayPort) === new URL(LOCAL_FAMILIES).port;
  return collides ? { ...env, SERVICES_PORT: "0" } : env;
}

function readyOf(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}
