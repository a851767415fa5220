import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { changeLocation } from "#contract/catalogue-changes.endpoints.ts";
import { listCheckedFacts } from "#contract/facts.endpoints.ts";
import type { CheckedFact } from "#contract/facts.ts";
import type { Location } from "#contract/restaurants.ts";
import { admin } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage } from "#tests/dom/page.tsx";

const hours: CheckedFact = {
  fact: "hours",
  id: 7,
  name: "1 Main St",
  restaurantId: 5,
  restaurantName: "The Roost",
  price: 0,
  hoursOfOperation: { monday: "9:00 AM - 5:00 PM" },
  source: { from: "website", date: "2020-01-05" },
  rightCount: 2,
  wrongCount: 1,
  corrections: ["Closed on Mondays"],
  version: 4,
};

test("the team sees what members say and confirms with one click", async () => {
  const server = fakeApi(admin)
    .answer(listCheckedFacts, [hours])
    .answer(changeLocation, {} as Location);
  const user = await openPage("/admin/member-answers", server);
  await screen.findByText("2 still right, 1 not");
  screen.getByText("Closed on Mondays");
  screen.getByText("Hours from the website, read on Jan 5, 2020, more than 180 days ago.");
  const edit = screen.getByRole("link", { name: "Edit 1 Main St" });
  expect(edit.getAttribute("href")).toContain("tab=locations");
  server.answer(listCheckedFacts, []);
  await user.click(screen.getByRole("button", { name: "Confirm hours: the hours of 1 Main St" }));
  await screen.findByText("Nothing to decide");
  expect(server.sent(changeLocation)).toEqual([{ hoursSource: { from: "team" }, version: 4 }]);
});

test("of a price the button says which one it confirms", async () => {
  const price = { ...hours, fact: "price" as const, name: "Hot One", price: 8.5 };
  await openPage("/admin/member-answers", fakeApi(admin).answer(listCheckedFacts, [price]));
  const confirm = await screen.findByRole("button", {
    name: "Confirm $8.50: the price of Hot One",
  });
  expect(confirm.textContent).toBe("Confirm $8.50");
});
