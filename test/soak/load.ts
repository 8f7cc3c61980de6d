/** A steady load over all families, some of which may fail, and its results. */
import { setTimeout as sleep } from "node:timers/promises";
import { firstOf } from "#test/faults/reads.ts";
import { ask, type Fronts } from "#test/faults/under-fault.ts";

export interface Gateway {
  readonly origin: string;
  readonly leaks: RegExp;
}

/** Result of one family's field in one operation. */
export interface Sample {
  readonly family: string;
  readonly ms: number;
  /** Undefined for a success. */
  readonly code: string | undefined;
  /** True if the operation selected no failing family. */
  readonly undisturbed: boolean;
}

export interface LoadFigures {
  readonly operations: number;
  readonly samples: readonly Sample[];
  readonly violations: readonly string[];
}

const CALLERS = 200;
const STRIDE = 3;

/** Families without a low rate limit: one documents 120 calls per minute, which we respect. */
export const steadyOf = ({ of }: Fronts): string[] =>
  [...of].flatMap(([name, { family }]) => (family.rateLimit ? [] : name));

/**
 * @param rate Operations per second; each selects two families.
 * @param troubled Families whose fields may fail now.
 * @param callers Prefix of the callers' names. A throttled caller can send nothing else, so each load has its own.
 */
export async function load(
  fronts: Fronts,
  gateway: Gateway,
  rate: number,
  seconds: number,
  troubled: () => ReadonlySet<string>,
  callers = "l",
): Promise<LoadFigures> {
  const names = steadyOf(fronts);
  const samples: Sample[] = [];
  const violations: string[] = [];
  const running: Promise<void>[] = [];
  const one = async (i: number) => {
    const pair = [names[i % names.length], names[(i * STRIDE + 1) % names.length]] as [string, string];
    if (pair[0] === pair[1]) pair[1] = names[(i + 1) % names.length] as string;
    const [first, second] = pair;
    const bad = troubled();
    const query = `{ a: ${firstOf(first).field} b: ${firstOf(second).field} }`;
    const asked = await ask(gateway, query, `${callers}${i % CALLERS}`).catch((error: Error) => error);
    if (asked instanceof Error) {
      violations.push(`no answer: ${asked.message}`);
      return;
    }
    violations.push(...asked.violations);
    for (const [root, family] of [
      ["a", first],
      ["b", second],
    ] as const) {
      const code = asked.errors.find((error) => error.root === root)?.code;
      samples.push({ family, ms: asked.ms, code, undisturbed: !pair.some((name) => bad.has(name)) });
      if (!bad.has(family) && !troubled().has(family) && code)
        violations.push(`${family} is well and ${code}`);
    }
  };
  const began = performance.now();
  for (let i = 0; i < rate * seconds; i++) {
    const wait = began + (i * 1_000) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(one(i));
  }
  await Promise.all(running);
  return { operations: running.length, samples, violations };
}

/** The quantile of values for a share; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Slope by least squares: growth of the values per unit of time. */
export function slope(points: readonly { readonly at: number; readonly value: number }[]): number {
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const at = mean((point) => point.at);
  const value = mean((point) => point.value);
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread;
}
