import { type BoundFunctions, type queries, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { currentToast } from "#client/lib/toast-queue.ts";
import { listLeaders } from "#contract/gamification.endpoints.ts";
import { readSite } from "#contract/site.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { henny } from "#tests/dom/examples.ts";
import { fakeApi, usualSite } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";

afterEach(() => vi.restoreAllMocks());

const readLinks = (part: BoundFunctions<typeof queries>) =>
  part.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

async function openTerms() {
  const user = await openPage("/terms");
  return { share: () => user.click(screen.getByRole("button", { name: "Share" })) };
}

test("the device's own sheet is used where there is one, and may be closed", async () => {
  const sheet = vi.fn(async () => Promise.reject(new DOMException("", "AbortError")));
  Object.defineProperty(navigator, "share", { value: sheet, configurable: true });
  const { share } = await openTerms();
  await share();
  expect(sheet).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(currentToast()).toBeUndefined();
  Reflect.deleteProperty(navigator, "share");
});

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

test("the header offers what a visitor may do", async () => {
  await openPage("/terms");
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(readLinks(main)).toEqual([
    ["Home", "/"],
    ["Explore", "/explore"],
    ["My Collection", "/collection"],
  ]);
  const menuId = screen.getByRole("button", { name: "Account" }).getAttribute("popovertarget");
  const menu = within(document.getElementById(menuId ?? "") as HTMLElement);
  expect(readLinks(menu)).toEqual([
    ["Login", "/login"],
    ["Register", "/login?tab=register"],
  ]);
});

test("the footer says what this is, and leads everywhere", async () => {
  await openPage("/terms");
  screen.getByText("Discover, rate, and share the best chicken sandwiches in your area.");
  const links = readLinks(within(screen.getByRole("navigation", { name: "Footer" })));
  for (const link of [
    ["Explore Sandwiches", "/explore"],
    ["Find Restaurants", "/explore?view=restaurants"],
    ["Recommend a Restaurant", "/recommend-restaurant"],
    ["Contact Us", "/contact"],
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
  ])
    expect(links).toContainEqual(link);
});

test.each([
  [null, []],
  [henny, [["Wishlist", "/wishlist"]]],
])("the phone's menu leads to what the footer hides", async (viewer, own) => {
  const user = await openPage("/terms", fakeApi(viewer));
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const links = readLinks(within(await screen.findByRole("navigation", { name: "Menu" })));
  const others = [
    ["Recommend a Restaurant", "/recommend-restaurant"],
    ["Leaderboard", "/leaderboard"],
  ];
  for (const link of [...own, ...others]) expect(links).toContainEqual(link);
});

test("the header says which page is shown", async () => {
  await openPage("/explore", catalogue());
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getByRole("link", { current: "page" }).textContent).toBe("Explore");
});

test("a page that takes its time is announced", async () => {
  const api = fakeApi();
  const release = api.hold(listLeaders, []);
  const user = await openPage("/terms", api);
  await user.click(screen.getByRole("link", { name: "Leaderboard" }));
  await screen.findByRole("progressbar", { name: "Loading the page" });
  release();
  await screen.findByRole("heading", { level: 1, name: "Leaderboard" });
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("the operator's pages stand beside share and the feed", async () => {
  const own = "https://www.social.example/cluck";
  const site = { ...usualSite, socialLinks: [own] };
  await openPage("/terms", fakeApi().answer(readSite, site));
  const list = screen.getByRole("button", { name: "Share" }).closest("ul");
  expect(readLinks(within(list as HTMLElement))).toEqual([
    ["Feed", "/feed.xml"],
    ["social.example", own],
  ]);
});
