/**
 * The environment variables of a process, in one table: what is read at its start, and what
 * `docs/configuration.md` is printed from. The variables stand in `variables`, one file per section.
 */
import type { Family } from "#contracts/kit/contract.ts";
import type { Variable } from "./kinds.ts";
import { telemetry } from "./telemetry.ts";
import { access } from "./variables/access.ts";
import { familyVariables, listenerVariables, scopeVariable } from "./variables/families.ts";
import { limits, queryLimits } from "./variables/limits.ts";
import { processes } from "./variables/processes.ts";
import { server } from "./variables/server.ts";
import { listening, reports } from "./variables/stored.ts";

export const all = {
  ...server,
  ...access,
  ...processes,
  ...listening,
  ...reports,
  ...telemetry,
  ...limits,
  ...queryLimits,
};
export type Values = { readonly [K in keyof typeof all]: ReturnType<(typeof all)[K]["read"]> };

/** The documented table: sections of rows, in the order of the page. */
export function documentedVariables(families: readonly Family[]) {
  const rows = (variables: Readonly<Record<string, Variable<unknown>>>) => Object.values(variables);
  return [
    { title: "Process", rows: rows(server) },
    { title: "Access and files", rows: rows(access) },
    { title: "Addresses of the parts", rows: rows(processes) },
    {
      title: "Families",
      rows: families.flatMap((family) => [
        ...rows(familyVariables(family)),
        ...(family.settings?.scope ?? []).map(scopeVariable),
      ]),
    },
    {
      title: "Events sent by families",
      rows: [...rows(listening), ...families.flatMap((family) => rows(listenerVariables(family) ?? {}))],
    },
    { title: "Reports", rows: rows(reports) },
    { title: "Traces and metrics", rows: rows(telemetry) },
    { title: "Limits", rows: rows(limits) },
    { title: "Limits of an operation before it runs", rows: rows(queryLimits) },
  ];
}
