import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "#client/lib/api.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import {
  type PlanStep,
  planFavorite,
  planFavoriteWish,
  planSave,
  planTried,
  planWishlist,
} from "./entry-steps.ts";

const kept: CollectionEntry = {
  id: 7,
  userId: "henny",
  sandwichId: 3,
  isFavorite: true,
  hasTried: true,
  notes: "ask for hot honey",
  dateTried: "2024-01-05T18:00:00.000Z",
  createdAt: "2024-01-01T12:00:00.000Z",
  visits: [{ id: 1, dateTried: "2024-01-05T18:00:00.000Z", rating: 4, line: "Crisp." }],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function take(plan: PlanStep, entry: CollectionEntry | null, answer?: CollectionEntry) {
  const step = plan("henny", entry);
  const sent: unknown[] = [];
  const api = createApi(async (path, { method, body }) => {
    sent.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    return answer ? Response.json(answer) : new Response(null, { status: 204 });
  });
  await step?.send(api);
  return { ...step, sent };
}

test.each([
  ["Save", planSave(3), "Saved to collection", "Failed to update collection"],
  ["the dialog's wishlist", planFavoriteWish(3), "Added to wishlist", "Failed to update wishlist"],
])("%s keeps a new one as a favorite and removes a known one", async (_, plan, added, failure) => {
  const first = await take(plan, null);
  expect(first).toMatchObject({ success: added, failure, shown: { isFavorite: true } });
  expect(first.sent).toEqual([
    [
      "POST",
      "/api/user-sandwiches",
      { userId: "henny", sandwichId: 3, isFavorite: true, hasTried: false },
    ],
  ]);
  const second = await take(plan, kept);
  expect(second).toMatchObject({ success: "Removed from collection", failure });
  expect(second.sent).toEqual([["DELETE", "/api/user-sandwiches/7"]]);
});

test("tried posts the link both ways and keeps the favorite flag", async () => {
  const off = await take(planTried(3), kept);
  const post = (hasTried: boolean, isFavorite: boolean) => [
    ["POST", "/api/user-sandwiches", { userId: "henny", sandwichId: 3, isFavorite, hasTried }],
  ];
  expect(off.sent).toEqual(post(false, true));
  expect(off.success).toBe("Unmarked as tried");
  expect(off.shown).toEqual({ ...kept, hasTried: false, dateTried: null, visits: [] });
  const on = await take(planTried(3), null);
  expect(on.sent).toEqual(post(true, false));
  expect(on).toMatchObject({
    success: "Marked as tried",
    failure: "Failed to update tried status",
    shown: { hasTried: true, isFavorite: false },
  });
});

test.each([
  ["west", 480, "2026-11-19T04:33:00.000Z", "2026-11-18T20:33:00.000Z"],
  ["east", -780, "2026-11-18T12:31:00.000Z", "2026-11-19T01:31:00.000Z"],
])("tried far in the %s is shown on the member's own day", async (_, offset, now, dateTried) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const { shown } = await take(planTried(3), null);
  expect(shown).toMatchObject({ dateTried, visits: [{ dateTried }] });
});

test("a card's wishlist keeps a new one as neither favorite nor tried", async () => {
  const { sent, ...step } = await take(planWishlist(3), null);
  expect(step).toMatchObject({
    success: "Added to wishlist",
    failure: "Failed to update wishlist",
    shown: { isFavorite: false, hasTried: false },
  });
  const body = { userId: "henny", sandwichId: 3, isFavorite: false, hasTried: false };
  expect(sent).toEqual([["POST", "/api/user-sandwiches", body]]);
});

test("favorite makes a new entry, and flips the flag of one that is there", async () => {
  const first = await take(planFavorite(3), null);
  const body = { userId: "henny", sandwichId: 3, isFavorite: true, hasTried: false };
  expect(first.sent).toEqual([["POST", "/api/user-sandwiches", body]]);
  expect(first.success).toBe("Added to favorites");
  const off = await take(planFavorite(3), kept);
  expect(off.sent).toEqual([["PATCH", "/api/user-sandwiches/7", { isFavorite: false }]]);
  expect(off).toMatchObject({ success: "Removed from favorites", shown: { hasTried: true } });
  const on = await take(planFavorite(3), { ...kept, isFavorite: false });
  expect(on.sent).toEqual([["PATCH", "/api/user-sandwiches/7", { isFavorite: true }]]);
  expect(on.success).toBe("Added to favorites");
});
