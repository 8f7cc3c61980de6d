/** `tributary rehearse --serve`: a gateway for component tests. A header sets the faults of a request. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Source } from "graphql";
import { wantsPage } from "#gateway/console/console-page.ts";
import { streamTokenOf } from "#gateway/live/live.ts";
import { serve } from "#gateway/serve.ts";
import type { Config } from "#platform/config/config.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { IN_MEMORY } from "#subgraphs/kit/files/inbox-file.ts";
import { declaredStandIns, rehearsedDeclared } from "./declared.ts";
import { type Operation, operationsIn } from "./operations.ts";
import { type RehearsalResult, rehearse } from "./rehearse.ts";
import { type Faults, freshState, rehearsedFamilies, stageOf } from "./stage.ts";
import { faultsIn, StandIns } from "./stand-ins.ts";
import { VirtualTime } from "./virtual-time.ts";

const FAULT_HEADER = "x-rehearse-fault";
/** Time that the response would have taken, ms. */
const TIME_HEADER = "x-rehearse-ms";
const EXPOSED = "access-control-expose-headers";

/** An operation with its cells, as the console shows it. */
export interface ShownOperation extends RehearsalResult, Pick<Operation, "query"> {}

/** Settings of a process for tests only: it stores nothing and calls no real service. */
const isolated = (
  config: Config,
  port: number,
  standIns: StandIns,
  declared: readonly StandInFamily[],
): Config => ({
  ...config,
  port,
  host: "127.0.0.1",
  auth: { kind: "off" },
  families: rehearsedFamilies(config, standIns),
  listeners: {},
  localFamilies: [],
  rehearsal: true,
  declared: rehearsedDeclared(config, declared, standIns),
  supergraphFile: undefined,
  redisUrl: undefined,
  inboxUrl: undefined,
  inboxFile: IN_MEMORY,
  subgraphs: "in-process",
  workers: 1,
  console: true,
  introspection: true,
  telemetry: { traces: undefined, metrics: undefined, usage: undefined },
  corsLocalPages: true,
  corsHeaders: [...config.corsHeaders, FAULT_HEADER],
});

/** @returns the line to print when it listens */
export async function serveRehearsal(
  given: Config,
  sources: readonly Source[],
  port: number,
): Promise<string> {
  const declared = declaredStandIns(given);
  const time = new VirtualTime();
  time.install();
  const bugs: unknown[] = [];
  const standIns = new StandIns(time, (bug) => void bugs.push(bug), declared);
  const config = isolated(given, port, standIns, declared);
  const log = createLog("error", []);
  const shown: ShownOperation[] = [];
  /** Requests run one after another, because each begins with a fresh state. */
  let turn: Promise<unknown> = Promise.resolve();
  const opening = serve(config, log, {
    async add({ app, gateway }) {
      const stage = stageOf({ time, standIns, gateway, bugs });
      const context = { schema: gateway.apiSchema(), company: standIns.company };
      for (const operation of operationsIn(sources, context)) {
        const { query } = operation;
        shown.push({ ...(await rehearse(stage, config.limits, operation)), query });
      }
      const served = [...config.served, ...declared.map(({ service: { family } }) => family.name)];
      const timed = new WeakSet<FastifyRequest>();
      app.addHook("preHandler", async (request, reply) => {
        if (!mayCall(request)) return;
        let faults: Faults;
        try {
          faults = faultsIn(String(request.headers[FAULT_HEADER] ?? ""), served);
        } catch (error) {
          return sendRefusal(reply, 400, (error as Error).message, "BAD_USER_INPUT");
        }
        // Compression runs outside of this thread, so time would go on meanwhile.
        request.headers["accept-encoding"] = "identity";
        const before = turn;
        const ended = new Promise<void>((resolve) => void reply.raw.once("close", resolve));
        const ready = before.then(() => freshState(stage, faults));
        turn = ready
          .then(() => time.until(ended, () => !waitsForClient(request, reply)))
          .catch(() => undefined);
        await ready;
        timed.add(request);
      });
      app.addHook("onSend", async (request, reply) => {
        if (!timed.has(request)) return;
        void reply.header(TIME_HEADER, Math.round(time.ms));
        const exposed = reply.getHeader(EXPOSED);
        if (typeof exposed === "string") void reply.header(EXPOSED, `${exposed}, ${TIME_HEADER}`);
      });
      app.get("/console/api/rehearsal", async () => ({ operations: shown }));
      return { close: () => standIns.close() };
    },
  });
  const { url } = await opening.catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replaceAll("PORT", "--port"));
  });
  return `ready at ${url}\nThe header ${FAULT_HEADER}: <family>=<fault> sets the fault of a request.`;
}

/** Routes whose requests lead to REST calls. */
const CALLING = new Set(["/graphql", "/mcp", "/files/:token"]);

/** True for a request that may lead to REST calls. The console's page and event streams do not. */
function mayCall(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  if (!CALLING.has(routeOptions.url ?? "")) return false;
  return method !== "GET" || !(wantsPage(request) || streamTokenOf(request) !== undefined);
}

/** True while a client sends its request or reads its response; then real time passes. */
const waitsForClient = ({ raw: { complete } }: FastifyRequest, { raw }: FastifyReply): boolean =>
  !complete || raw.writableEnded || raw.writableLength > 0;
