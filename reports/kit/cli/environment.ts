/** What the command line is started in, and how it ends. */
import type { Writable } from "node:stream";
import type { Environment } from "#platform/config/setting.ts";
import type { ClientOptions, Connected } from "#reports/kit/asking/client.ts";
import type { Served } from "#reports/kit/definition/absent-families.ts";
import type { ReportDefinition } from "#reports/kit/definition/definition.ts";

/** How a report ends: complete, not run because of an error, or lacking something; a signal has its own code. */
export const exits = { complete: 0, failed: 1, incomplete: 2 } as const;

export interface CommandLineEnvironment {
  readonly reports: readonly ReportDefinition[];
  readonly stdout: Writable;
  readonly stderr: NodeJS.WriteStream | Writable;
  readonly env: Environment;
  /** Where a report asks: a gateway at a URL, or our own. */
  connect(url: string | undefined, asking: ClientOptions): Promise<Connected>;
  /** What our own gateway has of the API; undefined where that is everything. */
  served?(): Promise<Served | undefined>;
  /** Ends the report early: nothing is left of what it began to write. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}
