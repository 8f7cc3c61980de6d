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

/** A deployment may leave the file out: no process ends for want of its version. */
function versionIn(file: URL): string {
  try {
    const { version = UNKNOWN } = JSON.parse(readFileSync(file, "utf8")) as { readonly version?: string };
    return version;
  } catch {
    return UNKNOWN;
  }
}

/** New for each process, as the semantic conventions recommend it where nothing else names an instance. */
const instance = randomUUID();

/** The identity of this process under its name in traces, for example `tributary`. */
export const serviceIdentity = (name: string): ServiceIdentity => ({ name, version, instance });

/** The same for the same schema in all processes, so that two of them can be compared at a glance. */
export const schemaHash = (sdl: string): string =>
  createHash("sha256").update(sdl).digest("hex").slice(0, 16);
