import { z } from "zod";
import type { Access } from "#contract/permissions.ts";
import {
  deletionEffects,
  type TrashedThing,
  type TrashKind,
  trashedThing,
} from "#contract/trash.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, defineRoute, emptyAnswer, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  findRestaurantEffects,
  findSandwichEffects,
  moveToTrash,
  pageOfTrash,
  restore,
} from "./trash.service.ts";

const deletions: { kind: TrashKind; tag: string; path: string; access: Access }[] = [
  { kind: "restaurant", tag: "Restaurants", path: "/api/restaurants/{id}", access: "admin" },
  { kind: "sandwich", tag: "Sandwiches", path: "/api/sandwiches/{id}", access: "catalogueEditor" },
  { kind: "location", tag: "Locations", path: "/api/locations/{id}", access: "catalogueEditor" },
];

const list = defineRoute({
  tag: "Administration",
  method: "get",
  path: "/api/trash",
  summary: "What was deleted and can still be restored, the latest first",
  access: "admin",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(trashedThing), "A page of deleted things") },
});

const csv = defineRoute({
  tag: "Administration",
  method: "get",
  path: "/api/trash.csv",
  summary: "The whole trash as a file",
  access: "admin",
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

const effectsRoute = <P extends string>(path: P, tag: string) =>
  defineRoute({
    tag,
    method: "get",
    path,
    summary: "What goes along when it is deleted",
    access: "catalogueEditor",
    request: { params: serialIdParams },
    responses: { 200: jsonAnswer(deletionEffects, "How many of each") },
  });
const restaurantEffects = effectsRoute("/api/restaurants/{id}/deletion-effects", "Restaurants");
const sandwichEffects = effectsRoute("/api/sandwiches/{id}/deletion-effects", "Sandwiches");

export function registerTrashRoutes(app: App, deps: AppDependencies): void {
  for (const { kind, tag, path, access } of deletions) {
    const remove = defineRoute({
      tag,
      method: "delete",
      path,
      summary: `Delete a ${kind}; it can be restored for 30 days`,
      access,
      request: { params: serialIdParams },
      responses: { 204: emptyAnswer("Deleted") },
    });
    app.openapi(remove, async (c) => {
      await moveToTrash(deps, kind, c.req.valid("param").id, actorOf(c));
      return c.body(null, 204);
    });
    const bringBack = defineRoute({
      tag,
      method: "post",
      path: `${path}/restore`,
      summary: `Restore a deleted ${kind} with all that went along`,
      access: "admin",
      request: { params: serialIdParams },
      responses: { 204: emptyAnswer("Restored") },
      errors: [409],
    });
    app.openapi(bringBack, async (c) => {
      await restore(deps, kind, c.req.valid("param").id, actorOf(c));
      return c.body(null, 204);
    });
  }
  app.openapi(list, async (c) => {
    const page = await pageOfTrash(deps.db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(csv, (c) =>
    answerCsv(c, "trash.csv", columns, (cursor) => pageOfTrash(deps.db, { cursor, limit: 500 })),
  );
  app.openapi(restaurantEffects, async (c) =>
    c.json(await findRestaurantEffects(deps.db, c.req.valid("param").id), 200),
  );
  app.openapi(sandwichEffects, async (c) =>
    c.json(await findSandwichEffects(deps.db, c.req.valid("param").id), 200),
  );
}
