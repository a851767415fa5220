import type { Page } from "@playwright/test";

/** The next one of these calls waits until it is let go, and then meets what the page does with such calls. */
export const holdNext = (page: Page, calls: string) => hold(page, calls, { times: 1 });

/** All of these calls wait until they are let go. */
export const holdAll = (page: Page, calls: string | RegExp) => hold(page, calls);

/** What these pages send when they are pressed leaves at the same moment. */
export async function pressTogether(
  pages: Page[],
  calls: string,
  press: (page: Page) => Promise<unknown>,
): Promise<void> {
  const letGo = await Promise.all(pages.map((page) => holdNext(page, calls)));
  await Promise.all(pages.map((page) => Promise.all([page.waitForRequest(calls), press(page)])));
  for (const go of letGo) go();
}

async function hold(
  page: Page,
  calls: string | RegExp,
  options?: { times: number },
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, (route) => held.then(() => route.fallback()), options);
  return () => letGo();
}

/** Until `undo`, the server answers these calls as if so much time had passed. */
export async function callLater(page: Page, calls: string, minutes: number) {
  await page.route(calls, (route) => {
    const headers = { ...route.request().headers(), "x-later-by-ms": String(minutes * 60_000) };
    return route.fallback({ headers });
  });
  return { undo: () => page.unroute(calls) };
}
