/** The licenses of the packages that are in the bundles, with their texts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, licensesOf } from "#scripts/licenses.ts";
import { ROOT } from "#scripts/tables.ts";

/** The folder of the package of a file, the innermost one. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Collects the licenses of bundled files.
 * @param files paths from the root
 * @throws Error for a package whose license is missing or not approved
 */
export function licenseTexts(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  // Vite writes the licenses of the packages in the page.
  const page = readFileSync(join(ROOT, "dist/console/licenses.md"), "utf8");
  const packages: Record<string, LockedPackage> = {};
  const texts: string[] = [];
  for (const folder of [...folders].sort()) {
    // Folders within a package have a package.json without a name or a license.
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as LockedPackage & {
      readonly name: string;
    };
    const { name, version, license } = manifest;
    packages[folder] = manifest;
    const own = readdirSync(join(ROOT, folder)).filter((file) => LICENSE_FILE.test(file));
    const contents = own
      .map((file) => join(ROOT, folder, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8").trim());
    texts.push([`${name} ${version} (${license})`, ...contents].join("\n\n"));
  }
  const { refused } = licensesOf(packages);
  if (refused.length > 0) throw new Error(`Licenses that are not approved: ${refused.join("; ")}`);
  return `${texts.join(`\n\n${"-".repeat(80)}\n\n`)}\n\n${"-".repeat(80)}\n\n${page}`;
}
