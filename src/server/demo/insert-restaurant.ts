import { parseHours, toLocationHours } from "#contract/hours/parse-hours.ts";
import type { Database } from "#server/database/client.ts";
import { locationHours, locations } from "#server/database/schema/locations.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { reviews } from "#server/database/schema/reviews.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { sandwichTags } from "#server/database/schema/tags.ts";
import { searchColumns } from "#server/database/search-text.ts";
import type { DemoLocation, DemoRestaurant, DemoSandwich } from "./catalogue/catalogue.types.ts";
import type { Ago } from "./days-before.ts";
import { required } from "./required.ts";

interface Known {
  tagIds: Map<string, number>;
  memberIds: Map<string, string>;
  ago: Ago;
}

export async function insertRestaurant(tx: Database, demo: DemoRestaurant, known: Known) {
  const { locations: places, sandwiches: menu, ...facts } = demo;
  const addresses = places.map(({ address }) => address).join("\n");
  const [restaurant] = await tx
    .insert(restaurants)
    .values({
      ...facts,
      ...searchColumns(facts.name, facts.description, addresses),
      isDemo: true,
    })
    .returning({ id: restaurants.id });
  const { id } = required(restaurant, demo.name);
  for (const place of places) await insertLocation(tx, id, place);
  for (const [position, sandwich] of menu.entries()) {
    await insertSandwich(tx, { id, name: demo.name }, sandwich, position, known);
  }
}

async function insertLocation(tx: Database, restaurantId: number, demo: DemoLocation) {
  const [location] = await tx
    .insert(locations)
    .values({ ...demo, restaurantId, isDemo: true })
    .returning({ id: locations.id });
  const { id: locationId } = required(location, demo.address);
  const hours = toLocationHours(parseHours(demo.hoursOfOperation));
  if (hours.length > 0) {
    await tx.insert(locationHours).values(hours.map((range) => ({ ...range, locationId })));
  }
}

async function insertSandwich(
  tx: Database,
  restaurant: { id: number; name: string },
  demo: DemoSandwich,
  position: number,
  { tagIds, memberIds, ago }: Known,
) {
  const { tags: tagNames, reviews: written, ...facts } = demo;
  const [sandwich] = await tx
    .insert(sandwiches)
    .values({
      ...facts,
      ...searchColumns(facts.name, facts.description, restaurant.name),
      restaurantId: restaurant.id,
      position,
      isDemo: true,
    })
    .returning({ id: sandwiches.id });
  const { id: sandwichId } = required(sandwich, demo.name);
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
