export type Random = () => number;

/** The same seed draws the same numbers on the server and in every browser. */
export function seededRandom(seed: string): Random {
  let state = 0x2f6e2b1;
  for (const character of seed) state = mix(state ^ (character.codePointAt(0) ?? 0));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function pick<Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

function mix(value: number): number {
  const folded = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return Math.imul(folded ^ (folded >>> 13), 0xc2b2ae35) ^ (folded >>> 16);
}
