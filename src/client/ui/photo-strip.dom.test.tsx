import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { catalogue, review } from "#tests/dom/catalogue.ts";
import { photo } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

const address = "/sandwich/3/reviews";
const photos = [photo, { ...photo, url: "/images/second" }];
const openReviews = () =>
  openPage(address, catalogue().answer(listSandwichReviews, [{ ...review, photos }]));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const second = () => screen.findByRole("button", { name: "Photo 2 of 2: show it large" });

// proves: images-38
test("Back closes the photo and leaves the page, Forward shows it again", async () => {
  const user = await openReviews();
  const stepsBefore = history.length;
  await user.click(await second());
  await screen.findByRole("dialog", { name: "Photos by marisol" });
  expect(location.pathname).toBe(address);
  expect(history.length).toBe(stepsBefore + 1);
  history.back();
  await closed();
  expect(location.pathname).toBe(address);
  history.forward();
  await screen.findByRole("dialog");
});

test("Escape and the button leave nothing to go back to", async () => {
  const user = await openReviews();
  for (const close of [
    () => user.keyboard("{Escape}{Escape}"),
    () => user.click(screen.getByRole("button", { name: "Close" })),
  ]) {
    await user.click(await second());
    await screen.findByRole("dialog");
    await close();
    await closed();
    expect(history.state?.photo).toBeUndefined();
    await waitFor(async () => expect(document.activeElement).toBe(await second()));
  }
});
