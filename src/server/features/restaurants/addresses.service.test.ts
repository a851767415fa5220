import { expect, test } from "vitest";
import { addressParts } from "./addresses.service.ts";
import { timeZoneAt } from "./locations.service.ts";

test.each([
  ["5205 SE Foster Rd, Portland, OR 97206", "Portland", "97206", "OR"],
  ["5205 SE Foster Rd, Portland, OR 97206-1234, USA", "Portland", "97206-1234", "OR"],
  ["5205 SE Foster Rd,  Suite 4, Lake Oswego, or 97034", "Lake Oswego", "97034", "OR"],
  ["12 Main St, Springfield, IL", "Springfield", null, "IL"],
  ["290 Bremner Blvd, Toronto, ON M5V 3L9, Canada", "Toronto", "M5V 3L9", "ON"],
  ["Torstraße 1, 10119 Berlin", "Berlin", "10119", null],
  ["Torstraße 1\n10119 Berlin\nGermany", "Berlin", "10119", "Germany"],
  ["10 Downing Street, London SW1A 2AA", "London", "SW1A 2AA", "UK"],
  ["1 Swanston St, Melbourne VIC 3000, Australia", "Melbourne", "3000", "VIC"],
])("%s is in %s, %s, %s", (address, city, postcode, area) => {
  expect(addressParts(address)).toEqual({ city, postcode, area });
});

test.each([
  "5205 SE Foster Rd",
  "OR 97206",
  "5205 SE Foster Rd, OR 97206",
  "The red truck, behind the station",
  "12 Main St, 34 Side St, OR 97206",
  "",
  ",,,",
])("%j says no city plainly", (address) => expect(addressParts(address).city).toBeNull());

test.each([
  [45.4957, -122.609, "America/Los_Angeles"],
  [52.53, 13.4, "Europe/Berlin"],
  [90, 180, expect.any(String)],
  [null, null, null],
  [45, null, null],
])("%s, %s is in %s", (latitude, longitude, zone) => {
  expect(timeZoneAt(latitude, longitude)).toEqual(zone);
});
