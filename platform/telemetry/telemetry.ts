/** Traces, metrics and usage of a process, as configured. */
import type { IncomingHttpHeaders } from "node:http";
import type { Span } from "@opentelemetry/api";
import type { TelemetrySettings } from "#platform/config/telemetry.ts";
import type { HttpInstrumentation } from "#platform/http/http-server.ts";
import { type Log, logAnswer } from "#platform/http/log.ts";
import { type ClientIdentity, clientOf } from "./clients.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { RecordingInstrumentation } from "./recording-instrumentation.ts";
import { type ServiceIdentity, serviceIdentity } from "./service-identity.ts";
import { kinds, openTracing, type Tracing } from "./tracing.ts";
import { UsageLog } from "./usage-log.ts";

export interface Telemetry {
  readonly service: ServiceIdentity;
  readonly metrics: Metrics | undefined;
  /** Observes a client's request from its arrival. */
  request(method: string, route: string, headers: IncomingHttpHeaders): RecordingInstrumentation;
  /** Observes an operation in a subgraph process. Its requests arrive one by one, each with its own parent span. */
  operation(): RecordingInstrumentation;
  /** Sends the remaining data. */
  close(): Promise<void>;
}

/**
 * Opens telemetry. Returns undefined if none is configured; then its packages are not loaded.
 * @param onUsageTrouble Called if the usage by clients cannot be written.
 */
export async function openTelemetry(
  { traces, metrics: asked, usage: folder }: TelemetrySettings,
  serviceName: string,
  onUsageTrouble: (cause: unknown) => void = () => undefined,
): Promise<Telemetry | undefined> {
  if (!traces && !asked && folder === undefined) return undefined;
  const service = serviceIdentity(traces?.serviceName ?? serviceName);
  const tracing = traces && (await openTracing(traces, service));
  const metrics = asked && (await openMetrics(service));
  const usage = folder === undefined ? undefined : new UsageLog(folder, service.instance, onUsageTrouble);
  const parts = { tracing, metrics, usage };
  return {
    service,
    metrics,
    request(method, route, headers) {
      const client = clientOf(headers);
      const span = tracing && requestSpan(tracing, method, route, headers, client);
      return new RecordingInstrumentation(parts, span, client);
    },
    operation: () => new RecordingInstrumentation(parts),
    async close() {
      await usage?.close();
      await tracing?.close();
    },
  };
}

/** Reports a server's requests to the log, and to metrics if they are on. */
export function httpInstrumentation(log: Log, metrics: Metrics | undefined): HttpInstrumentation {
  const logged = logAnswer(log);
  if (!metrics) return { answered: logged };
  return {
    asked: (method) => metrics.asked(method),
    answered(answered) {
      metrics.answered(answered);
      logged(answered);
    },
  };
}

function requestSpan(
  tracing: Tracing,
  method: string,
  route: string,
  headers: IncomingHttpHeaders,
  client: ClientIdentity | undefined,
): Span {
  const caller = tracing.callerOf(headers);
  const follows = tracing.settings.parent === "follow";
  return tracing.start(
    `${method} ${route}`,
    kinds.server,
    caller && follows ? tracing.within(caller) : tracing.none,
    {
      "http.request.method": method,
      "http.route": route,
      ...(client && { "graphql.client.name": client.name }),
      ...(client && client.version !== "" && { "graphql.client.version": client.version }),
    },
    caller && !follows ? [{ context: caller }] : undefined,
  );
}
