export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** True in this share of all cases. */
  chance(share: number): boolean;
  between(least: number, most: number): number;
  pick<T>(values: readonly T[]): T;
}

/** The same numbers for the same seeds, on every machine: mulberry32. */
export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 0x9e3779b1) + 0x7f4a7c15, 1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: <T>(values: readonly T[]) => values[between(0, values.length - 1)] as T,
  };
}
