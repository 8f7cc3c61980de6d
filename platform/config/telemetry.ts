/**
 * The settings of the traces and metrics of a process. Traces have the names that the OpenTelemetry
 * specification gives them.
 */
import {
  address,
  baseUrl,
  choice,
  InvalidValue,
  integer,
  isLoopback,
  longSecret,
  parsed,
  printable,
  secret,
} from "./kinds.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export const telemetry = {
  otlpEndpoint: parsed(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    undefined,
    "no traces",
    "Base URL of the collector that traces are sent to, by OTLP over HTTP in JSON; `/v1/traces` is added. Unset: no traces.",
    baseUrl,
  ),
  otlpTracesEndpoint: parsed(
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    undefined,
    "",
    "Instead of OTEL_EXPORTER_OTLP_ENDPOINT: the whole URL, to which nothing is added.",
    baseUrl,
  ),
  otlpHeaders: secret(
    parsed(
      "OTEL_EXPORTER_OTLP_HEADERS",
      {},
      "",
      "Headers for the collector, as `name=value,name=value`, values percent-encoded.",
      pairs,
    ),
  ),
  otlpTimeoutMs: integer(
    "OTEL_EXPORTER_OTLP_TIMEOUT",
    10_000,
    100,
    60_000,
    "Time limit of one message to the collector, ms.",
  ),
  serviceName: parsed(
    "OTEL_SERVICE_NAME",
    undefined,
    "tributary; tributary-<name> for a subgraph",
    "Name of the process in traces.",
    printable,
  ),
  resourceAttributes: parsed(
    "OTEL_RESOURCE_ATTRIBUTES",
    {},
    "",
    "Further attributes of the process in every trace, as `name=value,name=value`.",
    pairs,
  ),
  sampler: choice(
    "OTEL_TRACES_SAMPLER",
    SAMPLERS,
    "parentbased_always_on",
    "Choice of the operations that are traced. With `parentbased_…` a caller's `traceparent` decides if there is one:",
  ),
  samplerArg: parsed(
    "OTEL_TRACES_SAMPLER_ARG",
    1,
    "1",
    "Share of the operations that `traceidratio` traces, from 0 to 1.",
    share,
  ),
  spanDelayMs: integer(
    "OTEL_BSP_SCHEDULE_DELAY",
    5_000,
    10,
    60_000,
    "Delay after which traces are sent together, ms.",
  ),
  spanQueue: integer(
    "OTEL_BSP_MAX_QUEUE_SIZE",
    2_048,
    512,
    1_000_000,
    "Most spans that wait to be sent; further ones are dropped.",
  ),
  traceParent: choice(
    "TRACE_PARENT",
    ["follow", "link"],
    "follow",
    "Whether a trace continues the caller's `traceparent`, or is a new trace with a link to it, for callers that must not decide which operations are traced:",
  ),
  traceDocuments: choice(
    "TRACE_DOCUMENTS",
    ["on", "off"],
    "off",
    "Whether traces contain the text of documents, without literals; variables are never traced:",
  ),
  tracedFamilies: parsed(
    "TRACED_FAMILIES",
    [],
    "none",
    "Families that are sent `traceparent` and `tracestate`, separated by commas. Their documentation does not mention these headers.",
    (text) => text.split(",").map((name) => name.trim()),
  ),
  metricsPort: parsed(
    "METRICS_PORT",
    undefined,
    "",
    "Port at which `GET /metrics` answers; 0 takes a free one. Each process needs its own.",
    (text) => integer("METRICS_PORT", 0, 0, 65_535, "").read(text),
  ),
  metricsHost: parsed(
    "METRICS_HOST",
    "127.0.0.1",
    "127.0.0.1",
    "Address of METRICS_PORT; METRICS_TOKEN is required if it is not a loopback address.",
    address,
  ),
  usageFolder: parsed(
    "USAGE_FOLDER",
    undefined,
    "none: usage is not recorded",
    "Folder to which a gateway writes which client uses which fields and REST operations, once a minute and when it stops; each process writes a file of its own. `npm run -s usage` reads it.",
    printable,
  ),
  metricsToken: secret(
    parsed(
      "METRICS_TOKEN",
      undefined,
      "",
      "Bearer token that readers of `/metrics` must send. Without METRICS_PORT, metrics are served on the process's own port; without either setting there are no metrics.",
      longSecret,
    ),
  ),
};

type Values = { readonly [K in keyof typeof telemetry]: ReturnType<(typeof telemetry)[K]["read"]> };

export interface TraceSettings {
  /** Where spans are sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly serviceName: string | undefined;
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: Values["sampler"];
  readonly ratio: number;
  readonly delayMs: number;
  readonly queue: number;
  readonly parent: Values["traceParent"];
  readonly documents: boolean;
  /** Families whose requests carry the trace. */
  readonly families: ReadonlySet<string>;
}

export interface MetricsSettings {
  /** Undefined: the process's own. */
  readonly port: number | undefined;
  readonly host: string;
  readonly token: string | undefined;
}

/** Undefined is off. */
export interface TelemetrySettings {
  readonly traces: TraceSettings | undefined;
  readonly metrics: MetricsSettings | undefined;
  /** The folder for the usage by clients. */
  readonly usage: string | undefined;
}

export function telemetryOf(values: Values): TelemetrySettings {
  const { otlpEndpoint, otlpTracesEndpoint, metricsPort, metricsToken } = values;
  const url = otlpTracesEndpoint ?? (otlpEndpoint === undefined ? undefined : `${otlpEndpoint}/v1/traces`);
  return {
    traces:
      url === undefined
        ? undefined
        : {
            url,
            headers: values.otlpHeaders,
            timeoutMs: values.otlpTimeoutMs,
            serviceName: values.serviceName,
            resource: values.resourceAttributes,
            sampler: values.sampler,
            ratio: values.samplerArg,
            delayMs: values.spanDelayMs,
            queue: values.spanQueue,
            parent: values.traceParent,
            documents: values.traceDocuments === "on",
            families: new Set(values.tracedFamilies),
          },
    metrics:
      metricsPort === undefined && metricsToken === undefined
        ? undefined
        : { port: metricsPort, host: values.metricsHost, token: metricsToken },
    usage: values.usageFolder,
  };
}

/** What is wrong with values that are well formed each. */
export function* telemetryContradictions(values: Values, families: readonly string[]): Generator<string> {
  if (values.metricsPort !== undefined && !isLoopback(values.metricsHost) && !values.metricsToken)
    yield "METRICS_TOKEN is needed where METRICS_HOST is not a loopback address: anyone could read them";
  for (const name of values.tracedFamilies)
    if (!families.includes(name)) yield `TRACED_FAMILIES names no family: ${families.join(", ")}`;
}

const NAME = /^[\w.-]{1,128}$/;

/** `name=value` pairs as W3C Baggage writes them, which is what OpenTelemetry's variables take. */
export function pairs(text: string): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const part of text.split(",")) {
    const at = part.indexOf("=");
    const name = part.slice(0, Math.max(at, 0)).trim();
    if (!NAME.test(name)) throw new InvalidValue("must be pairs like name=value, separated by commas");
    read[name] = decoded(part.slice(at + 1).trim());
  }
  return read;
}

function decoded(text: string): string {
  try {
    return printable(decodeURIComponent(text));
  } catch {
    throw new InvalidValue("must have printable values, percent-encoded");
  }
}

function share(text: string): number {
  const value = Number(text);
  if (!/^[\d.]{1,20}$/.test(text) || !(value >= 0 && value <= 1))
    throw new InvalidValue("must be a number from 0 to 1");
  return value;
}
