import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { changeSandwich } from "#contract/catalogue-changes.endpoints.ts";
import { checkFact, findOwnFactCheck } from "#contract/facts.endpoints.ts";
import type { FactSource } from "#contract/facts.ts";
import { findSandwich } from "#contract/sandwiches.endpoints.ts";
import { catalogue } from "#tests/dom/catalogue.ts";
import { curator, henny, hotOne } from "#tests/dom/examples.ts";
import { openPage } from "#tests/dom/page.tsx";

const longAgo: FactSource = { from: "team", date: "2020-01-05" };
const today: FactSource = { from: "website", date: new Date().toISOString().slice(0, 10) };

/** The page of a sandwich with this source of its price. */
async function openSandwich(viewer: User | null, priceSource: FactSource | null) {
  const price = priceSource ? hotOne.price : 0;
  const server = catalogue(viewer).answer(findSandwich, { ...hotOne, price, priceSource });
  return { server, user: await openPage("/sandwich/3", server) };
}

test("everybody sees where a price is from; only members are asked about an old one", async () => {
  await openSandwich(null, longAgo);
  await screen.findByText("Price confirmed on Jan 5, 2020 by the team, more than 180 days ago.");
  expect(screen.queryByRole("button", { name: "Still right?" })).toBeNull();
});

test("what is new or unknown is not asked about", async () => {
  await openSandwich(henny, today);
  await screen.findByText(/^Price from the website, read on /);
  expect(screen.queryByRole("button", { name: "Still right?" })).toBeNull();
});

test("a price that nobody stated says so", async () => {
  await openSandwich(henny, null);
  await screen.findByText("Nobody has stated the price yet.");
  expect(screen.queryByRole("button", { name: "Still right?" })).toBeNull();
});

test("a member says what is right instead, and sees the last answer", async () => {
  const { server, user } = await openSandwich(henny, longAgo);
  server.answer(checkFact, undefined).answer(findOwnFactCheck, {
    isRight: false,
    correction: "$12",
    createdAt: "2026-11-03T10:00:00.000Z",
  });
  await user.click(await screen.findByRole("button", { name: "Still right?" }));
  await screen.findByText("On Nov 3, 2026 you said: “$12”.");
  await user.click(screen.getByRole("button", { name: "No" }));
  await user.type(screen.getByLabelText("What is right?"), "$13{Enter}");
  await screen.findByText("The team will look at it.");
  expect(server.sent(checkFact)).toEqual([
    { fact: "price", id: 3, isRight: false, correction: "$13" },
  ]);
  await user.click(screen.getByRole("button", { name: "Still right?" }));
  await user.click(await screen.findByRole("button", { name: "Yes" }));
  await expect.poll(() => server.sent(checkFact)).toHaveLength(2);
  expect(server.sent(checkFact)[1]).toEqual({ fact: "price", id: 3, isRight: true });
});

test("the team confirms with one click", async () => {
  const { server, user } = await openSandwich(curator, longAgo);
  server.answer(changeSandwich, hotOne).answer(findSandwich, { ...hotOne, priceSource: today });
  await user.click(await screen.findByRole("button", { name: "Confirm: the price of Hot One" }));
  await screen.findByText(/^Price from the website, read on /);
  expect(server.sent(changeSandwich)).toEqual([{ priceSource: { from: "team" }, version: 1 }]);
});
