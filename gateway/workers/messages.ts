/**
 * Messages between the process that starts the workers and each worker, over the channel of `node:cluster`.
 */
import type { SecretValues } from "#platform/config/kinds.ts";
import type { Environment } from "#platform/config/setting.ts";
import type { StartedServices } from "#platform/config/started-services.ts";
import type { RateShare } from "#platform/limits/rate-share.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricValues } from "#platform/telemetry/metrics-sum.ts";

/** Input that a worker needs to start. */
export interface Setup {
  /** From 1: a worker that takes the place of another one has its number. */
  readonly number: number;
  /** The environment that settings are read from. It names `tributary.yaml` if the primary process found one. */
  readonly env: Environment;
  /** The texts of the files that settings are in, by path: all workers have the same, whenever they start. */
  readonly files: Readonly<Record<string, string>>;
  readonly services: StartedServices | undefined;
  /** The keys of file links, in base64. */
  readonly fileKeys: SecretValues<string>;
  /** Undefined where all share a store. */
  readonly rateShare: RateShare | undefined;
  /** A folder that all workers of the gateway have, and nobody else. */
  readonly folder: string;
  /** True if the worker serves reports. */
  readonly reports: boolean;
  /** True if SIGHUP reads the credentials again and does not end the process. */
  readonly reloads: boolean;
}

/** Report of a worker that listens. */
export interface Listening {
  readonly url: string;
  /** Addresses besides, as they are printed. */
  readonly lines: readonly string[];
}

export type ToWorker =
  | { readonly kind: "setup"; readonly setup: Setup }
  /** Asks for the metrics of this worker. */
  | { readonly kind: "values" }
  /** The metrics of all; undefined where they could not be summed up. */
  | { readonly kind: "metrics"; readonly metrics: MetricsText | undefined };

export type FromWorker =
  /** Asks for the setup. */
  | { readonly kind: "started" }
  | { readonly kind: "listening"; readonly listening: Listening }
  | { readonly kind: "values"; readonly values: MetricValues }
  /** Asks for the metrics of all. */
  | { readonly kind: "metrics" };

/** The folder of used links within the folder that the workers have. */
export const USED_LINKS = "used-links";
