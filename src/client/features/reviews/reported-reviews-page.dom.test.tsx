import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { listReportedReviews, setReviewVisibility } from "#contract/reviews.endpoints.ts";
import type { ReportedReview } from "#contract/reviews.ts";
import { henny } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

const waiting: ReportedReview = {
  review: {
    id: 11,
    sandwichId: 3,
    sandwichName: "Hot One",
    userId: "someone",
    username: "newcomer",
    avatarUrl: null,
    rating: 5,
    review: "Cheap sauce at https://sauce.example",
    photos: [],
    dateCreated: "2026-01-05T00:00:00.000Z",
    helpfulCount: 0,
    isHidden: true,
    isWaiting: true,
  },
  version: 3,
  waitingReason: "By a new member: it has a link.",
  openCount: 0,
  reportCount: 0,
  reports: [],
};

test("a review that waits is listed with the reason, and let through", async () => {
  const admin = { ...henny, role: "admin" as const };
  const api = fakeApi(admin).answer(listReportedReviews, [waiting]);
  const user = await openPage("/admin/reviews", api);
  await screen.findByText("By a new member: it has a link.");
  screen.getByText("Waiting");
  screen.getByRole("button", { name: "Hide" });
  expect(screen.queryByText("Hidden without a report.")).toBeNull();
  api.answer(setReviewVisibility, { ...waiting.review, isHidden: false, isWaiting: false });
  api.answer(listReportedReviews, []);
  await user.click(screen.getByRole("button", { name: "Let through" }));
  await findToast("Review let through");
  expect(api.sent(setReviewVisibility)).toEqual([{ isHidden: false, version: 3 }]);
  await waitFor(() => expect(screen.queryByText("newcomer")).toBeNull());
});

test("one that its author has changed meanwhile is shown anew and not let through", async () => {
  const api = fakeApi({ ...henny, role: "admin" }).answer(listReportedReviews, [waiting]);
  const user = await openPage("/admin/reviews", api);
  await screen.findByText(waiting.review.review);
  const message = "The author has changed this review since. Please read it again.";
  api.refuse(setReviewVisibility, 409, { message });
  const changed = { ...waiting.review, review: "Cheaper sauce!" };
  api.answer(listReportedReviews, [{ ...waiting, review: changed, version: 4 }]);
  await user.click(screen.getByRole("button", { name: "Let through" }));
  expect(await findToast("Error")).toContain(message);
  await screen.findByText("Cheaper sauce!");
  await user.click(screen.getByRole("button", { name: "Let through" }));
  await waitFor(() =>
    expect(api.sent(setReviewVisibility).map(({ version }) => version)).toEqual([3, 4]),
  );
});
