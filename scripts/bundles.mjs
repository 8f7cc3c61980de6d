/** The bundles of the processes, for one build (`build.mjs`) and for builds on every change (`dev.mjs`). */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";

/** The bundles of processes, each with its launcher. */
export const ENTRIES = [
  "gateway/start",
  "gateway/main",
  "gateway/edge",
  "gateway/agents",
  "gateway/supergraph-check",
  "services/main",
  "subgraphs/main",
  "reports/main",
  "reports/worker",
  "cli/main",
];

/** The sources of bundles that lie elsewhere. */
const SOURCES = { "cli/main": "scripts/cli/main.ts" };

/** Bundles without a launcher: the tools of the command line, and the gateway for programs of others. */
export const PARTS = { "cli/tools": "scripts/cli/tools.ts" };

/** A start of a program by the command line loads no tool. */
const separateTools = {
  name: "separate-tools",
  setup(build) {
    build.onResolve({ filter: /^\.\/tools\.ts$/ }, ({ kind, importer }) =>
      kind === "dynamic-import" && importer.endsWith("cli/main.ts")
        ? { path: "./tools.cjs", external: true }
        : undefined,
    );
  },
};

/**
 * Parts of `@apollo/gateway` that only run for supergraphs from elsewhere, its own HTTP client, telemetry and
 * traces.
 */
const UNUSED_BY_GATEWAY =
  /^(?:make-fetch-happen|node-fetch|async-retry|loglevel|@apollo\/usage-reporting-protobuf|@opentelemetry\/(?!api$|semantic-conventions).*)$/;

/** Modules that `undici` loads besides its client; its cookies alone load Node's own copy of the package. */
const UNUSED_BY_UNDICI = /^\.\/lib\/(?:mock\/|web\/(?:cookies|websocket|eventsource)[\\/]?)/;

/** Packages with code for browsers or tests, of which a process evaluates a part at each start. */
const serverOnly = {
  name: "server-only",
  setup(build) {
    build.onResolve({ filter: UNUSED_BY_UNDICI }, ({ path, importer }) =>
      /node_modules[\\/]undici[\\/]index\.js$/.test(importer) ? { path, namespace: "unused" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "unused" }, () => ({ contents: "module.exports = {};" }));
    // It takes the hashes of Node only where `module.require` exists, which a bundle does not have.
    build.onLoad(
      { filter: /node_modules[\\/]@apollo[\\/]utils\.createhash[\\/]dist[\\/]index\.js$/ },
      () => ({
        contents: 'exports.createHash = require("node:crypto").createHash;',
      }),
    );
  },
};

const GATEWAY = /node_modules[\\/]@apollo[\\/]gateway[\\/]dist[\\/]/;

/** Packages that our code loads when a setting asks for what they do, by their late bundle. */
export const LATE_PACKAGES = {
  redis: ["@redis/client"],
  pg: ["pg"],
  "pg-boss": ["pg-boss"],
  s3: ["s3mini"],
  mail: ["nodemailer"],
  mcp: ["@modelcontextprotocol/server", "@modelcontextprotocol/server/stdio"],
  "open-telemetry": [
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-base",
    "@opentelemetry/semantic-conventions",
  ],
};

export const LATE_ENTRIES = Object.keys(LATE_PACKAGES).map((name) => ({
  in: `late:${name}`,
  out: `late/${name}`,
}));

/**
 * Late bundles are loaded when they are first needed and lie beside the bundles of the processes: a start reads
 * and compiles a third less. `@apollo/composition` has classes in common with the rest, and stays there.
 */
const lateModules = {
  name: "late-modules",
  setup(build) {
    const bundleOf = Object.fromEntries(
      Object.entries(LATE_PACKAGES).flatMap(([bundle, names]) => names.map((name) => [name, bundle])),
    );
    build.onResolve({ filter: /^late:/ }, ({ path }) => ({
      path: path.slice("late:".length),
      namespace: "late",
    }));
    build.onLoad({ filter: /./, namespace: "late" }, ({ path }) => ({
      // The class of pg-boss is its module.
      contents:
        path === "pg-boss"
          ? 'module.exports = require("pg-boss");'
          : `module.exports = { ${LATE_PACKAGES[path].map((name) => `...require("${name}")`).join(", ")} };`,
      resolveDir: process.cwd(),
    }));
    build.onResolve(
      { filter: /^(?:@redis|@opentelemetry|@modelcontextprotocol|pg|s3mini|nodemailer)/ },
      ({ path, importer, namespace }) => {
        const own = namespace === "file" && !/node_modules[\\/](?!pg-boss[\\/])/.test(importer);
        return own && path in bundleOf
          ? { path: `../late/${bundleOf[path]}.cjs`, external: true }
          : undefined;
      },
    );
    build.onLoad(
      { filter: /node_modules[\\/]@apollo[\\/]gateway[\\/]dist[\\/].*\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, "utf8");
        const changed = source.replace(
          /^const (\w+) = ((?:\w+\()?require\("([^"]+)"\)\)?);$/gm,
          (whole, name, load, module) =>
            UNUSED_BY_GATEWAY.test(module) || module === "@apollo/composition"
              ? `const ${name} = __late(() => ${load});`
              : whole,
        );
        if (changed === source) return undefined;
        return {
          contents: `${changed}
function __late(load) {
  let loaded;
  return new Proxy({}, { get: (_, name) => (loaded ??= load())[name] });
}`,
        };
      },
    );
    // Nothing that we run reaches them: where it did after all, Node would look for the package itself.
    build.onResolve(
      { filter: /^(?:make-fetch|node-fetch|async-retry|loglevel|@apollo\/usage|@open)/ },
      (asked) => {
        const isUnused = GATEWAY.test(asked.importer) && UNUSED_BY_GATEWAY.test(asked.path);
        return isUnused ? { path: asked.path, external: true } : undefined;
      },
    );
  },
};

/** Options for esbuild. It returns the files and writes none. */
export const bundleOptions = {
  entryPoints: [
    ...ENTRIES.map((entry) => ({ in: SOURCES[entry] ?? `${entry}.ts`, out: entry })),
    ...Object.entries(PARTS).map(([out, source]) => ({ in: source, out })),
    ...LATE_ENTRIES,
  ],
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
  // The text of a running bundle stays in memory, and a third of it is blanks. Lines are short for the reader
  // of a stack trace, and because Node prints the line of an uncaught error.
  minifyWhitespace: true,
  lineLimit: 160,
  plugins: [lateModules, serverOnly, separateTools],
  logLevel: "warning",
  write: false,
};

/**
 * Writes bundles and their launchers. Several processes may be started, and so built, at once: a file is
 * replaced whole, and only if it has changed.
 * @param outputFiles Files that esbuild returned for `bundleOptions`.
 * @param folder The `outdir` of these options.
 * @returns The bundles that changed, such as `gateway/start`.
 */
export async function writeChanged(outputFiles, folder = "dist") {
  const launcher = await readFile(new URL("launch.mjs", import.meta.url));
  const files = [
    ...outputFiles,
    ...ENTRIES.map((entry) => ({ path: `${folder}/${entry}.js`, contents: launcher })),
  ];
  const changed = await Promise.all(files.map((file) => replace(file, folder)));
  return [...new Set(changed)].filter((path) => path !== undefined);
}

async function replace({ path, contents }, folder) {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(contents)) return undefined;
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, contents);
  await rename(fresh, path);
  return relative(folder, path).replace(/\.c?js(?:\.map)?$/, "");
}
