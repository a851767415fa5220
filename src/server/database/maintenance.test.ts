import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleMaintenance } from "./embedded-database.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const schedule = { firstAfterMs: 1_000, everyMs: 5_000 };

function fakeClient(names = ["sandwiches", "reviews"]) {
  const query = vi.fn().mockResolvedValue({ rows: names.map((name) => ({ name })) });
  const exec = vi.fn().mockResolvedValue([]);
  return { query, exec };
}

test("every table has its turn, first soon after the start, then again and again", async () => {
  const client = fakeClient();
  const maintenance = scheduleMaintenance(client, schedule);
  await vi.advanceTimersByTimeAsync(999);
  expect(client.exec).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.exec.mock.calls).toEqual([
    ["vacuum analyze sandwiches"],
    ["vacuum analyze reviews"],
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.exec).toHaveBeenCalledTimes(4);
  await maintenance.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("stopping waits for the table at hand and starts no other", async () => {
  const client = fakeClient();
  let finish = () => {};
  client.exec.mockReturnValue(
    new Promise<void>((done) => {
      finish = done;
    }),
  );
  const maintenance = scheduleMaintenance(client, schedule);
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn();
  const stopping = maintenance.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(client.exec).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure is told and the next turn still comes", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const client = fakeClient();
  client.exec.mockRejectedValueOnce(new Error("out of disk"));
  const maintenance = scheduleMaintenance(client, schedule);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warn).toHaveBeenCalledWith(new Error("out of disk"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.exec).toHaveBeenCalledTimes(3);
  await maintenance.stop();
});
