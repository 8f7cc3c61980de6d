/** The process of a job as tests start it: bundled, because loading the sources takes seconds. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { WorkerProgram } from "#reports/server/worker-process.ts";

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Bundles the program of jobs. @param name distinguishes the bundles of test files */
export async function buildWorker(name: string): Promise<WorkerProgram> {
  const module = pathOf(`.cache/worker-${name}.mjs`);
  await build({
    entryPoints: [pathOf("reports/worker.ts")],
    outfile: module,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
  });
  return { module, niceness: 0 };
}

/** Calls a function until it returns a value. @throws after a time limit */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error("it did not come to be so");
}
