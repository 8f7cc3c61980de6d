import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Node and Apollo load graphql's CommonJS build; Vite would pick the other one, and two copies of
// graphql do not know each other's types.
const alias = { graphql: createRequire(import.meta.url).resolve("graphql") };
// The cases that a run draws, the order of the tests of a file, and with them the tables that a run measures, are the
// same each time.
const seed = process.env["TEST_SEED"] ?? "678557";
// The stock gateway would look for a cloud's metadata and send figures to its maker.
const env = { APOLLO_TELEMETRY_DISABLED: "1", TEST_SEED: seed };

const runner = "test/kit/order-runner.ts";
// Most of what a test allocates is garbage at once: a larger young generation saves a tenth of the CPU.
const execArgv = ["--max-semi-space-size=32"];

/** Tests of the npm package and of the examples that install it. */
const packed = ["test/scripts/package/**/*.test.ts", "test/docs/examples/**/*.test.ts"];

export default defineConfig({
  test: {
    // Twice the cores: many tests wait for processes that they have started.
    maxWorkers: availableParallelism() * 2,
    // The tests by Apollo's execution, before the suite, transform most of its modules.
    experimental: { fsModuleCache: true },
    globalSetup: ["test/kit/global-setup.ts"],
    // For the files that the runner names.
    sequence: { shuffle: { files: false, tests: true }, seed: Number(seed) },
    projects: [
      {
        resolve: { alias },
        test: {
          env,
          name: "unit",
          runner,
          execArgv,
          // Files share a process and what it has loaded: loading takes longer than most files' tests.
          isolate: false,
          setupFiles: ["test/kit/setup.ts"],
          include: ["test/**/*.test.ts"],
          exclude: ["test/e2e/**", ...packed],
          // Only what hangs ends so: a loaded machine is many times slower than a quiet one.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          env,
          name: "e2e",
          runner,
          execArgv,
          include: ["test/e2e/**/*.e2e.test.ts"],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve: { alias },
        test: {
          env,
          name: "package",
          runner,
          execArgv,
          isolate: false,
          include: packed,
          globalSetup: ["test/kit/packed.ts"],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
