/** Identity of this process in telemetry: its version, and an id that no other process has. */
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { projectRoot } from "#platform/project-root.ts";

const UNKNOWN = "unknown";

export interface ServiceIdentity {
  readonly name: string;
  readonly version: string;
  readonly instance: string;
}

const version = versionIn(new URL("package.json", projectRoot));

/** Reads the version. A deployment may lack the file; then the version is unknown. */
function versionIn(file: URL): string {
  try {
    const { version = UNKNOWN } = JSON.parse(readFileSync(file, "utf8")) as { readonly version?: string };
    return version;
  } catch {
    return UNKNOWN;
  }
}

/** New for each process, as the semantic conventions recommend if nothing else names an instance. */
const instance = randomUUID();

/** The identity of this process under its name in traces, for example `tributary`. */
export const serviceIdentity = (name: string): ServiceIdentity => ({ name, version, instance });

/** Hash of a schema, which is equal in all processes with the same schema. */
export const schemaHash = (sdl: string): string =>
  createHash("sha256").update(sdl).digest("hex").slice(0, 16);
