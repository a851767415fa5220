import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import type { ListedEntry } from "#contract/collection.ts";
import { drawInPage, wordsOf } from "#tests/support/draw-in-page.ts";
import { listQuery } from "./profile.queries.ts";
import { EntryList, ProfileHeader } from "./profile-page.tsx";
import type { ProfileList } from "./profile-search.ts";

const hot = { name: "Hot One", description: "Crisp and long.", price: 11.5 };

async function draw(list: ProfileList, ...items: object[]) {
  const queryClient = createQueryClient(
    createApi(() => Promise.reject(new Error("no request expected"))),
  );
  queryClient.setQueryData(listQuery("henny", list).queryKey, {
    pages: [{ items: items as ListedEntry[], nextCursor: null }],
    pageParams: [""],
  });
  return drawInPage(queryClient, createElement(EntryList, { userId: "henny", list }));
}

// proves: profile-17
test("an item shows name, description and price, and leads to its details", async () => {
  const html = await draw("tried", { id: 1, sandwichId: 3, sandwich: hot });
  expect(wordsOf(html)).toEqual(["Hot One", "$11.50", "Crisp and long.", "See details"]);
  expect(html).toContain('href="/sandwich/3"');
});

// proves: sandwich-25
test("a sandwich that nobody knows is said to be unknown", async () => {
  const html = await draw("tried", { id: 1, sandwichId: 3 });
  expect(wordsOf(html)).toContain("Unknown Sandwich");
});

// proves: profile-18
test.each(["tried", "favorites", "wishlist"] as const)(
  "an empty list of %s leads to Explore",
  async (list) => {
    expect(await draw(list)).toMatch(/<a[^>]* href="\/explore"[^>]*>Explore Sandwiches</);
  },
);

// proves: profile-22
test.each([
  ["admin", "Admin"],
  ["user", "User"],
] as const)("the role %s has the badge %s", (role, badge) => {
  const viewer = { username: "henny", role, createdAt: "2024-01-05T00:00:00.000Z" } as User;
  const onLogout = async () => undefined;
  const html = renderToStaticMarkup(createElement(ProfileHeader, { viewer, onLogout }));
  expect(html).toContain(`>${badge}</span>Member since Jan 5, 2024<`);
});
