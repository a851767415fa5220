import { z } from "zod";
import { listSandwiches } from "#contract/explore.endpoints.ts";
import { needsMember, sandwichesQuery } from "#contract/explore.ts";
import { sandwich } from "#contract/sandwiches.ts";
import { sandwichTag } from "#contract/tags.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayHiddenUnknown, sayTotal } from "#server/http/listing-headers.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { withTimeZone } from "#server/http/viewer-time-zone.ts";
import { similarTo } from "./neighbours.service.ts";
import { exploreSandwiches, popularSandwiches } from "./sandwich-list.service.ts";
import { getSandwich } from "./sandwiches.service.ts";

const shared = { tag: "Sandwiches", method: "get", access: "public" } as const;

const explore = defineRoute(listSandwiches, {
  tag: shared.tag,
  summary: "Sandwiches by words, filters and order; X-Total-Count says how many",
  request: { query: sandwichesQuery },
  responses: { 200: jsonAnswer(z.array(sandwich), "A page of what matches, the best first") },
  errors: [401],
});
const listPopular = defineRoute({
  ...shared,
  path: "/api/sandwiches/popular",
  summary: "The best sandwiches by weighted rating",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(sandwich), "A page of sandwiches, the best first") },
});
const readSandwich = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}",
  summary: "One sandwich",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(sandwich, "The sandwich") },
});
const readTags = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}/tags",
  summary: "A sandwich's tags",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(sandwichTag), "Its tags") },
});

const readSimilar = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}/similar",
  summary: "Sandwiches like this one",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(sandwich), "At most six, the most alike first") },
});

export function registerSandwichRoutes(app: App, { db, now }: AppDependencies): void {
  app.openapi(explore, async (c) => {
    const query = c.req.valid("query");
    const viewerId = needsMember(query) ? requireViewer(c).id : null;
    const page = await exploreSandwiches(db, withTimeZone(c, query), { viewerId, now: now() });
    linkNextPage(c, page);
    sayTotal(c, page.total);
    sayHiddenUnknown(c, page.hiddenUnknown);
    return c.json(page.items, 200);
  });
  app.openapi(listPopular, async (c) => {
    const page = await popularSandwiches(db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(readSandwich, async (c) =>
    c.json(await getSandwich(db, c.req.valid("param").id), 200),
  );
  app.openapi(readTags, async (c) =>
    c.json((await getSandwich(db, c.req.valid("param").id)).tags, 200),
  );
  app.openapi(readSimilar, async (c) => c.json(await similarTo(db, c.req.valid("param").id), 200));
}
