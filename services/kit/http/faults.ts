/**
 * Fault profiles: deliberate errors of a family, to test that clients survive them. `FAULTS`, tests and
 * `PUT /__faults` use the same text form: `status:503:0.2+latency:50`.
 */
import { seededRandom } from "#services/kit/data/random.ts";

export type FaultKind =
  | "latency"
  | "hang"
  | "reset"
  | "status"
  | "throttle"
  | "truncate"
  | "html"
  | "empty"
  | "huge"
  | "slow"
  | "redirect"
  | "rows";

export interface Fault {
  readonly kind: FaultKind;
  /** Latency in ms, status code, `Retry-After` in seconds, or size of a huge body in MB. */
  readonly value: number;
  /** Share of affected calls, 0 to 1. */
  readonly rate: number;
}

/** Error for an invalid fault setting. The message gives the reason. */
export class FaultSettingError extends Error {}

/** Name, bounds and default of a kind's number. Kinds without a name have no number. */
const kinds: Record<FaultKind, { name?: string; min?: number; max?: number; normal?: number }> = {
  latency: { name: "milliseconds", min: 0, max: 600_000 },
  hang: {},
  reset: {},
  status: { name: "status code", min: 300, max: 599 },
  throttle: { name: "seconds", min: 0, max: 86_400 },
  truncate: {},
  html: {},
  empty: {},
  huge: { name: "megabytes", min: 1, max: 4096, normal: 64 },
  slow: {},
  redirect: {},
  rows: {},
};

function parseFault(text: string): Fault {
  const bad = (why: string) => new FaultSettingError(`fault "${text}": ${why}`);
  const [kind = "", ...numbers] = text.trim().split(":");
  if (!Object.hasOwn(kinds, kind)) throw bad(`unknown kind; one of ${Object.keys(kinds).join(", ")}`);
  const { name, min = 0, max = 0, normal } = kinds[kind as FaultKind];
  const first = name === undefined ? undefined : numbers.shift();
  if (name !== undefined && first === undefined && normal === undefined) throw bad(`needs ${name}`);
  const value = first === undefined ? (normal ?? 0) : Number(first);
  if (first === "" || !Number.isInteger(value) || value < min || value > max)
    throw bad(`${name} must be a whole number from ${min} to ${max}`);
  const [share, ...rest] = numbers;
  const rate = share === undefined ? 1 : Number(share);
  if (share === "" || !(rate >= 0 && rate <= 1)) throw bad("the rate must be from 0 to 1");
  if (rest.length > 0) throw bad("too many parts");
  return { kind: kind as FaultKind, value, rate };
}

/** Parses the profile of one family: faults joined with `+`. Empty or `none` means no faults. */
export function parseProfile(text: string): readonly Fault[] {
  const trimmed = text.trim();
  return trimmed === "" || trimmed === "none" ? [] : trimmed.split("+").map(parseFault);
}

/** Parses `FAULTS`: `<family>=<profile>`, comma separated. `*` stands for every other family. */
export function parseFaults(setting: string): Record<string, string> {
  const profiles: Record<string, string> = {};
  for (const entry of setting.split(",").filter((part) => part.trim() !== "")) {
    const [family = "", ...profile] = entry.split("=");
    if (family.trim() === "" || profile.length !== 1)
      throw new FaultSettingError(`"${entry.trim()}" is not <family>=<fault>`);
    profiles[family.trim()] = profile[0] ?? "";
  }
  return profiles;
}

/** Faults of one call: a delay, then at most one other fault. */
export interface FaultDraw {
  readonly delayMs: number;
  readonly fault: Fault | undefined;
}

export interface Faults {
  /** Replaces all profiles. @throws FaultSettingError; then the old ones stay */
  set(profiles: Readonly<Record<string, string>>): void;
  current(): Readonly<Record<string, string>>;
  draw(family: string): FaultDraw | undefined;
}

/** Draws faults with a seed, so that the same sequence of calls gets the same faults. */
export function createFaults(families: readonly string[], seed: number | string = 1): Faults {
  let random = seededRandom(seed);
  let profiles: Readonly<Record<string, string>> = {};
  let faults = new Map<string, readonly Fault[]>();
  return {
    set(wanted) {
      const parsed = new Map<string, readonly Fault[]>();
      for (const [family, profile] of Object.entries(wanted)) {
        if (family !== "*" && !families.includes(family))
          throw new FaultSettingError(`no family "${family}"; there are ${families.join(", ")}`);
        if (typeof profile !== "string") throw new FaultSettingError(`the profile of ${family} must be text`);
        parsed.set(family, parseProfile(profile));
      }
      random = seededRandom(seed);
      profiles = { ...wanted };
      faults = parsed;
    },
    current: () => profiles,
    draw(family) {
      if (faults.size === 0) return undefined;
      let delayMs = 0;
      let fault: Fault | undefined;
      for (const one of faults.get(family) ?? faults.get("*") ?? []) {
        if (one.rate < 1 && !random.chance(one.rate)) continue;
        if (one.kind === "latency") delayMs += one.value;
        else fault ??= one;
      }
      return { delayMs, fault };
    },
  };
}
