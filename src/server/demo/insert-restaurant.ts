import type { Database } from "#server/database/client.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import { insertLocation } from "#server/features/restaurants/locations.repository.ts";
import { insertRestaurant } from "#server/features/restaurants/restaurant-writes.repository.ts";
import { insertSandwich } from "#server/features/sandwiches/sandwich-writes.repository.ts";
import type { DemoRestaurant, DemoSandwich } from "./catalogue/catalogue.types.ts";
import type { Ago } from "./days-before.ts";
import { required } from "./required.ts";

interface Known {
  tagIds: Map<string, number>;
  memberIds: Map<string, string>;
  ago: Ago;
}

export async function insertDemoRestaurant(tx: Database, demo: DemoRestaurant, known: Known) {
  const { locations: places, sandwiches: menu, ...facts } = demo;
  const addresses = places.map(({ address }) => address);
  const id = await insertRestaurant(tx, { ...facts, isDemo: true }, addresses);
  for (const place of places) {
    await insertLocation(tx, { ...place, restaurantId: id, isDemo: true });
  }
  for (const [position, sandwich] of menu.entries()) {
    await insertDemoSandwich(tx, { id, name: demo.name }, sandwich, position, known);
  }
}

async function insertDemoSandwich(
  tx: Database,
  restaurant: { id: number; name: string },
  demo: DemoSandwich,
  position: number,
  { tagIds, memberIds, ago }: Known,
) {
  const { tags: tagNames, reviews: written, ...facts } = demo;
  const sandwichId = await insertSandwich(
    tx,
    { ...facts, restaurantId: restaurant.id, position, isDemo: true },
    restaurant.name,
  );
  if (tagNames.length > 0) {
    await tx
      .insert(sandwichTags)
      .values(tagNames.map((name) => ({ sandwichId, tagId: required(tagIds.get(name), name) })));
  }
  if (written.length > 0) {
    await tx.insert(reviews).values(
      written.map(({ by, rating, comment, daysAgo }) => ({
        sandwichId,
        userId: required(memberIds.get(by), by),
        rating,
        comment,
        dateCreated: ago(daysAgo),
        updatedAt: ago(daysAgo),
      })),
    );
  }
}
