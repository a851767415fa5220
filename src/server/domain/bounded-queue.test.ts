import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("runs so many, lets so many wait, turns the rest away", async () => {
  const run = createBoundedQueue(2, 1, () => new Error("full"));
  const { opened, open } = gate();
  let running = 0;
  const job = () =>
    run(async () => {
      running += 1;
      await opened;
    });
  const accepted = [job(), job(), job()];
  await expect(job()).rejects.toThrow("full");
  expect(running).toBe(2);
  open();
  await Promise.all(accepted);
  expect(running).toBe(3);
});

test("whoever fills the queue makes room for others, and only they are turned away", async () => {
  const run = createBoundedQueue(1, 4, () => new Error("full"));
  const { opened, open } = gate();
  const ended: string[] = [];
  const job = (owner: string) =>
    run(() => opened, owner).then(
      () => ended.push(owner),
      () => ended.push(`no ${owner}`),
    );
  const jobs = ["flood", "flood", "flood", "flood", "flood", "flood"].map(job);
  // Each of the two takes a place of the flood; then none has more waiting than a newcomer would have.
  jobs.push(...["one", "two", "one"].map(job));
  open();
  await Promise.all(jobs);
  expect(ended.sort()).toEqual(
    ["flood", "flood", "flood", "no flood", "no flood", "no flood", "no one", "one", "two"].sort(),
  );
});

test("a job that fails makes room for the next", async () => {
  const run = createBoundedQueue(1, 0, () => new Error("full"));
  await expect(run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(run(async () => "done")).resolves.toBe("done");
});
