/** Debian's `haproxy` as a load balancer on loopback during a soak test. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const hasHaproxy = spawnSync("haproxy", ["-v"]).status === 0;

/** A port, and the ports of the servers behind it. */
export interface Balanced {
  readonly name: string;
  readonly port: number;
  readonly servers: readonly number[];
}

/** The configuration that docs/deployment.md shows, for several services. */
const configOf = (services: readonly Balanced[], statsPort: number): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  # A server that is only busy stays.
  timeout check 5s
  # A server that stops says so at /readyz for limits.shutdownDelayMs, and gets no further request.
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server check inter 500ms fall 3 rise 1
  # A connection that could not be opened is tried at another server.
  retries 3
  option redispatch 1
listen stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
${services
  .map(
    ({ name, port, servers }) => `
listen ${name}
  bind 127.0.0.1:${port}
${servers.map((server) => `  server ${name}-${server} 127.0.0.1:${server}`).join("\n")}
`,
  )
  .join("")}`;

export interface Haproxy {
  /** Waits until it sends requests to a server, or sends none. */
  until(server: number, state: "UP" | "DOWN"): Promise<void>;
  stop(): Promise<void>;
}

/** @param statsPort Port of its statistics, which name the servers in use. */
export function startHaproxy(services: readonly Balanced[], statsPort: number): Haproxy {
  const folder = mkdtempSync(join(tmpdir(), "tributary-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configOf(services, statsPort));
  const child: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const stateOf = async (server: number): Promise<string | undefined> => {
    const answer = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => undefined);
    const [head = "", ...lines] = ((await answer?.text()) ?? "").split("\n").map((line) => line.split(","));
    const status = [...head].indexOf("status");
    return lines.find(([, name]) => name?.endsWith(`-${server}`))?.[status];
  };
  return {
    async until(server, state) {
      while (!(await stateOf(server))?.startsWith(state)) await sleep(100);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
