/** Environment of the command line: its inputs, its outputs and its exit codes. */
import type { Writable } from "node:stream";
import type { Environment } from "#platform/config/setting.ts";
import type { ClientOptions, Connected } from "#reports/kit/asking/client.ts";
import type { Served } from "#reports/kit/definition/absent-families.ts";
import type { ReportDefinition } from "#reports/kit/definition/definition.ts";

/**
 * Exit codes: the report is complete, it failed because of an error, data is missing, or a complete report fails a
 * data test. A signal has its own code.
 */
export const exits = { complete: 0, failed: 1, incomplete: 2, untrue: 3 } as const;

export interface CommandLineEnvironment {
  readonly reports: readonly ReportDefinition[];
  readonly stdout: Writable;
  readonly stderr: NodeJS.WriteStream | Writable;
  readonly env: Environment;
  /** Connects to a gateway at a URL, or to our own. */
  connect(url: string | undefined, asking: ClientOptions): Promise<Connected>;
  /** SDL of the gateway at a URL. Undefined if the gateway does not offer introspection. */
  schemaAt?(url: string): Promise<string | undefined>;
  /** Part of the API that our own gateway serves. Undefined if it serves everything. */
  served?(): Promise<Served | undefined>;
  /** Ends the report early, and deletes incomplete files. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}
