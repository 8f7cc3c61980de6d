/** The configuration of the traces and metrics of a process. */
import { isLoopback } from "./formats.ts";
import type { SecretValues } from "./kinds.ts";
import type { telemetry } from "./sections/telemetry.ts";
import type { ValuesOf } from "./setting.ts";

type Values = ValuesOf<typeof telemetry>;

export interface TraceSettings {
  /** The collector's URL. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly serviceName: string | undefined;
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: Values["traces"]["sampler"];
  readonly ratio: number;
  readonly delayMs: number;
  readonly queue: number;
  readonly parent: Values["traces"]["parent"];
  readonly documents: boolean;
  /** Families whose requests carry `traceparent` and `tracestate`. */
  readonly families: ReadonlySet<string>;
}

export interface MetricsSettings {
  /** Undefined: metrics are served on the port of the process. */
  readonly port: number | undefined;
  readonly host: string;
  readonly token: SecretValues<string> | undefined;
}

/** Telemetry of a process. A part that is undefined is off. */
export interface TelemetrySettings {
  readonly traces: TraceSettings | undefined;
  readonly metrics: MetricsSettings | undefined;
  /** The folder for the usage by clients. */
  readonly usage: string | undefined;
}

export function telemetryOf({ traces, metrics, usageFolder }: Values): TelemetrySettings {
  const { endpoint, url: whole, families, ...others } = traces;
  const url = whole ?? (endpoint === undefined ? undefined : `${endpoint}/v1/traces`);
  return {
    traces: url === undefined ? undefined : { url, ...others, families: new Set(families) },
    metrics: metrics.port === undefined && metrics.token === undefined ? undefined : metrics,
    usage: usageFolder,
  };
}

/** Yields a message for each contradiction between valid values. */
export function* telemetryContradictions(
  { traces, metrics }: Values,
  families: readonly string[],
): Generator<string> {
  if (metrics.port !== undefined && !isLoopback(metrics.host) && !metrics.token)
    yield "METRICS_TOKEN is needed where METRICS_HOST is not a loopback address: anyone could read them";
  for (const name of traces.families)
    if (!families.includes(name))
      yield `telemetry.traces.families names no family with ${name}: ${families.join(", ")}`;
}
