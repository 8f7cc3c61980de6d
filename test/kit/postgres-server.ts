/** A PostgreSQL server for a test, in its own folder, reachable only by a socket there. */
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VERSIONS = "/usr/lib/postgresql";
const bin = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .map((version) => join(VERSIONS, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb")))
  : undefined;

const idOf = (flag: string): number | undefined => {
  try {
    return Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
};
const isRoot = process.getuid?.() === 0;
const [uid, gid] = isRoot ? [idOf("-u"), idOf("-g")] : [process.getuid?.(), process.getgid?.()];

/** True if tests with PostgreSQL can run. The server refuses to run as root, so its own user must exist. */
export const hasPostgres = bin !== undefined && uid !== undefined;

export interface PostgresServer extends Disposable {
  readonly url: string;
  stop(): void;
  start(): void;
}

export function startPostgres(): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (isRoot) chownSync(folder, uid ?? 0, gid ?? 0);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin ?? "", program), args, {
      stdio: "ignore",
      cwd: folder,
      ...(isRoot && { uid, gid }),
    });
  const data = join(folder, "data");
  run("initdb", "-D", data, "-A", "trust", "-U", "tributary", "--no-sync", "--no-locale", "-E", "UTF8");
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  const server: PostgresServer = {
    url: `postgresql://tributary@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start: () => void run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"),
    stop: () => void run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"),
    [Symbol.dispose]() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  server.start();
  return server;
}
