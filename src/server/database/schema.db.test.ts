import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
  createTag,
  createUser,
} from "#tests/support/factories.ts";
import { violatedConstraint } from "./driver-error.ts";
import { queryRows } from "./query-rows.ts";
import {
  actionConfig,
  auditLog,
  catalogueStats,
  locations,
  outlets,
  restaurantRecommendations,
  restaurants,
  reviews,
  reviewVotes,
  sandwiches,
  sandwichTags,
  savedRestaurants,
  sessions,
  userActions,
  userSandwiches,
  users,
} from "./schema/schema.ts";
import { containsText } from "./text-search.ts";

let database: TestDatabase;
let db: TestDatabase["db"];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** The name of the constraint that refused it. */
async function refusal(work: PromiseLike<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return violatedConstraint(error);
  }
}

test("the migrations seed the rewards and the one row of statistics", async () => {
  const rewards = await db.select().from(actionConfig);
  expect(Object.fromEntries(rewards.map((row) => [row.actionType, row.xpReward]))).toEqual({
    review_written: 25,
    sandwich_tried: 10,
    favorite_added: 5,
    sandwich_saved: 2,
    recommendation_approved: 50,
    account_created: 10,
  });
  expect(await db.select({ mean: catalogueStats.meanRating }).from(catalogueStats)).toEqual([
    { mean: 0 },
  ]);
  expect(await refusal(db.insert(catalogueStats).values({ id: 2 }))).toBe(
    "catalogue_stats_one_row",
  );
});

test("usernames and emails are unique in any case of letters", async () => {
  await createUser(db, { username: "Henrietta", email: "hen@example.com" });
  expect(await refusal(createUser(db, { username: "hENRIETTA" }))).toBe("users_username_unique");
  expect(await refusal(createUser(db, { email: "HEN@example.com" }))).toBe("users_email_unique");
});

test("a member has one entry and one review per sandwich", async () => {
  const { id: userId } = await createUser(db);
  const { id: sandwichId } = await createSandwich(db);
  await db.insert(userSandwiches).values({ userId, sandwichId });
  expect(await refusal(db.insert(userSandwiches).values({ userId, sandwichId }))).toBe(
    "user_sandwiches_one_per_member",
  );
  await createReview(db, { userId, sandwichId });
  expect(await refusal(createReview(db, { userId, sandwichId }))).toBe("reviews_one_per_member");
});

test("one action on one thing is rewarded once, and only a known one", async () => {
  const { id: userId } = await createUser(db);
  const action = { userId, entityType: "sandwich", entityId: "1", xpEarned: 10 };
  const tried = { ...action, actionType: "sandwich_tried" };
  await db.insert(userActions).values(tried);
  expect(await refusal(db.insert(userActions).values(tried))).toBe("user_actions_one_live_reward");
  expect(await refusal(db.insert(userActions).values({ ...action, actionType: "nap" }))).toContain(
    "action_type",
  );
});

test.each([0, 6])("a rating of %i is refused", async (rating) => {
  expect(await refusal(createReview(db, { rating }))).toBe("reviews_rating");
});

test.each([
  ["sandwiches_price_positive", { priceCents: 0 }],
  ["sandwiches_spice_level", { spiceLevel: 6 }],
  ["sandwiches_name_not_blank", { name: " " }],
  ["sandwich_ratings_count_not_negative", { ratingCount: -1, ratingSum: -1 }],
  ["sandwich_ratings_sum_possible", { ratingCount: 2, ratingSum: 11 }],
])("%s refuses %o", async (constraint, overrides) => {
  expect(await refusal(createSandwich(db, overrides))).toBe(constraint);
});

test("statuses, roles and points on earth are checked by the database itself", async () => {
  expect(await refusal(createLocation(db, { latitude: 91, longitude: 0 }))).toBe(
    "locations_point_on_earth",
  );
  expect(await refusal(createLocation(db, { latitude: 36 }))).toBe("locations_point_on_earth");
  const user = await createUser(db);
  expect(
    await refusal(db.execute(sql`update users set role = 'owner' where id = ${user.id}`)),
  ).toBe("users_role_known");
  const recommendation = { websiteUrl: "https://coop.example", notes: "Best slaw in town" };
  expect(
    await refusal(
      db.insert(restaurantRecommendations).values({ ...recommendation, status: "approved" }),
    ),
  ).toBe("restaurant_recommendations_reviewed_with_date");
});

