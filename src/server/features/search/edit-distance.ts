/**
 * How many letters must be added, left out, changed or swapped with their neighbour to turn one word
 * into the other (optimal string alignment). Gives up beyond the limit and says limit + 1.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (numbers: number[], index: number) => numbers[index] ?? Number.POSITIVE_INFINITY;
