import type { Page, Request, Response } from "@playwright/test";
import { drawsNothing } from "../../../scripts/test-reports.mjs";
import { expect } from "./browser.ts";

export const open = (page: Page, path: string) => untilQuiet(page, () => page.goto(path));

export const reload = (page: Page) => untilQuiet(page, () => page.reload());

/**
 * Loaded, taken over by React, and all that it asks for by itself has come. Playwright's "networkidle"
 * says the same half a second later, which adds up to minutes.
 */
export async function untilQuiet(
  page: Page,
  navigate: () => Promise<Response | null>,
): Promise<Response | null> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const response = await navigate();
  await untilTakenOver(page);
  // An answer may lead to the next question.
  for (let quietRounds = 0; quietRounds < 2; ) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    quietRounds = underWay.size > 0 ? 0 : quietRounds + 1;
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  await untilDrawn(page);
  return response;
}

/**
 * One page in about a thousand, Chromium never draws, while its scripts run: no click would ever end. The runner knows
 * this error, and tries the test again in another browser.
 */
async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 30_000);
      }),
  );
  if (!isDrawn) throw new Error(drawsNothing);
}

/** To a page of ours without loading it anew, as a link would. */
export async function goInside(page: Page, path: string): Promise<void> {
  // A page that React has not yet taken over would be given up for the new one, with an error.
  await untilTakenOver(page);
  await page.evaluate((href) => history.pushState(null, "", href), path);
}

/** The same, until the page and all that it asks for have come. */
export const visit = (page: Page, path: string) =>
  untilQuiet(page, async () => {
    await goInside(page, path);
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toHaveCount(0);
    return null;
  });

async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
}
