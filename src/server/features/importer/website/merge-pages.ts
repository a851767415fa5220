import { type Fact, type SiteFacts, surest } from "./facts.ts";
import { joinPlaces } from "./join-places.ts";

/** The first page speaks for the site; the others add places and dishes, and what it does not say. */
export function mergePages([first, ...others]: readonly SiteFacts[]): SiteFacts {
  const pages = first ? [first, ...others] : [];
  const pick = <T>(read: (page: SiteFacts) => Fact<T> | null): Fact<T> | null =>
    (first && read(first)) ?? surest(others.map(read));
  return {
    name: pick(({ name }) => name),
    description: pick(({ description }) => description),
    imageUrl: pick(({ imageUrl }) => imageUrl),
    priceRange: pick(({ priceRange }) => priceRange),
    restaurantType: pick(({ restaurantType }) => restaurantType),
    places: joinPlaces(pages.flatMap(({ places }) => places)),
    dishes: pages.flatMap(({ dishes }) => dishes),
  };
}
