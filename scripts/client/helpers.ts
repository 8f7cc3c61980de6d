/** The helpers of client caches (`schema/apollo.ts`, `schema/graphcache.ts`) as JavaScript with types. */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { ROOT } from "#scripts/tables.ts";

const COMPILER_OPTIONS = [
  "--ignoreConfig",
  "--declaration",
  "--emitDeclarationOnly",
  "--module",
  "nodenext",
  "--target",
  "es2022",
  "--strict",
  "--skipLibCheck",
  "--types",
  "node",
];

/** Writes `<name>.js` and `<name>.d.ts` of helpers into a folder. */
export async function writeHelpers(names: readonly string[], folder: string): Promise<void> {
  const sources = names.map((name) => join(ROOT, `schema/${name}.ts`));
  for (const source of sources) {
    const { code } = await transform(readFileSync(source, "utf8"), { loader: "ts", format: "esm" });
    writeFileSync(join(folder, basename(source).replace(/ts$/, "js")), code);
  }
  writeDeclarations(sources, folder);
}

/** Writes the declarations of sources that import nothing of ours. */
export function writeDeclarations(sources: readonly string[], folder: string): void {
  const copies = sources.map((source) => join(folder, basename(source)));
  for (const [at, copy] of copies.entries()) copyFileSync(sources[at] ?? "", copy);
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...COMPILER_OPTIONS, ...copies], { stdio: "inherit" });
  for (const copy of copies) rmSync(copy);
}
