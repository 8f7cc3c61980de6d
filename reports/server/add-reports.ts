/** The reports of a gateway: their routes and runs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { servedOf } from "#reports/kit/definition/absent-families.ts";
import { type ReportHost, type ShownCaller, shownBy } from "./callers.ts";
import { EmbeddedJobs } from "./engine/embedded.ts";
import { type JobStore, RunEngine } from "./engine/engine.ts";
import type { ResultFiles } from "./files/result-files.ts";
import { type ReportCaller, serveReports } from "./routes.ts";
import { Runs, type RunsOptions } from "./runs.ts";
import { SavedFolder } from "./saved/saved-folder.ts";
import { MOST_BYTES, SavedReports } from "./saved/saved-reports.ts";
import type { SavedStore } from "./saved/saved-store.ts";
import { Schedules, type SchedulesOptions } from "./schedules/schedules.ts";
import type { WorkerProgram } from "./worker-process.ts";

export interface ReportsOptions {
  /** Folder of the stored runs. */
  readonly folder: string;
  readonly atOnce: number;
  readonly mostRows: number;
  readonly program: WorkerProgram;
  /** Identifies the caller. Undefined if the request was refused. */
  authenticate(shown: ShownCaller, reply: FastifyReply): Promise<ReportCaller | undefined>;
  /** Credentials in a request: its own headers and address, unless another process forwards it. */
  readonly shownBy?: (request: FastifyRequest) => ShownCaller;
  /** The families of the gateway, and its API schema. */
  readonly served?: { readonly families: readonly string[]; readonly schema: () => GraphQLSchema };
  /** Folder of saved reports. Without a folder they are saved in the store, if there is one. */
  readonly definitions?: string | undefined;
  readonly execute: ReportHost["execute"];
  /** Called with errors of the folder of runs. */
  readonly onProblem?: RunsOptions["onProblem"];
  /** True if the next run of the same owner may use the tables of a run. */
  readonly keepsHistories?: boolean;
  /** Options of scheduled runs. Undefined if schedules are off. */
  readonly schedules?: Omit<SchedulesOptions, "runs" | "saved"> | undefined;
  /** Jobs, files and saved reports of several gateways; by default those of one process. */
  readonly store?:
    | { readonly jobs: JobStore; readonly files: ResultFiles; readonly saved: SavedStore }
    | undefined;
}

/** Adds the routes of reports to an app that does not listen yet. */
export function addReports(app: FastifyInstance, options: ReportsOptions): { close(): Promise<void> } {
  const { folder, atOnce, mostRows, program, authenticate, served, execute, onProblem, store } = options;
  const { definitions } = options;
  const engine = new RunEngine(store?.jobs ?? new EmbeddedJobs({ folder }));
  const runs = new Runs({
    folder,
    engine,
    files: store?.files,
    atOnce,
    mostRows,
    program,
    served: served && servedOf(served.families, served.schema),
    host: { execute },
    scheduled: options.schedules,
    onProblem,
    keepsHistories: options.keepsHistories,
  });
  const saved = new SavedReports({
    store:
      definitions === undefined
        ? store?.saved
        : new SavedFolder({ folder: definitions, mostBytes: MOST_BYTES, onProblem }),
    catalog: runs.catalog,
    onProblem,
    onChange: () => void schedules?.update(),
  });
  serveReports(app, { runs, saved, authenticate, shownBy: options.shownBy ?? shownBy });
  const schedules = options.schedules && new Schedules({ ...options.schedules, runs, saved });
  workOn(runs, schedules);
  void schedules?.start().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : "unknown";
    options.schedules?.log.warn({ reason }, "the schedules of reports are not followed");
  });
  const close = async () => {
    schedules?.close();
    runs.close();
    await engine.close();
  };
  // Open event streams would delay the end of the server.
  app.addHook("preClose", close);
  return { close };
}

/** Starts to process the jobs of a gateway. */
export function workOn(runs: Runs, schedules: Schedules | undefined): void {
  runs.engine.work(
    {
      run: (job) => runs.takeOver(job),
      ...(schedules && {
        time: (job) => schedules.time(job),
        delivery: (job) => schedules.deliver(job),
      }),
    },
    (job) => runs.lost(job),
  );
}
