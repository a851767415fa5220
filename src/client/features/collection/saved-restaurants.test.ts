import { afterEach, beforeEach, expect, test } from "vitest";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import type { User } from "#contract/accounts.ts";
import type { SavedRestaurant } from "#contract/collection.ts";
import { savedRestaurantsQuery } from "./saved-restaurants.queries.ts";
import { removeRestaurant, saveRestaurant } from "./saved-restaurants.ts";

const cinder = { id: 2, name: "Cinder & Hen" };
const member = { id: "henny" } as User;
const path = "/api/users/henny/restaurants/2";

let stored: SavedRestaurant[];
let calls: unknown[];
/** Makes the next answer an error with this status. */
let refusal: number | undefined;
let shownWhileSent: SavedRestaurant[] | undefined;

const api = createApi(async (to, { method = "GET", body: text }) => {
  if (method === "GET") return Response.json(stored);
  const body = text ? JSON.parse(String(text)) : undefined;
  calls.push(body ? [method, to, body] : [method, to]);
  shownWhileSent = shown();
  if (refusal) return new Response(null, { status: refusal });
  const createdAt = body?.createdAt ?? "2026-01-01T00:00:00.000Z";
  const saved = { restaurantId: 2, createdAt };
  stored = method === "PUT" ? [saved] : [];
  return method === "PUT" ? Response.json(saved) : new Response(null, { status: 204 });
});

let queryClient: ReturnType<typeof createQueryClient>;
const query = savedRestaurantsQuery(member.id);
const shown = () => queryClient.getQueryData(query.queryKey);

beforeEach(() => {
  stored = [];
  calls = [];
  refusal = undefined;
  queryClient = createQueryClient(api);
  setViewer(queryClient, member);
});
afterEach(() => {
  for (let next = currentToast(); next; next = currentToast()) dismissToast(next.id);
  queryClient.clear();
});

test("shows what was clicked at once, sends it and says so", async () => {
  await saveRestaurant(queryClient, cinder);
  expect(calls).toEqual([["PUT", path]]);
  expect(shownWhileSent).toMatchObject([{ restaurantId: 2 }]);
  expect(currentToast()).toMatchObject({ title: "Saved to collection", description: cinder.name });
});

test("an Undo brings it back to its old place", async () => {
  stored = [{ restaurantId: 2, createdAt: "2024-01-05T18:00:00.000Z" }];
  await removeRestaurant(queryClient, cinder);
  expect(shownWhileSent).toEqual([]);
  expect(currentToast()?.title).toBe("Removed from collection");
  await currentToast()?.action?.onSelect();
  expect(calls).toEqual([
    ["DELETE", path],
    ["PUT", path, { createdAt: "2024-01-05T18:00:00.000Z" }],
  ]);
});

test("a failure goes back and says so", async () => {
  refusal = 500;
  await saveRestaurant(queryClient, cinder);
  expect(shown()).toEqual([]);
  expect(currentToast()).toMatchObject({
    title: "Error",
    description: "Failed to update collection",
    variant: "destructive",
  });
});

test("removed elsewhere meanwhile is removed", async () => {
  stored = [{ restaurantId: 2, createdAt: "2024-01-05T18:00:00.000Z" }];
  refusal = 404;
  await removeRestaurant(queryClient, cinder);
  expect(currentToast()?.title).toBe("Removed from collection");
});

test("an impatient second click means the first, and wanting it again keeps it", async () => {
  await Promise.all([saveRestaurant(queryClient, cinder), saveRestaurant(queryClient, cinder)]);
  await saveRestaurant(queryClient, cinder);
  expect(calls).toEqual([["PUT", path]]);
});

test("what is not known to be saved is saved, and stays so", async () => {
  stored = [{ restaurantId: 2, createdAt: "2024-01-05T18:00:00.000Z" }];
  await saveRestaurant(queryClient, cinder);
  expect(calls).toEqual([]);
  expect(shown()).toEqual(stored);
});
