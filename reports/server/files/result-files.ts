/** Folders of runs and of snapshots, as gateways share them. */
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Store of folders that several gateways read. Without a store, each folder stays on the gateway that wrote it. */
export interface ResultFiles {
  /** Copies the files of a folder to the store. */
  put(prefix: string, folder: string): Promise<void>;
  /** Copies files from the store that the folder does not have. */
  get(prefix: string, folder: string): Promise<void>;
  /** Names below a prefix. */
  list(prefix: string): Promise<readonly string[]>;
  delete(prefix: string): Promise<void>;
}

/** Paths of the files below a folder, with slashes; none if the folder is missing. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
