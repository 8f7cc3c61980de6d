/** Probes of an orchestrator: `/livez` (also `/healthz`) and `/readyz`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Health } from "./health.ts";
import { isStopping, markStopping } from "./stopping.ts";

/** Readiness of a process, and the state of its parts. */
export interface Readiness {
  /** False if something that every operation may need has been away for longer than a restart takes. */
  readonly ready: boolean;
  readonly details: Health;
}

export interface ProbeOptions {
  readonly readiness: () => Readiness | Promise<Readiness>;
  /** True if the caller may read the details: the names of the families and their state. */
  readonly mayReadDetails: (request: FastifyRequest) => boolean;
}

/**
 * Serves the probes to everybody. `/readyz` answers 503 while the process stops and while it is not ready;
 * it shows details only if `mayReadDetails` allows it.
 */
export function serveProbes(app: FastifyInstance, { readiness, mayReadDetails }: ProbeOptions): void {
  const always = { exposeHeadRoute: true, config: { places: "none" } } as const;
  app.addHook("preClose", async () => markStopping(app));
  for (const url of ["/livez", "/healthz"]) app.get(url, always, async () => ({ status: "ok" }));
  app.get("/readyz", always, async (request, reply) => {
    if (isStopping(app)) return reply.code(503).send({ status: "stopping" });
    const { ready, details } = await readiness();
    const status = ready ? "ready" : "unavailable";
    return reply.code(ready ? 200 : 503).send({ status, ...(mayReadDetails(request) && details) });
  });
}
