import { randomUUID } from "node:crypto";
import { eq, type InferInsertModel, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/database/client.ts";
import {
  locations,
  restaurants,
  reviews,
  sandwiches,
  sandwichRatings,
  tags,
  users,
} from "#server/database/schema/schema.ts";
import { openHoursOf } from "#server/features/restaurants/restaurant-writes.repository.ts";

type New<Table extends PgTable> = InferInsertModel<Table>;
type Overrides<Table extends PgTable> = Partial<New<Table>>;

let lastNumber = 0;
const nextNumber = () => ++lastNumber;

export function buildUser(overrides: Overrides<typeof users> = {}): New<typeof users> {
  const name = `member${nextNumber()}`;
  return {
    id: randomUUID(),
    username: name,
    email: `${name}@example.com`,
    passwordHash: "no password fits this",
    ...overrides,
  };
}

export function buildRestaurant(overrides: Overrides<typeof restaurants> = {}) {
  return {
    name: `Coop ${nextNumber()}`,
    description: "Fried chicken on soft rolls.",
    priceRange: "$$" as const,
    restaurantType: "Fast Casual" as const,
    ...openHoursOf(overrides.hoursOfOperation ?? null),
    ...overrides,
  };
}

export function buildLocation(overrides: Overrides<typeof locations> & { restaurantId: number }) {
  const { hoursOfOperation = {} } = overrides;
  const hours = { hoursOfOperation, ...openHoursOf(hoursOfOperation) };
  return { address: `${nextNumber()} Main Street`, ...hours, ...overrides };
}

export function buildSandwich(
  overrides: Overrides<typeof sandwiches> & { restaurantId: number },
): New<typeof sandwiches> {
  return {
    name: `Sandwich ${nextNumber()}`,
    description: "A crisp thigh, pickles and mayonnaise.",
    priceCents: 950,
    ingredients: ["brioche bun", "fried chicken thigh", "pickles"],
    ...overrides,
  };
}

export function buildTag(overrides: Overrides<typeof tags> = {}): New<typeof tags> {
  return { name: `tag ${nextNumber()}`, type: "style", ...overrides };
}

export function buildReview(
  overrides: Overrides<typeof reviews> & { sandwichId: number },
): New<typeof reviews> {
  return { rating: 4, comment: "Crunchy to the last bite.", ...overrides };
}

export const createUser = async (db: Database, overrides?: Overrides<typeof users>) =>
  only(await db.insert(users).values(buildUser(overrides)).returning());

export const createRestaurant = async (db: Database, overrides?: Overrides<typeof restaurants>) =>
  only(await db.insert(restaurants).values(buildRestaurant(overrides)).returning());

export const createTag = async (db: Database, overrides?: Overrides<typeof tags>) =>
  only(await db.insert(tags).values(buildTag(overrides)).returning());

export async function createLocation(
  db: Database,
  overrides: Overrides<typeof locations> = {},
): Promise<InferSelectModel<typeof locations>> {
  const restaurantId = overrides.restaurantId ?? (await createRestaurant(db)).id;
  const location = buildLocation({ ...overrides, restaurantId });
  return only(await db.insert(locations).values(location).returning());
}

type Rating = Omit<Overrides<typeof sandwichRatings>, "sandwichId">;

export async function createSandwich(
  db: Database,
  { ratingSum, ratingCount, rank, ...overrides }: Overrides<typeof sandwiches> & Rating = {},
): Promise<InferSelectModel<typeof sandwiches>> {
  const restaurantId = overrides.restaurantId ?? (await createRestaurant(db)).id;
  const sandwich = buildSandwich({ ...overrides, restaurantId });
  const created = only(await db.insert(sandwiches).values(sandwich).returning());
  const rating = { ratingSum, ratingCount, rank };
  if (Object.values(rating).some((value) => value !== undefined)) {
    await rateSandwich(db, created.id, rating);
  }
  return created;
}

export async function rateSandwich(db: Database, sandwichId: number, rating: Rating) {
  await db.update(sandwichRatings).set(rating).where(eq(sandwichRatings.sandwichId, sandwichId));
}

/** The row alone: the sandwich's rating sum and count stay as they are. */
export async function createReview(
  db: Database,
  overrides: Overrides<typeof reviews> = {},
): Promise<InferSelectModel<typeof reviews>> {
  const sandwichId = overrides.sandwichId ?? (await createSandwich(db)).id;
  // Null is a choice: a review whose author has left.
  const userId = overrides.userId === undefined ? (await createUser(db)).id : overrides.userId;
  const review = buildReview({ ...overrides, sandwichId, userId });
  return only(await db.insert(reviews).values(review).returning());
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("The insert returned no row");
  return row;
}
