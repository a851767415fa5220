import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { listEntries } from "#contract/collection.endpoints.ts";
import { findRestaurant } from "#contract/restaurants.endpoints.ts";
import {
  changeReview,
  listMemberReviews,
  listSandwichPhotos,
  listSandwichReviews,
  removeReview,
  writeReview,
} from "#contract/reviews.endpoints.ts";
import type { MemberReview } from "#contract/reviews.ts";
import { findSandwich, listSimilarSandwiches } from "#contract/sandwiches.endpoints.ts";
import { requestUploads } from "#contract/uploads.endpoints.ts";
import { henny, hotOne, kept, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast, readDescription } from "#tests/dom/read.ts";

const address = "/sandwich/3/review";
const own: MemberReview = {
  id: 11,
  sandwichId: 3,
  sandwichName: "Hot One",
  userId: henny.id,
  username: henny.username,
  avatarUrl: null,
  rating: 4,
  review: "Crisp.",
  photos: [],
  dateCreated: "2026-01-05T00:00:00.000Z",
  helpfulCount: 2,
  isHidden: false,
  isWaiting: false,
};

/** Also answers the requests of the sandwich's page, where a saved review leads. */
const member = (...reviews: MemberReview[]) =>
  fakeApi(henny)
    .answer(findSandwich, hotOne)
    .answer(listMemberReviews, reviews)
    .answer(listSandwichReviews, [])
    .answer(listSandwichPhotos, [])
    .answer(listSimilarSandwiches, [])
    .answer(listEntries, [])
    .answer(findRestaurant, roost);

const star = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Review (Optional)" });
const submit = (name = "Submit Review") => screen.getByRole("button", { name });

test("a review that waits says so, when it is sent and when it is edited", async () => {
  const waiting = { ...own, isHidden: true, isWaiting: true };
  const api = member().answer(writeReview, waiting);
  const user = await openPage(address, api);
  await user.click(star("4 stars"));
  api.answer(listMemberReviews, [waiting]);
  await user.click(submit());
  expect(await findToast("Review submitted")).toContain(
    "It is waiting for a look by the team before others see it.",
  );
  await screen.findByText("Your review is waiting for a look by the team");
  await user.click(screen.getByRole("link", { name: "Edit Review" }));
  await screen.findByText(/This review is waiting for a look by the team/);
  expect(screen.queryByText(/Our team has hidden this review/)).toBeNull();
});

test("a member writes: title, sandwich, stars, text, button and the way back", async () => {
  await openPage(address, member());
  screen.getByRole("heading", { name: "Write a review" });
  screen.getByText("Share your thoughts about the", { exact: false });
  screen.getByText("Hot One", { selector: "strong" });
  screen.getByRole("radiogroup", { name: "Your Rating" });
  expect(text().value).toBe("");
  submit();
  const back = screen.getByRole("link", { name: "Back to sandwich details" });
  expect(back.getAttribute("href")).toBe("/sandwich/3");
});

test("without stars it is refused, the stars say so and have the focus", async () => {
  const api = member();
  const user = await openPage(address, api);
  await user.type(text(), "Crisp.");
  await user.click(submit());
  const refusal = await screen.findByRole("alert");
  expect(refusal.textContent).toBe("Please provide a rating");
  const stars = screen.getByRole("radiogroup", { name: "Your Rating" });
  expect(readDescription(stars)).toBe("Please provide a rating");
  expect(document.activeElement).toBe(star("1 star"));
  expect(api.sent(writeReview)).toEqual([]);
});

test("stars alone are sent; busy meanwhile, then a toast and the sandwich", async () => {
  const api = member();
  const release = api.hold(writeReview, own);
  const user = await openPage(address, api);
  await user.click(star("4 stars"));
  await user.click(submit());
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Submitting..." });
  expect(busy.disabled).toBe(true);
  release();
  await findToast("Review submitted");
  await waitFor(() => expect(location.pathname).toBe("/sandwich/3"));
  expect(api.sent(writeReview)).toEqual([
    { userId: "henny", sandwichId: 3, rating: 4, review: "", photoUrls: [] },
  ]);
});

test("the day is today's, or the entry's, and goes along once it is chosen", async () => {
  const api = member().answer(writeReview, own);
  const user = await openPage(address, api);
  const day = () => screen.getByLabelText<HTMLInputElement>("Date tried");
  expect(day().value).toBe(day().max);
  await user.click(star("4 stars"));
  fireEvent.change(day(), { target: { value: "9999-01-01" } });
  await user.click(submit());
  await waitFor(() => expect(readDescription(day())).toBe("The date must not be in the future."));
  expect(api.sent(writeReview)).toEqual([]);
  fireEvent.change(day(), { target: { value: "2024-01-05" } });
  await user.click(submit());
  await findToast("Review submitted");
  expect(api.sent(writeReview)).toMatchObject([{ dateTried: "2024-01-05T00:00:00.000Z" }]);

  const tried = { ...kept, hasTried: true, dateTried: "2023-11-03T18:00:00.000Z" };
  await openPage(address, member().answer(listEntries, [tried]));
  await waitFor(() => expect(day().value).toBe("2023-11-03"));
});

test("an existing review is filled in and changed", async () => {
  const api = member(own).answer(changeReview, own);
  const user = await openPage(address, api);
  screen.getByRole("heading", { name: "Edit your review" });
  expect(star("4 stars").checked).toBe(true);
  expect(text().value).toBe("Crisp.");
  await user.type(text(), " Hot.");
  await user.click(submit("Update Review"));
  await findToast("Review updated");
  expect(api.sent(changeReview)).toMatchObject([{ rating: 4, review: "Crisp. Hot." }]);
});

