const warmUps = 5;
// Of a hundred turns, p99 would be the slowest: one hiccup of the machine.
const repeats = 200;

/** Takes turns, so that whatever else the machine does falls on both alike. */
export async function measure<const Works extends (() => Promise<unknown>)[]>(
  works: Works,
): Promise<{ [Index in keyof Works]: number[] }> {
  const times = works.map((): number[] => []);
  for (let turn = -warmUps; turn < repeats; turn++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (turn >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times as { [Index in keyof Works]: number[] };
}

export function quantile(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
