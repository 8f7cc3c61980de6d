/**
 * Traces: how spans are made, sent, and known to the other side. OpenTelemetry's packages are loaded
 * where traces are asked for, and only then. No context is kept by the runtime: it is handed on.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Attributes, Context, Link, Span, SpanContext } from "@opentelemetry/api";
import type { TraceSettings } from "#platform/config/telemetry.ts";
import type { TraceHeaders } from "./instrumentation.ts";
import type { ServiceIdentity } from "./service-identity.ts";

/** The kinds of spans; OpenTelemetry's numbers, whose module is not loaded for their sake. */
export const kinds = { internal: 0, server: 1, client: 2 } as const;

/** The status of a span that failed, without a word: messages may hold what clients sent. */
export const FAILED = { code: 2 } as const;

export interface Tracing {
  readonly settings: Pick<TraceSettings, "documents" | "families" | "parent">;
  /** The context of what has no parent. */
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
  /** The caller's span, where its request names one. */
  callerOf(headers: IncomingHttpHeaders): SpanContext | undefined;
  headersOf(span: Span): TraceHeaders;
  /** Sends what is left. */
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
    // The default has `telemetry.sdk.*`.
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
    // A collector that is away must not keep a process from ending.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** As the specification bounds it. */
const MAX_STATE = 512;
/** Later versions may add parts to the end; the first one may not. */
const PARENT = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** @see https://www.w3.org/TR/trace-context/#traceparent-header */
function parentIn(header: string): SpanContext | undefined {
  const [, version, traceId = "", spanId = "", flags = "", more] = PARENT.exec(header) ?? [];
  if (version === undefined || (version === "00" && more !== undefined)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}
