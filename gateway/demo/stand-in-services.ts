/** The stand-in services as a child process, for developers who run the gateway on one machine. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LOCAL_FAMILIES } from "#platform/config/sections/families.ts";
import type { StartedServices } from "#platform/config/started-services.ts";
import { StartError } from "#platform/http/lifecycle.ts";

/** Relative to the bundle that starts the process (`dist/gateway/`, `dist/reports/`), not to this source. */
const FAMILIES = fileURLToPath(new URL("../services/main.js", import.meta.url));

/** Environment variables that the stand-in services inherit. None of them is a secret. */
const INHERITED =
  /^(?:PATH|HOME|TMPDIR|LANG|TZ|NODE_(?!AUTH_TOKEN)[A-Z_]+|SERVICES_(?:PORT|DATA|MAY_CALL)|DEMO_PEOPLE|FAULTS|FAMILIES_FOLDER)$/;

interface ReadyMessage {
  readonly type: "ready";
  readonly families: Readonly<Record<string, string>>;
  readonly instance: number;
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === "object" && message !== null && "type" in message && message.type === "ready";

export interface StandInServices extends StartedServices {
  /** Settles when the process ends, for any reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in services as a child process. The child stops when the IPC channel to this process closes.
 * It has its own process group, so Ctrl-C reaches only the gateway, which needs the services until its open
 * operations have ended.
 * @param output Destination of the child's standard output.
 * @param port Port of the gateway.
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
  // The child process has already printed the reason.
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
 * The environment of the child process.
 * @param gatewayPort Port of the gateway. If it is the services' default port, they take a free one.
 */
export function servicesEnv(own: NodeJS.ProcessEnv, gatewayPort: number | undefined): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(own).filter(([name]) => INHERITED.test(name)));
  const isChosen = "SERVICES_PORT" in env;
  const collides = !isChosen && String(gatewayPort) === new URL(LOCAL_FAMILIES).port;
  return collides ? { ...env, SERVICES_PORT: "0" } : env;
}

function readyOf(child: ChildProcess): Promise<ReadyMessage> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (isReady(message)) resolve(message);
    });
  });
}
