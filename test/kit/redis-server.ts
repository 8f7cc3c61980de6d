/** A Redis server for a test, on a free port, without files. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

const BINARY = ["/usr/bin/redis-server", "/usr/bin/valkey-server"].find((path) => existsSync(path));

/** True if tests with Redis can run; `scripts/install-servers.sh` installs it. */
export const hasRedis = BINARY !== undefined;

export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** Kills the server, as in a crash. Its data is lost. */
  kill(): Promise<void>;
  /** Stops the server's responses with open connections, as on a busy machine. @returns a function that resumes */
  freeze(): () => void;
  /** Starts the server again, empty, at the same address. */
  start(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (!child) return;
      child.kill("SIGKILL");
      await once(child, "exit");
      child = undefined;
    },
    freeze() {
      const frozen = child;
      frozen?.kill("SIGSTOP");
      return () => frozen?.kill("SIGCONT");
    },
    async start() {
      const started = spawn(
        BINARY ?? "redis-server",
        ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      child = started;
      for await (const text of started.stdout) if (String(text).includes("Ready to accept")) break;
      started.stdout.resume();
    },
    [Symbol.asyncDispose]: () => server.kill(),
  };
  await server.start();
  return server;
}
