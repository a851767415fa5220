import { createElement } from "react";
import { prerender } from "react-dom/static";
import { expect, test } from "vitest";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import { lazyPart } from "./lazy-part.ts";

async function draw(part: ReturnType<typeof lazyPart<object>>) {
  const page = createElement("p", null, "The page", createElement(part));
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) });
  return { html: await new Response(prelude).text(), failures };
}

test("a part comes when it is needed", async () => {
  const { html } = await draw(lazyPart(async () => () => " and its part"));
  expect(html).toContain("and its part");
});

test("where its code does not come, the page stands and it is told", async () => {
  const part = lazyPart(async () => Promise.reject(new TypeError("Failed to fetch")));
  const { html, failures } = await draw(part);
  expect(html).toContain("The page");
  expect(failures).toEqual([]);
  const { id = 0, description } = currentToast() ?? {};
  dismissToast(id);
  expect(description).toContain("This could not be loaded.");
});
