import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import type { OpenState } from "#contract/hours/hours.types.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Restaurant } from "#contract/restaurants.ts";

export type WithHours = Pick<Restaurant, "hoursOfOperation" | "locations">;

export const useOpenState = (restaurant: WithHours): OpenState =>
  openStateOf(restaurant, useNow(), useTimeZone());
