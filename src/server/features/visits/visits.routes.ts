import { z } from "zod";
import * as changes from "#contract/collection.endpoints.ts";
import { collectionEntry, importInput, importOutcome } from "#contract/collection.ts";
import { visitFields } from "#contract/visits.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { importRows } from "#server/features/collection/collection-import.service.ts";
import { rateByImport } from "#server/features/reviews/visit-ratings.service.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import { viewerTimeZone } from "#server/http/viewer-time-zone.ts";
import { addVisit, changeVisit, removeVisit } from "./visits.service.ts";

const defineRoute = routesUnder("Collection");

const addRoute = defineRoute(changes.addVisit, {
  summary: "Note that one had a sandwich again: on which day, with how many stars, and a line",
  request: { params: serialIdParams, body: jsonBody(visitFields) },
  responses: { 201: jsonAnswer(collectionEntry, "The entry with all its visits") },
  errors: [409],
});

const changeRoute = defineRoute(changes.changeVisit, {
  summary: "Change one of one's own visits",
  request: { params: serialIdParams, body: jsonBody(visitFields) },
  responses: { 200: jsonAnswer(collectionEntry, "The entry with all its visits") },
});

const removeRoute = defineRoute(changes.removeVisit, {
  summary: "Remove one of one's own visits; without any the sandwich is not tried",
  request: { params: serialIdParams },
  responses: { 204: { description: "Removed" } },
});

const importRoute = defineRoute(changes.importCollection, {
  summary: "Take rows of a table into one's own collection, or say what that would do",
  request: { params: userIdParams, body: jsonBody(importInput) },
  responses: { 200: jsonAnswer(z.array(importOutcome), "What became of each row, in their order") },
});

export function registerVisitRoutes(app: App, deps: Dependencies): void {
  app.openapi(importRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await importRows(deps, id, c.req.valid("json"), rateByImport), 200);
  });

  app.openapi(addRoute, async (c) => {
    const { id } = c.req.valid("param");
    const viewerId = requireViewer(c).id;
    const entry = await addVisit(deps, viewerId, id, c.req.valid("json"), viewerTimeZone(c));
    return c.json(entry, 201);
  });

  app.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeVisit(deps, requireViewer(c).id, id, c.req.valid("json")), 200);
  });

  app.openapi(removeRoute, async (c) => {
    await removeVisit(deps, requireViewer(c).id, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
