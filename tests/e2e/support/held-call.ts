import type { Page } from "@playwright/test";

/** The next one of these calls waits until it is let go, and then meets what the page does with such calls. */
export async function holdNext(page: Page, calls: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, (route) => held.then(() => route.fallback()), { times: 1 });
  return () => letGo();
}
