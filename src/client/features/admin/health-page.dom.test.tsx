import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readHealth } from "#contract/administration.endpoints.ts";
import type { Health } from "#contract/health.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";

const minute = {
  at: "2026-01-05T12:00:00.000Z",
  requests: 1200,
  failures: 0,
  meanMilliseconds: 4.25,
  busyShare: 0.125,
  lagMilliseconds: 12,
  connectionsInUse: 1,
  connectionsWaiting: 0,
  memoryHits: 3,
  memoryMisses: 1,
  pagesDrawing: 0,
  residentBytes: 200 * 1024 ** 2,
};
const health: Health = {
  startedAt: "2026-01-05T11:30:00.000Z",
  engine: "embedded",
  tasks: [],
  minutes: [{ ...minute, requests: 3400 }, minute],
  connections: { inUse: 1, idle: 0, waiting: 0, slowStatements: 2 },
  memory: { entries: 10, bytes: 1024 ** 2, hits: 3, misses: 1 },
  pages: { threads: 3, drawing: 0 },
  condition: {
    databaseBytes: 30 * 1024 ** 2,
    jobsDue: 0,
    jobsGivenUp: 0,
    migrationsPending: 0,
    diskFreeBytes: 5 * 1024 ** 3,
    diskBytes: 20 * 1024 ** 3,
    newestBackupAt: "2026-01-05T03:00:00.000Z",
  },
};

const open = (answer: Health) =>
  openPage("/admin/health", fakeApi(admin).answer(readHealth, answer));

test("the last hour is drawn, and the numbers stand beside it", async () => {
  await open(health);
  await screen.findByText("Nothing. All is well.");
  screen.getByRole("img", { name: "Requests per minute in the last hour, at most 3,400" });
  screen.getByText("1,200");
  screen.getByText("75 %");
  const numbers = screen.getByRole("heading", { name: "Numbers" }).parentElement as HTMLElement;
  expect(readTexts(numbers)).toEqual(
    expect.arrayContaining(["2026-01-05 03:00 UTC", "embedded, 30 MB", "5 GB of 20 GB"]),
  );
});

test("what cannot be loaded says so, and comes when it is tried again", async () => {
  const api = fakeApi(admin).refuse(readHealth, 500);
  const user = await openPage("/admin/health", api);
  const again = await screen.findByRole("button", { name: /try again/i });
  api.answer(readHealth, health);
  await user.click(again);
  await screen.findByText("Nothing. All is well.");
});

test("what needs doing is said", async () => {
  await open({ ...health, tasks: ["jobsGivenUp", "mailNotSetUp"], minutes: [], condition: null });
  const tasks = within(await screen.findByRole("region", { name: "What needs doing" }));
  expect(tasks.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Some jobs failed too often and were given up. See why, and try them again.",
    "Mail is not set up: forgotten passwords have to be reset by hand.",
  ]);
  const way = tasks.getByRole("link", { name: "See why, and try them again" });
  expect(way.getAttribute("href")).toBe("/admin/jobs");
  expect(screen.getAllByText("The first minute is not over yet.")).toHaveLength(9);
});
