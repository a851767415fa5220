import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ToastRegion } from "#client/ui/toast-region.tsx";
import * as changes from "#contract/catalogue-changes.endpoints.ts";
import { eachTrait } from "#contract/traits.ts";
import { deleteSandwich } from "#contract/trash.endpoints.ts";
import * as endpoints from "#contract/website-changes.endpoints.ts";
import type { WebsiteChange } from "#contract/website-changes.ts";
import { admin, hotOne, roost } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { openPage, show } from "#tests/dom/page.tsx";
import { WebsiteChanges } from "./website-changes.tsx";

const readAt = "2026-01-05T10:00:00.000Z";
const price: WebsiteChange = {
  kind: "price",
  id: 3,
  version: 6,
  name: "Hot One",
  before: 0,
  after: 12.5,
};
const lines: WebsiteChange[] = [
  { kind: "priceRange", id: 5, version: 2, before: "$$", after: "$" },
  {
    kind: "hoursOfOperation",
    id: 7,
    version: 1,
    address: "1 Main St",
    before: null,
    after: { monday: "closed" },
  },
  price,
  {
    kind: "newSandwich",
    sandwich: {
      name: "Katsu Sando",
      description: "",
      price: 12,
      section: null,
      ingredients: ["milk bread"],
      ...eachTrait(() => null),
      containsGluten: true,
      isSpicy: false,
      spiceLevel: 0,
    },
  },
  { kind: "goneSandwich", id: 4, version: 1, name: "Old Bird" },
];
const withWebsite = { ...roost, website: "https://roost.example" };
const nothing = { readAt: null, changes: [] };

const team = () =>
  fakeApi(admin)
    .answer(endpoints.findWebsiteChanges, nothing)
    .answer(changes.changeRestaurant, roost)
    .answer(changes.changeSandwich, hotOne)
    .answer(changes.addSandwich, hotOne);

test("an unchanged website: No change found", async () => {
  const server = team().answer(endpoints.readWebsiteAgain, { readAt, changes: [] });
  const user = await show(<WebsiteChanges restaurant={withWebsite} />, server);
  await user.dblClick(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText("No change found");
  expect(server.requested(endpoints.readWebsiteAgain)).toHaveLength(1);
});

test("each line says what becomes what, and is sent with its version", async () => {
  const server = team().answer(endpoints.findWebsiteChanges, { readAt, changes: lines });
  const user = await show(<WebsiteChanges restaurant={withWebsite} />, server);
  const accept = async (title: string) =>
    user.click(await screen.findByRole("button", { name: `Accept: ${title}` }));
  await screen.findByText("Price not listed");
  screen.getByText("$12.50");
  screen.getByText("Hours not available");
  screen.getByText("$12.00 · milk bread");
  await accept("Price Range");
  await accept("Price of Hot One");
  await accept("New: Katsu Sando");
  expect(server.sent(changes.changeRestaurant)).toEqual([{ priceRange: "$", version: 2 }]);
  expect(server.sent(changes.changeSandwich)).toEqual([
    { price: 12.5, version: 6, priceSource: { from: "website", date: readAt.slice(0, 10) } },
  ]);
  expect(server.sent(changes.addSandwich)).toMatchObject([
    { name: "Katsu Sando", restaurantId: 5 },
  ]);
  server.answer(deleteSandwich, undefined);
  await accept("Gone: Old Bird");
  expect(server.requested(deleteSandwich)).toEqual(["/api/sandwiches/4"]);
});

test("Dismiss the rest leaves no changes to look at", async () => {
  const server = team()
    .answer(endpoints.findWebsiteChanges, { readAt, changes: [price] })
    .answer(endpoints.dismissWebsiteChanges, undefined);
  const user = await show(<WebsiteChanges restaurant={withWebsite} />, server);
  const dismiss = await screen.findByRole("button", { name: "Dismiss the rest" });
  server.answer(endpoints.findWebsiteChanges, nothing);
  await user.click(dismiss);
  await screen.findByText("Reads the website and shows what differs from the catalogue.");
  expect(server.requested(endpoints.dismissWebsiteChanges)).toHaveLength(1);
});

test("what fails is said, and one without a website has nothing to read", async () => {
  const message = "The website cannot be read: it answered with status 500.";
  const server = team().refuse(endpoints.readWebsiteAgain, 422, { message });
  const page = (
    <>
      <WebsiteChanges restaurant={withWebsite} />
      <ToastRegion />
    </>
  );
  const user = await show(page, server);
  await user.click(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText("Website Analysis Failed");
  screen.getByText(message);
  await show(<WebsiteChanges restaurant={roost} />, server);
  screen.getByText("It has no website yet.");
  expect(screen.queryByRole("button", { name: "Read again" })).toBeNull();
});

test("the team's list leads to the restaurant", async () => {
  const finding = {
    restaurantId: 5,
    restaurantName: "The Roost",
    website: "https://roost.example",
    readAt,
    changeCount: 3,
  };
  const server = fakeApi(admin).answer(endpoints.listWebsiteFindings, [finding]);
  await openPage("/admin/website-changes", server);
  expect(screen.getByRole("link", { name: "Look at The Roost" }).getAttribute("href")).toBe(
    "/edit-restaurant?id=5#website",
  );
});
