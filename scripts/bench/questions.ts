import { sql } from "drizzle-orm";
import {
  type RestaurantFilters,
  restaurantFilters,
  type SandwichFilters,
  sandwichFilters,
} from "#contract/explore.ts";
import { exploreViews, restaurantSorts, sandwichSorts } from "#contract/explore-choices.ts";
import {
  exploreFilters,
  type Filter,
  type FilterName,
  isFilterOf,
  type SwitchName,
} from "#contract/explore-filters.ts";
import { allergenNames } from "#contract/traits.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { exploreRestaurants } from "#server/features/restaurants/restaurants.service.ts";
import { reviewsOfRestaurant } from "#server/features/reviews/reviews.service.ts";
import { listSimilar } from "#server/features/sandwiches/neighbours.service.ts";
import { exploreSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { suggest } from "#server/features/search/spelling.service.ts";
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

/** Of each filter a value that few have, so that reading a table from end to end would show. */
const rareValues: Record<Exclude<FilterName, SwitchName>, string> = {
  within: "3",
  minPrice: "24.5",
  maxPrice: "5",
  heat: "5",
  minRating: "4.8",
  without: allergenNames.join(","),
  tag: "secret menu",
  ingredient: "truffle",
  priceRange: "$$$$",
  restaurantType: "Deli",
};
const valueFor = (name: string, filter: Filter) =>
  filter.kind === "switch" ? String(filter.on) : rareValues[name as keyof typeof rareValues];

const filterQuestions = exploreViews.flatMap((view) => {
  const ask = { sandwiches, restaurants }[view];
  return Object.entries<Filter>(exploreFilters)
    .filter(([, filter]) => isFilterOf(view, filter))
    .map(([name, filter]): [string, Question] => {
      const place: Record<string, string> = filter.needs === "place" ? { near } : {};
      return [`${view}: ${name}`, ask({ ...place, [name]: valueFor(name, filter) })];
    });
});

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
  ...Object.fromEntries(filterQuestions),
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
  "heat 3": sandwiches({ heat: "3" }),
  "without eggs": sandwiches({ without: "eggs" }),
  "a common tag": sandwiches({ tag: "fried" }),
  "rated 4 or more": sandwiches({ minRating: "4" }),
  "open at night": sandwiches({ openNow: "1" }, { now: night }),
  "open by distance": sandwiches({ openNow: "1", near, sort: "distance" }),
  "open within 3 miles": sandwiches({ openNow: "1", near, within: "3" }),
  "within 3 miles by distance": sandwiches({ near, within: "3", sort: "distance" }),
  "within 500 miles": sandwiches({ near, within: "500" }),
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
  "restaurants: open by distance": restaurants({ openNow: "1", near, sort: "distance" }),
  "reviews of a restaurant": (db) => reviewsOfRestaurant(db, 7, { limit }),
  "similar sandwiches": (db) => listSimilar(db, 7),
  "nearest spelling": (db) => suggest(db, "chikcen", "sandwiches"),
};
