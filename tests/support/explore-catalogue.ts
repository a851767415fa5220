import type fc from "fast-check";
import type { Database } from "#server/database/client.ts";
import {
  locations,
  restaurants,
  sandwiches,
  sandwichTags,
  savedRestaurants,
  tags,
  userSandwiches,
} from "#server/database/schema/schema.ts";
import { toCents } from "#server/domain/price.ts";
import { openHoursOf } from "#server/features/restaurants/restaurant-writes.repository.ts";
import type { catalogue } from "./explore-arbitraries.ts";
import type { ModelRestaurant, ModelSandwich } from "./explore-model.ts";
import { rateSandwich } from "./factories.ts";

type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never;

export interface ModelCatalogue {
  restaurants: ModelRestaurant[];
  sandwiches: ModelSandwich[];
}

/** Puts the catalogue in the place of whatever the database held; ids are counted from one. */
export async function insertCatalogue(
  db: Database,
  made: Catalogue,
  viewerId: string,
): Promise<ModelCatalogue> {
  const model = withIds(made);
  await db.delete(restaurants);
  await db.delete(tags);
  await insertRestaurants(db, model.restaurants, viewerId);
  await insertSandwiches(db, model.sandwiches, viewerId);
  return model;
}

function withIds(made: Catalogue): ModelCatalogue {
  const model: ModelCatalogue = { restaurants: [], sandwiches: [] };
  for (const { menu, ...facts } of made) {
    const restaurant = { ...facts, id: model.restaurants.length + 1 };
    model.restaurants.push(restaurant);
    for (const sandwich of menu) {
      model.sandwiches.push({ ...sandwich, id: model.sandwiches.length + 1, restaurant });
    }
  }
  return model;
}

async function insertRestaurants(db: Database, all: ModelRestaurant[], viewerId: string) {
  const places = all
    .flatMap((restaurant) =>
      restaurant.places.map((place) => ({ ...place, restaurantId: restaurant.id })),
    )
    .map((place, index) => ({ ...place, id: index + 1 }));
  const saved = all.filter(({ isSaved }) => isSaved);

  await db.insert(restaurants).values(all.map(restaurantRow));
  if (places.length > 0) {
    await db.insert(locations).values(
      places.map(({ point, isDeleted, ...place }) => ({
        ...place,
        ...openHoursOf(place.hoursOfOperation),
        latitude: point?.latitude ?? null,
        longitude: point?.longitude ?? null,
        deletedAt: deletedAt(isDeleted),
      })),
    );
  }
  if (saved.length > 0) {
    await db
      .insert(savedRestaurants)
      .values(saved.map(({ id }) => ({ userId: viewerId, restaurantId: id })));
  }
}

function restaurantRow({
  places: _places,
  isDeleted,
  isSaved: _isSaved,
  ownAddress,
  ownPoint,
  ownHours,
  ...facts
}: ModelRestaurant) {
  return {
    ...facts,
    address: ownAddress,
    latitude: ownPoint?.latitude ?? null,
    longitude: ownPoint?.longitude ?? null,
    deletedAt: deletedAt(isDeleted),
    hoursOfOperation: ownHours,
    ...openHoursOf(ownHours),
  };
}

async function insertSandwiches(db: Database, all: ModelSandwich[], viewerId: string) {
  if (all.length === 0) return;
  await db.insert(sandwiches).values(
    all.map(({ restaurant, isDeleted, entry: _entry, tags: _tags, price, ...facts }) => ({
      ...facts,
      priceCents: toCents(price),
      restaurantId: restaurant.id,
      deletedAt: deletedAt(isDeleted),
    })),
  );
  for (const { id, ratingSum, ratingCount, rank } of all) {
    await rateSandwich(db, id, { ratingSum, ratingCount, rank });
  }
  const tagIds = new Map(
    [...new Set(all.flatMap((one) => one.tags))].map((name, i) => [name, i + 1]),
  );
  if (tagIds.size > 0) {
    await db.insert(tags).values([...tagIds].map(([name, id]) => ({ id, name, type: "style" })));
    await db
      .insert(sandwichTags)
      .values(
        all.flatMap(({ id, tags: names }) =>
          names.map((name) => ({ sandwichId: id, tagId: tagIds.get(name) ?? 0 })),
        ),
      );
  }
  const entries = all.flatMap(({ id, entry }) =>
    entry ? { userId: viewerId, sandwichId: id, ...entry } : [],
  );
  if (entries.length > 0) await db.insert(userSandwiches).values(entries);
}

const deletedAt = (isDeleted: boolean) => (isDeleted ? new Date() : null);
