/**
 * Traces: creates spans, sends them, and passes their context on by headers. OpenTelemetry's packages are loaded
 * only if traces are configured. Contexts are passed as arguments, not stored by the runtime.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Attributes, Context, Link, Span, SpanContext } from "@opentelemetry/api";
import type { TraceSettings } from "#platform/config/telemetry.ts";
import type { TraceHeaders } from "./instrumentation.ts";
import type { ServiceIdentity } from "./service-identity.ts";

/** Kinds of spans by OpenTelemetry's numbers, which are repeated here so that its module need not be loaded. */
export const kinds = { internal: 0, server: 1, client: 2 } as const;

/** Status of a failed span, without a message, because messages may contain input of clients. */
export const FAILED = { code: 2 } as const;

export interface Tracing {
  readonly settings: Pick<TraceSettings, "documents" | "families" | "parent">;
  /** Context for a span without parent. */
  readonly none: Context;
  start(
    name: string,
    kind: (typeof kinds)[keyof typeof kinds],
    parent: Context,
    attributes: Attributes,
    links?: Link[],
  ): Span;
  /** Context for the children of a span, of this process or another. */
  within(span: Span | SpanContext): Context;
  /** Span context of the caller, if the request has a valid one. */
  callerOf(headers: IncomingHttpHeaders): SpanContext | undefined;
  headersOf(span: Span): TraceHeaders;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export async function openTracing(settings: TraceSettings, service: ServiceIdentity): Promise<Tracing> {
  const [
    { createTraceState, isSpanContextValid, ROOT_CONTEXT, trace },
    { BasicTracerProvider, BatchSpanProcessor, OTLPTraceExporter, ...sdk },
  ] = await Promise.all([import("@opentelemetry/api"), import("./open-telemetry.ts")]);
  const { ATTR_SERVICE_INSTANCE_ID, ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } = sdk;
  const { defaultResource, resourceFromAttributes } = sdk;

  function samplerOf() {
    const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } = sdk;
    const roots = {
      always_on: () => new AlwaysOnSampler(),
      always_off: () => new AlwaysOffSampler(),
      traceidratio: () => new TraceIdRatioBasedSampler(settings.ratio),
    };
    const [, parentBased, name] = /^(parentbased_)?(.+)$/.exec(settings.sampler) ?? [];
    const root = roots[name as keyof typeof roots]();
    return parentBased ? new ParentBasedSampler({ root }) : root;
  }

  const { url, headers, timeoutMs: timeoutMillis } = settings;
  const provider = new BasicTracerProvider({
    // The default resource has the attributes `telemetry.sdk.*`.
    resource: defaultResource().merge(
      resourceFromAttributes({
        [ATTR_SERVICE_VERSION]: service.version,
        [ATTR_SERVICE_INSTANCE_ID]: service.instance,
        ...settings.resource,
        [ATTR_SERVICE_NAME]: service.name,
      }),
    ),
    sampler: samplerOf(),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url, headers, timeoutMillis }), {
        maxQueueSize: settings.queue,
        scheduledDelayMillis: settings.delayMs,
      }),
    ],
  });
  const tracer = provider.getTracer("tributary", service.version);

  return {
    settings,
    none: ROOT_CONTEXT,
    start: (name, kind, parent, attributes, links) =>
      tracer.startSpan(name, { kind, attributes, ...(links && { links }) }, parent),
    within: (span) =>
      "spanContext" in span
        ? trace.setSpan(ROOT_CONTEXT, span)
        : trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true }),
    callerOf({ traceparent, tracestate }) {
      const parent = typeof traceparent === "string" ? parentIn(traceparent) : undefined;
      if (!parent || !isSpanContextValid(parent)) return undefined;
      return typeof tracestate === "string" && tracestate.length <= MAX_STATE
        ? { ...parent, traceState: createTraceState(tracestate) }
        : parent;
    },
    headersOf(span) {
      const { traceId, spanId, traceFlags, traceState } = span.spanContext();
      const state = traceState?.serialize();
      return {
        traceparent: `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, "0")}`,
        ...(state && { tracestate: state }),
      };
    },
    // An unreachable collector must not keep a process from ending.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Longest `tracestate` that is read, in characters, as in the specification. */
const MAX_STATE = 512;
/** Form of `traceparent`. Later versions may append parts; version 00 may not. */
const PARENT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** @see https://www.w3.org/TR/trace-context/#traceparent-header */
function parentIn(header: string): SpanContext | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = PARENT.exec(header) ?? [];
  if (version === undefined || (version === "00" && more !== undefined)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}
