/** A steady load over all families, some of which may be in trouble, and what came of it. */
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
  /** Undefined where it succeeded. */
  readonly code: string | undefined;
  /** The operation asked for nothing of a family in trouble. */
  readonly undisturbed: boolean;
}

export interface LoadFigures {
  readonly operations: number;
  readonly samples: readonly Sample[];
  readonly violations: readonly string[];
}

const CALLERS = 200;
const STRIDE = 3;

/** Families that may be called as often as this: one documents 120 calls a minute, which we keep. */
export const steadyOf = ({ of }: Fronts): string[] =>
  [...of].flatMap(([name, { family }]) => (family.rateLimit ? [] : name));

/**
 * @param rate Operations a second; each asks for two families.
 * @param troubled Families whose fields may fail now.
 * @param callers Prefix of the callers' names: a caller whom a family rate-limited sends nothing else.
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

/** The value below which the given share lies; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Least squares: how much the values grow in one unit of time. */
export function slope(points: readonly { readonly at: number; readonly value: number }[]): number {
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const at = mean((point) => point.at);
  const value = mean((point) => point.value);
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread;
}
