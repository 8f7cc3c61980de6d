/** Puts the reports and the gateway together: they ask it through what is handed to them here. */
import { fileURLToPath } from "node:url";
import { TributaryError } from "#platform/errors/catalog.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { shownBy } from "#reports/server/routes.ts";
import type { ShownCaller } from "#reports/server/runs.ts";
import { refuseCaller } from "./policy/authentication.ts";
import type { Addition } from "./serve.ts";

/** Relative to the bundle that starts it (`dist/gateway/`), not to this source. */
const WORKER = fileURLToPath(new URL("../reports/worker.js", import.meta.url));

/** Serves reports beside GraphQL, with runs in processes of their own. */
export const withReports: Addition = ({ app, gateway, authenticate }, { reports, limits }) =>
  addReports(app, {
    ...reports,
    program: { module: WORKER },
    async authenticate(request, reply) {
      try {
        return await authenticate(shownBy(request));
      } catch (error) {
        if (!(error instanceof TributaryError)) throw error;
        void refuseCaller(reply, error);
        return undefined;
      }
    },
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
