import { expect, test } from "vitest";
import { isDayOfPlan } from "./days.ts";
import { readMenu } from "./read-menu.ts";

test.each([
  "Monday 6",
  "Thurs 12",
  "Wed 3/4",
  "Po 12. 1.",
  "Mittwoch, 8. Mai",
  "sexta-feira, 9 de maio",
  "Friday 10th",
  "keskiviikko 14.5.",
])("%s is a day", (text) => {
  expect(isDayOfPlan(text)).toBe(true);
});

test.each(["Sunday Roast 12", "Monday 8.50", 'SUBS 9"', "Friday $6", "Sub 9", "Monday", "Club 12"])(
  "%s is none",
  (text) => {
    expect(isDayOfPlan(text)).toBe(false);
  },
);

test("the dishes below a day are named by themselves and have no price by its number", () => {
  const menu = `Lunch in October

Tuesday 7
Beef Soft Tacos
Refried Beans
Wednesday 8
Chicken Patty on a Bun
Sweet Potato Fries`;
  const found = readMenu(menu, "").map(({ name, price }) => [name, price]);
  expect(found).toEqual([["Chicken Patty on a Bun", 0]]);
});

test("the line below a day names its dish, however much comes with it", () => {
  const plan = `MONDAY 5
No School - Teacher Inservice
TUESDAY 6
Walking Taco, Refried Beans, Peaches
WEDNESDAY 7
Chicken Patty on Bun, Baked Beans, Pears`;
  const [found, ...others] = readMenu(plan, "");
  expect(others).toEqual([]);
  expect(found?.name).toBe("Chicken Patty on Bun");
  expect(found?.description).toBe("Baked Beans, Pears");
});
