/** Setup for tests of the npm package: packs it once, and unpacks it next to its peers. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { toolsFolder } from "./tools.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the packed package. */
    tarball: string;
    /** Path of a `node_modules` with the unpacked package and its peers. */
    unpacked: string;
  }
}

const root = join(import.meta.dirname, "../..");
/** Peer packages that npm would install. */
const PEERS = ["graphql", "libsql", "@apollo/client", "@urql/exchange-graphcache"];

export default function setup(project: TestProject): () => void {
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  node("scripts/build.mjs");
  const tarball = join(root, node("--import", "tsx", "scripts/package/main.ts").split("\t")[0] ?? "");
  const folder = mkdtempSync(join(tmpdir(), "tributary-unpacked-"));
  const unpacked = join(folder, "node_modules");
  mkdirSync(join(unpacked, "tributary"), { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(unpacked, "tributary")]);
  for (const name of PEERS) link(name, unpacked);
  project.provide("tarball", tarball);
  project.provide("unpacked", unpacked);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Links a package of this checkout or of its test tools into a `node_modules`. */
export function link(name: string, into: string): void {
  mkdirSync(dirname(join(into, name)), { recursive: true });
  const own = join(root, "node_modules", name);
  symlinkSync(existsSync(own) ? own : join(toolsFolder, "node_modules", name), join(into, name));
}
