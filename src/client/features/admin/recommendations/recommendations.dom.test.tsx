import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listRecommendations, reviewRecommendation } from "#contract/recommendations.endpoints.ts";
import type { Recommendation } from "#contract/recommendations.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readTexts } from "#tests/dom/read.ts";

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
const rejected: Recommendation = {
  ...pending,
  ...{ name: null, email: null, phoneNumber: null },
  status: "rejected",
  dateReviewed: "2024-01-09T12:00:00.000Z",
};

async function openTable(shown = pending) {
  const api = fakeApi(admin).answer(listRecommendations, [shown]);
  const user = await openPage("/admin/recommendations", api);
  async function choose(item: string) {
    await user.click(screen.getByRole("button", { name: "Actions for https://coop.example/" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
    return screen.findByRole("dialog");
  }
  return { api, user, choose };
}

test("a row: the website in a new tab, the date, the status, a menu", async () => {
  await openTable();
  const headings = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
  expect(headings).toEqual(["Website", "Submitted", "Status", "Actions"]);
  const row = within(screen.getByRole("row", { name: /coop\.example/ }));
  const link = row.getByRole<HTMLAnchorElement>("link", { name: /^coop\.example/ });
  expect([link.href, link.target]).toEqual(["https://coop.example/", "_blank"]);
  row.getByText("Jan 5, 2024");
  row.getByText("Pending");
  row.getByRole("button", { name: "Actions for https://coop.example/" });
});

test("the filter offers each status, and goes into the address and the request", async () => {
  const { api, user } = await openTable();
  const filter = screen.getByRole("combobox", { name: "Status" });
  const options = within(filter).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...["All Status", "Pending", "Approved", "Rejected"],
  ]);
  await user.selectOptions(filter, "Approved");
  await waitFor(() => expect(location.search).toBe("?status=approved"));
  expect(api.requested(listRecommendations).at(-1)).toContain("status=approved");
});

test("the details of a pending one, with its contact and the way to decide", async () => {
  const { user, choose } = await openTable();
  const dialog = await choose("View Details");
  expect(readTexts(dialog.querySelector("dl"))).toEqual([
    ...["Website", "coop.example", "(opens in a new tab)"],
    ...["Notes", "They fry in rice bran oil.", "Status", "Pending", "Submitted", "Jan 5, 2024"],
    ...["Contact Information", "Kwame", "k@example.com", "555-0100"],
  ]);
  await user.click(screen.getByRole("button", { name: "Review This Recommendation" }));
  await screen.findByRole("dialog", { name: "Review Recommendation" });
});

test("of a decided one they tell when, and offer no decision", async () => {
  const { choose } = await openTable(rejected);
  const dialog = await choose("View Details");
  expect(readTexts(dialog.querySelector("dl")).slice(-6)).toEqual([
    ...["Status", "Rejected", "Submitted", "Jan 5, 2024", "Reviewed", "Jan 9, 2024"],
  ]);
  expect(screen.queryByRole("button", { name: "Review This Recommendation" })).toBeNull();
});

test("the decision has Cancel and Submit Review, which waits for a choice", async () => {
  const { api, user, choose } = await openTable();
  const dialog = within(await choose("Review"));
  dialog.getByRole("button", { name: "Cancel" });
  const submit = dialog.getByRole<HTMLButtonElement>("button", { name: "Submit Review" });
  expect(submit.disabled).toBe(true);
  await user.click(dialog.getByRole("combobox", { name: "Decision" }));
  await screen.findByRole("option", { name: "Reject" });
  await user.click(screen.getByRole("option", { name: "Approve" }));
  api.answer(reviewRecommendation, { ...pending, status: "approved" });
  await user.click(submit);
  expect(await findToast("Status Updated")).toContain("Recommendation has been approved");
  expect(api.sent(reviewRecommendation)).toEqual([{ status: "approved" }]);
});
