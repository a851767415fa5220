import { z } from "zod";
import * as catalogueChanges from "#contract/catalogue-changes.endpoints.ts";
import { listRestaurants } from "#contract/explore.endpoints.ts";
import { needsMember, restaurantsQuery } from "#contract/explore.ts";
import { pageQuery } from "#contract/paging.ts";
import * as endpoints from "#contract/restaurants.endpoints.ts";
import * as schemas from "#contract/restaurants.ts";
import { sandwich } from "#contract/sandwiches.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { serialIdParams } from "#server/http/params.ts";
import { sendPage } from "#server/http/send-json.ts";
import { sentVersion } from "#server/http/sent-version.ts";
import { withTimeZone } from "#server/http/viewer-time-zone.ts";
import { addRestaurant, changeRestaurant } from "./restaurant-writes.service.ts";
import { exploreRestaurants, getRestaurant, listMenuOfRestaurant } from "./restaurants.service.ts";

const defineRoute = routesUnder("Restaurants");

const list = defineRoute(listRestaurants, {
  summary: "Restaurants by words, filters and order; X-Total-Count says how many",
  request: { query: restaurantsQuery },
  responses: { 200: jsonAnswer(z.array(schemas.restaurant), "A page of what matches, by name") },
  errors: [401],
});
const read = defineRoute(endpoints.findRestaurant, {
  summary: "One restaurant",
  request: { params: serialIdParams },
  responses: {
    200: jsonAnswer(
      schemas.restaurant,
      "With its locations; one that was merged, under its new id",
    ),
  },
});
const readLocations = defineRoute(endpoints.listLocations, {
  summary: "A restaurant's locations",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(schemas.location), "Its locations") },
});
const readMenu = defineRoute(endpoints.listMenu, {
  summary: "A restaurant's menu",
  request: { params: serialIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(sandwich), "A page of its sandwiches in menu order") },
});

const create = defineRoute(catalogueChanges.addRestaurant, {
  summary: "Add a restaurant",
  request: { body: jsonBody(schemas.createRestaurantInput) },
  responses: { 201: jsonAnswer(schemas.restaurant, "The new restaurant") },
  errors: [422],
});
const update = defineRoute(catalogueChanges.changeRestaurant, {
  summary: "Change a restaurant; with a version, only if nobody else has changed it since",
  request: { params: serialIdParams, body: jsonBody(schemas.updateRestaurantInput) },
  responses: { 200: jsonAnswer(schemas.restaurant, "The changed restaurant") },
  errors: [409, 422],
});

export function registerRestaurantRoutes(app: App, deps: Dependencies): void {
  const { db, now } = deps;
  app.openapi(list, async (c) => {
    const query = c.req.valid("query");
    const viewerId = needsMember(query) ? requireViewer(c).id : null;
    const circumstances = { viewerId, now: now() };
    const page = await exploreRestaurants(db, withTimeZone(c, query), circumstances);
    sayTotal(c, page.total);
    return sendPage(c, page);
  });
  app.openapi(read, async (c) => c.json(await getRestaurant(db, c.req.valid("param").id), 200));
  app.openapi(readLocations, async (c) =>
    c.json((await getRestaurant(db, c.req.valid("param").id)).locations, 200),
  );
  app.openapi(readMenu, async (c) =>
    sendPage(c, await listMenuOfRestaurant(db, c.req.valid("param").id, c.req.valid("query"))),
  );
  app.openapi(create, async (c) =>
    c.json(await addRestaurant(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const change = { ...input, version: sentVersion(c, input.version) };
    return c.json(await changeRestaurant(deps, id, change, actorOf(c)), 200);
  });
}