test("a restaurant takes its locations and sandwiches with it, and they what hangs on them", async () => {
  const { id: restaurantId } = await createRestaurant(db);
  const { id: sandwichId } = await createSandwich(db, { restaurantId });
  const { id: locationId } = await createLocation(db, { restaurantId });
  const { id: userId } = await createUser(db);
  await createReview(db, { sandwichId, userId });
  await db.insert(userSandwiches).values({ sandwichId, userId });
  await db.insert(savedRestaurants).values({ restaurantId, userId });
  await db.insert(sandwichTags).values({ sandwichId, tagId: (await createTag(db)).id });

  await db.delete(restaurants).where(eq(restaurants.id, restaurantId));

  expect(
    await Promise.all([
      db.$count(sandwiches, eq(sandwiches.id, sandwichId)),
      db.$count(locations, eq(locations.id, locationId)),
      db.$count(outlets, eq(outlets.restaurantId, restaurantId)),
      db.$count(reviews, eq(reviews.sandwichId, sandwichId)),
      db.$count(userSandwiches, eq(userSandwiches.sandwichId, sandwichId)),
      db.$count(savedRestaurants, eq(savedRestaurants.restaurantId, restaurantId)),
      db.$count(sandwichTags, eq(sandwichTags.sandwichId, sandwichId)),
    ]),
  ).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("a member who leaves takes everything but the reviews, which lose the name", async () => {
  const { id: userId } = await createUser(db);
  const { id: sandwichId, restaurantId } = await createSandwich(db);
  const review = await createReview(db, { sandwichId, userId });
  const another = await createReview(db, { sandwichId });
  await db.insert(userSandwiches).values({ sandwichId, userId });
  await db.insert(savedRestaurants).values({ restaurantId, userId });
  await db.insert(sessions).values({ userId, tokenHash: userId, expiresAt: new Date() });
  await db.insert(reviewVotes).values({ userId, reviewId: another.id });
  await db.insert(userActions).values({
    userId,
    actionType: "account_created",
    entityType: "user",
    entityId: userId,
    xpEarned: 10,
  });

  await db.execute(sql`delete from users where id = ${userId}`);

  const left = await db.select().from(reviews).where(eq(reviews.id, review.id));
  expect(left).toEqual([{ ...review, userId: null }]);
  expect(
    await Promise.all([
      db.$count(userSandwiches, eq(userSandwiches.userId, userId)),
      db.$count(savedRestaurants, eq(savedRestaurants.userId, userId)),
      db.$count(sessions, eq(sessions.userId, userId)),
      db.$count(reviewVotes, eq(reviewVotes.userId, userId)),
      db.$count(userActions, eq(userActions.userId, userId)),
    ]),
  ).toEqual([0, 0, 0, 0, 0]);
});

test("lists, JSON and times come back as they were written", async () => {
  const ingredients = ['"quoted" bun', "a, b", "{braces}", "back\\slash", "", "null", "jalapeño 🌶"];
  const createdAt = new Date("2024-01-05T12:34:56.789Z");
  const sandwich = await createSandwich(db, { ingredients, createdAt, containsEggs: null });
  expect(sandwich).toMatchObject({ ingredients, createdAt, containsEggs: null, version: 1 });
  const hoursOfOperation = { monday: "9:00 AM – 10:00 PM", text: `it's "open"` };
  const location = await createLocation(db, { hoursOfOperation });
  expect(location.hoursOfOperation).toEqual(hoursOfOperation);
  const [stored] = await queryRows<{ kind: string }>(
    db,
    sql`select jsonb_typeof(hours_of_operation) as kind from locations where id = ${location.id}`,
  );
  expect(stored).toEqual({ kind: "object" });
});

test.each([
  [
    "sandwich_ratings_by_rank",
    sql`select sandwich_id from sandwich_ratings order by (-rank), (-rating_count), sandwich_id limit 3`,
  ],
  [
    "sandwiches_cheapest",
    sql`select id from sandwiches where deleted_at is null order by coalesce(price_cents, 2147483647), id limit 3`,
  ],
  [
    "reviews_highest_of_sandwich",
    sql`select id from reviews where hidden_at is null and sandwich_id = 1 order by rating desc, date_created desc, id desc limit 3`,
  ],
  [
    "user_sandwiches_newest",
    sql`select id from user_sandwiches where user_id = 'x' order by created_at desc, id desc limit 3`,
  ],
  ["outlets_by_point", sql`select restaurant_id from outlets where latitude between 1 and 2`],
])("%s serves its list", async (index, query) => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return queryRows<Record<string, string>>(tx, sql`explain ${query}`);
  });
  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain(index);
  expect(lines).not.toContain("Sort");
});

test("a search of three letters or more asks the index", async () => {
  const { id } = await createRestaurant(db);
  await db.execute(
    sql`insert into sandwiches (restaurant_id, name)
      select ${id}::int, md5(n::text) || case when n = 7 then 'zqzq' else '' end from generate_series(1, 2000) n`,
  );
  await db.execute(sql`vacuum analyze sandwiches`);
  const plan = await queryRows(
    db,
    sql`explain select id from sandwiches
      where deleted_at is null and ${containsText(sql`search_text`, "zqzq")}`,
  );
  expect(JSON.stringify(plan)).toContain("sandwiches_search");
});

test("nobody changes the audit log; a member who leaves is no longer named in it", async () => {
  const { id: actorUserId } = await createUser(db);
  const entry = { action: "restaurant.update", entityType: "restaurant", entityId: "1" };
  await db.insert(auditLog).values({ ...entry, actorUserId });
  const ours = eq(auditLog.actorUserId, actorUserId);
  await expect(db.update(auditLog).set({ action: "nothing" }).where(ours)).rejects.toThrow();
  await expect(db.update(auditLog).set({ details: {} }).where(ours)).rejects.toThrow();
  await expect(db.delete(auditLog).where(ours)).rejects.toThrow();
  await db.delete(users).where(eq(users.id, actorUserId));
  expect(await db.select().from(auditLog)).toMatchObject([{ ...entry, actorUserId: null }]);
});
