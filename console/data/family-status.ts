/** How the families are, as the gateway knows it without asking them. */
import { listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { ask } from "./session.ts";

export interface FamilyRate {
  readonly operation: string | undefined;
  readonly limit: number | undefined;
  readonly windowSeconds: number | undefined;
  readonly remaining: number;
}

export interface FamilyState {
  readonly family: string;
  readonly health: "ok" | "degraded" | "down" | "absent";
  /** Why it is not well, in words. */
  readonly reason: string;
  readonly circuit: string;
  /** Calls within the last minutes, and how long they took. */
  readonly calls: number;
  readonly failed: number;
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
  readonly throttledUntil: string | undefined;
  readonly rates: readonly FamilyRate[];
  readonly credential: string;
  /** The fault profile of its stand-in service, where faults can be set. */
  readonly fault: string;
}

export const familyStates = createStore<ReadonlyMap<string, FamilyState>>(new Map());
/** How long the window of `calls` is, in minutes. */
export const windowMinutes = createStore(5);

const optionalNumber = (value: unknown) => (typeof value === "number" ? value : undefined);
const HEALTH = ["ok", "degraded", "down", "absent"] as const;

/** Reads the state of all families. @throws Error when the gateway cannot be asked. */
export async function readFamilies(): Promise<void> {
  const said = objectOf(await ask("families"));
  windowMinutes.set(numberOf(said["windowMinutes"]) || 5);
  familyStates.set(
    new Map(
      listOf(said["families"]).map((value) => {
        const state = objectOf(value);
        const family = textOf(state["family"]);
        return [
          family,
          {
            family,
            health: HEALTH.find((health) => health === state["health"]) ?? "ok",
            reason: textOf(state["reason"]),
            circuit: textOf(state["circuit"]),
            calls: numberOf(state["calls"]),
            failed: numberOf(state["failed"]),
            p50Ms: optionalNumber(state["p50Ms"]),
            p95Ms: optionalNumber(state["p95Ms"]),
            throttledUntil: textOf(state["throttledUntil"]) || undefined,
            rates: listOf(state["rates"]).map((rate) => {
              const one = objectOf(rate);
              return {
                operation: textOf(one["operation"]) || undefined,
                limit: optionalNumber(one["limit"]),
                windowSeconds: optionalNumber(one["windowSeconds"]),
                remaining: numberOf(one["remaining"]),
              };
            }),
            credential: textOf(state["credential"]),
            fault: textOf(state["fault"]),
          },
        ];
      }),
    ),
  );
}

/** The rate that leaves the least, as a share from 0 to 1; undefined where no limit is known. */
export function leastLeft({
  rates,
}: FamilyState): { readonly share: number; readonly rate: FamilyRate } | undefined {
  let least: { share: number; rate: FamilyRate } | undefined;
  for (const rate of rates) {
    if (rate.limit === undefined || rate.limit <= 0) continue;
    const share = rate.remaining / rate.limit;
    if (!least || share < least.share) least = { share, rate };
  }
  return least;
}
