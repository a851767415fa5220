import type { Page } from "@playwright/test";

/** The next one of these calls waits until it is let go, and then meets what the page does with such calls. */
export const holdNext = (page: Page, calls: string) => hold(page, calls, { times: 1 });

/** All of these calls wait until they are let go. */
export const holdAll = (page: Page, calls: string | RegExp) => hold(page, calls);

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
