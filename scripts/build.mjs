/**
 * Bundles the processes into `dist/`, because Node 20 runs no TypeScript, and builds the console's page into
 * `dist/console`. A part that has not changed is not built again. Bundles lie two folders deep, because they read
 * `schema/` by the same relative path as their sources. They include the packages, because finding and reading two
 * thousand small files is a third of a start. Node stores compiled bundles beside them (see `launch.mjs`).
 */
import { execFileSync } from "node:child_process";
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
  ".generated/reports/appended-lists.ts",
];
const CONSOLE = [
  "console",
  "docs/operations.tsv",
  "docs/requirements/operations.tsv",
  "docs/errors.md",
  "schema/examples",
  "reports/named",
];

/** The data of the demo company, which the stand-in services copy at their first start. */
const SEEDED = "dist/services/demo.db";

/** Seeds it. Several processes may do so at the same time. */
function seed() {
  rmSync(SEEDED, { force: true });
  const folder = `${SEEDED}.${process.pid}`;
  // Without any other setting of this machine.
  const env = { SERVICES_DATA: folder, TRIBUTARY_CONFIG: "{}" };
  execFileSync(process.execPath, ["dist/services/main.js", "--seed-only"], { env });
  renameSync(join(folder, "families.db"), SEEDED);
  rmSync(folder, { recursive: true });
}

/** Generates the schemas first, because the bundles include generated code. */
async function buildServer() {
  await generateSchemas();
  await makeOnce({
    stamp: "dist/.server",
    sources: [...TOOLS, ...SERVER],
    made: [
      ...ENTRIES.flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.cjs`]),
      ...Object.keys(PARTS).map((name) => `dist/${name}.cjs`),
      ...Object.keys(LATE_PACKAGES).map((name) => `dist/late/${name}.cjs`),
      SEEDED,
    ],
    async make() {
      // Loading the bundler takes longer than finding that there is nothing to do.
      const { build } = await import("esbuild");
      const { outputFiles } = await build(bundleOptions);
      await writeChanged(outputFiles);
      seed();
    },
  });
}

const buildConsole = () =>
  makeOnce({
    stamp: "dist/.console",
    sources: [...TOOLS, ...CONSOLE],
    made: ["dist/console"],
    async make() {
      // Vite uses this variable. The value of a test would put React's development build into the page.
      process.env.NODE_ENV = "production";
      const { build } = await import("vite");
      // Several processes may build at the same time, so the folder is replaced as a whole.
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
        // Another process has built the same page meanwhile.
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
