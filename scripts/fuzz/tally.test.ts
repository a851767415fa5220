import { expect, test } from "vitest";
import { compareMemory, createTally } from "./tally.ts";

test("a tally tells how the answers are spread and what never succeeded", () => {
  const tally = createTally();
  for (const status of [200, 200, 404, 429]) tally.add("GET /api/hens", status);
  for (const status of [400, 0]) tally.add("POST /api/hens", status);
  for (const status of [200, 307]) tally.add("page /", status);
  expect(tally.describe()).toEqual([
    "Shares: 37.5 % of 2xx, 12.5 % of 3xx, 37.5 % of 4xx, 0.0 % of 5xx",
    "no status: 1 (12.5 %), 200: 3 (37.5 %), 307: 1 (12.5 %), 400: 1 (12.5 %), 404: 1 (12.5 %), 429: 1 (12.5 %)",
    "3 calls, pages and ways to speak HTTP, 7 different answers counted by them and their status",
    "1 of 2 calls succeeded; never: POST /api/hens",
  ]);
});

const samples = (heap: number[]) =>
  heap.map((heapMb, index) => ({
    sent: (index + 1) * 10_000,
    heapMb,
    outsideMb: 5,
    residentMb: 300 + index,
  }));

test("memory is compared from the end of the first tenth on, when there is enough to tell", () => {
  expect(compareMemory(samples([50, 50, 50]))).toBeNull();
  // It settles during the first tenth.
  const flat = compareMemory(samples([50, 60, ...Array<number>(18).fill(61)]));
  expect(flat).toMatchObject({ first: { heapMb: 60 }, last: { heapMb: 61 }, isFlat: true });
  expect(flat?.residentSlope).toBeCloseTo(10);
  const growing = compareMemory(samples(Array.from({ length: 20 }, (_, index) => 50 + index)));
  expect(growing).toMatchObject({ first: { heapMb: 51 }, isFlat: false });
  expect(growing?.heapSlope).toBeCloseTo(10);
});
