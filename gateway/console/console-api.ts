/**
 * The console's own routes beside GraphQL: the caller, the cost of a document, the state of the families and,
 * in development, faults of the stand-in services. Callers are identified as for `/graphql`. No route calls a
 * family. The schema is at `/schema.graphql`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { selectable } from "#gateway/execution/selectable.ts";
import type { Gateway } from "#gateway/gateway.ts";
import { example } from "#gateway/schemas/supergraph.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import {
  type AuthenticatedCaller,
  mayTrace,
  TRACE_SCOPE,
  unknownCaller,
} from "#subgraphs/kit/access/authentication.ts";
import { WINDOW_MINUTES } from "#subgraphs/kit/rest/recent-calls.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

export interface ConsoleSettings {
  /** Address of Apollo Sandbox, if its pages may call the gateway. */
  readonly sandbox: string | undefined;
  /** Families that stand-in services serve. */
  readonly demo: readonly string[];
  /** True if stand-in data is served beside real data, or in production. The console then warns the user. */
  readonly demoWarning: boolean;
  /** True if the console may set faults of the stand-in services. */
  readonly faults: boolean;
  /** True if the process rehearses documents. The console then shows a page for them. */
  readonly rehearsal?: boolean;
  /** The longest page, and the most REST calls and objects of one operation. */
  readonly limits: Pick<QueryLimits, "objects" | "pageSize"> & { readonly calls: number };
}

interface Options {
  readonly gateway: Gateway;
  readonly settings: ConsoleSettings;
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  readonly callerOf: (request: FastifyRequest) => AuthenticatedCaller | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Fields) : {};
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Serves the routes below `/console/api/`. */
export function serveConsoleApi(app: FastifyInstance, options: Options): void {
  const { gateway, settings, identify } = options;
  const callerOf = (request: FastifyRequest) => options.callerOf(request) ?? unknownCaller;
  // Built at the first use, because a gateway may never need it.
  const first = perSchema(gateway.apiSchema, (schema) => selectable(example("linked"), schema));
  for (const { upstream } of gateway.families()) upstream.watchRecent();

  app.get("/console/api/session", { onRequest: identify }, async (request) => {
    const { authenticated, subject, email, scopes } = callerOf(request);
    const { calls, objects, pageSize } = settings.limits;
    return {
      authenticated,
      subject,
      email,
      scopes: [...scopes].sort(),
      limits: { calls, objects, pageSize },
      trace: mayTrace(callerOf(request)),
      traceScope: TRACE_SCOPE,
      demo: settings.demo,
      demoWarning: settings.demoWarning,
      first: first(),
      faults: settings.faults,
      rehearsal: settings.rehearsal === true,
      sandbox: settings.sandbox,
    };
  });

  app.post("/console/api/estimate", { onRequest: identify }, async (request, reply) => {
    const { query, operationName, variables } = fieldsOf(request.body);
    if (typeof query !== "string")
      return sendRefusal(reply, 400, "The body needs the member `query`, a text", "BAD_USER_INPUT");
    return gateway.estimate(
      { query, operationName: textOf(operationName), variables: fieldsOf(variables) },
      callerOf(request),
    );
  });

  app.get("/console/api/families", { onRequest: identify }, async (request) => {
    const context = gateway.open({ headers: request.headers, caller: callerOf(request) });
    try {
      const faults = settings.faults ? await faultsOf(gateway, settings.demo) : {};
      return {
        windowMinutes: WINDOW_MINUTES,
        families: gateway
          .families()
          .map(({ name, upstream }) =>
            stateOf(name, upstream, upstream.ratesOf(context.operation), faults[name] ?? ""),
          ),
      };
    } finally {
      context.end();
    }
  });

  app.get("/console/api/declared", { onRequest: identify }, async () => gateway.declaredFamilies());

  app.put<{ Params: { family: string } }>(
    "/console/api/faults/:family",
    { onRequest: identify },
    async (request, reply) => {
      const { family } = request.params;
      const profile = textOf(fieldsOf(request.body)["profile"]);
      if (!settings.faults || !settings.demo.includes(family))
        return sendRefusal(
          reply,
          404,
          "Faults can be set of stand-in services in development only",
          "NOT_FOUND",
        );
      if (profile === undefined)
        return sendRefusal(reply, 400, "The body needs the member `profile`, a text", "BAD_USER_INPUT");
      const address = faultAddress(gateway, family);
      const before = await faultsOf(gateway, settings.demo);
      const response = await fetch(address, {
        method: "PUT",
        body: JSON.stringify({ ...before, [family]: profile }),
      });
      if (!response.ok)
        return sendRefusal(reply, 400, "The stand-in service does not know this fault", "BAD_USER_INPUT");
      return { family, profile };
    },
  );
}

