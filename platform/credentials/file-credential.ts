/** A secret in a file, which is read again when the file changes: secrets are renewed without a restart. */
import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { type Credential, noteSecret, type Warn } from "./credential.ts";

/** How often the file is looked at. Its time is compared, so that a link that was moved is seen too. */
const LOOK_MS = 2_000;
const MAX_SECRET = 8_192;

/**
 * Reads a secret from a file, without blanks and line ends around it.
 * @throws Error when the file cannot be read or is no secret; its message names neither
 */
export function readSecret(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new Error(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? "error"})`);
  }
  if (text.length === 0 || text.length > MAX_SECRET || /[^\x20-\x7e]/.test(text))
    throw new Error("names a file that must have one line of printable ASCII");
  noteSecret(text);
  return text;
}

/**
 * @param name what the credential is of, for warnings
 * @throws Error when the file cannot be read
 */
export function fileCredential(file: string, name: string, warn: Warn): Credential {
  let secret = readSecret(file);
  const look = () => {
    try {
      secret = readSecret(file);
    } catch (error) {
      warn(`The credential of ${name} ${error instanceof Error ? error.message : ""}: the former one stays`);
    }
  };
  watchFile(file, { interval: LOOK_MS, persistent: false }, look);
  return {
    get secret() {
      return secret;
    },
    ready: async () => undefined,
    refused: look,
    close: () => unwatchFile(file, look),
  };
}
