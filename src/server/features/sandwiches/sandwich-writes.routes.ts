import {
  createSandwichInput,
  reorderMenuInput,
  sandwich,
  updateSandwichInput,
} from "#contract/sandwiches.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, emptyAnswer, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { serialIdParams } from "#server/http/params.ts";
import { sentVersion } from "#server/http/sent-version.ts";
import { addSandwich, changeSandwich, reorderMenu } from "./sandwich-writes.service.ts";

const shared = { tag: "Sandwiches", access: "catalogueEditor" } as const;

const create = defineRoute({
  ...shared,
  method: "post",
  path: "/api/sandwiches",
  summary: "Put a sandwich on a menu",
  request: { body: jsonBody(createSandwichInput) },
  responses: { 201: jsonAnswer(sandwich, "The new sandwich") },
  errors: [404, 422],
});
const update = defineRoute({
  ...shared,
  method: "patch",
  path: "/api/sandwiches/{id}",
  summary: "Change a sandwich; with a version, only if nobody else has changed it since",
  request: { params: serialIdParams, body: jsonBody(updateSandwichInput) },
  responses: { 200: jsonAnswer(sandwich, "The changed sandwich") },
  errors: [409, 422],
});
const reorder = defineRoute({
  ...shared,
  method: "put",
  path: "/api/restaurants/{id}/menu-order",
  summary: "Put a whole menu into order",
  request: { params: serialIdParams, body: jsonBody(reorderMenuInput) },
  responses: { 204: emptyAnswer("Done") },
  errors: [409],
});

export function registerSandwichWriteRoutes(app: App, deps: AppDependencies): void {
  app.openapi(create, async (c) =>
    c.json(await addSandwich(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const change = { ...input, version: sentVersion(c, input.version) };
    return c.json(await changeSandwich(deps, id, change, actorOf(c)), 200);
  });
  app.openapi(reorder, async (c) => {
    const { sandwichIds } = c.req.valid("json");
    await reorderMenu(deps, c.req.valid("param").id, sandwichIds, actorOf(c));
    return c.body(null, 204);
  });
}
