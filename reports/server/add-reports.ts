/** The reports of a gateway: their routes, and the runs that these start. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ReportCaller, serveReports } from "./routes.ts";
import { type ReportHost, Runs } from "./runs.ts";
import type { WorkerProgram } from "./worker-process.ts";

export interface ReportsOptions {
  /** Where runs are stored. */
  readonly folder: string;
  readonly atOnce: number;
  readonly mostRows: number;
  readonly program: WorkerProgram;
  /** Finds out who calls; undefined once it has refused the request. */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<ReportCaller | undefined>;
  readonly execute: ReportHost["execute"];
}

/** Adds the routes of reports to an app that does not listen yet. */
export function addReports(app: FastifyInstance, options: ReportsOptions): { close(): void } {
  const { folder, atOnce, mostRows, program, authenticate, execute } = options;
  const runs = new Runs({ folder, atOnce, mostRows, program, host: { execute } });
  serveReports(app, { runs, authenticate });
  // Streams of events would hold up the end of the server.
  app.addHook("preClose", async () => runs.close());
  return { close: () => runs.close() };
}
