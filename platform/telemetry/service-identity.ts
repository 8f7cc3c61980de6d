/** What telemetry calls this process: its version, and an id that no other process has. */
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { projectRoot } from "#platform/project-root.ts";

export interface ServiceIdentity {
  readonly name: string;
  readonly version: string;
  readonly instance: string;
}

const { version } = JSON.parse(readFileSync(new URL("package.json", projectRoot), "utf8")) as {
  readonly version: string;
};

/** New for each process, as the semantic conventions recommend it where nothing else names an instance. */
const instance = randomUUID();

/** The identity of this process under its name in traces, for example `tributary`. */
export const serviceIdentity = (name: string): ServiceIdentity => ({ name, version, instance });

/** The same for the same schema in all processes, so that two of them can be compared at a glance. */
export const schemaHash = (sdl: string): string =>
  createHash("sha256").update(sdl).digest("hex").slice(0, 16);
