import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Restaurant } from "#contract/restaurants.ts";
import { expect } from "./browser.ts";
import { adminPassword } from "./server.ts";

export const signInAsAdmin = (page: Page) => signIn(page, "admin");

export const signInAsCurator = (page: Page) => signIn(page, "curator");

async function signIn(page: Page, username: string): Promise<void> {
  const data = { username, password: adminPassword };
  const logIn = async () => (await page.request.post("/api/auth/login", { data })).status();
  // A busy server answers 503: come again.
  await expect.poll(logIn).toBe(200);
}

/** One of its own for each test: the others use the demo at the same time. */
export async function addRestaurant(page: Page, facts: object = {}): Promise<Restaurant> {
  const data = {
    name: `Coop ${randomUUID().slice(0, 8)}`,
    description: "Made by a test.",
    priceRange: "$$",
    restaurantType: "Fast Casual",
    ...facts,
  };
  const answer = await page.request.post("/api/restaurants", { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}
