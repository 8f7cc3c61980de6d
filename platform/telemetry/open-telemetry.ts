/**
 * OpenTelemetry's parts for traces. The packages are in a bundle of their own (`scripts/bundles.mjs`), which
 * is loaded with this module only if traces are configured.
 */
export { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
export { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
export {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";
export {
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from "@opentelemetry/semantic-conventions";
