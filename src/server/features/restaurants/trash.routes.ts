import { z } from "zod";
import { pageQuery } from "#contract/paging.ts";
import * as endpoints from "#contract/trash.endpoints.ts";
import { deletionEffects, type TrashedThing, trashedThing } from "#contract/trash.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  findRestaurantEffects,
  findSandwichEffects,
  moveToTrash,
  pageOfTrash,
  restore,
} from "./trash.service.ts";

const deletions = [
  {
    kind: "restaurant",
    tag: "Restaurants",
    remove: endpoints.deleteRestaurant,
    restore: endpoints.restoreRestaurant,
  },
  {
    kind: "sandwich",
    tag: "Sandwiches",
    remove: endpoints.deleteSandwich,
    restore: endpoints.restoreSandwich,
  },
  {
    kind: "location",
    tag: "Locations",
    remove: endpoints.deleteLocation,
    restore: endpoints.restoreLocation,
  },
] as const;

const list = defineRoute(endpoints.listTrash, {
  tag: "Administration",
  summary: "What was deleted and can still be restored, the latest first",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(trashedThing), "A page of deleted things") },
});

const csv = defineRoute(endpoints.exportTrash, {
  tag: "Administration",
  summary: "The whole trash as a file",
  responses: { 200: csvAnswer("A line per deleted thing") },
});

const columns: CsvColumns<TrashedThing> = {
  What: ({ kind }) => kind,
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  "Restaurant id": ({ restaurantId }) => restaurantId,
  Restaurant: ({ restaurantName }) => restaurantName,
  Deleted: ({ deletedAt }) => deletedAt,
  "Gone for good": ({ removedAt }) => removedAt,
};

const effects = {
  summary: "What goes along when it is deleted",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(deletionEffects, "How many of each") },
};
const restaurantEffects = defineRoute(endpoints.readRestaurantDeletion, {
  tag: "Restaurants",
  ...effects,
});
const sandwichEffects = defineRoute(endpoints.readSandwichDeletion, {
  tag: "Sandwiches",
  ...effects,
});

export function registerTrashRoutes(app: App, deps: Dependencies): void {
  for (const { kind, tag, ...calls } of deletions) {
    const remove = defineRoute(calls.remove, {
      tag,
      summary: `Delete a ${kind}; it can be restored for 30 days`,
      request: { params: serialIdParams },
      responses: { 204: { description: "Deleted" } },
    });
    app.openapi(remove, async (c) => {
      await moveToTrash(deps, kind, c.req.valid("param").id, actorOf(c));
      return c.body(null, 204);
    });
    const bringBack = defineRoute(calls.restore, {
      tag,
      summary: `Restore a deleted ${kind} with all that went along`,
      request: { params: serialIdParams },
      responses: { 204: { description: "Restored" } },
      errors: [409],
    });
    app.openapi(bringBack, async (c) => {
      await restore(deps, kind, c.req.valid("param").id, actorOf(c));
      return c.body(null, 204);
    });
  }
  app.openapi(list, async (c) => answerPage(c, await pageOfTrash(deps.db, c.req.valid("query"))));
  app.openapi(csv, (c) => answerCsv(c, "trash.csv", columns, (page) => pageOfTrash(deps.db, page)));
  app.openapi(restaurantEffects, async (c) =>
    c.json(await findRestaurantEffects(deps.db, c.req.valid("param").id), 200),
  );
  app.openapi(sandwichEffects, async (c) =>
    c.json(await findSandwichEffects(deps.db, c.req.valid("param").id), 200),
  );
}
