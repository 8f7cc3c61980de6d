/**
 * Reads a subgraph process's report of its REST calls. It is input from another process, so each member is
 * checked.
 */
import type { FamilyReport, UpstreamReport } from "#subgraphs/kit/calls/call-report.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A count or a time. Undefined for a value that would corrupt the sums of the operation. */
const amountIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;

function familyReportIn(value: unknown): FamilyReport | undefined {
  if (!isObject(value) || typeof value["family"] !== "string") return undefined;
  const { family } = value;
  const calls = amountIn(value["calls"]);
  const keys = amountIn(value["keys"]);
  const shared = amountIn(value["shared"]);
  const retries = amountIn(value["retries"]);
  const ms = amountIn(value["ms"]);
  if (calls === undefined || keys === undefined || shared === undefined) return undefined;
  if (retries === undefined || ms === undefined) return undefined;
  return { family, calls, keys, shared, retries, ms };
}

/**
 * The report in `extensions.upstream` of an answer, without its single calls. Undefined for any other value,
 * because a foreign subgraph reports nothing, or uses the name differently.
 */
export function reportIn(value: unknown): UpstreamReport | undefined {
  if (!isObject(value) || !Array.isArray(value["families"]) || !isObject(value["index"])) return undefined;
  const calls = amountIn(value["calls"]);
  const roundTrips = amountIn(value["roundTrips"]);
  const indexCalls = amountIn(value["index"]["calls"]);
  if (calls === undefined || roundTrips === undefined || indexCalls === undefined) return undefined;
  const families: FamilyReport[] = [];
  for (const entry of value["families"]) {
    const family = familyReportIn(entry);
    if (!family) return undefined;
    families.push(family);
  }
  return { calls, roundTrips, families, index: { calls: indexCalls } };
}
