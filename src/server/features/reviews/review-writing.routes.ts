import { createReviewInput, memberReview, updateReviewInput } from "#contract/reviews.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, emptyAnswer, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireOwner, requireViewer } from "#server/http/guards.ts";
import { serialIdParams } from "#server/http/params.ts";
import { changeReview, removeReview, writeReview } from "./review-writing.service.ts";

const shared = { tag: "Reviews", access: "member" } as const;
const one = { ...shared, path: "/api/reviews/{id}" } as const;

const writeRoute = defineRoute({
  ...shared,
  method: "post",
  path: "/api/reviews",
  summary: "Review a sandwich, once",
  request: { body: jsonBody(createReviewInput) },
  responses: { 201: jsonAnswer(memberReview, "The new review") },
  errors: [404, 409],
});

const changeRoute = defineRoute({
  ...one,
  method: "patch",
  summary: "Change one's own review",
  request: { params: serialIdParams, body: jsonBody(updateReviewInput) },
  responses: { 200: jsonAnswer(memberReview, "The changed review") },
});

const removeRoute = defineRoute({
  ...one,
  method: "delete",
  summary: "Delete one's own review; an admin may delete any",
  request: { params: serialIdParams },
  responses: { 204: emptyAnswer("Deleted, with its votes and reports") },
});

export function registerReviewWritingRoutes(app: App, deps: AppDependencies): void {
  app.openapi(writeRoute, async (c) => {
    const input = c.req.valid("json");
    requireOwner(c, "self", input.userId);
    return c.json(await writeReview(deps, input), 201);
  });
  app.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeReview(deps, requireViewer(c), id, c.req.valid("json")), 200);
  });
  app.openapi(removeRoute, async (c) => {
    await removeReview(deps.db, requireViewer(c), c.req.valid("param").id, c.var.requestId);
    return c.body(null, 204);
  });
}
