/** `tributary rehearse --serve`: a gateway for component tests. A header sets the faults of one request. */
import type { FastifyRequest } from "fastify";
import type { Source } from "graphql";
import { serve } from "#gateway/serve.ts";
import type { Config } from "#platform/config/config.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { IN_MEMORY } from "#subgraphs/kit/files/inbox-file.ts";
import { declaredStandIns, rehearsedDeclared } from "./declared.ts";
import { type Operation, operationsIn } from "./operations.ts";
import { type Rehearsed, rehearse } from "./rehearse.ts";
import { type Faults, freshState, rehearsedFamilies, stageOf } from "./stage.ts";
import { faultsIn, StandIns } from "./stand-ins.ts";
import { VirtualTime } from "./virtual-time.ts";

export const FAULT_HEADER = "x-rehearse-fault";
/** Time that the answer would have taken, ms. */
const TIME_HEADER = "x-rehearse-ms";

/** An operation with its cells, as the console shows it. */
export interface ShownOperation extends Rehearsed {
  readonly query: string;
  readonly variables: Operation["variables"];
}

/** Settings of a process that nobody but tests calls: nothing is kept, and nothing real is called. */
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
  corsLocalPages: true,
  corsHeaders: [...config.corsHeaders, FAULT_HEADER],
});

/** @returns the sentence to print once it listens */
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
        const { query, variables } = operation;
        shown.push({ ...(await rehearse(stage, config.limits, operation)), query, variables });
      }
      app.addHook("preHandler", async (request, reply) => {
        if (!isOperation(request)) return;
        let faults: Faults;
        try {
          faults = faultsIn(String(request.headers[FAULT_HEADER] ?? ""), standIns.names);
        } catch (error) {
          return sendRefusal(reply, 400, (error as Error).message, "BAD_USER_INPUT");
        }
        const before = turn;
        const ended = new Promise<void>((resolve) => void reply.raw.once("close", resolve));
        const ready = before.then(() => freshState(stage, faults));
        turn = ready.then(() => time.until(ended, () => standIns.isAsked)).catch(() => undefined);
        await ready;
      });
      app.addHook("onSend", async (request, reply) => {
        if (isOperation(request)) void reply.header(TIME_HEADER, Math.round(time.ms));
      });
      app.get("/console/api/rehearsal", async () => ({ operations: shown }));
      return { close: () => standIns.close() };
    },
  });
  const { url } = await opening;
  return `ready at ${url}\nThe header ${FAULT_HEADER}: <family>=<fault> sets the fault of a request.`;
}

const isOperation = ({ method, url, headers: { accept = "" } }: FastifyRequest): boolean =>
  url.startsWith("/graphql") &&
  (method === "POST" || (method === "GET" && url.includes("query="))) &&
  !accept.includes("text/event-stream");
