/** Messages between the primary process and each worker, over the channel of `node:cluster`. */
import type { SecretValues } from "#platform/config/kinds.ts";
import type { Environment } from "#platform/config/setting.ts";
import type { StartedServices } from "#platform/config/started-services.ts";
import type { RateShare } from "#platform/limits/rate-share.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricValues } from "#platform/telemetry/metrics-sum.ts";

/** Input that a worker needs to start. */
export interface Setup {
  /** Number of the worker, from 1. A worker that replaces another one has its number. */
  readonly number: number;
  /** Environment for the settings. It names `tributary.yaml` if the primary process found one. */
  readonly env: Environment;
  /** Texts of the settings' files by path. All workers have the same texts, whenever they start. */
  readonly files: Readonly<Record<string, string>>;
  readonly services: StartedServices | undefined;
  /** The keys of file links, in base64. */
  readonly fileKeys: SecretValues<string>;
  /** Undefined if the workers share a store. */
  readonly rateShare: RateShare | undefined;
  /** A folder that only the workers of this gateway use. */
  readonly folder: string;
  /** True if the worker serves reports. */
  readonly reports: boolean;
  /** True if SIGHUP reads the credentials again and does not end the process. */
  readonly reloads: boolean;
}

/** Report of a worker that listens. */
export interface ListeningReport {
  readonly url: string;
  /** Lines with further addresses, to be printed. */
  readonly lines: readonly string[];
}

export type ToWorker =
  | { readonly kind: "setup"; readonly setup: Setup }
  /** Asks for the metrics of this worker. */
  | { readonly kind: "values" }
  /** The metrics of all workers. Undefined if the sum failed. */
  | { readonly kind: "metrics"; readonly metrics: MetricsText | undefined };

export type FromWorker =
  /** Asks for the setup. */
  | { readonly kind: "started" }
  | { readonly kind: "listening"; readonly listening: ListeningReport }
  | { readonly kind: "values"; readonly values: MetricValues }
  /** Asks for the metrics of all workers. */
  | { readonly kind: "metrics" };

/** Name of the subfolder of used links in the workers' folder. */
export const USED_LINKS = "used-links";
