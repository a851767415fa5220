import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { listSandwichReviews } from "#contract/reviews.endpoints.ts";
import { catalogue, review } from "#tests/dom/catalogue.ts";
import { photo } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

const address = "/sandwich/3/reviews";
const photos = [photo, { ...photo, url: "/images/second" }];
const openReviews = () =>
  openPage(address, catalogue().answer(listSandwichReviews, [{ ...review, photos }]));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const photoButton = (place: number) =>
  screen.findByRole("button", { name: `Photo ${place} of 2: show it large` });
const second = () => photoButton(2);

/** Returns a function that lets the code of the large photo arrive. */
function holdLightbox() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.doMock("./lightbox.tsx", async (loadOriginal) => {
    await held;
    return loadOriginal();
  });
  onTestFinished(() => void vi.doUnmock("./lightbox.tsx"));
  return async () => {
    release();
    await import("./lightbox.tsx");
  };
}

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

test("of several clicks before the code is there, the last one shows its photo, which Close closes", async () => {
  const release = holdLightbox();
  const user = await openReviews();
  await user.click(await photoButton(1));
  await user.dblClick(await second());
  await release();
  await screen.findByRole("dialog");
  expect(history.state?.photo.url).toBe("/images/second");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await closed();
  expect(history.state?.photo).toBeUndefined();
});

test("code that comes after the page was left shows nothing", async () => {
  const release = holdLightbox();
  const user = await openReviews();
  await user.click(await second());
  await user.click(screen.getByRole("link", { name: "Back to sandwich details" }));
  await screen.findByRole("heading", { name: "Ingredients" });
  const stepsBefore = history.length;
  await release();
  await screen.findByRole("heading", { name: "Ingredients" });
  expect(history.length).toBe(stepsBefore);
  expect(history.state?.photo).toBeUndefined();
});
