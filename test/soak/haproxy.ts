/** Debian's `haproxy` as a load balancer on loopback, for as long as a soak runs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const hasHaproxy = spawnSync("haproxy", ["-v"]).status === 0;

/** A port, and those of the servers behind it. */
export interface Balanced {
  readonly name: string;
  readonly port: number;
  readonly servers: readonly number[];
}

/** The configuration that docs/deployment.md shows, for several services. */
const configOf = (services: readonly Balanced[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 65s
  # A server that stops says so at /readyz for SHUTDOWN_DELAY_MS, and gets no further request.
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server check inter 500ms fall 1 rise 1
  # A connection that could not be opened is tried at another server.
  retries 3
  option redispatch 1
${services
  .map(
    ({ name, port, servers }) => `
listen ${name}
  bind 127.0.0.1:${port}
${servers.map((server) => `  server ${name}-${server} 127.0.0.1:${server}`).join("\n")}
`,
  )
  .join("")}`;

/** @returns what ends it */
export function startHaproxy(services: readonly Balanced[]): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tributary-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configOf(services));
  const child: ChildProcess = spawn("haproxy", ["-db", "-f", file], {
    stdio: "ignore",
  });
  return async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
}
