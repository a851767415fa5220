import { z } from "zod";
import { reportReviewInput, review, reviewReport, reviewResponse } from "#contract/reviews.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, emptyAnswer, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import {
  pageOfResponses,
  reportReview,
  takeBackVote,
  voteForReview,
} from "./review-responses.service.ts";

const shared = { tag: "Reviews", access: "member" } as const;
const vote = { ...shared, path: "/api/reviews/{id}/vote" } as const;

const voteRoute = defineRoute({
  ...vote,
  method: "put",
  summary: "Say that somebody else's review is helpful",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(review, "The review with its votes, this one among them") },
});

const takeBackRoute = defineRoute({
  ...vote,
  method: "delete",
  summary: "Take one's vote back",
  request: { params: serialIdParams },
  responses: { 204: emptyAnswer("There is no vote of yours") },
});

const reportRoute = defineRoute({
  ...shared,
  method: "post",
  path: "/api/reviews/{id}/reports",
  summary: "Report somebody else's review to the admins, once",
  request: { params: serialIdParams, body: jsonBody(reportReviewInput) },
  responses: { 201: jsonAnswer(reviewReport, "The report") },
  errors: [409, 429],
});

const listRoute = defineRoute({
  ...shared,
  access: "self",
  method: "get",
  path: "/api/users/{id}/review-responses",
  summary: "Which reviews one has voted for or reported",
  request: { params: userIdParams, query: pageQuery },
  responses: {
    200: jsonAnswer(z.array(reviewResponse), "A page of them, the newest review first"),
  },
});

export function registerReviewResponseRoutes(app: App, deps: AppDependencies): void {
  const { db } = deps;
  app.openapi(voteRoute, async (c) =>
    c.json(await voteForReview(db, requireViewer(c), c.req.valid("param").id), 200),
  );
  app.openapi(takeBackRoute, async (c) => {
    await takeBackVote(db, requireViewer(c), c.req.valid("param").id);
    return c.body(null, 204);
  });
  app.openapi(reportRoute, async (c) => {
    const { reason } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return c.json(await reportReview(deps, requireViewer(c), id, reason), 201);
  });
  app.openapi(listRoute, async (c) => {
    const page = await pageOfResponses(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
}
