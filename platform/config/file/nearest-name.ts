/** Finds the name that a misspelt name probably means. */

/** Most letters that may differ. */
const MOST_DIFFERENCES = 2;

/**
 * Finds the name that differs least.
 * @returns undefined if all names differ in more than two letters
 * @example nearestName("callsPerOperaton", ["callsPerOperation", "tries"]) // "callsPerOperation"
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const [nearest] = [...known]
    .filter((other) => Math.abs(other.length - name.length) <= MOST_DIFFERENCES)
    .map((other) => ({ other, differences: differencesOf(name, other) }))
    .filter(({ differences }) => differences <= MOST_DIFFERENCES)
    .sort((a, b) => a.differences - b.differences);
  return nearest?.other;
}

/** Edit distance: letters to add, remove, replace or swap with the next one, to turn one text into the other. */
function differencesOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(rows, i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          replaced,
          swapped ? at(rows, i - 2, j - 2) + 1 : replaced,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: readonly (readonly number[])[], i: number, j: number): number => rows[i]?.[j] ?? 0;
