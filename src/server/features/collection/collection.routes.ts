import { z } from "zod";
import * as endpoints from "#contract/collection.endpoints.ts";
import * as schemas from "#contract/collection.ts";
import { type CsvEntry, collectionCsvColumns } from "#contract/collection-csv.ts";
import { pageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage } from "#server/domain/paging.ts";
import { requireUser } from "#server/features/accounts/users.service.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireOwner, requireViewer } from "#server/http/guards.ts";
import { sayTotal } from "#server/http/listing-headers.ts";
import { answerPage, linkNextPage } from "#server/http/paging.ts";
import { savedRestaurantParams, serialIdParams, userIdParams } from "#server/http/params.ts";
import { viewerTimeZone } from "#server/http/viewer-time-zone.ts";
import {
  changeEntry,
  forgetRestaurant,
  pageOfEntries,
  pageOfSavedRestaurants,
  removeEntry,
  saveEntry,
  saveRestaurant,
} from "./collection.service.ts";
import { countCollection } from "./entry-list.repository.ts";

const defineRoute = routesUnder("Collection");

const saveRoute = defineRoute(endpoints.saveEntry, {
  summary: "Put a sandwich into one's own collection, or change what is there",
  request: { body: jsonBody(schemas.saveEntryInput) },
  responses: {
    200: jsonAnswer(schemas.collectionEntry, "The entry was there and is changed"),
    201: jsonAnswer(schemas.collectionEntry, "The new entry"),
  },
  errors: [404],
});

const changeRoute = defineRoute(endpoints.changeEntry, {
  summary: "Change one of one's own entries",
  request: { params: serialIdParams, body: jsonBody(schemas.updateEntryInput) },
  responses: { 200: jsonAnswer(schemas.collectionEntry, "The changed entry") },
});

const removeRoute = defineRoute(endpoints.removeEntry, {
  summary: "Take a sandwich out of one's own collection",
  request: { params: serialIdParams },
  responses: { 204: { description: "Removed" } },
});

const listRoute = defineRoute(endpoints.listEntries, {
  summary: "A member's entries: searched, narrowed and ordered",
  request: { params: userIdParams, query: schemas.entriesQuery },
  responses: { 200: jsonAnswer(z.array(schemas.listedEntry), "A page of entries") },
});

const countRoute = defineRoute(endpoints.countEntries, {
  summary: "How many there are on each tab of one's own collection",
  request: { params: userIdParams },
  responses: { 200: jsonAnswer(schemas.collectionCounts, "The counts") },
});

const exportRoute = defineRoute(endpoints.exportCollection, {
  summary: "One's own collection as a table that can be imported again",
  request: { params: userIdParams },
  responses: { 200: csvAnswer("The table") },
});

const listRestaurantsRoute = defineRoute(endpoints.listSavedRestaurants, {
  summary: "One's own saved restaurants, newest first",
  request: { params: userIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.savedRestaurant), "A page of saved restaurants") },
});

const saveRestaurantRoute = defineRoute(endpoints.saveRestaurant, {
  summary: "Save a restaurant",
  request: {
    params: savedRestaurantParams,
    body: { content: { "application/json": { schema: schemas.saveRestaurantInput } } },
  },
  responses: {
    200: jsonAnswer(schemas.savedRestaurant, "It was saved already"),
    201: jsonAnswer(schemas.savedRestaurant, "It is saved"),
  },
});

const forgetRestaurantRoute = defineRoute(endpoints.forgetRestaurant, {
  summary: "Take a restaurant off one's own list",
  request: { params: savedRestaurantParams },
  responses: { 204: { description: "Removed" } },
});

export function registerCollectionRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  app.openapi(saveRoute, async (c) => {
    const input = c.req.valid("json");
    requireOwner(c, "self", input.userId);
    const { entry, isNew } = await saveEntry(deps, input, viewerTimeZone(c));
    return c.json(entry, isNew ? 201 : 200);
  });

  app.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    const viewerId = requireViewer(c).id;
    const entry = await changeEntry(deps, viewerId, id, c.req.valid("json"), viewerTimeZone(c));
    return c.json(entry, 200);
  });

  app.openapi(removeRoute, async (c) => {
    await removeEntry(deps, requireViewer(c).id, c.req.valid("param").id);
    return c.body(null, 204);
  });

  app.openapi(listRoute, async (c) => {
    const { id } = c.req.valid("param");
    const isOwner = requireViewer(c).id === id;
    if (!isOwner) await requireUser(db, id);
    const page = await pageOfEntries(db, id, c.req.valid("query"), isOwner);
    linkNextPage(c, page);
    if (page.total !== null) sayTotal(c, page.total);
    return c.json(isOwner ? page.items : page.items.map(withoutNotes), 200);
  });

  app.openapi(countRoute, async (c) =>
    c.json(await countCollection(db, c.req.valid("param").id), 200),
  );

  app.openapi(exportRoute, (c) => {
    const { id } = c.req.valid("param");
    const query = { limit: 200, tab: "all", sort: "newest", include: "sandwich" } as const;
    return answerCsv(c, "cluck-collection.csv", collectionCsvColumns, async ({ cursor }) =>
      mapPage(await pageOfEntries(db, id, { ...query, cursor }, true), toCsvEntry),
    );
  });

  app.openapi(listRestaurantsRoute, async (c) => {
    const { id } = c.req.valid("param");
    return answerPage(c, await pageOfSavedRestaurants(db, id, c.req.valid("query")));
  });

  app.openapi(saveRestaurantRoute, async (c) => {
    const { id, restaurantId } = c.req.valid("param");
    const { saved, isNew } = await saveRestaurant(deps, id, restaurantId, c.req.valid("json"));
    return c.json(saved, isNew ? 201 : 200);
  });

  app.openapi(forgetRestaurantRoute, async (c) => {
    const { id, restaurantId } = c.req.valid("param");
    await forgetRestaurant(db, id, restaurantId);
    return c.body(null, 204);
  });
}

/** Admins see the entries of a collection, but notes are for the member alone. */
const withoutNotes = (entry: schemas.ListedEntry): schemas.ListedEntry => ({
  ...entry,
  notes: null,
  visits: entry.visits.map((visit) => ({ ...visit, line: null })),
});

const toCsvEntry = ({ sandwich, ...entry }: schemas.ListedEntry): CsvEntry => ({
  ...entry,
  name: sandwich?.name ?? "",
  restaurant: sandwich?.restaurantName ?? "",
  rating: entry.visits[0]?.rating ?? entry.ownRating ?? null,
});
