/** Settings of traces, metrics and the usage by clients. Variables of traces have OpenTelemetry's names. */
import { address, baseUrl, longSecret } from "#platform/config/formats.ts";
import {
  choice,
  flag,
  integer,
  list,
  printableText,
  share,
  text,
  textsByName,
  turning,
} from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";

const attributes = textsByName({ check: (name) => name });

export const telemetry = {
  traces: {
    endpoint: setting(text({ parse: baseUrl }), {
      env: "OTEL_EXPORTER_OTLP_ENDPOINT",
      normally: "no traces",
      means: "Base URL of the collector of traces. They are sent by OTLP over HTTP in JSON, to `/v1/traces`.",
    }),
    url: setting(text({ parse: baseUrl }), {
      formerly: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
      means: "Whole URL instead of `endpoint`.",
    }),
    headers: setting(attributes, {
      env: "OTEL_EXPORTER_OTLP_HEADERS",
      secret: true,
      normal: {},
      means: "Headers for the collector.",
    }),
    timeoutMs: setting(integer({ min: 100, max: 60_000 }), {
      formerly: "OTEL_EXPORTER_OTLP_TIMEOUT",
      normal: 10_000,
      means: "Time limit of one message to the collector, ms.",
    }),
    serviceName: setting(printableText, {
      env: "OTEL_SERVICE_NAME",
      normally: "tributary; tributary-<name> for a subgraph",
      means: "Name of the process in traces.",
    }),
    resource: setting(attributes, {
      formerly: "OTEL_RESOURCE_ATTRIBUTES",
      normal: {},
      means: "Further attributes of the process in every trace.",
    }),
    sampler: setting(
      choice({
        of: [
          "always_on",
          "always_off",
          "traceidratio",
          "parentbased_always_on",
          "parentbased_always_off",
          "parentbased_traceidratio",
        ],
      }),
      {
        formerly: "OTEL_TRACES_SAMPLER",
        normal: "parentbased_always_on",
        means:
          "Choice of the traced operations. With `parentbased_…` a caller's `traceparent` decides if there is one.",
      },
    ),
    ratio: setting(share, {
      formerly: "OTEL_TRACES_SAMPLER_ARG",
      normal: 1,
      means: "Share of operations for `traceidratio`, from 0 to 1.",
    }),
    delayMs: setting(integer({ min: 10, max: 60_000 }), {
      formerly: "OTEL_BSP_SCHEDULE_DELAY",
      normal: 5_000,
      means: "Time between two messages to the collector, ms.",
    }),
    queue: setting(integer({ min: 512, max: 1_000_000 }), {
      formerly: "OTEL_BSP_MAX_QUEUE_SIZE",
      normal: 2_048,
      means: "Most spans that wait to be sent; further ones are dropped.",
    }),
    parent: setting(choice({ of: ["follow", "link"] }), {
      formerly: "TRACE_PARENT",
      normal: "follow",
      means:
        "Use of the caller's `traceparent`: continue its trace, or link to it. `link` is for callers that must not decide which operations are traced.",
    }),
    documents: setting(flag, {
      formerly: "TRACE_DOCUMENTS",
      normal: false,
      means: "Traces contain the text of documents. Literals are left out; variables are never traced.",
    }),
    families: setting(list({ item: (name) => name }), {
      formerly: "TRACED_FAMILIES",
      normal: [],
      means:
        "Families that are sent `traceparent` and `tracestate`. Their documentation does not mention these headers.",
    }),
  },
  metrics: {
    port: setting(integer({ min: 0, max: 65_535 }), {
      env: "METRICS_PORT",
      normally: "the process's own, if there is a token",
      means:
        "Port of `GET /metrics`; 0 takes a free one. Each process needs its own. Without port and token there are no metrics.",
    }),
    host: setting(text({ parse: address }), {
      env: "METRICS_HOST",
      normal: "127.0.0.1",
      means: "Address of this port. `token` is required if it is not a loopback address.",
    }),
    token: setting(turning({ parse: longSecret }), {
      env: "METRICS_TOKEN",
      secret: true,
      means: "Bearer token that readers of `/metrics` must send.",
    }),
  },
  usageFolder: setting(printableText, {
    formerly: "USAGE_FOLDER",
    normally: "none: usage is not recorded",
    means:
      "Folder of the usage of fields and REST operations by client. A gateway writes it once a minute and when it stops; each process writes a file of its own. `npm run -s usage` reads it.",
  }),
};
