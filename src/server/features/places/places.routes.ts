import { z } from "zod";
import * as endpoints from "#contract/explore.endpoints.ts";
import { place, placesQuery } from "#contract/places.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { findPlaces } from "./places.service.ts";

const defineRoute = routesUnder("Places");

const listPlaces = defineRoute(endpoints.listPlaces, {
  summary: "Cities and postcodes of the catalogue that begin as typed",
  request: { query: placesQuery },
  responses: { 200: jsonAnswer(z.array(place), "At most ten, the exact one first") },
});

export function registerPlaceRoutes(app: App, { db }: Dependencies): void {
  app.openapi(listPlaces, async (c) => {
    const { q } = c.req.valid("query");
    const isTypeable = q !== "" && !q.includes("\0");
    return c.json(isTypeable ? await findPlaces(db, q) : [], 200);
  });
}
