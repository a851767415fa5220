import { z } from "zod";
import { sandwich } from "#contract/sandwiches.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { getSandwich, popularSandwiches } from "./sandwiches.service.ts";

const tag = "Sandwiches";
const list = {
  tag,
  method: "get",
  access: "public",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(sandwich), "A page of sandwiches, the best first") },
} as const;

const listSandwiches = defineRoute({ ...list, path: "/api/sandwiches", summary: "All sandwiches" });
const listPopular = defineRoute({
  ...list,
  path: "/api/sandwiches/popular",
  summary: "The best sandwiches by weighted rating",
});
const readSandwich = defineRoute({
  tag,
  method: "get",
  path: "/api/sandwiches/{id}",
  summary: "One sandwich",
  access: "public",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(sandwich, "The sandwich") },
});

export function registerSandwichRoutes(app: App, { db }: AppDependencies): void {
  for (const route of [listSandwiches, listPopular]) {
    app.openapi(route, async (c) => {
      const page = await popularSandwiches(db, c.req.valid("query"));
      linkNextPage(c, page);
      return c.json(page.items, 200);
    });
  }
  app.openapi(readSandwich, async (c) =>
    c.json(await getSandwich(db, c.req.valid("param").id), 200),
  );
}
