import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listGivenUpJobs, removeJob, retryJob } from "#contract/jobs.endpoints.ts";
import type { GivenUpJob } from "#contract/jobs.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { jobText } from "./given-up-jobs-table.tsx";

const backup: GivenUpJob = {
  id: 7,
  kind: "backup",
  about: null,
  username: null,
  attempts: 12,
  lastError: "no space left on device",
  createdAt: "2026-01-05T15:04:00.000Z",
};

test("a failed job is shown with its error, and can be tried again or removed", async () => {
  const server = fakeApi(admin)
    .answer(listGivenUpJobs, [backup, { ...backup, id: 6, kind: "unused images" }])
    .answer(retryJob, undefined)
    .answer(removeJob, undefined);
  const user = await openPage("/admin/jobs", server);
  const row = await screen.findByRole("row", { name: /^Daily backup/ });
  expect(row.textContent).toContain("no space left on device");
  expect(row.textContent).toContain("12");
  expect(row.textContent).toContain("Jan 5, 2026, 3:04 PM");
  await user.click(screen.getByRole("button", { name: "Try again: Daily backup" }));
  await screen.findByText("Trying Again");
  server.answer(listGivenUpJobs, []);
  await user.click(screen.getByRole("button", { name: "Remove: Removing unused images" }));
  await screen.findByText("No failed jobs");
  expect([server.sent(retryJob), server.sent(removeJob)]).toHaveLength(2);
});

test("a job that somebody else has dealt with says so", async () => {
  const server = fakeApi(admin).answer(listGivenUpJobs, [backup]).refuse(retryJob, 404);
  const user = await openPage("/admin/jobs", server);
  await user.click(await screen.findByRole("button", { name: "Try again: Daily backup" }));
  await screen.findByText("Not Tried Again");
});

test.each([
  ["account-mail", "password-reset", "henny", "Mail to henny: a link to choose a new password"],
  ["account-mail", "forgotten-password", null, "Mail: a link to choose a new password"],
  ["account-mail", "greeting", null, "Mail: greeting"],
  ["something new", null, null, "something new"],
])("%s about %s for %s is said in words", (kind, about, username, text) => {
  expect(jobText({ ...backup, kind, about, username })).toBe(text);
});
