/** Reads the requirement tables: tab-separated, without quoting. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#platform/project-root.ts";

export const ROOT = fileURLToPath(projectRoot);

export function readTable(path: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(join(ROOT, path), "utf8").split("\n");
  const names = head.split("\t");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = line.split("\t");
      return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ""]));
    });
}

/** Files below a folder with this ending, as sorted paths from the root, without installed packages. */
export function filesBelow(folder: string, ending: string): string[] {
  const found: string[] = [];
  const walk = (directory: string) => {
    for (const name of readdirSync(directory).sort()) {
      if (name === "node_modules") continue;
      const path = join(directory, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (name.endsWith(ending)) found.push(relative(ROOT, path));
    }
  };
  if (existsSync(join(ROOT, folder))) walk(join(ROOT, folder));
  return found;
}
