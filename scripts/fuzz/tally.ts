import type { Memory } from "./child-server.ts";

/** How the answers are spread: whether requests get past the first refusal. */
export function createTally() {
  const byOperation = new Map<string, Map<number, number>>();
  const byStatus = new Map<number, number>();
  let all = 0;

  return {
    add(operation: string, status: number): void {
      all++;
      count(byStatus, status);
      const statuses = byOperation.get(operation) ?? new Map<number, number>();
      byOperation.set(operation, statuses);
      count(statuses, status);
    },
    describe(): string[] {
      const share = (times: number) => `${((100 * times) / all).toFixed(1)} %`;
      const ofClass = (first: number) =>
        [...byStatus].reduce((sum, [status, times]) => sum + (isOf(status, first) ? times : 0), 0);
      const pairs = [...byOperation.values()].reduce((sum, { size }) => sum + size, 0);
      const calls = [...byOperation].filter(([operation]) => /^[A-Z]+ \/api\//.test(operation));
      const neverDone = calls.filter(([, statuses]) => ![...statuses.keys()].some(isDone));
      return [
        `Shares: ${share(ofClass(2))} of 2xx, ${share(ofClass(3))} of 3xx, ${share(ofClass(4))} of 4xx, ${share(ofClass(5))} of 5xx`,
        [...byStatus]
          .sort(([a], [b]) => a - b)
          .map(([status, times]) => `${status || "no status"}: ${times} (${share(times)})`)
          .join(", "),
        `${byOperation.size} calls, pages and ways to speak HTTP, ${pairs} different answers counted by them and their status`,
        `${calls.length - neverDone.length} of ${calls.length} calls succeeded; never: ${neverDone.map(([operation]) => operation).join(", ") || "none"}`,
      ];
    },
  };
}

const isOf = (status: number, first: number) => Math.floor(status / 100) === first;
const isDone = (status: number) => isOf(status, 2) || isOf(status, 3);

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export interface Sample extends Memory {
  sent: number;
}

export const describeSample = ({ sent, heapMb, outsideMb, residentMb }: Sample): string =>
  `after ${sent} requests ${heapMb.toFixed(1)} MB of heap, ${outsideMb.toFixed(1)} MB of buffers, ${residentMb.toFixed(0)} MB in all`;

const fewestSamples = 10;
const allowedGrowth = 1.1;

/** What lives, after the first tenth and at the end, and its slope in between. Null: too few to tell. */
export function compareMemory(samples: Sample[]) {
  if (samples.length < fewestSamples) return null;
  const settled = samples.slice(Math.floor(samples.length / 10) - 1 || 0);
  const [first, last] = [settled[0], settled.at(-1)] as [Sample, Sample];
  return {
    first,
    last,
    heapSlope: slope(settled.map(({ sent, heapMb }) => [sent / 100_000, heapMb])),
    residentSlope: slope(settled.map(({ sent, residentMb }) => [sent / 100_000, residentMb])),
    isFlat: last.heapMb <= first.heapMb * allowedGrowth,
  };
}

/** Of the straight line that lies nearest. */
function slope(points: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const up = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return up / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
