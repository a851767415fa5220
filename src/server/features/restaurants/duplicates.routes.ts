import { z } from "zod";
import { findDuplicates } from "#contract/catalogue-changes.endpoints.ts";
import * as schemas from "#contract/duplicates.ts";
import {
  listDuplicateGroups,
  listLikelyDuplicates,
  mergeRestaurant,
} from "#contract/management.endpoints.ts";
import { pageQuery } from "#contract/paging.ts";
import { restaurant } from "#contract/restaurants.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  duplicatesOfRestaurant,
  likelyDuplicates,
  mergeRestaurants,
  pageOfGroups,
} from "./duplicates.service.ts";

const defineRoute = routesUnder("Administration");

const forNew = defineRoute(findDuplicates, {
  summary: "Restaurants that could be the one that somebody is about to add",
  request: { query: schemas.duplicateQuery },
  responses: { 200: jsonAnswer(z.array(schemas.likelyDuplicate), "At most ten, the surest first") },
});
const forKnown = defineRoute(listLikelyDuplicates, {
  summary: "Restaurants that could be this one",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(schemas.likelyDuplicate), "At most ten, the surest first") },
});
const groups = defineRoute(listDuplicateGroups, {
  summary: "Restaurants that share a name or a website",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.duplicateGroup), "A page of groups") },
});
const merge = defineRoute(mergeRestaurant, {
  tag: "Restaurants",
  summary: "Move everything of a duplicate to the restaurant that stays",
  request: { params: serialIdParams, body: jsonBody(schemas.mergeInput) },
  responses: { 200: jsonAnswer(restaurant, "The restaurant that stays") },
});

/** Must be registered before the calls with an id, which would read "duplicates" as one. */
export function registerDuplicateRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  app.openapi(forNew, async (c) => {
    const { name, website, address, latitude, longitude } = c.req.valid("query");
    const hasPoint = latitude !== undefined && longitude !== undefined;
    const place = { address, point: hasPoint ? { latitude, longitude } : undefined };
    return c.json(await likelyDuplicates(db, { name, website, places: [place] }), 200);
  });
  app.openapi(forKnown, async (c) =>
    c.json(await duplicatesOfRestaurant(db, c.req.valid("param").id), 200),
  );
  app.openapi(groups, async (c) => answerPage(c, await pageOfGroups(db, c.req.valid("query"))));
  app.openapi(merge, async (c) => {
    const { id } = c.req.valid("param");
    const { into } = c.req.valid("json");
    return c.json(await mergeRestaurants(deps, id, into, actorOf(c)), 200);
  });
}
