import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { isWorthARetry, pauseBefore, retrying } from "./retry.ts";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const noPause = () => Promise.resolve();
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("retrying", () => {
  it("pauses from 10 ms on, twice as long each time, at most a second", () => {
    const pauses = Array.from({ length: 10 }, (_, index) => pauseBefore(index + 1));
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1000, 1000, 1000]);
  });

  it("tries three more times in tests, then gives up with the last error", async () => {
    const attempt = vi.fn(lost);
    await expect(retrying(attempt, { signal, pause: noPause })).rejects.toThrow("Failed to fetch");
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it("tries ten more times outside tests", async () => {
    vi.stubEnv("MODE", "production");
    vi.resetModules();
    const attempt = vi.fn(lost);
    const { retrying } = await import("./retry.ts");
    await expect(retrying(attempt, { signal, pause: noPause })).rejects.toThrow("Failed to fetch");
    expect(attempt).toHaveBeenCalledTimes(11);
  });

  it("ends with the first success", async () => {
    const attempt = vi.fn((retry: number) => (retry < 2 ? lost() : Promise.resolve("there")));
    await expect(retrying(attempt, { signal, pause: noPause })).resolves.toBe("there");
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("gives up after a minute", async () => {
    const attempt = vi.fn(lost);
    const times = [0, 30_000, 60_000];
    const now = () => times.shift() ?? 0;
    await expect(retrying(attempt, { signal, pause: noPause, now })).rejects.toThrow();
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it("tries no more once it is cancelled, not even the pause out", async () => {
    const cancelling = new AbortController();
    const attempt = vi.fn(lost);
    const pause = async () => cancelling.abort();
    const ending = retrying(attempt, { signal: cancelling.signal, pause });
    await expect(ending).rejects.toThrow("aborted");
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new TypeError("Failed to fetch"), true],
    [new ApiError(503, "busy"), true],
    [new ApiError(500, ""), true],
    [new ApiError(400, "no image"), false],
    [new ApiError(413, "too large"), false],
    [new ApiError(429, "slow down"), false],
    [new DOMException("", "AbortError"), false],
  ])("%s: worth it is %s", (error, worth) => expect(isWorthARetry(error)).toBe(worth));
});
