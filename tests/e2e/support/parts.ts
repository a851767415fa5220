import { expect, type Page } from "@playwright/test";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
