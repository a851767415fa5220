import { expect, test } from "vitest";
import type { Location } from "#contract/restaurants.ts";
import { nearestOpen } from "./open-badge.tsx";

const location = (
  address: string,
  latitude: number | null,
  longitude: number | null,
): Location => ({
  id: 1,
  restaurantId: 1,
  address,
  city: null,
  postcode: null,
  phoneNumber: null,
  hoursOfOperation: null,
  hoursSource: null,
  timeZone: null,
  latitude,
  longitude,
  version: 1,
});
// In the north a degree east is a shorter way than a degree north.
const locations = [
  location("1 Near St, Oslo", 60, 10),
  location("2 East St, Oslo", 60, 11.5),
  location("3 North St, Oslo", 61, 10),
  location("4 Unknown St, Oslo", null, null),
];

test.each([
  [[0, 1, 2, 3], "1 Near St, Oslo"],
  [[1, 2, 3], "2 East St, Oslo"],
  [[2, 3], "3 North St, Oslo"],
  [[3], undefined],
  [[], undefined],
])("of the open locations %j the nearest is at %j", (open, address) => {
  expect(nearestOpen({ locations }, open, "60,10")?.address).toBe(address);
});

test("across the line where the date changes it is near too", () => {
  const fiji = [location("1 East St", -16.8, 179.9), location("2 Far St", -16.8, -170)];
  expect(nearestOpen({ locations: fiji }, [0, 1], "-16.8,-179.9")?.address).toBe("1 East St");
});
