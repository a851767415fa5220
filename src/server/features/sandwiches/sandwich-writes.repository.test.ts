import { expect, test } from "vitest";
import { sandwichColumns } from "./sandwich-writes.repository.ts";

test("a sandwich is found by its restaurant's name", () => {
  expect(sandwichColumns({ name: "Hot One", description: "" }, "Coop").searchText).toBe(
    "hot one\n\ncoop",
  );
});
