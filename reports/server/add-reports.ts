/** The reports of a gateway: their routes, and the runs that these start. */
import type { FastifyInstance } from "fastify";
import { TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { type ReportCaller, serveReports } from "./routes.ts";
import { type ReportHost, Runs, type ShownCaller } from "./runs.ts";
import type { WorkerProgram } from "./worker-process.ts";

export interface ReportsOptions {
  /** Where runs are stored. */
  readonly folder: string;
  readonly atOnce: number;
  readonly mostRows: number;
  readonly program: WorkerProgram;
  /** Finds out who calls. @throws TributaryError for who does not show it */
  authenticate(shown: ShownCaller): Promise<ReportCaller>;
  readonly execute: ReportHost["execute"];
}

/** Adds the routes of reports to an app that does not listen yet. */
export function addReports(app: FastifyInstance, options: ReportsOptions): { close(): void } {
  const { folder, atOnce, mostRows, program, authenticate, execute } = options;
  const runs = new Runs({ folder, atOnce, mostRows, program, host: { execute } });
  serveReports(app, {
    runs,
    async authenticate(request, reply) {
      try {
        return await authenticate({ headers: request.headers, address: request.ip });
      } catch (error) {
        if (!(error instanceof TributaryError)) throw error;
        reply.header("www-authenticate", "Bearer");
        void sendRefusal(reply, 401, error.message, error.code);
        return undefined;
      }
    },
  });
  // Streams of events would hold up the end of the server.
  app.addHook("preClose", async () => runs.close());
  return { close: () => runs.close() };
}
