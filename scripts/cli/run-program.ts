/** Runs a built program as a child process that ends with this one. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#platform/project-root.ts";

/** The flags of the `start` script in `package.json`, whose reasons are in docs/performance.md. */
export const NODE_FLAGS = [
  "--max-semi-space-size=32",
  "--heap-growing-percent=40",
  "--initial-old-space-size=160",
  "--no-allocation-site-pretenuring",
  "--no-compilation-cache",
];
export const ALLOCATOR = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

export interface Program {
  /** Its bundle below `dist`. */
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** True if it gets the flags of a process that serves requests. */
  readonly serves: boolean;
}

/** Runs a program. @returns its exit code; 128 and the number of the signal if a signal ended it */
export function runProgram({ name, args, env, serves }: Program): Promise<number> {
  const file = fileURLToPath(new URL(`dist/${name}.js`, projectRoot));
  const child = spawn(process.execPath, [...(serves ? NODE_FLAGS : []), file, ...args], {
    stdio: "inherit",
    // `launch.mjs` ends the program when this process is gone.
    env: { ...process.env, ...(serves && ALLOCATOR), ...env, TRIBUTARY_PARENT: String(process.pid) },
  });
  for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const)
    process.on(signal, () => {
      // Ctrl-C reaches the child from the terminal.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
  });
}
