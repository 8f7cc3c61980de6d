/** Starts the measured processes, reads their CPU and memory, and ends them with this process. */
import { type ChildProcess, fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** Clock ticks per second in `/proc`, equal on every Linux that Node runs on. */
const TICKS = 100;

/** Longest time for a process to become ready, ms. */
const START_MS = 60_000;

const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** The line with which the process reported that it was ready. */
  readonly ready: string;
  readonly url: string;
}

/** Starts a process and waits for its line `ready at <url>`; a subgraph prints its name instead of `ready`. */
export function start(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<StartedProcess> {
  const child = fork(file, args, {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", AUTH: "off", DEMO: "on", ...env },
    execArgv: [...execArgv],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  started.add(child);
  const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      const line = /^(?:ready|identity|collaboration|business) at (\S+).*$/m.exec(said);
      if (!line) return;
      clearTimeout(late);
      child.stdout?.off("data", listen).resume();
      resolve({ child, pid: child.pid as number, ready: line[0], url: line[1] as string });
    };
    child.stdout?.on("data", listen);
    child.once("exit", (code) => {
      started.delete(child);
      reject(new Error(`${file} ${args.join(" ")} ended (${code})`));
    });
  });
}

/** Ends a process by SIGTERM, as its user would, so that it can write its last files. */
export function end({ child }: StartedProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** CPU time of the processes, all their threads, user and system, in ms. */
export function cpuMs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is a name in brackets, which may contain blanks; the times are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks * 1_000) / TICKS;
}

/** Starts a new measurement of the memory peaks, if the system allows it. */
export function resetPeaks(pids: readonly number[]): void {
  for (const pid of pids)
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, "5");
    } catch {
      // The peak since the process began is shown instead.
    }
}

/** The sum of the processes' peaks of resident memory, in MB. */
export const peakMb = (pids: readonly number[]): number => memoryMb(pids, /^VmHWM:\s+(\d+)/m);

/** Sum of the processes' resident memory now, in MB. */
export const residentMb = (pids: readonly number[]): number => memoryMb(pids, /^VmRSS:\s+(\d+)/m);

function memoryMb(pids: readonly number[], line: RegExp): number {
  let kb = 0;
  for (const pid of pids) kb += Number(line.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  return kb / 1_024;
}
