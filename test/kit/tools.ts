/** Packages of `scripts/test-tools`. They are large, so `npm ci` does not install them. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const toolsFolder = join(import.meta.dirname, "../../scripts/test-tools");

/** True if the package is installed. Otherwise prints that its tests are skipped. */
export function hasTool(name: string): boolean {
  const isInstalled = existsSync(join(toolsFolder, "node_modules", name));
  if (!isInstalled) console.warn(`skipped: no ${name} here (npm ci --prefix scripts/test-tools)`);
  return isInstalled;
}

/** Loads a folder of an installed package. */
export const importTool = <Module>(folder: string): Promise<Module> =>
  import(pathToFileURL(join(toolsFolder, "node_modules", folder, "index.js")).href);
