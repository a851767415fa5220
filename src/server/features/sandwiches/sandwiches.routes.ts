import { z } from "zod";
import * as catalogueChanges from "#contract/catalogue-changes.endpoints.ts";
import { listNewAtSaved } from "#contract/collection.endpoints.ts";
import { listSandwiches } from "#contract/explore.endpoints.ts";
import { needsMember, sandwichesQuery } from "#contract/explore.ts";
import { pageQuery } from "#contract/paging.ts";
import * as endpoints from "#contract/sandwiches.endpoints.ts";
import * as schemas from "#contract/sandwiches.ts";
import { sandwichTag } from "#contract/tags.ts";
import { jsonList, parseJson } from "#server/database/json-text.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { sayHiddenUnknown, sayTotal } from "#server/http/listing-headers.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import { sendJson, sendPage } from "#server/http/send-json.ts";
import { sentVersion } from "#server/http/sent-version.ts";
import { withTimeZone } from "#server/http/viewer-time-zone.ts";
import { listSimilar } from "./neighbours.service.ts";
import { explainScore } from "./ranking.service.ts";
import { addSandwich, changeSandwich, reorderMenu } from "./sandwich-writes.service.ts";
import {
  exploreSandwiches,
  getSandwich,
  newAtSavedRestaurants,
  popularSandwiches,
} from "./sandwiches.service.ts";

const defineRoute = routesUnder("Sandwiches");

const explore = defineRoute(listSandwiches, {
  summary: "Sandwiches by words, filters and order; X-Total-Count says how many",
  request: { query: sandwichesQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.sandwich), "A page of what matches, the best first"),
  },
  errors: [401],
});
const listPopular = defineRoute(endpoints.listPopularSandwiches, {
  summary: "The best sandwiches by weighted rating",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.sandwich), "A page of sandwiches, the best first") },
});
const readSandwich = defineRoute(endpoints.findSandwich, {
  summary: "One sandwich",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(schemas.sandwich, "The sandwich") },
});
const readTags = defineRoute(endpoints.listSandwichTags, {
  summary: "A sandwich's tags",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(sandwichTag), "Its tags") },
});

const readSimilar = defineRoute(endpoints.listSimilarSandwiches, {
  summary: "Sandwiches like this one",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(z.array(schemas.sandwich), "At most six, the most alike first") },
});

const readNew = defineRoute(listNewAtSaved, {
  summary: "What is new on the menus of one's saved restaurants",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(z.array(schemas.sandwich), "At most three, of the last 24 hours") },
});

const readScore = defineRoute(endpoints.explainScore, {
  summary: "Why a sandwich stands where it does in the order of the best",
  request: { params: serialIdParams },
  responses: {
    200: jsonAnswer(schemas.sandwichScore, "Its ratings, its place and its neighbours there"),
  },
});

const create = defineRoute(catalogueChanges.addSandwich, {
  summary: "Put a sandwich on a menu",
  request: { body: jsonBody(schemas.createSandwichInput) },
  responses: { 201: jsonAnswer(schemas.sandwich, "The new sandwich") },
  errors: [404, 422],
});
const update = defineRoute(catalogueChanges.changeSandwich, {
  summary: "Change a sandwich; with a version, only if nobody else has changed it since",
  request: { params: serialIdParams, body: jsonBody(schemas.updateSandwichInput) },
  responses: { 200: jsonAnswer(schemas.sandwich, "The changed sandwich") },
  errors: [409, 422],
});
const reorder = defineRoute(catalogueChanges.reorderMenu, {
  summary: "Put a whole menu into order",
  request: { params: serialIdParams, body: jsonBody(schemas.reorderMenuInput) },
  responses: { 204: { description: "Done" } },
  errors: [409],
});

export function registerSandwichRoutes(app: App, deps: Dependencies): void {
  const { db, now } = deps;
  app.openapi(explore, async (c) => {
    const query = c.req.valid("query");
    const viewerId = needsMember(query) ? requireViewer(c).id : null;
    const circumstances = { viewerId, now: now() };
    const page = await exploreSandwiches(db, withTimeZone(c, query), circumstances);
    sayTotal(c, page.total);
    sayHiddenUnknown(c, page.hiddenUnknown);
    return sendPage(c, page);
  });
  app.openapi(listPopular, async (c) =>
    sendPage(c, await popularSandwiches(db, c.req.valid("query"))),
  );
  app.openapi(readSandwich, async (c) =>
    sendJson(c, await getSandwich(db, c.req.valid("param").id), 200),
  );
  app.openapi(readTags, async (c) =>
    c.json(parseJson(await getSandwich(db, c.req.valid("param").id)).tags, 200),
  );
  app.openapi(readSimilar, async (c) =>
    sendJson(c, await listSimilar(db, c.req.valid("param").id), 200),
  );
  app.openapi(readNew, async (c) =>
    sendJson(c, jsonList(await newAtSavedRestaurants(db, c.req.valid("param").id, now())), 200),
  );
  app.openapi(readScore, async (c) => c.json(await explainScore(db, c.req.valid("param").id), 200));
  app.openapi(create, async (c) =>
    sendJson(c, await addSandwich(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const change = { ...input, version: sentVersion(c, input.version) };
    return sendJson(c, await changeSandwich(deps, id, change, actorOf(c)), 200);
  });
  app.openapi(reorder, async (c) => {
    const { sandwichIds } = c.req.valid("json");
    await reorderMenu(deps, c.req.valid("param").id, sandwichIds, actorOf(c));
    return c.body(null, 204);
  });
}
