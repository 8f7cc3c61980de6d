/** State of the families in the gateway, read without calls to them. */
import { countText } from "#console/kit/figures.ts";
import { isObject, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { ask } from "./session.ts";

export interface FamilyRate {
  readonly operation: string | undefined;
  readonly limit: number | undefined;
  readonly windowSeconds: number | undefined;
  readonly remaining: number;
}

export interface ContractState {
  readonly differs: boolean;
  readonly operation: string;
  readonly at: string;
  readonly missing: readonly string[];
  readonly otherType: readonly string[];
  /** Number of members that the contract does not define. */
  readonly unknown: number;
}

export interface FamilyState {
  readonly family: string;
  readonly health: "ok" | "degraded" | "down";
  /** Reason for the family's trouble, in words. */
  readonly reason: string;
  readonly circuit: string;
  /** Counts and times of the calls in the last `windowMinutes`. */
  readonly calls: number;
  readonly failed: number;
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
  readonly throttledUntil: string | undefined;
  readonly rates: readonly FamilyRate[];
  readonly credential: string;
  /** Comparison of its responses with its contract; undefined if they are not compared. */
  readonly contract: ContractState | undefined;
  /** Fault profile of its stand-in service; empty if there is none. */
  readonly fault: string;
}

export const familyStates = createStore<ReadonlyMap<string, FamilyState>>(new Map());
/** Length of the window of `calls`, minutes. */
export const windowMinutes = createStore(5);

const optionalNumber = (value: unknown) => (typeof value === "number" ? value : undefined);
const HEALTH = ["ok", "degraded", "down"] as const;

/** Reads the state of all families. @throws Error if the request to the gateway fails. */
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
            contract: contractOf(state["contract"]),
            fault: textOf(state["fault"]),
          },
        ];
      }),
    ),
  );
}

function contractOf(value: unknown): ContractState | undefined {
  if (!isObject(value)) return undefined;
  return {
    differs: value["differs"] === true,
    operation: textOf(value["operation"]),
    at: textOf(value["at"]),
    missing: listOf(value["missing"]).map(textOf),
    otherType: listOf(value["otherType"]).map(textOf),
    unknown: numberOf(value["unknown"]),
  };
}

/** Families with problems, unavailable ones first. */
export const unwellIn = (states: Iterable<FamilyState>): readonly FamilyState[] =>
  [...states]
    .filter(({ health }) => health !== "ok")
    .sort((a, b) => HEALTH.indexOf(b.health) - HEALTH.indexOf(a.health));

/** Describes a difference, for example `missing total; 2 unknown members`. */
export function differenceText({ missing, otherType, unknown }: ContractState): string {
  return [
    missing.length > 0 ? `missing ${missing.join(", ")}` : "",
    otherType.length > 0 ? `of another type: ${otherType.join(", ")}` : "",
    unknown > 0 ? countText(unknown, "unknown member") : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** The rate limit with the smallest share left, 0 to 1; undefined if no limit is known. */
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
