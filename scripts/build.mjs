/**
 * Bundles the processes into `dist/`: Node 20 runs no TypeScript by itself. Bundles lie two levels
 * deep, as the sources that read `schema/` do. The packages are in them as well, because finding and
 * reading two thousand small files is a third of a start; what is compiled of a bundle is kept beside
 * it (see `launch.mjs`).
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { build } from "esbuild";
import { refuseDynamicImport } from "./dynamic-import.mjs";

const ENTRIES = [
  "gateway/start",
  "gateway/main",
  "services/main",
  "subgraphs/main",
  "reports/main",
  "reports/worker",
];

const { outputFiles } = await build({
  entryPoints: ENTRIES.map((entry) => `${entry}.ts`),
  outdir: "dist",
  outbase: ".",
  outExtension: { ".js": ".cjs" },
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  // Binaries, and nine megabytes for whoever opens the explorer.
  external: ["libsql", "@duckdb/node-api", "@graphql-yoga/render-graphiql"],
  // CommonJS, because that is what V8 can be given compiled: the function around a module that Node
  // makes stands in the file, which so need not be copied to be run. Modules know themselves by `__url`.
  define: { "import.meta.url": "__url" },
  // Written as `require`, in packages too: see `dynamic-import.mjs`.
  supported: { "dynamic-import": false },
  banner: {
    js: '(function (exports, require, module, __filename, __dirname) { const __url = require("node:url").pathToFileURL(__filename).href;',
  },
  footer: { js: "})" },
  // What a process runs stays in its memory as text: a third of it is blanks. Lines are kept short for
  // whoever reads a trace, and because Node prints the line that an uncaught error comes from.
  minifyWhitespace: true,
  lineLimit: 160,
  logLevel: "warning",
  write: false,
});

for (const { path, text } of outputFiles) refuseDynamicImport(relative(".", path), text);

const launcher = await readFile("scripts/launch.mjs");
const files = [...outputFiles, ...ENTRIES.map((entry) => ({ path: `dist/${entry}.js`, contents: launcher }))];

// Several processes may be started, and so built, at once: a file is replaced whole, and only when
// it has changed.
await Promise.all(
  files.map(async ({ path, contents }) => {
    const before = await readFile(path).catch(() => undefined);
    if (before?.equals(contents)) return;
    await mkdir(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}`;
    await writeFile(fresh, contents);
    await rename(fresh, path);
  }),
);
