import { sql } from "drizzle-orm";
import {
  type RestaurantFilters,
  restaurantFilters,
  type SandwichFilters,
  sandwichFilters,
} from "#contract/explore.ts";
import { restaurantSorts, sandwichSorts } from "#contract/explore-choices.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { exploreRestaurants } from "#server/features/restaurants/restaurants.service.ts";
import { reviewsOfRestaurant } from "#server/features/reviews/reviews.service.ts";
import { listSimilar } from "#server/features/sandwiches/neighbours.service.ts";
import { exploreSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { suggestSpelling } from "#server/features/search/spelling.service.ts";
import { firstMember } from "../seed/seed-catalogue.ts";

type Question = (db: Database) => Promise<unknown>;

const limit = 24;
const near = "45.523,-122.676";
/** Noon in Portland on a Wednesday: some places are open, some are not. */
const noon = new Date("2026-03-04T20:00:00Z");
/** Four in the morning: hardly any is. */
const night = new Date("2026-03-04T12:00:00Z");

const sandwiches =
  (query: Record<string, string>, { now = noon, page = 1 } = {}): Question =>
  async (db) => {
    const filters: SandwichFilters = sandwichFilters.parse(query);
    let cursor: string | undefined;
    for (let turn = 1; turn <= page; turn++) {
      const found = await exploreSandwiches(
        db,
        { ...filters, limit, cursor },
        { viewerId: firstMember, now },
      );
      cursor = found.next ?? undefined;
    }
  };

const restaurants =
  (query: Record<string, string>): Question =>
  (db) => {
    const filters: RestaurantFilters = restaurantFilters.parse(query);
    return exploreRestaurants(db, { ...filters, limit }, { viewerId: firstMember, now: noon });
  };

const names = new Map<Database, string>();

/** Both catalogues answer with one or two: a word that a hundredth holds fills a page of the large one alone. */
async function restaurantByName(db: Database): Promise<unknown> {
  if (!names.has(db)) {
    const [found] = await queryRows<{ name: string }>(
      db,
      sql`select name from restaurants where id = 42`,
    );
    names.set(db, found?.name ?? "");
  }
  return restaurants({ q: names.get(db) ?? "" })(db);
}

/** Every question that the page Explore can ask, and what its neighbours ask. */
export const questions: Record<string, Question> = {
  ...Object.fromEntries(
    sandwichSorts.map((sort) => [`sandwiches by ${sort}`, sandwiches({ sort, near })]),
  ),
  "first two pages": sandwiches({}, { page: 2 }),
  "first ten pages": sandwiches({}, { page: 10 }),
  "a common word": sandwiches({ q: "chicken" }),
  "a common word by price": sandwiches({ q: "crispy", sort: "price" }),
  "a middling word": sandwiches({ q: "sourdough" }),
  "a rare word": sandwiches({ q: "lingonberry" }),
  "a rare word of common letters": sandwiches({ q: "muffuletta" }),
  "two rare words": sandwiches({ q: "yuzu chicken bao" }),
  nothing: sandwiches({ q: "anchovies" }),
  "one letter": sandwiches({ q: "e" }),
  "a rare letter": sandwiches({ q: "z" }),
  "two letters": sandwiches({ q: "ch" }),
  "two rare letters": sandwiches({ q: "yu" }),
  "a price range": sandwiches({ minPrice: "6", maxPrice: "8" }),
  "a high price": sandwiches({ minPrice: "24.5" }),
  "heat 3": sandwiches({ heat: "3" }),
  "heat 5": sandwiches({ heat: "5" }),
  "without eggs": sandwiches({ without: "eggs" }),
  "without all three": sandwiches({ without: "gluten,dairy,eggs" }),
  "a common tag": sandwiches({ tag: "fried" }),
  "a rare tag": sandwiches({ tag: "secret menu" }),
  "rated 4 or more": sandwiches({ minRating: "4" }),
  "rated 4.8 or more": sandwiches({ minRating: "4.8" }),
  "open at noon": sandwiches({ openNow: "1" }),
  "open at night": sandwiches({ openNow: "1" }, { now: night }),
  "within 3 miles": sandwiches({ near, within: "3" }),
  "within 3 miles by distance": sandwiches({ near, within: "3", sort: "distance" }),
  "within 500 miles": sandwiches({ near, within: "500" }),
  saved: sandwiches({ saved: "1" }),
  "not yet tried": sandwiches({ untried: "1" }),
  "what can I eat now": sandwiches({
    openNow: "1",
    untried: "1",
    near,
    within: "10",
    sort: "distance",
  }),
  ...Object.fromEntries(
    restaurantSorts.map((sort) => [`restaurants by ${sort}`, restaurants({ sort, near })]),
  ),
  "restaurants: a common word": restaurants({ q: "street" }),
  "restaurants: one by its name": restaurantByName,
  "restaurants: nothing": restaurants({ q: "anchovies" }),
  "restaurants: two letters": restaurants({ q: "co" }),
  "restaurants: price range": restaurants({ priceRange: "$$$$" }),
  "restaurants: type": restaurants({ restaurantType: "Deli" }),
  "restaurants: open": restaurants({ openNow: "1" }),
  "restaurants: within 3 miles": restaurants({ near, within: "3" }),
  "restaurants: saved": restaurants({ saved: "1" }),
  "reviews of a restaurant": (db) => reviewsOfRestaurant(db, 7, { limit }),
  "similar sandwiches": (db) => listSimilar(db, 7),
  "nearest spelling": (db) => suggestSpelling(db, "chikcen", "sandwiches"),
};
