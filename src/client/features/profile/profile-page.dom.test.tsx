import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listEntries } from "#contract/collection.endpoints.ts";
import type { ListedEntry } from "#contract/collection.ts";
import { admin, henny, hotOne } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { readTexts } from "#tests/dom/read.ts";
import { EntryList, ProfileHeader } from "./profile-page.tsx";
import type { ProfileList } from "./profile-search.ts";

const entry: ListedEntry = {
  id: 1,
  userId: henny.id,
  sandwichId: hotOne.id,
  isFavorite: false,
  hasTried: true,
  notes: null,
  dateTried: null,
  createdAt: "2026-01-05T00:00:00.000Z",
  visits: [],
};

async function showList(list: ProfileList, ...items: ListedEntry[]) {
  const api = fakeApi(henny).answer(listEntries, items);
  await show(<EntryList userId={henny.id} list={list} />, api);
}

test("an item shows name, description and price, and leads to its details", async () => {
  await showList("tried", { ...entry, sandwich: hotOne });
  const [item] = await screen.findAllByRole("listitem");
  expect(readTexts(item ?? null)).toEqual(["Hot One", "$11.50", "Crisp and long.", "See details"]);
  const link = screen.getByRole("link", { name: "See details: Hot One" });
  expect(link.getAttribute("href")).toBe("/sandwich/3");
});

test("a sandwich that nobody knows is said to be unknown", async () => {
  await showList("tried", entry);
  await screen.findByRole("heading", { name: "Unknown Sandwich" });
});

test.each(["tried", "favorites", "wishlist"] as const)(
  "an empty list of %s leads to Explore",
  async (list) => {
    await showList(list);
    const link = await screen.findByRole("link", { name: "Explore Sandwiches" });
    expect(link.getAttribute("href")).toBe("/explore");
  },
);

test.each([
  ["Admin", admin],
  ["User", henny],
])("%s is the badge of a role", async (badge, viewer) => {
  await show(<ProfileHeader viewer={viewer} />);
  screen.getByText(badge);
  screen.getByText("Member since Jan 5, 2024");
});

test("the header shows the picture, and the display name above the username", async () => {
  const avatarUrl = "/images/0123456789abcdef0123456789abcdef/160.webp";
  const viewer = { ...henny, displayName: "Henny Penny", avatarUrl };
  await show(<ProfileHeader viewer={viewer} />);
  screen.getByRole("heading", { level: 1, name: "Henny Penny" });
  screen.getByText("henny");
  expect(screen.getByRole("presentation").getAttribute("src")).toBe(avatarUrl);
});
