/**
 * Connects the reports with the gateway. Reports call the gateway only through the functions that are passed here.
 */
import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { printSchema } from "graphql";
import type { Config } from "#platform/config/config.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { codeOf } from "#platform/errors/code-of.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { createServer } from "#platform/http/http-server.ts";
import { StartError } from "#platform/http/lifecycle.ts";
import { type Log, logBug } from "#platform/http/log.ts";
import { addReports, type ReportsOptions } from "#reports/server/add-reports.ts";
import { RUN_SCOPE } from "#reports/server/addresses.ts";
import type { ShownCaller } from "#reports/server/callers.ts";
import { forwardReports, shownByForwarded } from "#reports/server/forward.ts";
import { SavedTable } from "#reports/server/saved/saved-table.ts";
import { refuseCaller } from "#subgraphs/kit/access/authentication.ts";
import type { Addition, OpenedGateway } from "./serve.ts";

/** Relative to the bundle that starts it (`dist/gateway/`), not to this source. */
const WORKER = fileURLToPath(new URL("../reports/worker.js", import.meta.url));

/** Bytes of headers that a forwarded request has in addition to those of its caller. */
const OWN_HEADER_BYTES = 4_096;

/** Scheduled runs have a separate token, and the caller of that token. */
function schedulesOf(
  authenticate: OpenedGateway["authenticate"],
  { schedules }: Config["reports"],
  log: Log,
) {
  if (!schedules) return undefined;
  const { token, folder, hosts, secret, mail } = schedules;
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const caller: ShownCaller = {
    headers: { ...(authorization !== undefined && { authorization }) },
    rawHeaders: authorization === undefined ? [] : ["authorization", authorization],
    address: "",
  };
  return {
    caller,
    log,
    delivery: { folder, hosts, secret, mail },
    async identify() {
      try {
        const { subject, scopes } = await authenticate(caller);
        if (scopes.has("*")) return subject ?? "";
        return scopes.has(RUN_SCOPE) ? subject : undefined;
      } catch (error) {
        if (error instanceof TributaryError) return undefined;
        throw error;
      }
    },
  };
}

const nothingAdded = { close() {} };

