/** `GET /metrics`: on a separate port, or on the process's own port for readers with the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "#platform/config/formats.ts";
import type { MetricsSettings } from "#platform/config/telemetry.ts";
import { errorCatalog } from "#platform/errors/catalog.ts";
import { createServer, portOf, sendRefusal } from "#platform/http/http-server.ts";
import { listen } from "#platform/http/lifecycle.ts";
import { answerToOwnNames } from "#platform/http/own-names.ts";
import type { MetricsText } from "./metrics.ts";

export const METRICS_PATH = "/metrics";

/** Source of `/metrics`: this process, or all workers. */
export interface MetricsSource {
  text(): Promise<MetricsText>;
}

/**
 * Returns a test for requests that may read operators' data: with METRICS_TOKEN, only requests that send it.
 * @param open True if everybody may read without a configured token.
 */
export function metricsReader(
  settings: MetricsSettings | undefined,
  open: boolean,
): (request: FastifyRequest) => boolean {
  if (settings?.token === undefined) return () => open;
  const expected = settings.token.map((token) => digest(`Bearer ${token}`));
  return ({ headers }) => {
    const shown = digest(headers.authorization ?? "");
    return expected.some((token) => timingSafeEqual(shown, token));
  };
}

function serveMetrics(app: FastifyInstance, metrics: MetricsSource, settings: MetricsSettings): void {
  const mayRead = metricsReader(settings, true);
  app.route({
    method: "GET",
    url: METRICS_PATH,
    config: { places: "none" },
    async onRequest(request, reply) {
      if (mayRead(request)) return;
      reply.header("www-authenticate", "Bearer");
      return sendRefusal(reply, 401, errorCatalog.UNAUTHENTICATED.message, "UNAUTHENTICATED");
    },
    async handler(_request, reply) {
      const { type, body } = await metrics.text();
      return reply.type(type).send(body);
    },
  });
}

/**
 * Serves metrics on the process's own server or, if they have their own port, on another server, which is
 * returned and does not listen yet.
 */
export function openMetricsServer(
  app: FastifyInstance,
  metrics: MetricsSource | undefined,
  settings: MetricsSettings | undefined,
): FastifyInstance | undefined {
  if (!metrics || !settings) return undefined;
  const own = settings.port === undefined ? undefined : createServer({ bodyBytes: 1_024 });
  if (own && isLoopback(settings.host)) answerToOwnNames(own);
  serveMetrics(own ?? app, metrics, settings);
  return own;
}

export async function listenForMetrics(
  app: FastifyInstance | undefined,
  settings: MetricsSettings | undefined,
  print: (line: string) => void = console.log,
): Promise<void> {
  if (!app || !settings) return;
  await listen(app, settings.host, settings.port ?? 0, "METRICS_");
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  print(`metrics at http://${host}:${portOf(app)}${METRICS_PATH}`);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
