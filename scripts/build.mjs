/**
 * Bundles the processes into `dist/`: Node 20 runs no TypeScript by itself. Bundles lie two levels
 * deep, as the sources that read `schema/` do; packages stay outside.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";

const { outputFiles } = await build({
  entryPoints: [
    "gateway/start.ts",
    "gateway/main.ts",
    "families/main.ts",
    "subgraphs/main.ts",
    "reports/main.ts",
  ],
  outdir: "dist",
  outbase: ".",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  logLevel: "warning",
  write: false,
});

// Several processes may be started, and so built, at once: a file is replaced whole, and only when
// it has changed.
await Promise.all(
  outputFiles.map(async ({ path, contents }) => {
    const before = await readFile(path).catch(() => undefined);
    if (before?.equals(contents)) return;
    await mkdir(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}`;
    await writeFile(fresh, contents);
    await rename(fresh, path);
  }),
);
