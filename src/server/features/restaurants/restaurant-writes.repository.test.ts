import { expect, test } from "vitest";
import { openHoursOf } from "./restaurant-writes.repository.ts";

test.each([
  [{ monday: "9:00 AM - 5:00 PM", tuesday: "closed" }, "{[540,1020)}"],
  [{ tuesday: "6 PM - 2 AM" }, "{[2520,3000)}"],
  [{ sunday: "6 PM - 2 AM" }, "{[9720,10080),[0,120)}"],
  [{ text: "whenever we like" }, null],
  [{}, null],
  [null, null],
])("%j is open in the minutes %s of the week", (hours, openMinutes) => {
  expect(openHoursOf(hours).openMinutes).toBe(openMinutes);
});
