import { z } from "zod";
import { savedRestaurant, saveRestaurantInput } from "#contract/collection.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, emptyAnswer, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { savedRestaurantParams, userIdParams } from "#server/http/params.ts";
import {
  forgetRestaurant,
  pageOfSavedRestaurants,
  saveRestaurant,
} from "./saved-restaurants.service.ts";

const shared = { tag: "Collection", access: "self" } as const;
const one = { ...shared, path: "/api/users/{id}/restaurants/{restaurantId}" } as const;

const listRoute = defineRoute({
  ...shared,
  method: "get",
  path: "/api/users/{id}/restaurants",
  summary: "One's own saved restaurants, newest first",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(savedRestaurant), "A page of saved restaurants") },
});

const saveRoute = defineRoute({
  ...one,
  method: "put",
  summary: "Save a restaurant",
  request: {
    params: savedRestaurantParams,
    body: { content: { "application/json": { schema: saveRestaurantInput } } },
  },
  responses: {
    200: jsonAnswer(savedRestaurant, "It was saved already"),
    201: jsonAnswer(savedRestaurant, "It is saved"),
  },
});

const forgetRoute = defineRoute({
  ...one,
  method: "delete",
  summary: "Take a restaurant off one's own list",
  request: { params: savedRestaurantParams },
  responses: { 204: emptyAnswer("Removed") },
});

export function registerSavedRestaurantRoutes(app: App, deps: AppDependencies): void {
  app.openapi(listRoute, async (c) => {
    const { id } = c.req.valid("param");
    const page = await pageOfSavedRestaurants(deps.db, id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });

  app.openapi(saveRoute, async (c) => {
    const { id, restaurantId } = c.req.valid("param");
    const { saved, isNew } = await saveRestaurant(deps, id, restaurantId, c.req.valid("json"));
    return c.json(saved, isNew ? 201 : 200);
  });

  app.openapi(forgetRoute, async (c) => {
    const { id, restaurantId } = c.req.valid("param");
    await forgetRestaurant(deps.db, id, restaurantId);
    return c.body(null, 204);
  });
}
