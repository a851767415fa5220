import { expect, test } from "vitest";
import { ownHoursColumns, restaurantColumns } from "./restaurant-writes.repository.ts";

const coop = { name: "Café Coop", description: "Fried.", address: "1 Old Road" };

test("a restaurant is found by its locations' addresses, or else by its own", () => {
  expect(restaurantColumns(coop, []).searchText).toBe("cafe coop\nfried.\n1 old road");
  expect(restaurantColumns(coop, ["2 New St", "3 New St"]).searchText).toBe(
    "cafe coop\nfried.\n2 new st\n3 new st",
  );
});

test.each([
  [{ monday: "9:00 AM - 5:00 PM", tuesday: "closed" }, "{[540,1020)}"],
  [{ tuesday: "6 PM - 2 AM" }, "{[2520,3000)}"],
  [{ sunday: "6 PM - 2 AM" }, "{[9720,10080),[0,120)}"],
  [{ text: "whenever we like" }, null],
  [{}, null],
  [null, null],
])("%j is open in the minutes %s of the week", (hours, openMinutes) => {
  expect(ownHoursColumns(hours)).toEqual({ openMinutes });
});
