import { createRestaurantInput, restaurant, updateRestaurantInput } from "#contract/restaurants.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { serialIdParams } from "#server/http/params.ts";
import { sentVersion } from "#server/http/sent-version.ts";
import { addRestaurant, changeRestaurant } from "./restaurant-writes.service.ts";

const tag = "Restaurants";

const create = defineRoute({
  tag,
  method: "post",
  path: "/api/restaurants",
  summary: "Add a restaurant",
  access: "admin",
  request: { body: jsonBody(createRestaurantInput) },
  responses: { 201: jsonAnswer(restaurant, "The new restaurant") },
  errors: [422],
});
const update = defineRoute({
  tag,
  method: "patch",
  path: "/api/restaurants/{id}",
  summary: "Change a restaurant; with a version, only if nobody else has changed it since",
  access: "catalogueEditor",
  request: { params: serialIdParams, body: jsonBody(updateRestaurantInput) },
  responses: { 200: jsonAnswer(restaurant, "The changed restaurant") },
  errors: [409, 422],
});

export function registerRestaurantWriteRoutes(app: App, deps: AppDependencies): void {
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
