/**
 * Bundles the processes into `dist/`, and builds the console's page into `dist/console`; a part that has
 * not changed since its last build is left as it is. Node 20 runs no TypeScript by itself. Bundles lie two
 * levels deep, as the sources that read `schema/` do. The packages are in them as well, because finding and
 * reading two thousand small files is a third of a start; Node keeps what it compiles of a bundle beside
 * it (see `launch.mjs`).
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleOptions, ENTRIES, writeChanged } from "./bundles.mjs";

/** What decides how anything is built. */
const TOOLS = [
  "scripts/build.mjs",
  "scripts/bundles.mjs",
  "scripts/launch.mjs",
  "package.json",
  "package-lock.json",
];
const SERVER = ["contracts", "services", "platform", "subgraphs", "gateway", "reports", "schema/apollo.ts"];
const CONSOLE = [
  "console",
  "docs/operations.tsv",
  "docs/requirements/operations.tsv",
  "docs/errors.md",
  "schema/examples",
  "reports/named",
];

/** The files of some places, in one order everywhere. */
function filesIn(places) {
  const found = [];
  for (const place of places.filter((path) => existsSync(path))) {
    if (/\.\w+$/.test(place)) found.push(place);
    else
      for (const entry of readdirSync(place, { withFileTypes: true, recursive: true }))
        if (entry.isFile()) found.push(join(entry.parentPath, entry.name));
  }
  return found.sort();
}

/** One digest of everything that a part is built from. */
function digestOf(places) {
  const hash = createHash("sha256");
  for (const file of filesIn(places)) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Whether a part was built from what is there now, and all that it made is still there. */
const isCurrent = (stamp, digest, made) =>
  [stamp, ...made].every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === digest;

async function buildServer() {
  const stamp = "dist/.server";
  const digest = digestOf([...TOOLS, ...SERVER]);
  const made = ENTRIES.flatMap((entry) => [`dist/${entry}.js`, `dist/${entry}.cjs`]);
  if (isCurrent(stamp, digest, made)) return;
  // Loading the bundler takes longer than finding that there is nothing to do.
  const { build } = await import("esbuild");
  const { outputFiles } = await build(bundleOptions);
  await writeChanged(outputFiles);
  writeFileSync(stamp, digest);
}

async function buildConsole() {
  const stamp = "dist/console/.built";
  const digest = digestOf([...TOOLS, ...CONSOLE]);
  if (isCurrent(stamp, digest, ["dist/console/index.html"])) return;
  const { build } = await import("vite");
  // Several processes may build at once: the folder is replaced whole.
  const fresh = `dist/.console.${process.pid}`;
  await build({
    configFile: "console/vite.config.ts",
    logLevel: "warn",
    build: { outDir: join("..", fresh) },
  });
  writeFileSync(join(fresh, ".built"), digest);
  rmSync("dist/console", { recursive: true, force: true });
  try {
    renameSync(fresh, "dist/console");
  } catch (error) {
    // Another process has put the same there meanwhile.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync("dist/console/index.html")) throw error;
  }
}

await Promise.all([buildServer(), buildConsole()]);
