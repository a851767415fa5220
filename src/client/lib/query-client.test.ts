import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "./api.ts";
import { createQueryClient } from "./query-client.ts";

let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient = createQueryClient({} as Api);
  queryClient.mount();
});
afterEach(() => {
  queryClient.unmount();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const day = 24 * 60 * 60 * 1000;

test("loaded data is loaded again by neither time, focus, connection nor another look", async () => {
  const load = vi.fn(async () => "all of it");
  const look = () => new QueryObserver(queryClient, { queryKey: ["list"], queryFn: load });
  const leave = look().subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(day);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const leaveToo = look().subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(day);
  expect(load).toHaveBeenCalledTimes(1);
  leave();
  leaveToo();
});

test("neither a failed load nor a failed change is tried again", async () => {
  const fail = vi.fn(async () => {
    throw new Error("no");
  });
  const loading = queryClient.fetchQuery({ queryKey: ["list"], queryFn: fail });
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  const changing = change.execute(undefined);
  await Promise.all([
    expect(loading).rejects.toThrow("no"),
    expect(changing).rejects.toThrow("no"),
    vi.advanceTimersByTimeAsync(day),
  ]);
  expect(fail).toHaveBeenCalledTimes(2);
});

test("what a loader could not load is not asked for by the page that it was for, but by the next visit", async () => {
  const fail = vi.fn(async () => {
    throw new Error("no");
  });
  const query = { queryKey: ["list"], queryFn: fail };
  const visit = () => new QueryObserver(queryClient, query).subscribe(() => undefined);
  await queryClient.prefetchQuery(query);
  const leave = visit();
  const leaveToo = visit();
  await vi.advanceTimersByTimeAsync(day);
  expect(fail).toHaveBeenCalledTimes(1);
  leave();
  leaveToo();
  const leaveLast = visit();
  await vi.advanceTimersByTimeAsync(day);
  expect(fail).toHaveBeenCalledTimes(1);
  leaveLast();
  await vi.advanceTimersByTimeAsync(0);
  visit()();
  expect(fail).toHaveBeenCalledTimes(2);
});

test("without a network a load and a change fail at once", async () => {
  onlineManager.setOnline(false);
  const fail = async () => {
    throw new Error("Failed to fetch");
  };
  const change = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  await expect(queryClient.fetchQuery({ queryKey: ["list"], queryFn: fail })).rejects.toThrow();
  await expect(change.execute(undefined)).rejects.toThrow();
});

test("a change that failed without a network does not wait for what it reloads", async () => {
  const load = vi.fn(async () => "all of it");
  const leave = new QueryObserver(queryClient, { queryKey: ["list"], queryFn: load }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(false);
  await queryClient.invalidateQueries({ queryKey: ["list"] });
  expect(load).toHaveBeenCalledTimes(2);
  leave();
});
