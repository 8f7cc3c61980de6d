/** Another commit as a peer: its own checkout, packages and build. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Workload } from "#bench/workloads.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A build of another commit. */
export interface OtherBuild {
  /** Bundle of its gateway. */
  readonly gateway: string;
  /** Its own workloads, because an operation may be written differently there. */
  readonly workloads: readonly Workload[];
}

/**
 * Builds a commit in a folder of its own, which later runs use again. Its packages are those of this checkout if
 * the lock files are equal.
 * @param commit any name of a commit that git knows
 * @throws Error if git does not know the commit, or its build fails
 */
export async function buildOf(commit: string): Promise<OtherBuild> {
  const run = (folder: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] })
      .toString()
      .trim();
  const hash = run(root, "git", "rev-parse", "--verify", `${commit}^{commit}`);
  const folder = join(tmpdir(), `tributary-${hash.slice(0, 12)}`);
  if (!existsSync(join(folder, "package.json"))) {
    run(root, "git", "worktree", "prune");
    run(root, "git", "worktree", "add", "--detach", folder, hash);
  }
  if (!existsSync(join(folder, "node_modules"))) {
    const lockOf = (checkout: string) => readFileSync(join(checkout, "package-lock.json"), "utf8");
    if (lockOf(folder) === lockOf(root))
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    else run(folder, "npm", "ci");
  }
  run(folder, "npm", "run", "-s", "build");
  const module = (await import(pathToFileURL(join(folder, "bench/workloads.ts")).href)) as {
    readonly workloads: readonly Workload[];
  };
  return { gateway: join(folder, "dist/gateway/main.js"), workloads: module.workloads };
}
