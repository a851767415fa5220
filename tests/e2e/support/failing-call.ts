import type { Page } from "@playwright/test";

const outOfPickles = { status: 500, json: { message: "Out of pickles.", code: "internal_error" } };

/** Until `undo`, the server fails at what is done by that method. */
export async function failAt(page: Page, method: string, calls: string) {
  await page.route(calls, (route) =>
    route.request().method() === method ? route.fulfill(outOfPickles) : route.fallback(),
  );
  return { undo: () => page.unroute(calls) };
}
