import { expect, test } from "vitest";
import { restaurantColumns, sandwichColumns } from "./catalogue-columns.ts";

const coop = { name: "Café Coop", description: "Fried.", address: "1 Old Road" };

test("a restaurant is found by its locations' addresses, or else by its own", () => {
  expect(restaurantColumns(coop, []).searchText).toBe("cafe coop\nfried.\n1 old road");
  expect(restaurantColumns(coop, ["2 New St", "3 New St"]).searchText).toBe(
    "cafe coop\nfried.\n2 new st\n3 new st",
  );
});

test("a sandwich is found by its restaurant's name", () => {
  expect(sandwichColumns({ name: "Hot One", description: "" }, "Coop").searchText).toBe(
    "hot one\n\ncoop",
  );
});