test("a failure is said, and what was written is still there after a reload", async () => {
  const api = member().refuse(writeReview, 500);
  const user = await openPage(address, api);
  await user.click(star("2 stars"));
  await user.type(text(), "Soggy.");
  await user.click(submit());
  expect(await findToast("Error")).toContain("Failed to submit your review. Please try again.");
  expect(text().value).toBe("Soggy.");
  await openPage(address, api);
  await findToast("Draft restored");
  expect(text().value).toBe("Soggy.");
  expect(star("2 stars").checked).toBe(true);
});

test("the end of the session leads to the login and back to what was written", async () => {
  const api = member().refuse(writeReview, 401);
  const user = await openPage(address, api);
  await user.click(star("2 stars"));
  await user.type(text(), "Soggy.");
  await user.click(submit());
  expect(await findToast("Login required")).toContain(
    "Your session has ended. Please log in again.",
  );
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(new URLSearchParams(location.search).get("next")).toBe(address);
  await openPage(address, member());
  await waitFor(() => expect(text().value).toBe("Soggy."));
});

test("a visitor is sent to the login, and would come back", async () => {
  await openPage(address, fakeApi().answer(findSandwich, hotOne));
  await screen.findByText("Please login to submit a review");
  expect(location.pathname).toBe("/login");
  expect(new URLSearchParams(location.search).get("next")).toBe(address);
});

test("an unknown sandwich is not found", async () => {
  await openPage(address, fakeApi(henny).refuse(findSandwich, 404));
  screen.getByRole("heading", { name: "Sandwich not found" });
  const link = screen.getByRole("link", { name: "Back to Explore" });
  expect(link.getAttribute("href")).toBe("/explore");
});

test("a review is deleted after a question that says what goes with it", async () => {
  const api = member(own).answer(removeReview, undefined);
  const user = await openPage(address, api);
  await user.click(screen.getByRole("button", { name: "Delete Review" }));
  await screen.findByRole("alertdialog", {
    name: "Delete your review?",
    description: /its 2 helpful votes and the XP that it earned you go with it/,
  });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete Review" }));
  expect(api.requested(removeReview)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Delete Review" }));
  await user.dblClick(await screen.findByRole("button", { name: "Delete" }));
  await findToast("Review deleted");
  expect(api.requested(removeReview)).toEqual(["/api/reviews/11"]);
});

test("a question that could not be loaded is loaded by the next click", async () => {
  vi.doMock("./delete-review-dialog.tsx", () => {
    throw new Error("Failed to fetch");
  });
  await openPage(address, member(own));
  const click = () => fireEvent.click(screen.getByRole("button", { name: "Delete Review" }));
  click();
  expect(await findToast("Error")).toContain(
    "This could not be loaded. Check your connection and reload the page.",
  );
  vi.doUnmock("./delete-review-dialog.tsx");
  click();
  await screen.findByRole("alertdialog", { name: "Delete your review?" });
});

test("a draft whose photo was not received says so when it comes back", async () => {
  const api = member().refuse(requestUploads, 503);
  const user = await openPage(address, api);
  await user.type(text(), "Soggy.");
  const chosen = new File(["hello"], "lunch.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("Add photos"), chosen);
  await screen.findByRole("button", { name: "Discard lunch.png" });
  await openPage(address, api);
  await waitFor(async () =>
    expect(await findToast("Draft restored")).toContain(
      "We kept what you wrote before. Please add the photos again that were not uploaded yet.",
    ),
  );
});

test("the picture is the one of the sandwich's card, which is drawn for the night too", async () => {
  await openPage("/sandwich/3/review", member());
  const picture = screen.getByRole("main").querySelector("img");
  expect(picture?.getAttribute("src")).toMatch(/^\/drawings\/.*\.svg$/);
});

test("a photo that the server refuses gives its place back, one that was not received can be sent again", async () => {
  const message = "This file is not a JPEG, PNG, GIF, WebP or AVIF image.";
  const api = member().refuse(requestUploads, 400, { message });
  const user = await openPage(address, api);
  const chosen = new File(["hello"], "fake.png", { type: "image/png" });
  const input = await screen.findByLabelText<HTMLInputElement>("Add photos");
  await user.upload(input, chosen);
  expect(await findToast("Upload failed")).toContain(message);
  expect(screen.queryByRole("button", { name: "Discard fake.png" })).toBeNull();
  api.refuse(requestUploads, 400);
  await user.upload(input, chosen);
  expect(await screen.findByRole("button", { name: "Try again with fake.png" })).toBeTruthy();
});

test("a review does not go without a photo that was not received, until that is discarded", async () => {
  const api = member().refuse(requestUploads, 503).answer(writeReview, own);
  const user = await openPage(address, api);
  const chosen = new File(["hello"], "lunch.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("Add photos"), chosen);
  const discard = await screen.findByRole("button", { name: "Discard lunch.png" });
  await user.click(screen.getByRole("radio", { name: "4 stars" }));
  await user.click(screen.getByRole("button", { name: "Submit Review" }));
  await waitFor(async () =>
    expect(await findToast("Photo not uploaded")).toContain(
      "Try it again or discard it, then submit your review.",
    ),
  );
  expect(api.sent(writeReview)).toEqual([]);
  await user.click(discard);
  await user.click(screen.getByRole("button", { name: "Submit Review" }));
  await waitFor(() => expect(api.sent(writeReview)).toHaveLength(1));
});
