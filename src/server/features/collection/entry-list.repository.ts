import { isNull, type SQL, sql } from "drizzle-orm";
import type {
  CollectionCounts,
  CollectionEntry,
  EntryFilters,
  ListedEntry,
} from "#contract/collection.ts";
import type { CollectionSort, CollectionTab } from "#contract/collection-choices.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime, type Order, readList, type SortKey } from "#server/database/indexed-list.ts";
import { jsonRow } from "#server/database/json-text.ts";
import { distanceOrder, milesToRestaurant } from "#server/database/outlets.ts";
import { queryRow } from "#server/database/query-rows.ts";
import { savedRestaurants, userSandwiches } from "#server/database/schema/collection.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { joinedRatings } from "#server/database/schema/sandwiches.ts";
import { containsWords } from "#server/database/text-search.ts";
import { visitsOfEntry } from "./visits.repository.ts";

interface ListedEntryRow extends CollectionEntry {
  isListed: boolean;
  ownRating: number | null;
  openingHours: ListedEntry["openingHours"] | null;
  distanceMiles: number | null;
}

export interface EntryListQuery
  extends Pick<EntryFilters, "q" | "tab" | "sandwichIds" | "near" | "include"> {
  userId: string;
  /** False for admins, who must not see notes. */
  searchesNotes: boolean;
}

const from = sql`user_sandwiches join sandwiches on sandwiches.id = user_sandwiches.sandwich_id
  join restaurants on restaurants.id = sandwiches.restaurant_id
  left join reviews on reviews.sandwich_id = sandwiches.id and reviews.user_id = user_sandwiches.user_id`;

/** Counts on the first page only. */
export function listEntries(
  db: Database,
  query: EntryListQuery,
  order: Order,
  after: unknown[] | null,
  limit: number,
) {
  const where = conditions(query);
  const { near, include } = query;
  const measured =
    near &&
    sql`${from} cross join lateral (
      select coalesce(${milesToRestaurant(restaurantId, near)}, 'Infinity') as miles) reach`;
  return readList(db, {
    page: { from: measured ?? from, where, order },
    row: jsonRow<ListedEntryRow>({
      ...listedFields,
      openingHours: include ? openingHours : unsaid,
      distanceMiles: near ? sql`nullif(reach.miles, 'Infinity')` : unsaid,
    }),
    after,
    limit,
    counts: { total: after ? null : { from, where } },
  });
}

const unsaid = { json: sql`null` };

const entryFields = {
  id: userSandwiches.id,
  userId: userSandwiches.userId,
  sandwichId: userSandwiches.sandwichId,
  isFavorite: userSandwiches.isFavorite,
  hasTried: userSandwiches.hasTried,
  notes: userSandwiches.notes,
  dateTried: isoTime(userSandwiches.dateTried),
  createdAt: isoTime(userSandwiches.createdAt),
  visits: visitsOfEntry,
};

const restaurantId = sql`sandwiches.restaurant_id`;

/** The locations' hours. The restaurant's own count only when it has no location. */
const openingHours = sql`(select coalesce(
    (select jsonb_agg(distinct jsonb_build_object('hoursOfOperation', hours_of_operation, 'timeZone', time_zone))
      from locations where restaurant_id = ${restaurantId} and deleted_at is null),
    jsonb_build_array(
      jsonb_build_object('hoursOfOperation', restaurants.hours_of_operation, 'timeZone', null))))`;

const listedFields = {
  ...entryFields,
  isListed: sql`sandwiches.deleted_at is null and restaurants.deleted_at is null`,
  ownRating: sql`reviews.rating`,
};

export async function readEntry(
  db: Database,
  userId: string,
  sandwichId: number,
): Promise<CollectionEntry> {
  const { entry } = await queryRow<{ entry: CollectionEntry }>(
    db,
    sql`select ${jsonRow<CollectionEntry>(entryFields)}::json as entry from user_sandwiches
      where user_id = ${userId} and sandwich_id = ${sandwichId}::int`,
  );
  return entry;
}

export const countCollection = (db: Database, userId: string): Promise<CollectionCounts> =>
  queryRow(
    db,
    sql`select count(*)::int as "all",
      count(*) filter (where has_tried)::int as tried,
      count(*) filter (where is_favorite)::int as favorites,
      count(*) filter (where not has_tried)::int as "wantToTry",
      (select count(*)::int from ${savedRestaurants}
        join ${restaurants} on ${restaurants.id} = ${savedRestaurants.restaurantId}
        where ${savedRestaurants.userId} = ${userId} and ${isNull(restaurants.deletedAt)}) as restaurants
      from ${userSandwiches} where ${userSandwiches.userId} = ${userId}`,
  );

const onTab: Record<CollectionTab, SQL | null> = {
  all: null,
  tried: sql`user_sandwiches.has_tried`,
  favorites: sql`user_sandwiches.is_favorite`,
  "want-to-try": sql`not user_sandwiches.has_tried`,
};

const conditions = ({ userId, tab, sandwichIds, q, searchesNotes }: EntryListQuery) => [
  sql`user_sandwiches.user_id = ${userId}`,
  onTab[tab],
  sandwichIds ? sql`user_sandwiches.sandwich_id = any(${integerArray(sandwichIds)})` : null,
  containsWords(
    searchesNotes
      ? sql`(sandwiches.search_text || chr(10) || user_sandwiches.search_text)`
      : sql`sandwiches.search_text`,
    q,
  ),
];

const byId: SortKey = { value: sql`user_sandwiches.id`, type: "int" };
const added: SortKey = { value: sql`user_sandwiches.created_at`, type: "timestamptz" };
const bestFirst: SortKey = { value: sql`(-ratings.average_rating)`, type: "float8" };
const mostRated: SortKey = { value: sql`(-ratings.rating_count)`, type: "int" };
/** Entries without a date come last. */
const tried: SortKey = {
  value: sql`coalesce(user_sandwiches.date_tried, '1800-01-01T00:00:00Z'::timestamptz)`,
  type: "timestamptz",
};

export const entryOrders: Record<CollectionSort, Order> = {
  newest: { keys: [added, byId], descending: true },
  tried: { keys: [tried, added, byId], descending: true },
  name: { keys: [{ value: sql`lower(sandwiches.name)`, type: "text" }, byId] },
  rating: { keys: [bestFirst, mostRated, byId], join: joinedRatings },
  distance: distanceOrder([byId]),
  mine: {
    keys: [{ value: sql`(-coalesce(reviews.rating, 0))`, type: "int" }, bestFirst, byId],
    join: joinedRatings,
  },
};
