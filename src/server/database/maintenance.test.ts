import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleMaintenance } from "./embedded-database.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const schedule = { firstAfterMs: 1_000, everyMs: 5_000 };

function fakePool() {
  const vacuum = vi.fn<(statement: string) => Promise<unknown>>().mockResolvedValue([]);
  const run = async ({ text }: { text: string }) => {
    if (text.startsWith("vacuum")) await vacuum(text);
    return { rows: [{ name: "sandwiches" }, { name: "reviews" }] };
  };
  return { run, vacuum };
}

test("every table has its turn, first soon after the start, then again and again", async () => {
  const pool = fakePool();
  const maintenance = scheduleMaintenance(pool, schedule);
  await vi.advanceTimersByTimeAsync(999);
  expect(pool.vacuum).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(pool.vacuum.mock.calls).toEqual([
    ["vacuum analyze sandwiches"],
    ["vacuum analyze reviews"],
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pool.vacuum).toHaveBeenCalledTimes(4);
  await maintenance.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("stopping waits for the table at hand and starts no other", async () => {
  const pool = fakePool();
  let finish = () => {};
  pool.vacuum.mockReturnValue(
    new Promise<void>((done) => {
      finish = done;
    }),
  );
  const maintenance = scheduleMaintenance(pool, schedule);
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn();
  const stopping = maintenance.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(pool.vacuum).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure is told and the next turn still comes", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const pool = fakePool();
  pool.vacuum.mockRejectedValueOnce(new Error("out of disk"));
  const maintenance = scheduleMaintenance(pool, schedule);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenCalledWith(new Error("out of disk"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(pool.vacuum).toHaveBeenCalledTimes(3);
  await maintenance.stop();
});
