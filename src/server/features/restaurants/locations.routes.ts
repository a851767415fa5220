import * as catalogueChanges from "#contract/catalogue-changes.endpoints.ts";
import { createLocationInput, updateLocationInput } from "#contract/locations.ts";
import { location } from "#contract/restaurants.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { serialIdParams } from "#server/http/params.ts";
import { sentVersion } from "#server/http/sent-version.ts";
import { addLocation, changeLocation } from "./locations.service.ts";

const defineRoute = routesUnder("Locations");

const create = defineRoute(catalogueChanges.addLocation, {
  summary: "Add a location to a restaurant",
  request: { body: jsonBody(createLocationInput) },
  responses: { 201: jsonAnswer(location, "The new location") },
  errors: [404],
});
const update = defineRoute(catalogueChanges.changeLocation, {
  summary: "Change a location; with a version, only if nobody else has changed it since",
  request: { params: serialIdParams, body: jsonBody(updateLocationInput) },
  responses: { 200: jsonAnswer(location, "The changed location") },
  errors: [409],
});

export function registerLocationRoutes(app: App, deps: Dependencies): void {
  app.openapi(create, async (c) =>
    c.json(await addLocation(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const change = { ...input, version: sentVersion(c, input.version) };
    return c.json(await changeLocation(deps, id, change, actorOf(c)), 200);
  });
}
