import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast } from "#client/lib/toast-queue.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

afterEach(() => vi.restoreAllMocks());

async function openTerms() {
  const user = await openPage("/terms");
  return { share: () => user.click(screen.getByRole("button", { name: "Share" })) };
}

// proves: menus-20
test("the device's own sheet is used where there is one, and may be closed", async () => {
  const sheet = vi.fn(async () => Promise.reject(new DOMException("", "AbortError")));
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  const { share } = await openTerms();
  await share();
  expect(sheet).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(currentToast()).toBeUndefined();
  Reflect.deleteProperty(navigator, "share");
});

// proves: menus-21
test("else the address is copied, or shown where that is forbidden", async () => {
  const { share } = await openTerms();
  await share();
  await findToast("Link copied");
  expect(await navigator.clipboard.readText()).toBe(location.href);
  const refusal = new DOMException("", "NotAllowedError");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await share();
  expect(await findToast("Copy this link")).toContain(location.href);
});

// proves: menus-22
test("the operator's pages stand beside share and the feed", async () => {
  const own = "https://www.social.example/cluck";
  const site = { socialLinks: [own], contactEmail: null, hasDemo: false };
  await openPage("/terms", fakeApi().answer(readSite, site));
  const list = screen.getByRole("button", { name: "Share" }).closest("ul");
  const links = within(list as HTMLElement).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Feed", "/feed.xml"],
    ["social.example", own],
  ]);
});
