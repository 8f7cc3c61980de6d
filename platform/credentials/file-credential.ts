/** A secret in a file, which is read again when it changes, so that secrets are renewed without a restart. */
import { readFileSync, statSync } from "node:fs";
import { type Credential, noteSecret, type Warn } from "./credential.ts";

/** Interval between comparisons of the file's state, ms. The state of a link is that of its target. */
const LOOK_MS = 2_000;
const MAX_SECRET = 8_192;

/**
 * Reads a secret from a file, without blanks and line ends around it.
 * @throws Error if the file cannot be read or contains no secret; its message has neither path nor content
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

/** Fingerprint of a file, which changes when the file is written, replaced or deleted. */
function stateOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeMs}`;
}

/**
 * @param name name of the credential in warnings
 * @throws Error when the file cannot be read
 */
export function fileCredential(file: string, name: string, warn: Warn): Credential {
  let seen = stateOf(file);
  let secret = readSecret(file);
  const look = () => {
    try {
      secret = readSecret(file);
    } catch (error) {
      warn(`The credential of ${name} ${error instanceof Error ? error.message : ""}: the former one stays`);
    }
  };
  const timer = setInterval(() => {
    const now = stateOf(file);
    if (now === seen) return;
    seen = now;
    look();
  }, LOOK_MS);
  timer.unref();
  return {
    get secret() {
      return secret;
    },
    ready: async () => undefined,
    refused: look,
    reload: look,
    close: () => clearInterval(timer),
  };
}
