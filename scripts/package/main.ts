/**
 * Makes the npm package in `dist/package`, and packs it as `dist/tributary-<version>.tgz`:
 *
 *   npm run package
 *
 * All packages are in the bundles but `graphql`, which the user's code shares with ours, and binaries.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions, writeChanged } from "#scripts/bundles.mjs";
import { writeDeclarations } from "#scripts/client/helpers.ts";
import { ROOT } from "#scripts/tables.ts";
import { writeClients } from "./clients.ts";
import { licenseTexts } from "./licenses.ts";
import { manifestOf, type RootManifest } from "./manifest.ts";

/** Bundles that programs of users import. */
const IMPORTED = { "gateway/embed": "gateway/embed.ts", "reports/define": "reports/define.ts" };
const COPIED = ["dist/console", "dist/supergraph.graphql", "reports/named", "LICENSE"];
const OUT = join(ROOT, "dist/package");

process.chdir(ROOT);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(OUT, file), text);

const { entryPoints = [], external = [], ...options } = bundleOptions;
const { outputFiles = [], metafile } = await build({
  ...options,
  entryPoints: [
    // `tributary start` runs gateway/start: the gateway without the demo company is only for images.
    ...(entryPoints as { in: string; out: string }[]).filter(({ out }) => out !== "gateway/main"),
    ...Object.entries(IMPORTED).map(([out, source]) => ({ in: source, out })),
  ],
  external: [...external, "graphql"],
  outdir: join(OUT, "dist"),
  metafile: true,
  write: false,
});
await writeChanged(outputFiles, join(OUT, "dist"));

for (const path of COPIED) cpSync(path, join(OUT, path), { recursive: true });
cpSync("schema", join(OUT, "schema"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
await writeClients(OUT);

// A program that only defines reports loads no gateway.
write(
  "dist/index.cjs",
  [
    'exports.createGateway = (options) => require("./gateway/embed.cjs").createGateway(options);',
    'exports.defineReport = (report) => require("./reports/define.cjs").defineReport(report);',
    "",
  ].join("\n"),
);
const types = ["gateway/embedded", "reports/words/defined-report"];
writeDeclarations(
  types.map((name) => `${name}.ts`),
  join(OUT, "dist"),
);
write(
  "dist/index.d.ts",
  [
    'import type { CreateGateway } from "./embedded.js";',
    'import type { DefineReport } from "./defined-report.js";',
    'export type * from "./embedded.js";',
    'export type * from "./defined-report.js";',
    "export declare const createGateway: CreateGateway;",
    "export declare const defineReport: DefineReport;",
    "",
  ].join("\n"),
);

const root = JSON.parse(readFileSync("package.json", "utf8")) as RootManifest;
write("package.json", `${JSON.stringify(manifestOf(root), null, 2)}\n`);
write("THIRD-PARTY-LICENSES.txt", licenseTexts(Object.keys(metafile?.inputs ?? {})));
cpSync("scripts/package/README.md", join(OUT, "README.md"));

const [{ filename, size, unpackedSize }] = JSON.parse(
  execFileSync("npm", ["pack", "--json", "--pack-destination", join(ROOT, "dist")], {
    cwd: OUT,
    encoding: "utf8",
  }),
) as [{ filename: string; size: number; unpackedSize: number }];
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
console.log(`dist/${filename}\t${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked`);
