/**
 * Bundles the processes into `dist/`, and builds the console's page into `dist/console`; a part that has
 * not changed since its last build is left as it is. Node 20 runs no TypeScript by itself. Bundles lie two
 * levels deep, as the sources that read `schema/` do. The packages are in them as well, because finding and
 * reading two thousand small files is a third of a start; Node keeps what it compiles of a bundle beside
 * it (see `launch.mjs`).
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundleOptions, ENTRIES, LATE_PACKAGES, PARTS, writeChanged } from "./bundles.mjs";
import { generateSchemas } from "./generate.mjs";
import { makeOnce } from "./stamps.mjs";

/** Files that decide how every bundle is built. */
const TOOLS = [
  "scripts/build.mjs",
  "scripts/bundles.mjs",
  "scripts/launch.mjs",
  "scripts/stamps.mjs",
  "package.json",
  "package-lock.json",
];
const SERVER = [
  "contracts",
  "services",
  "platform",
  "subgraphs",
  "gateway",
  "reports",
  "scripts",
  ".generated/identity/not-nodes.ts",
];
const CONSOLE = [
  "console",
  "docs/operations.tsv",
  "docs/requirements/operations.tsv",
  "docs/errors.md",
  "schema/examples",
  "reports/named",
];

/** The bundles have code that composition generates. */
async function buildServer() {
  await generateSchemas();
  await makeOnce({
    stamp: "dist/.server",
    sources: [...TOOLS, ...SERVER],
    made: [
      ...ENTRIES.flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.cjs`]),
      ...Object.keys(PARTS).map((name) => `dist/${name}.cjs`),
      ...Object.keys(LATE_PACKAGES).map((name) => `dist/late/${name}.cjs`),
    ],
    async make() {
      // Loading the bundler takes longer than finding that there is nothing to do.
      const { build } = await import("esbuild");
      const { outputFiles } = await build(bundleOptions);
      await writeChanged(outputFiles);
    },
  });
}

const buildConsole = () =>
  makeOnce({
    stamp: "dist/.console",
    sources: [...TOOLS, ...CONSOLE],
    made: ["dist/console"],
    async make() {
      // Vite takes it from whoever builds: a test's would put React's development form, with our paths, in the page.
      process.env.NODE_ENV = "production";
      const { build } = await import("vite");
      // Several processes may build at once: the folder is replaced whole.
      const fresh = `dist/.console.${process.pid}.new`;
      await build({
        configFile: "console/vite.config.ts",
        logLevel: "warn",
        build: { outDir: join("..", fresh) },
      });
      rmSync("dist/console", { recursive: true, force: true });
      try {
        renameSync(fresh, "dist/console");
      } catch (error) {
        // Another process has put the same there meanwhile.
        rmSync(fresh, { recursive: true, force: true });
        if (!existsSync("dist/console/index.html")) throw error;
      }
    },
  });

try {
  await Promise.all([buildServer(), buildConsole()]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
