import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import { ownHoursColumns } from "./own-hours.ts";
import { searchColumns } from "./search-text.ts";
import { websiteKey } from "./website-key.ts";

/** What goes beside a restaurant's facts whenever these are written. Locations are the truth for the address. */
export const restaurantColumns = (
  restaurant: {
    name: string;
    description: string;
    address?: string | null;
    website?: string | null;
    hoursOfOperation?: HoursOfOperation | null;
  },
  locationAddresses: readonly string[],
) => {
  const addresses = locationAddresses.length > 0 ? locationAddresses : [restaurant.address ?? null];
  return {
    websiteKey: websiteKey(restaurant.website),
    ...ownHoursColumns(restaurant.hoursOfOperation),
    ...searchColumns(restaurant.name, restaurant.description, ...addresses),
  };
};

/** A sandwich is found by its restaurant's name too. */
export const sandwichColumns = (
  sandwich: { name: string; description: string },
  restaurantName: string,
) => searchColumns(sandwich.name, sandwich.description, restaurantName);
