import { createElement } from "react";
import { expect, test } from "vitest";
import type { Api } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { Dialog } from "#client/ui/dialog.tsx";
import type { Recommendation } from "#contract/recommendations.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { RecommendationDetails, ReviewForm } from "./recommendation-dialog.tsx";
import { RecommendationsTable, recommendationsQuery } from "./recommendations-table.tsx";

const pending: Recommendation = {
  id: 7,
  websiteUrl: "https://coop.example/",
  notes: "They fry in rice bran oil.",
  name: "Kwame",
  email: "k@example.com",
  phoneNumber: "555-0100",
  status: "pending",
  dateSubmitted: "2024-01-05T12:00:00.000Z",
  dateReviewed: null,
  reviewedByUserId: null,
  restaurantId: null,
};
const decided: Recommendation = {
  ...pending,
  ...{ name: null, email: null, phoneNumber: null },
  status: "rejected",
  dateReviewed: "2024-01-09T12:00:00.000Z",
};

// proves: moderating-1, moderating-2, moderating-3, moderating-4, moderating-11
test("a row: the website in a new tab, the date, the status, a menu", async () => {
  const queryClient = createQueryClient({} as Api);
  const page = { items: [pending], nextCursor: null, total: "1" };
  queryClient.setQueryData(recommendationsQuery({}).queryKey, page);
  const html = await drawInPage(queryClient, createElement(RecommendationsTable, { search: {} }));
  const [head = "", row = ""] = html.split("<tr").slice(1);
  expect(wordsOf(`<tr${head}`)).toEqual(["Website", "Submitted", "Status", "Actions"]);
  expect(row).toMatch(/<a href="https:\/\/coop.example\/" target="_blank"/);
  expect(wordsOf(`<tr${row}`)).toEqual(
    expect.arrayContaining(["coop.example", "Jan 5, 2024", "Pending"]),
  );
  expect(row).toContain('aria-label="Actions for https://coop.example/"');
  const statuses = html.slice(html.indexOf('aria-label="Status"'));
  const options = [...statuses.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(options.slice(0, 4)).toEqual(["All Status", "Pending", "Approved", "Rejected"]);
});

const details = async (recommendation: Recommendation) => {
  const content = createElement(RecommendationDetails, { recommendation, onReview: () => {} });
  return wordsOf(await drawInPage(createQueryClient({} as Api), content));
};

// proves: moderating-16, moderating-17, moderating-19
test("the details of a pending one, with its contact and the way to decide", async () => {
  expect(await details(pending)).toEqual([
    ...["Website", "coop.example", "(opens in a new tab)"],
    ...["Notes", "They fry in rice bran oil.", "Status", "Pending", "Submitted", "Jan 5, 2024"],
    ...["Contact Information", "Kwame", "k@example.com", "555-0100"],
    "Review This Recommendation",
  ]);
});

// proves: moderating-18
test("of a decided one they tell when, and offer no decision", async () => {
  const words = await details(decided);
  expect(words.slice(-6)).toEqual([
    ...["Status", "Rejected", "Submitted", "Jan 5, 2024", "Reviewed", "Jan 9, 2024"],
  ]);
});

// proves: moderating-21, moderating-22
test("the decision has Cancel and Submit Review, which waits for a choice", async () => {
  const form = createElement(ReviewForm, { recommendation: pending, onDone: () => {} });
  const dialog = createElement(Dialog, { open: true }, form);
  const html = await drawInPage(createQueryClient({} as Api), dialog);
  expect(wordsOf(html)).toEqual(expect.arrayContaining(["Decision", "Cancel", "Submit Review"]));
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Submit Review/);
});
