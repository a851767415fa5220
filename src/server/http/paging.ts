import type { Page } from "#server/domain/paging.ts";
import type { AppContext } from "./app-environment.ts";

/** Names the next page in a `Link` header; the body stays a plain array. */
export function linkNextPage(c: AppContext, { next }: Page<unknown>): void {
  if (next === null) return;
  const url = new URL(c.req.url);
  url.searchParams.set("cursor", next);
  c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
}

export function answerPage<Item>(c: AppContext, page: Page<Item>) {
  linkNextPage(c, page);
  return c.json(page.items, 200);
}
