import { expect, test } from "vitest";
import { sandwichFilters } from "./explore.ts";
import { updateLocationInput } from "./locations.ts";
import { timeZoneOfCookies } from "./time-zone.ts";

test.each([
  ["a=1; timeZone=Asia/Tokyo; b=2", "Asia/Tokyo"],
  ["timeZone=Etc/GMT+5", "Etc/GMT+5"],
  ["timeZone=aSIA/tokYO", "Asia/Tokyo"],
  ["timeZone=+05:30", undefined],
  ["timeZone=Nowhere/At_All", undefined],
  ["timeZone=", undefined],
  ["mytimeZone=Asia/Tokyo", undefined],
  [null, undefined],
])("the cookies %j tell the zone %j", (cookies, zone) => {
  expect(timeZoneOfCookies(cookies)).toBe(zone);
});

test.each([
  ["eUROPE/bERLIN", "Europe/Berlin"],
  ["utc", "UTC"],
])("however %s is spelled, queries and places have the one spelling", (typed, zone) => {
  expect(sandwichFilters.parse({ timeZone: typed }).timeZone).toBe(zone);
  expect(updateLocationInput.parse({ timeZone: typed }).timeZone).toBe(zone);
});

test("a zone that nobody knows is none in a query, and an error in a place", () => {
  expect(sandwichFilters.parse({ timeZone: "+05:30" }).timeZone).toBeUndefined();
  expect(updateLocationInput.safeParse({ timeZone: "Nowhere/At_All" }).success).toBe(false);
  expect(updateLocationInput.parse({ timeZone: "" }).timeZone).toBeNull();
});
