/** Puts the reports and the gateway together: they ask it through what is handed to them here. */
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "#platform/config/read.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Log } from "#platform/http/log.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { RUN_SCOPE, shownBy } from "#reports/server/routes.ts";
import type { ShownCaller } from "#reports/server/runs.ts";
import { refuseCaller } from "#subgraphs/kit/access/authentication.ts";
import type { Addition, OpenedGateway } from "./serve.ts";

/** Relative to the bundle that starts it (`dist/gateway/`), not to this source. */
const WORKER = fileURLToPath(new URL("../reports/worker.js", import.meta.url));

/** Scheduled runs are those of the caller of a token of their own. */
function schedulesOf(
  { authenticate, shared }: Pick<OpenedGateway, "authenticate" | "shared">,
  schedules: Config["reports"]["schedules"],
  log: Log,
) {
  if (!schedules) return undefined;
  const { token, folder, hosts, secret } = schedules;
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  const caller: ShownCaller = {
    headers: { ...(authorization !== undefined && { authorization }) },
    rawHeaders: authorization === undefined ? [] : ["authorization", authorization],
    address: "",
  };
  return {
    caller,
    log,
    delivery: { folder, hosts, secret },
    // Of several gateways, one runs a report at its time.
    takeOnce: shared && ((id: string, ms: number, by: string) => shared.takeOnce(id, ms, by)),
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

/** Why runs cannot be stored in a folder; undefined if they can. */
function whyNotWritable(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

/**
 * Serves reports beside GraphQL, with runs in processes of their own; not where the program of the runs was
 * left out (`npm run dist -- --without reports`) or their folder cannot be written.
 */
export const withReports: Addition = (
  { app, gateway, authenticate, shared },
  { reports, limits, served },
  log,
) => {
  if (!existsSync(dirname(WORKER))) return nothingAdded;
  const reason = whyNotWritable(reports.folder);
  if (reason !== undefined) {
    log.warn({ reason }, "reports are not served: REPORTS_FOLDER is not a folder that can be written");
    return nothingAdded;
  }
  return addReports(app, {
    ...reports,
    program: { module: WORKER },
    served: { families: served, schema: gateway.apiSchema },
    async authenticate(request, reply) {
      try {
        return await authenticate(shownBy(request));
      } catch (error) {
        if (!(error instanceof TributaryError)) throw error;
        void refuseCaller(reply, error);
        return undefined;
      }
    },
    schedules: schedulesOf({ authenticate, shared }, reports.schedules, log),
    onProblem: (fields, message) => log.warn(fields, message),
    async execute(request, shown: ShownCaller, signal) {
      try {
        const caller = await authenticate(shown);
        const asked = { ...shown.headers, "x-upstream-report": "1" };
        return await gateway.execute(request, {
          headers: asked,
          caller,
          patienceMs: limits.patientMs,
          signal,
        });
      } catch (error) {
        if (error instanceof TributaryError && error.code === "UNAUTHENTICATED") return undefined;
        throw error;
      }
    },
  });
};