/** Reason why runs cannot be stored in a folder. Undefined if they can. */
function whyNotWritable(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** The engine of the reports. The package leaves it to its user, because it is larger than the rest. */
const ENGINE = "@duckdb/node-api";

function isInstalled(name: string): boolean {
  try {
    createRequire(WORKER).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * False if the engine is missing, the program of the runs was left out (`npm run dist -- --without reports`) or the
 * reports folder cannot be written. The log says which.
 */
export function canServeReports({ reports }: Config, log: Log): boolean {
  if (!existsSync(dirname(WORKER))) return false;
  if (!isInstalled(ENGINE)) {
    log.warn(`reports are not served: they need DuckDB, which npm install ${ENGINE} adds`);
    return false;
  }
  const reason = whyNotWritable(reports.folder);
  if (reason === undefined) return true;
  log.warn({ reason }, "reports are not served: REPORTS_FOLDER is not a folder that can be written");
  return false;
}

/** Options with which reports call a gateway. */
const optionsOf = (
  { gateway, authenticate }: OpenedGateway,
  { reports, limits, served, families, declared }: Config,
  log: Log,
): ReportsOptions => ({
  folder: reports.folder,
  atOnce: reports.atOnce,
  mostRows: reports.mostRows,
  definitions: reports.definitions,
  // Forwarded credentials may differ between two runs of one caller.
  keepsHistories: Object.values(families).every(({ credential }) => !("forward" in credential)),
  program: { module: WORKER, ...(declared && { schema: perSchema(gateway.apiSchema, printSchema) }) },
  served: { families: served, schema: gateway.apiSchema },
  async authenticate(shown, reply) {
    try {
      return await authenticate(shown);
    } catch (error) {
      if (!(error instanceof TributaryError)) throw error;
      void refuseCaller(reply, error);
      return undefined;
    }
  },
  schedules: schedulesOf(authenticate, reports, log),
  onProblem: (fields, message) => log.warn(fields, message),
  async execute(request, shown, signal) {
    try {
      const caller = await authenticate(shown);
      const asked = { ...shown.headers, "x-upstream-report": "1" };
      return await gateway.execute(request, {
        headers: asked,
        caller,
        patienceMs: patienceOf(request.waitMs, limits),
        signal,
      });
    } catch (error) {
      if (error instanceof TributaryError && error.code === "UNAUTHENTICATED") return undefined;
      throw error;
    }
  },
});

/**
 * Time limit for an operation of a run that may wait; undefined without a wait. A short wait does not shorten the
 * limit of a call.
 */
const patienceOf = (waitMs: number, { patientMs, operationMs }: Config["limits"]): number | undefined =>
  waitMs === 0 ? undefined : Math.min(patientMs, Math.max(waitMs, operationMs));

/** Mistakes of the operator, by the codes of PostgreSQL and of the S3 protocol. */
const MISTAKES: ReadonlyMap<string, string> = new Map([
  ["28P01", "its user or its password is not accepted"],
  ["28000", "its user or its password is not accepted"],
  ["3D000", "it does not exist"],
  ["42501", "its user may not create the schema tributary_reports"],
  ["TOO_OLD", "its server is older than PostgreSQL 13"],
  ["S3_403", "its access key or its secret key is not accepted"],
  ["S3_404", "it does not exist"],
]);

/**
 * Opens the stores that several gateways share. Undefined if the runs of this gateway are its own. A store that is
 * away is tried again; until then, requests of reports are answered with 503.
 * @throws StartError for a mistake of the operator
 */
async function storeOf({ reports: { store } }: Config, log: Log) {
  if (!store) return undefined;
  const [{ PostgresJobs }, { S3Files }] = await Promise.all([
    import("#reports/server/engine/postgres.ts"),
    import("#reports/server/files/s3-files.ts"),
  ]);
  const jobs = new PostgresJobs({
    url: store.database,
    onTrouble: (reason) => log.warn({ reason }, "the database of reports cannot be reached"),
  });
  const files = new S3Files(store.files);
  const tried = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const mistake = MISTAKES.get(codeOf(error));
      if (mistake === undefined) return log.warn({ reason: codeOf(error) }, `${name} cannot be reached yet`);
      await jobs.close([]);
      throw new StartError(`${name} cannot be used: ${mistake}`);
    }
  };
  await tried("The database of reports (reports.database)", () => jobs.prepare());
  await tried("The bucket of reports (reports.files.url)", () => files.list("none"));
  return { jobs, files, saved: new SavedTable(jobs) };
}

/** Adds reports to an app. If the file of runs cannot be opened, all other requests are answered. */
async function addTo(
  app: OpenedGateway["app"],
  [opened, config, log]: Parameters<Addition>,
  options: Pick<ReportsOptions, "shownBy"> = {},
): Promise<{ close(): void | Promise<void> }> {
  const store = await storeOf(config, log);
  try {
    return addReports(app, { ...optionsOf(opened, config, log), ...options, store });
  } catch (error) {
    log.error({ reason: codeOf(error) }, "reports are not served: the file of runs cannot be opened");
    await store?.jobs.close([]);
    return nothingAdded;
  }
}

/** Serves reports in addition to GraphQL. Each run has its own process. */
export const withReports: Addition = async (...context) => {
  const [{ app }, config, log] = context;
  return canServeReports(config, log) ? addTo(app, context) : nothingAdded;
};

/**
 * Serves reports with several workers: one of them runs all reports, and the others forward requests to it. If that
 * worker cannot open its socket, requests for reports get 503 and all others are answered.
 * @param sockets the folder of that worker's socket
 */
export const withSharedReports =
  (sockets: string, runsThem: boolean): Addition =>
  async (opened, config, log) => {
    const socket = join(sockets, "reports.sock");
    forwardReports(opened.app, { socket });
    if (!runsThem) return nothingAdded;
    const app = createServer({
      bodyBytes: config.requestBytes,
      headerBytes: config.headerBytes + OWN_HEADER_BYTES,
      onBug: logBug(log),
    });
    await addTo(app, [opened, config, log], { shownBy: shownByForwarded });
    let closing: Promise<unknown> | undefined;
    const close = () => {
      closing ??= app.close();
      return closing;
    };
    opened.app.addHook("preClose", async () => void close());
    try {
      // A cleaner of temporary files may have removed the folder.
      mkdirSync(sockets, { recursive: true, mode: 0o700 });
      // The worker before this one may have left it when it ended.
      rmSync(socket, { force: true });
      // `exclusive`, because workers share their listeners by default.
      await app.listen({ path: socket, exclusive: true });
    } catch (error) {
      log.error({ reason: codeOf(error) }, "reports are not served: their socket cannot be opened");
      await close();
    }
    return { close: async () => void (await close()) };
  };
