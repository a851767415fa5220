import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DuplicateGroup, LikelyDuplicate } from "#contract/duplicates.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: TestClient;
const ids: Record<string, number> = {};

async function add(name: string, facts: object = {}, place?: object) {
  const body = { description: "Fried.", priceRange: "$", restaurantType: "Deli", name, ...facts };
  const { id } = await bodyOf<Restaurant>(await admin.post("/api/restaurants", body));
  if (place) await admin.post("/api/locations", { restaurantId: id, ...place });
  ids[name] = id;
}

beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
  const corner = { latitude: 45.52, longitude: -122.67 };
  await add("Joe's Chicken Shack", { website: "https://joes.example/" });
  await add(
    "The Gilded Wishbone",
    {},
    { address: "12 Burnside St, Portland, OR 97214", ...corner },
  );
  await add("Noodle Palace", {}, { address: "14 Burnside St, Portland, OR 97214", ...corner });
  await add("JOES CHICKEN SHACK!", { website: "http://other.example" });
  await add("Chicken Annex", { website: "http://www.joes.example" });
});
afterAll(() => app.close());

const find = async (facts: Record<string, string>) => {
  const path = `/api/restaurants/duplicates?${new URLSearchParams(facts)}`;
  const found = await bodyOf<LikelyDuplicate[]>(await admin.get(path));
  return found.map(({ restaurant, reasons }) => [restaurant.name, reasons.toSorted()]);
};

describe("before adding", () => {
  test("the same name in other letters", async () => {
    expect(await find({ name: "the joes’ chicken SHACK" })).toEqual([
      ["Joe's Chicken Shack", ["name"]],
      ["JOES CHICKEN SHACK!", ["name"]],
    ]);
  });

  test("the same website, however it is written; the surest first", async () => {
    const found = await find({ website: "https://WWW.joes.example", name: "Joe's Chicken Shack" });
    expect(found[0]).toEqual(["Joe's Chicken Shack", ["name", "website"]]);
    expect(found).toContainEqual(["Chicken Annex", ["website"]]);
  });

  test("the same address, and the same spot under a similar name alone", async () => {
    expect(await find({ address: "12 burnside ST" })).toEqual([
      ["The Gilded Wishbone", ["address"]],
    ]);
    const near = { latitude: "45.5205", longitude: "-122.6702" };
    expect(await find({ name: "Gilded Wishbone Grill", ...near })).toEqual([
      ["The Gilded Wishbone", ["place"]],
    ]);
    expect(await find({ name: "Sandwich Union", ...near })).toEqual([]);
  });

  test("nothing known, nothing found; nonsense is refused", async () => {
    expect(await find({})).toEqual([]);
    expect(await find({ name: "!!!", website: "not an address", address: "1" })).toEqual([]);
    expect((await admin.get("/api/restaurants/duplicates?latitude=hot")).status).toBe(400);
  });

  test("a hair beside a known spot, whose square the database cannot write down", async () => {
    await add("Null Island Fry", {}, { address: "1 Buoy Lane", latitude: 0, longitude: 0 });
    expect(await find({ latitude: "1e-300", longitude: "-1e-300" })).toEqual([
      ["Null Island Fry", ["place"]],
    ]);
  });
});

test("a restaurant's own duplicates are the others", async () => {
  const path = `/api/restaurants/${ids["Joe's Chicken Shack"]}/duplicates`;
  const found = await bodyOf<LikelyDuplicate[]>(await admin.get(path));
  expect(found.map(({ restaurant }) => restaurant.name).sort()).toEqual([
    "Chicken Annex",
    "JOES CHICKEN SHACK!",
  ]);
});

test("management lists those that share a name or a website, page by page", async () => {
  const groups = await readPages<DuplicateGroup>(admin, "/api/admin/duplicate-groups?limit=1");
  expect(
    groups.map(({ reason, restaurants }) => [reason, restaurants.map(({ name }) => name)]),
  ).toEqual([
    ["name", ["Joe's Chicken Shack", "JOES CHICKEN SHACK!"]],
    ["website", ["Joe's Chicken Shack", "Chicken Annex"]],
  ]);
});
