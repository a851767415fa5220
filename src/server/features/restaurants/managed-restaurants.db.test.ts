import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ManagedRestaurant } from "#contract/management.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { buildRestaurant } from "#tests/support/factories.ts";
import { readPages } from "#tests/support/read-pages.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";

let app: TestApp;
let admin: TestClient;
let curator: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
  curator = (await app.signInAsCurator()).client;
  for (const [name, restaurantType, priceRange, description] of [
    ["banty", "Food Truck", "$", "Hot."],
    ["Arch", "Cafe", "$$$", 'Says "hi", twice.'],
    ["Coop", "Deli", "$$", "A truckload."],
    ["=Dove", "Deli", "$$", "Plain."],
  ] as const) {
    await admin.post("/api/restaurants", { name, restaurantType, priceRange, description });
  }
  const coop = await bodyOf<Restaurant[]>(await admin.get("/api/restaurants?q=coop"));
  await admin.post("/api/locations", { restaurantId: coop[0]?.id, address: "5 Elm St, Salem" });
  await admin.post("/api/locations", { restaurantId: coop[0]?.id, address: "6 Oak St, Salem" });
  await admin.post("/api/sandwiches", { restaurantId: coop[0]?.id, name: "One" });
});
afterAll(() => app.close());

const list = async (query: string) => {
  const answer = await curator.get(`/api/admin/restaurants?${query}`);
  const rows = await bodyOf<ManagedRestaurant[]>(answer);
  return { rows, names: rows.map(({ name }) => name), answer };
};

test("a row says what the table shows", async () => {
  const { rows, answer } = await list("q=coop");
  expect(rows).toMatchObject([
    {
      name: "Coop",
      restaurantType: "Deli",
      priceRange: "$$",
      address: "5 Elm St, Salem",
      locationCount: 2,
      sandwichCount: 1,
    },
  ]);
  expect(answer.headers.get("X-Total-Count")).toBe("1");
});

test.each([
  ["name", "q=bant", ["banty"]],
  ["description", "q=truckl", ["Coop"]],
  ["address", "q=oak+st", ["Coop"]],
  ["type", "q=food+TRUCK", ["banty"]],
  ["type or description", "q=truck", ["banty", "Coop"]],
  ["nothing", "q=zebra", []],
])("searches the %s", async (_, query, names) => {
  expect((await list(query)).names).toEqual(names);
});

test.each([
  ["sort=name", ["=Dove", "Arch", "banty", "Coop"]],
  ["sort=name&direction=desc", ["Coop", "banty", "Arch", "=Dove"]],
  ["sort=type", ["Arch", "Coop", "=Dove", "banty"]],
  ["sort=price", ["banty", "Coop", "=Dove", "Arch"]],
  ["sort=added&direction=desc", ["=Dove", "Coop", "Arch", "banty"]],
])("%s, in one page and page by page", async (query, names) => {
  expect((await list(query)).names).toEqual(names);
  const path = `/api/admin/restaurants?${query}&limit=1`;
  const paged = await readPages<ManagedRestaurant>(curator, path);
  expect(paged.map(({ name }) => name)).toEqual(names);
});

describe("as CSV", () => {
  const csv = async (query = "") => {
    const answer = await curator.get(`/api/admin/restaurants.csv?${query}`);
    expect(answer.headers.get("Content-Disposition")).toContain("restaurants.csv");
    return (await answer.text()).split("\r\n").filter(Boolean);
  };

  test("the whole table in its order, safe for a spreadsheet", async () => {
    const lines = await csv("sort=name");
    expect(lines[0]).toMatch(/^\uFEFF?Id,Name,Type,Price range,Address,/);
    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual([
      "'=Dove",
      "Arch",
      "banty",
      "Coop",
    ]);
    expect(lines[4]).toContain('"5 Elm St, Salem"');
    expect(await csv("q=zebra")).toHaveLength(1);
  });

  test("goes on past a page", async () => {
    const many = Array.from({ length: 1100 }, (_, n) => buildRestaurant({ name: `Row ${n}` }));
    await app.db.insert(restaurants).values(many);
    const lines = await csv("q=row");
    expect(new Set(lines.slice(1).map((line) => line.split(",")[1])).size).toBe(1100);
  });
});
