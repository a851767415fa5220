import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstRunAfterMs, nextRunAfterMs, scheduleJobs } from "./product.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quiet = { error: () => {} };

test("housekeeping runs soon after the start, then every hour, until it is stopped", async () => {
  const work = vi.fn(async () => {});
  const stop = scheduleJobs({ work }, quiet);
  await vi.advanceTimersByTimeAsync(firstRunAfterMs - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  expect(firstRunAfterMs).toBeLessThanOrEqual(5 * 60_000);
  await vi.advanceTimersByTimeAsync(2 * nextRunAfterMs);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * nextRunAfterMs);
  expect(work).toHaveBeenCalledTimes(3);
});

test("a housekeeping job that fails is logged and stops neither the next job nor the next run", async () => {
  const failure = new Error("the storage does not answer");
  const images = vi.fn(() => Promise.reject(failure));
  const ranks = vi.fn(async () => {});
  const error = vi.fn();
  const stop = scheduleJobs({ images, ranks }, { error });
  await vi.advanceTimersByTimeAsync(firstRunAfterMs);
  expect(ranks).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledExactlyOnceWith("housekeeping failed", {
    job: "images",
    error: failure,
  });
  await vi.advanceTimersByTimeAsync(nextRunAfterMs);
  expect(images).toHaveBeenCalledTimes(2);
  expect(ranks).toHaveBeenCalledTimes(2);
  stop();
});

test("a stop in the middle of a run starts no further job", async () => {
  const ranks = vi.fn(async () => {});
  const stop = scheduleJobs({ trash: async () => stop(), ranks }, quiet);
  await vi.advanceTimersByTimeAsync(firstRunAfterMs + nextRunAfterMs);
  expect(ranks).not.toHaveBeenCalled();
});

test("a stop tells the job under way, and waits for its end", async () => {
  const told = vi.fn();
  const websites = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => {
        told();
        resolve();
      });
    });
  const stop = scheduleJobs({ websites }, quiet);
  await vi.advanceTimersByTimeAsync(firstRunAfterMs);
  expect(told).not.toHaveBeenCalled();
  await stop();
  expect(told).toHaveBeenCalledOnce();
});
