/**
 * Copies all files that the gateway and the subgraphs need to run into one folder, so that they run without
 * sources and without `npm ci`:
 *
 *   npm run dist                      into dist/service, with console, edge and reports
 *   npm run dist -- --without console --without reports --out <folder>
 *
 * Everything but two native packages is in the bundles. Run `node dist/gateway/main.js` in the folder.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** Binaries for the other C library, which npm may have installed as well. */
const OTHER_LIBC = process.report.getReport().header.glibcVersionRuntime ? /-musl$/ : /-gnu$/;

const { values: asked } = parseArgs({
  options: {
    out: { type: "string", default: "dist/service" },
    without: { type: "string", multiple: true, default: [] },
  },
});

/** Each part: the paths to copy, and the native packages that it loads. */
const PARTS = {
  core: {
    paths: [
      "dist/gateway/main.js",
      "dist/gateway/main.cjs",
      "dist/gateway/supergraph-check.js",
      "dist/gateway/supergraph-check.cjs",
      "dist/subgraphs/main.js",
      "dist/subgraphs/main.cjs",
      "dist/late",
      "dist/supergraph.graphql",
      "schema",
    ],
    packages: ["libsql"],
  },
  console: { paths: ["dist/console"], packages: [] },
  edge: { paths: ["dist/gateway/edge.js", "dist/gateway/edge.cjs"], packages: [] },
  reports: {
    paths: ["dist/reports", "reports/named"],
    packages: ["@duckdb/node-api"],
  },
};

const unknown = asked.without.filter((part) => part === "core" || !(part in PARTS));
if (unknown.length > 0)
  throw new Error(`--without takes console, edge or reports, not ${unknown.join(", ")}`);

rmSync(asked.out, { recursive: true, force: true });
mkdirSync(asked.out, { recursive: true });

const { version, license } = JSON.parse(readFileSync("package.json", "utf8"));
writeFileSync(
  join(asked.out, "package.json"),
  `${JSON.stringify({ name: "tributary", version, license, private: true, type: "module" }, null, 2)}\n`,
);

for (const [part, { paths, packages }] of Object.entries(PARTS)) {
  if (asked.without.includes(part)) continue;
  const before = sizeOf(asked.out);
  for (const path of paths) cpSync(path, join(asked.out, path), { recursive: true, filter: isNeeded });
  for (const name of packages) copyPackage(name);
  console.log(`${part}\t${megabytes(sizeOf(asked.out) - before)} MB`);
}
console.log(`${asked.out}\t${megabytes(sizeOf(asked.out))} MB`);

/** False for source maps and compiled code. Compiled code fits this machine's Node; the target makes its own. */
function isNeeded(source) {
  return !/\.cache$|\/compiled$|\.map$/.test(source);
}

/** Copies a package with its dependencies, and with those optional dependencies that are installed here. */
function copyPackage(name, from = process.cwd(), done = new Set()) {
  const folder = folderOf(name, from);
  if (folder === undefined || done.has(folder) || OTHER_LIBC.test(name)) return;
  done.add(folder);
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const target = join(asked.out, folder.slice(process.cwd().length + 1));
  cpSync(folder, target, { recursive: true, filter: (source) => !/\/node_modules\/.bin/.test(source) });
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(other, folder, done);
}

/** Folder of an installed package, as Node finds it from another package; undefined if it is not installed. */
function folderOf(name, from) {
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, "package.json")));
}

function sizeOf(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function megabytes(bytes) {
  return (bytes / 1_048_576).toFixed(1);
}
