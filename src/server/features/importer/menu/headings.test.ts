import { expect, test } from "vitest";
import { readHeading } from "./headings.ts";

test.each([
  ["SANDWICHES", "SANDWICHES", ""],
  ["## Wraps", "Wraps", ""],
  ["— Sides —", "Sides", ""],
  ["Burgers & Sandwiches", "Burgers & Sandwiches", ""],
  ["OVERSTUFFED SANDWICHES", "OVERSTUFFED SANDWICHES", ""],
  ["PO'BOYS (half / full)", "PO'BOYS", "(half / full)"],
  ["GYROS - in a pita with tzatziki", "GYROS", "in a pita with tzatziki"],
  ["HANDHELDS  all with fries", "HANDHELDS", "all with fries"],
  ["SANDWICHES, WRAPS & JACKETS", "SANDWICHES, WRAPS & JACKETS", ""],
  ["NOS SANDWICHS", "NOS SANDWICHS", ""],
])("%s is a heading", (text, title, note) => {
  expect(readHeading(text)).toEqual({ title, note, isCertain: true });
});

test.each(["Grilled Chicken Sandwich", "Patty Melt", "crispy chicken, slaw", "The Colonel"])(
  "%s is none by itself",
  (text) => {
    expect(readHeading(text)?.isCertain ?? false).toBe(false);
  },
);

test.each([
  "COLD FILLINGS    Bread    Teacake   Baguette",
  "Fillings   Baguette   Brown roll   Bloomer",
  "Grill   Sandwich   Assiette",
])("%s says that the rows below are in bread", (text) => {
  expect(readHeading(text)?.title).toBe("Sandwich");
});

test.each(["Soup   Bread", "Ham   Egg   Bread", "Kids   Meal   Box"])("%s does not", (text) => {
  expect(readHeading(text)?.title).not.toBe("Sandwich");
});