/** Address that sets the faults of the stand-in services, at the origin of the family's base URL. */
function faultAddress(gateway: Gateway, family: string): URL {
  const upstream = gateway.families().find(({ name }) => name === family)?.upstream;
  return new URL("/__faults", upstream?.settings.baseUrl);
}

/** The fault profiles that are set now, by family. */
async function faultsOf(
  gateway: Gateway,
  demo: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const [family] = demo;
  if (family === undefined) return {};
  try {
    const response = await fetch(faultAddress(gateway, family));
    const profiles = fieldsOf(await response.json());
    return Object.fromEntries(
      Object.entries(profiles).flatMap(([name, text]) =>
        typeof text === "string" && text !== "" ? [[name, text]] : [],
      ),
    );
  } catch {
    return {}; // stand-in services that do not answer have no faults that could be shown
  }
}

/**
 * State of a family as observed by this process.
 * @param fault The fault profile of its stand-in service; empty if none is set.
 */
function stateOf(
  family: string,
  upstream: RestClient,
  { throttledMs, rates }: ReturnType<RestClient["ratesOf"]>,
  fault: string,
) {
  const { circuit, recent, credentialState, difference } = upstream;
  const summary = recent?.summary() ?? { calls: 0, failed: 0, p50Ms: undefined, p95Ms: undefined };
  const [seen, reason] = healthOf(circuit, throttledMs, summary.failed, summary.calls);
  // Calls made before the fault was set do not show its effect.
  const health = fault !== "" && seen === "ok" ? "degraded" : seen;
  return {
    family,
    fault,
    health,
    reason: [fault === "" ? "" : `the fault ${fault} is switched on`, reason].filter(Boolean).join(", "),
    circuit,
    ...summary,
    throttledUntil: throttledMs > 0 ? new Date(Date.now() + throttledMs).toISOString() : undefined,
    rates: rates.map(({ operation, limit, perMs, remaining }) => ({
      operation,
      limit,
      windowSeconds: perMs === undefined ? undefined : perMs / 1_000,
      remaining,
    })),
    credential: CREDENTIAL_WORDS[credentialState],
    contract: contractOf(difference),
  };
}

const CREDENTIAL_WORDS = {
  caller: "from the caller",
  there: "configured",
  missing: "not there yet",
} as const;
/** Most members that are named for each kind of difference. */
const MOST_MEMBERS = 5;

/** The latest difference from the contract. Unknown names are counted, not shown. */
export function contractOf(seen: RestClient["difference"]) {
  if (!seen) return { differs: false };
  const { missing, otherType, unknown } = seen.differences;
  return {
    differs: true,
    operation: seen.operation,
    at: new Date(seen.at).toISOString(),
    missing: missing.slice(0, MOST_MEMBERS),
    otherType: otherType.slice(0, MOST_MEMBERS),
    unknown: unknown.length,
  };
}

function healthOf(
  circuit: RestClient["circuit"],
  throttledMs: number,
  failed: number,
  calls: number,
): readonly ["ok" | "degraded" | "down", string] {
  if (circuit === "open") return ["down", "its circuit breaker is open"];
  if (throttledMs > 0) return ["degraded", "it asked for a pause"];
  if (circuit === "half-open") return ["degraded", "its circuit breaker tries it again"];
  if (failed > 0 && failed * 20 >= calls) return ["degraded", `${failed} of ${calls} calls failed`];
  return ["ok", ""];
}
