/** The paths of reports, and the scope that each requires if access control is on. */
export const RUN_SCOPE = "reports:run";
export const COMPOSE_SCOPE = "reports:compose";
/**
 * Required in addition to the scope for composing, because saved reports are visible to all callers who may run
 * reports.
 */
export const WRITE_SCOPE = "reports:write";
/** Also required for a saved report with a schedule, because it runs with the credential of schedules. */
export const SCHEDULE_SCOPE = "reports:schedule";

/** Scopes by method and path. */
export const scopes = {
  "GET /reports": RUN_SCOPE,
  "GET /reports/:name": RUN_SCOPE,
  "PUT /reports/:name": WRITE_SCOPE,
  "DELETE /reports/:name": WRITE_SCOPE,
  "POST /reports/check": COMPOSE_SCOPE,
  "POST /reports/runs": COMPOSE_SCOPE,
  "POST /reports/:name/runs": RUN_SCOPE,
  "GET /reports/runs": RUN_SCOPE,
  "GET /reports/runs/:id": RUN_SCOPE,
  "DELETE /reports/runs/:id": RUN_SCOPE,
  "POST /reports/runs/:id/resume": RUN_SCOPE,
  "PUT /reports/runs/:id/shared": RUN_SCOPE,
  "DELETE /reports/runs/:id/shared": RUN_SCOPE,
  "GET /reports/runs/:id/events": RUN_SCOPE,
  "GET /reports/runs/:id/rows": RUN_SCOPE,
  "GET /reports/runs/:id/files/:format": RUN_SCOPE,
  "GET /reports/runs/:id/diff/:other": RUN_SCOPE,
} as const;
export type Address = keyof typeof scopes;

export const addresses = Object.keys(scopes) as readonly Address[];

/** Options of the route for an address. */
export function routeOptions(address: Address) {
  const [method = "", url = ""] = address.split(" ");
  // Streams and files are long, so they do not occupy the places of operations.
  const isLong = /\/(?:events|files)/.test(url);
  return { method, url, config: { compress: false, ...(isLong && { places: "transfers" as const }) } };
}
