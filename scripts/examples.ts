/**
 * Installs each example from the packed package and the registry, as a user does, and runs its scripts:
 *
 *   npm run test:examples            all examples
 *   npm run test:examples -- urql    some
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ROOT } from "./tables.ts";

/** Scripts of an example, in order; a package without one skips it. */
const BEFORE = ["codegen", "types", "check", "build"];
/** Scripts that need a running gateway and end by themselves. */
const PROGRAMS: Readonly<Record<string, string>> = { relay: "start", urql: "start", "plain-fetch": "node" };

const examples = join(ROOT, "docs/examples");
const asked = process.argv.slice(2);
const names = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (asked.length === 0 || asked.includes(entry.name)))
  .map(({ name }) => name);
if (names.length === 0) throw new Error(`No example is named ${asked.join(", ")}`);

const packed = execFileSync("npm", ["run", "--silent", "package"], { cwd: ROOT, encoding: "utf8" });
const tarball = join(ROOT, packed.split("\t")[0] ?? "");
const folder = mkdtempSync(join(tmpdir(), "tributary-examples-"));
const npm = (name: string, ...args: readonly string[]) => {
  console.log(`\n== ${name}: npm ${args.join(" ")}`);
  execFileSync("npm", args, { cwd: join(folder, name), stdio: "inherit" });
};

try {
  for (const name of names) {
    const filter = (path: string) => basename(path) !== "node_modules";
    cpSync(join(examples, name), join(folder, name), { recursive: true, filter });
    cpSync(tarball, join(folder, name, basename(tarball)));
    npm(name, "install", "--prefer-offline", "--no-audit", "--no-fund");
    const { scripts } = JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8")) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    for (const script of BEFORE.filter((one) => one in scripts)) npm(name, "run", "--silent", script);
  }
  const programs = names.filter((name) => name in PROGRAMS);
  if (programs[0] !== undefined) {
    const gateway = spawn("node_modules/.bin/tributary", ["start"], {
      cwd: join(folder, programs[0]),
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const text of gateway.stdout) if (String(text).includes("ready at")) break;
    for (const name of programs) npm(name, "run", "--silent", PROGRAMS[name] ?? "");
    gateway.kill();
    await once(gateway, "exit");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
