import { z } from "zod";
import { listRestaurants } from "#contract/explore.endpoints.ts";
import { needsMember, restaurantsQuery } from "#contract/explore.ts";
import { location, restaurant } from "#contract/restaurants.ts";
import { sandwich } from "#contract/sandwiches.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { withTimeZone } from "#server/http/viewer-time-zone.ts";
import { exploreRestaurants } from "./restaurant-list.service.ts";
import { getRestaurant, locationsOf, sandwichesOf } from "./restaurants.service.ts";

const shared = { tag: "Restaurants", method: "get", access: "public" } as const;

const list = defineRoute(listRestaurants, {
  tag: shared.tag,
  summary: "Restaurants by words, filters and order; X-Total-Count says how many",
  request: { query: restaurantsQuery },
  responses: { 200: jsonAnswer(z.array(restaurant), "A page of what matches, by name") },
  errors: [401],
});
const read = defineRoute({
  ...shared,
  path: "/api/restaurants/{id}",
  summary: "One restaurant",
  request: { params: serialIdParams },
  responses: {
    200: jsonAnswer(restaurant, "With its locations; one that was merged, under its new id"),
  },
});
const readLocations = defineRoute({
  ...shared,
  path: "/api/restaurants/{id}/locations",
  summary: "A restaurant's locations",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(location), "Its locations") },
});
const readMenu = defineRoute({
  ...shared,
  path: "/api/restaurants/{id}/sandwiches",
  summary: "A restaurant's menu",
  request: { params: serialIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(sandwich), "A page of its sandwiches in menu order") },
});

export function registerRestaurantRoutes(app: App, { db, now }: AppDependencies): void {
  app.openapi(list, async (c) => {
    const query = c.req.valid("query");
    const viewerId = needsMember(query) ? requireViewer(c).id : null;
    const page = await exploreRestaurants(db, withTimeZone(c, query), { viewerId, now: now() });
    linkNextPage(c, page);
    sayTotal(c, page.total);
    return c.json(page.items, 200);
  });
  app.openapi(read, async (c) => c.json(await getRestaurant(db, c.req.valid("param").id), 200));
  app.openapi(readLocations, async (c) =>
    c.json(await locationsOf(db, c.req.valid("param").id), 200),
  );
  app.openapi(readMenu, async (c) => {
    const page = await sandwichesOf(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
}
