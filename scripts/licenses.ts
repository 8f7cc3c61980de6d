/** Lists the licenses of the packages that run in production, and fails for one that is not approved. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { projectRoot } from "#platform/project-root.ts";

/** Properties of a package in the lock file that are read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Licenses approved for all packages. The Elastic License is approved for `@apollo/` only, see the README. */
const APPROVED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);
const ELASTIC = "Elastic-2.0";

/**
 * Sorts packages by license.
 * @param packages The `packages` of a lock file, by path.
 * @returns Packages as `name version` by license, and those whose license is missing or not approved.
 */
export function licensesOf(packages: Readonly<Record<string, LockedPackage>>): {
  readonly byLicense: ReadonlyMap<string, readonly string[]>;
  readonly refused: readonly string[];
} {
  const byLicense = new Map<string, string[]>();
  const refused: string[] = [];
  for (const [path, { version = "", license = "none", dev }] of Object.entries(packages)) {
    if (path === "" || dev) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const entry = `${name} ${version}`;
    byLicense.set(license, [...(byLicense.get(license) ?? []), entry]);
    if (!isApproved(license, name)) refused.push(`${entry}: ${license}`);
  }
  return { byLicense, refused };
}

/** True if all licenses of the expression are approved; if it has only `OR`, one is enough. */
function isApproved(license: string, name: string): boolean {
  if (license === ELASTIC) return name.startsWith("@apollo/");
  const names = license.replace(/[()]/g, "").split(/ (AND|OR) /);
  const licenses = names.filter((_, index) => index % 2 === 0);
  const operators = new Set(names.filter((_, index) => index % 2 === 1));
  if (isDeepStrictEqual(operators, new Set(["OR"]))) return licenses.some((each) => APPROVED.has(each));
  return licenses.every((each) => APPROVED.has(each));
}

if (process.argv[1]?.endsWith("licenses.ts")) {
  const { packages } = JSON.parse(readFileSync(new URL("package-lock.json", projectRoot), "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const { byLicense, refused } = licensesOf(packages);
  for (const [license, names] of [...byLicense].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${license}\t${names.length}\t${names.join(", ")}`);
  for (const each of refused) console.error(`The license is not approved: ${each}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
