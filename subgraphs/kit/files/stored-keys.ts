/**
 * Random keys, for deployments without configured keys. They are stored next to the inbox, so that the processes
 * of one machine share them, and file links survive a restart.
 */
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SecretValues } from "#platform/config/kinds.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { IN_MEMORY } from "./inbox-file.ts";

const KEY_BYTES = 32;
const LINKS = "links.key";
const SUBGRAPHS = "subgraphs.key";

export interface LinkKeySettings {
  /** The configured keys. */
  readonly filesSecret: SecretValues<Uint8Array> | undefined;
  /** File of the inbox. The key is stored in the same folder. */
  readonly inboxFile: string;
  /** True if one process creates links and another serves them. */
  readonly linksShared: boolean;
}

/**
 * Keys of file links: the configured ones, else the stored one, which the first process creates. If the key cannot
 * be stored, a single process uses a key in memory.
 * @throws ConfigurationError if several processes need the key and it cannot be stored
 */
export function linkKeys({ filesSecret, inboxFile, linksShared }: LinkKeySettings): SecretValues<Uint8Array> {
  if (filesSecret) return filesSecret;
  const own = randomBytes(KEY_BYTES);
  if (inboxFile !== IN_MEMORY)
    try {
      return [storedKey(dirname(inboxFile), LINKS, own)];
    } catch (error) {
      if (linksShared) throw unusable(error instanceof Error ? error.message : String(error));
      return [own];
    }
  if (linksShared) throw unusable("the inbox is in memory");
  return [own];
}

/**
 * Secret by which subgraphs authenticate the gateway on the same machine, if none is configured.
 * @returns undefined if it cannot be stored. Subgraphs then trust no request about the viewer.
 */
export function localSubgraphsSecret({ inboxFile }: Pick<LinkKeySettings, "inboxFile">): string | undefined {
  if (inboxFile === IN_MEMORY) return undefined;
  try {
    const key = storedKey(dirname(inboxFile), SUBGRAPHS, randomBytes(KEY_BYTES));
    return Buffer.from(key).toString("base64url");
  } catch {
    return undefined;
  }
}

const unusable = (why: string) =>
  new ConfigurationError([
    `FILES_SECRET must be set, because the key of file links cannot be stored beside INBOX_FILE: ${why}`,
  ]);

/** Reads the stored key or creates it. If several processes start at once, the first one stores its key. */
function storedKey(folder: string, name: string, own: Uint8Array): Uint8Array {
  const file = join(folder, name);
  const read = () => {
    const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
    if (key.length !== KEY_BYTES) throw new Error(`${name} does not hold ${KEY_BYTES} bytes in base64`);
    return key;
  };
  try {
    return read();
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
  mkdirSync(folder, { recursive: true });
  const whole = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(whole, `${Buffer.from(own).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(whole, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return read();
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
