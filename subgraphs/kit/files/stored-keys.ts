/**
 * Keys where none are configured: random, and stored beside the inbox, so that the processes of one machine
 * share them and file links outlive a restart.
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
  /** The inbox's file: the key is stored in its folder. */
  readonly inboxFile: string;
  /** True if links are made in one process and followed in another. */
  readonly linksShared: boolean;
}

/**
 * The keys of file links: the configured ones, else the stored one, which is made by the first process
 * that needs it. Where nothing can be stored, one process alone has a key of its own.
 * @throws ConfigurationError where several processes need the same key and it cannot be stored.
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
 * The secret by which a subgraph knows the gateway of the same machine where none is configured.
 * @returns undefined where none can be stored: then subgraphs believe nobody who the viewer is.
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

/** Of several processes that start at once, the first stores its key and the others read it whole. */
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
