/** Start and end of a process: it starts, reports why it cannot, and stops cleanly. */
import { setTimeout as setTimeoutPromise } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { ConfigurationError } from "#platform/config/setting.ts";
import type { ShutdownTimes } from "#platform/limits/limits.ts";
import type { Log } from "./log.ts";
import { markStopping } from "./stopping.ts";

/** A mistake of the operator who starts a process. Only its message is printed, without a stack. */
export class StartError extends Error {}

/**
 * Starts to listen.
 * @param prefix Prefix of the variables that chose the address.
 * @throws StartError that names the variable, if the address is not available
 */
export async function listen(app: FastifyInstance, host: string, port: number, prefix = ""): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE")
      throw new StartError(`${prefix}PORT ${port} is in use already: set ${prefix}PORT to another one`);
    if (code === "EACCES") throw new StartError(`${prefix}PORT ${port} is not allowed to this user`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError(`${prefix}HOST ${host} is no address of this machine`);
    throw error;
  }
}

/** Time in which a repeated signal is the same one, ms: npm passes on a Ctrl-C that the process got already. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process by `stop` on SIGTERM, SIGINT or the end of its terminal. A second signal, after a second,
 * exits at once.
 * @param reload Called on SIGHUP if the process has no terminal. With a terminal, SIGHUP means its end.
 * @returns a function that removes the handlers
 */
export function stopOnSignals(stop: () => Promise<void>, reload?: () => void): () => void {
  let stoppingSince: number | undefined;
  const end = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY;
  const handlers = { SIGTERM: end, SIGINT: end, SIGHUP: reload && !hasTerminal ? reload : end };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
  };
}

/** Waits for load balancers, stops accepting, lets requests in flight finish, then runs `after`. */
export async function shutDown(
  app: FastifyInstance,
  { delayMs, limitMs }: ShutdownTimes,
  log: Log,
  after: () => Promise<unknown>,
): Promise<void> {
  log.info("stopping");
  markStopping(app);
  if (delayMs > 0) await setTimeoutPromise(delayMs);
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
  await app.close();
  clearTimeout(timer);
  await after();
  log.info("stopped");
}

/** Prints the message of a mistake, or a bug with its stack, and exits. */
export function fail(error: unknown): never {
  const told = error instanceof StartError || error instanceof ConfigurationError;
  console.error(told ? error.message : error);
  process.exit(1);
}
