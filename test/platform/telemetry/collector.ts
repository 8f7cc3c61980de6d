/** A collector in process: the spans that OpenTelemetry sends over HTTP in JSON. */
import { vi } from "vitest";
import { type Listener, startListener } from "#test/kit/listener.ts";
import { settings } from "#test/kit/settings.ts";

type Value =
  | { readonly stringValue: string }
  | { readonly intValue: number | string }
  | { readonly doubleValue: number }
  | { readonly boolValue: boolean }
  | { readonly arrayValue: { readonly values?: readonly Value[] } };

interface Attribute {
  readonly key: string;
  readonly value: Value;
}

/** Members of a span in the protocol that tests read. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly traceState?: string;
  readonly name: string;
  readonly kind: 1 | 2 | 3;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly Attribute[];
  readonly events?: readonly { readonly name: string; readonly attributes?: readonly Attribute[] }[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: number; readonly message?: string };
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

type Plain = string | number | boolean | readonly Plain[];

export interface Span extends Pick<SentSpan, "traceId" | "spanId" | "parentSpanId" | "traceState" | "name"> {
  readonly service: string;
  readonly kind: "internal" | "server" | "client";
  readonly attributes: Readonly<Record<string, Plain>>;
  readonly events: readonly { readonly name: string; readonly attributes: Readonly<Record<string, Plain>> }[];
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly failed: boolean;
  readonly status: SentSpan["status"];
}

export interface Collector extends AsyncDisposable {
  readonly listener: Listener;
  /** Settings of a deployment that sends its traces here without delay. */
  readonly environment: Readonly<Record<string, string>>;
  spans(): Span[];
  /** The attributes of the process that sent each message. */
  resources(): Readonly<Record<string, Plain>>[];
  /** The spans of a trace, after spans with these names have arrived. */
  trace(traceId: string, ...names: readonly string[]): Promise<Span[]>;
}

const KINDS = { 1: "internal", 2: "server", 3: "client" } as const;

export async function startCollector(): Promise<Collector> {
  const listener = await startListener();
  const spans = () => listener.heard.flatMap(({ text }) => spansIn(JSON.parse(text) as ExportRequest));
  return {
    listener,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: listener.url,
      ...settings({ telemetry: { traces: { delayMs: 20 } } }),
    },
    spans,
    resources: () =>
      listener.heard.flatMap(({ text }) =>
        (JSON.parse(text) as ExportRequest).resourceSpans.map(({ resource }) => plain(resource.attributes)),
      ),
    trace: (traceId, ...names) =>
      vi.waitFor(
        () => {
          const found = spans().filter((span) => span.traceId === traceId);
          const missing = names.filter((name) => !found.some((span) => span.name === name));
          if (found.length === 0 || missing.length > 0)
            throw new Error(`no ${missing.join(", ")} among ${found.map(({ name }) => name).join(", ")}`);
          return found;
        },
        { timeout: 20_000, interval: 20 },
      ),
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}

function spansIn({ resourceSpans }: ExportRequest): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(plain(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => spanOf(service, span)));
  });
}

function spanOf(service: string, span: SentSpan): Span {
  const { traceId, spanId, parentSpanId, traceState, name, kind, status } = span;
  return {
    service,
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    ...(traceState && { traceState }),
    name,
    kind: KINDS[kind],
    attributes: plain(span.attributes),
    events: (span.events ?? []).map((event) => ({ name: event.name, attributes: plain(event.attributes) })),
    links: (span.links ?? []).map((link) => ({ traceId: link.traceId, spanId: link.spanId })),
    failed: status?.code === 2,
    status,
  };
}

const plain = (attributes: readonly Attribute[] = []): Record<string, Plain> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)]));

function plainValue(value: Value): Plain {
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ("intValue" in value) return Number(value.intValue);
  return Object.values(value)[0] as string | number | boolean;
}

/** A caller's `traceparent`, with the id of its trace. */
export function callerTrace(sampled = true): {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceparent: string;
} {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join("");
  const [traceId, spanId] = [`a${hex(31)}`, `b${hex(15)}`];
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${sampled ? "01" : "00"}` };
}

/** The spans below a span, at any depth. */
export function descendantsOf(spans: readonly Span[], parent: Span): Span[] {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  return children.flatMap((child) => [child, ...descendantsOf(spans, child)]);
}

/** The only span of this name. @throws if there is none, or if there are several */
export function only(spans: readonly Span[], name: string): Span {
  const [span, ...others] = spans.filter((one) => one.name === name);
  if (!span || others.length > 0)
    throw new Error(
      `${others.length + (span ? 1 : 0)} of ${name} among ${spans.map((one) => one.name).join(", ")}`,
    );
  return span;
}
