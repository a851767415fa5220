import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countLimit } from "#contract/explore-choices.ts";
import { parseJson } from "#server/database/json-text.ts";
import { exploreRestaurants } from "#server/features/restaurants/restaurants.service.ts";
import { exploreSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { createTestDatabase, type TestDatabase } from "./support/database.ts";
import { catalogue, restaurantFilters, sandwichFilters } from "./support/explore-arbitraries.ts";
import { insertCatalogue } from "./support/explore-catalogue.ts";
import { milesOf, naiveRestaurants, naiveSandwiches } from "./support/explore-model.ts";
import { createUser } from "./support/factories.ts";

/** A Wednesday at 01:30 in Tokyo, 09:30 (still Tuesday) in Los Angeles, 18:30 in Berlin. */
const now = new Date("2026-03-03T16:30:00Z");
const queriesPerCatalogue = { minLength: 8, maxLength: 8 };

let database: TestDatabase;
let viewerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  viewerId = (await createUser(database.db)).id;
});
afterAll(() => database.close());

/** A small bound lets a small catalogue be counted as a large one is. */
describe.each([undefined, 4, 1])(
  "counted to %s, every filter and order answers as a naive one does",
  (mostCounted) => {
    const countOf = (items: unknown[]) => Math.min(items.length, (mostCounted ?? countLimit) + 1);

    test("for sandwiches", async () => {
      const queries = fc.array(sandwichFilters, queriesPerCatalogue);
      const check = fc.asyncProperty(
        catalogue,
        queries,
        fc.integer({ min: 1, max: 9 }),
        async (made, all, limit) => {
          const model = await insertCatalogue(database.db, made, viewerId);
          for (const filters of all) {
            const expected = naiveSandwiches(model.sandwiches, filters, now);
            const { items, total, hiddenUnknown } = await readPages((cursor) =>
              exploreSandwiches(
                database.db,
                { ...filters, limit, cursor },
                { viewerId, now, mostCounted },
              ),
            );
            expect(items.map(parseJson).map(({ id }) => id)).toEqual(
              expected.found.map(({ id }) => id),
            );
            expect(total).toBe(countOf(expected.found));
            const unknown = filters.without.length > 0 ? expected.hidden : [];
            expect(hiddenUnknown).toBe(countOf(unknown));
            for (const [index, item] of items.map(parseJson).entries()) {
              const restaurant = expected.found[index]?.restaurant;
              expectMiles(item.distanceMiles, restaurant && milesOf(restaurant, filters, now));
            }
          }
        },
      );
      await fc.assert(check, { numRuns: 6, endOnFailure: true });
    });

    test("for restaurants", async () => {
      const queries = fc.array(restaurantFilters, queriesPerCatalogue);
      const check = fc.asyncProperty(
        catalogue,
        queries,
        fc.integer({ min: 1, max: 4 }),
        async (made, all, limit) => {
          const plain = made.map((restaurant, index) => ({
            ...restaurant,
            name: `${"CabD"[index % 4]} x${restaurant.isSaved ? "É" : ""}`,
          }));
          const model = await insertCatalogue(database.db, plain, viewerId);
          for (const filters of all) {
            const expected = naiveRestaurants(model.restaurants, filters, now);
            const { items, total } = await readPages((cursor) =>
              exploreRestaurants(
                database.db,
                { ...filters, limit, cursor },
                { viewerId, now, mostCounted },
              ),
            );
            expect(items.map(parseJson).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
            expect(total).toBe(countOf(expected));
            for (const [index, item] of items.map(parseJson).entries()) {
              const restaurant = expected[index];
              expectMiles(item.distanceMiles, restaurant && milesOf(restaurant, filters, now));
            }
          }
        },
      );
      await fc.assert(check, { numRuns: 6, endOnFailure: true });
    });
  },
);

interface Listing<T> {
  items: T[];
  next: string | null;
}

async function readPages<T, L extends Listing<T>>(read: (cursor?: string) => Promise<L>) {
  const first = await read();
  const items = [...first.items];
  let pages = 1;
  for (let { next } = first; next !== null; ) {
    if (++pages > 200) throw new Error("the pages do not end");
    const page: L = await read(next);
    items.push(...page.items);
    next = page.next;
  }
  return { ...first, items };
}

function expectMiles(actual: number | null | undefined, expected: number | null | undefined) {
  if (expected === null) return expect(actual).toBeNull();
  expect(actual).toBeCloseTo(expected ?? Number.NaN, 6);
}
