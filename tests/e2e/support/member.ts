import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** Somebody new, signed in on this page's browser; their id. */
export async function signUp(page: Page): Promise<string> {
  const id = randomUUID();
  const username = `hen-${id.slice(0, 8)}`;
  const email = `${username}@example.com`;
  const data = { id, username, email, password: "extra pickles" };
  const register = async () => (await page.request.post("/api/auth/register", { data })).status();
  // A busy server answers 503: come again.
  await expect.poll(register).toBe(201);
  return id;
}

/** Puts a sandwich into the collection of whom this page's browser belongs to. */
export async function keep(
  page: Page,
  entry: { userId: string; sandwichId: number; [field: string]: unknown },
): Promise<void> {
  const data = { isFavorite: false, hasTried: false, ...entry };
  expect((await page.request.post("/api/user-sandwiches", { data })).status()).toBe(201);
}

/** Through the form, from wherever one was asked to log in; the new name. */
export async function signUpByForm(page: Page): Promise<string> {
  const username = `hen-${randomUUID().slice(0, 8)}`;
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("extra pickles");
  await page.getByLabel("Confirm Password").fill("extra pickles");
  await page.getByRole("button", { name: "Register" }).click();
  return username;
}
