import { expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";

const read = (text: string) =>
  readMenu(text, "").map(({ name, section }) => `${name} (${section ?? ""})`);

const page = (list: string) =>
  `Big Bird\n\n${list}\n\nThe Big Ones\nOG Bird\nFried chicken, pickles, bun\n$11\nHot Bird\nFried chicken, slaw, bun\n$12\n\nSandwiches\nHam, Cheese & Tomato Toastie\nThick white\n$9\nChicken, Brie & Cranberry Turkish\nShredded chicken, brie\n$13\n\nSides\nFries\n$4`;

test.each(["The Big Ones\nSandwiches\nSides", "The Big Ones | Sandwiches (2) | Sides"])(
  "what a page lists first are its headings: %s",
  (list) => {
    expect(read(page(list))).toEqual([
      "OG Bird (The Big Ones)",
      "Hot Bird (The Big Ones)",
      "Chicken, Brie & Cranberry Turkish (Sandwiches)",
    ]);
  },
);

test("dishes that are listed twice are none", () => {
  expect(
    read(
      "Popular\nChicken Club\nBLT\nTuna Melt\n\nSandwiches\nChicken Club\n$9\nBLT\n$8\nTuna Melt\n$8",
    ),
  ).toEqual(["Chicken Club (Sandwiches)"]);
});
