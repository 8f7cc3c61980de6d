/** The bundles of the processes, for one build (`build.mjs`) and for builds on every change (`dev.mjs`). */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";

export const ENTRIES = [
  "gateway/start",
  "gateway/main",
  "gateway/edge",
  "gateway/supergraph-check",
  "services/main",
  "subgraphs/main",
  "reports/main",
  "reports/worker",
];

/** What esbuild is asked for; it returns the files and writes none. */
export const bundleOptions = {
  entryPoints: ENTRIES.map((entry) => `${entry}.ts`),
  outdir: "dist",
  outbase: ".",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  // Binaries. `pg` would use `pg-native` and `pg-cloudflare` if they were there, and works without them.
  external: ["libsql", "@duckdb/node-api", "pg-native", "pg-cloudflare"],
  // CommonJS, which many of the packages are. Modules know themselves by `__url`.
  define: { "import.meta.url": "__url" },
  banner: { js: 'const __url = require("node:url").pathToFileURL(__filename).href;' },
  // What a process runs stays in its memory as text: a third of it is blanks. Lines are kept short for
  // the reader of a stack trace, and because Node prints the line that an uncaught error comes from.
  minifyWhitespace: true,
  lineLimit: 160,
  logLevel: "warning",
  write: false,
};

/**
 * Writes bundles and their launchers. Several processes may be started, and so built, at once: a file
 * is replaced whole, and only if it has changed.
 * @param outputFiles What esbuild returned for `bundleOptions`.
 * @returns The bundles that changed, such as `gateway/start`.
 */
export async function writeChanged(outputFiles) {
  const launcher = await readFile(new URL("launch.mjs", import.meta.url));
  const files = [
    ...outputFiles,
    ...ENTRIES.map((entry) => ({ path: `dist/${entry}.js`, contents: launcher })),
  ];
  const changed = await Promise.all(files.map(replace));
  return [...new Set(changed)].filter((path) => path !== undefined);
}

async function replace({ path, contents }) {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(contents)) return undefined;
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, contents);
  await rename(fresh, path);
  return relative("dist", path).replace(/\.c?js(?:\.map)?$/, "");
}
