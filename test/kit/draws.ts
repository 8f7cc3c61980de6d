/** Draws a share of long tables of cases, by a seed. `npm run test:whole` tries all cases. */
import { seededRandom } from "#services/kit/data/random.ts";

/** True if all cases are tried. */
export const isWhole = process.env["TEST_WHOLE"] === "1";

/**
 * Draws cases, at least one, in their order.
 * @param name Name of the table, because tables of one length draw differently.
 * @param share Share of the cases, above 0 and up to 1.
 * @example it.each(drawn("faults of families", cases, 0.1))("…", …)
 */
export function drawn<T>(name: string, cases: readonly T[], share: number): readonly T[] {
  if (isWhole) return cases;
  const { next } = seededRandom(`${name} ${process.env["TEST_SEED"]}`);
  const order = cases.map((_, index) => ({ index, rank: next() })).sort((a, b) => a.rank - b.rank);
  const taken = new Set(order.slice(0, Math.ceil(cases.length * share)).map(({ index }) => index));
  return cases.filter((_, index) => taken.has(index));
}

/**
 * Number of random cases for a property or a history: an eighth of `all`, or all with `npm run test:whole`.
 * @example fc.assert(property, { numRuns: runs(1_000) })
 */
export const runs = (all: number): number => (isWhole ? all : Math.ceil(all / 8));
