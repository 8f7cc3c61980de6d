/** Seeded randomness: the same seed gives the same demo company, faults and sample values anywhere. */

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

function hashOf(text: string): number {
  let hash = 2166136261; // FNV-1a
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Mulberry32: small, fast and good enough for demo data; never for secrets. */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === "number" ? seed >>> 0 : hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError("nothing to pick from");
      return list[Math.floor(next() * list.length)] as T;
    },
  };
}
