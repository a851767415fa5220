import { expect, test } from "vitest";
import { timeZoneOfCookies } from "./time-zone.ts";

test.each([
  ["a=1; timeZone=Asia/Tokyo; b=2", "Asia/Tokyo"],
  ["timeZone=Etc/GMT+5", "Etc/GMT+5"],
  ["timeZone=Nowhere/At_All", undefined],
  ["timeZone=", undefined],
  ["mytimeZone=Asia/Tokyo", undefined],
  [null, undefined],
])("the cookies %j tell the zone %j", (cookies, zone) => {
  expect(timeZoneOfCookies(cookies)).toBe(zone);
});
