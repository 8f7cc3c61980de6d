/**
 * Fault profiles: how a family misbehaves on purpose, so that what must survive it can be tried.
 * One text form for `FAULTS`, for tests and for `PUT /__faults`: `status:503:0.2+latency:50`.
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
  /** Milliseconds of latency, status code, seconds to wait, or megabytes of a huge body. */
  readonly value: number;
  /** The share of calls that it befalls. */
  readonly rate: number;
}

/** A fault setting that cannot be read; the message says what is wrong with it. */
export class FaultSettingError extends Error {}

/** What a kind's number is, its bounds, and its value when it may be left out. */
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

/** One family's profile: faults joined with `+`; empty or `none` for good behavior. */
export function parseProfile(text: string): readonly Fault[] {
  const trimmed = text.trim();
  return trimmed === "" || trimmed === "none" ? [] : trimmed.split("+").map(parseFault);
}

/** The form of the `FAULTS` variable: `<family>=<profile>`, comma separated; `*` is every other family. */
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

/** The faults that befall one call: a delay first, then at most one thing that goes wrong. */
export interface FaultDraw {
  readonly delayMs: number;
  readonly fault: Fault | undefined;
}

export interface Faults {
  /** Replaces the whole setting. @throws FaultSettingError, leaving the old one in place. */
  set(profiles: Readonly<Record<string, string>>): void;
  current(): Readonly<Record<string, string>>;
  draw(family: string): FaultDraw | undefined;
}

/** Faults drawn with a seed: the same calls in the same order meet the same faults. */
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
