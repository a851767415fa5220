import { collectionEntry, saveEntryInput, updateEntryInput } from "#contract/collection.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, emptyAnswer, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireOwner, requireViewer } from "#server/http/guards.ts";
import { serialIdParams } from "#server/http/params.ts";
import { changeEntry, removeEntry, saveEntry } from "./collection.service.ts";

const tag = "Collection";

const saveRoute = defineRoute({
  method: "post",
  path: "/api/user-sandwiches",
  tag,
  summary: "Put a sandwich into one's own collection, or change what is there",
  access: "member",
  request: { body: jsonBody(saveEntryInput) },
  responses: {
    200: jsonAnswer(collectionEntry, "The entry was there and is changed"),
    201: jsonAnswer(collectionEntry, "The new entry"),
  },
  errors: [404],
});

const changeRoute = defineRoute({
  method: "patch",
  path: "/api/user-sandwiches/{id}",
  tag,
  summary: "Change one of one's own entries",
  access: "member",
  request: { params: serialIdParams, body: jsonBody(updateEntryInput) },
  responses: { 200: jsonAnswer(collectionEntry, "The changed entry") },
});

const removeRoute = defineRoute({
  method: "delete",
  path: "/api/user-sandwiches/{id}",
  tag,
  summary: "Take a sandwich out of one's own collection",
  access: "member",
  request: { params: serialIdParams },
  responses: { 204: emptyAnswer("Removed") },
});

export function registerCollectionRoutes(app: App, deps: AppDependencies): void {
  app.openapi(saveRoute, async (c) => {
    const input = c.req.valid("json");
    requireOwner(c, "self", input.userId);
    const { entry, isNew } = await saveEntry(deps, input);
    return c.json(entry, isNew ? 201 : 200);
  });

  app.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeEntry(deps, requireViewer(c).id, id, c.req.valid("json")), 200);
  });

  app.openapi(removeRoute, async (c) => {
    await removeEntry(deps, requireViewer(c).id, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
