import { z } from "zod";
import {
  memberReview,
  reportedReview,
  reportFilter,
  resolveReportsInput,
  reviewVisibilityInput,
} from "#contract/reviews.ts";
import type { App, AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  dismissReports,
  pageOfReportedReviews,
  setVisibility,
} from "./review-moderation.service.ts";

const shared = { tag: "Reviews", access: "admin" } as const;

const queueRoute = defineRoute({
  ...shared,
  method: "get",
  path: "/api/review-reports",
  summary: "Reviews that were reported or hidden, the undecided first, then the newest report",
  request: { query: pageQuery.extend(reportFilter.shape) },
  responses: { 200: jsonAnswer(z.array(reportedReview), "A page of them with the reasons") },
});

const visibilityRoute = defineRoute({
  ...shared,
  method: "patch",
  path: "/api/reviews/{id}/visibility",
  summary: "Hide a review, which settles its reports, or show it again",
  request: { params: serialIdParams, body: jsonBody(reviewVisibilityInput) },
  responses: { 200: jsonAnswer(memberReview, "The review") },
});

const dismissRoute = defineRoute({
  ...shared,
  method: "patch",
  path: "/api/reviews/{id}/reports",
  summary: "Dismiss the open reports of a review",
  request: { params: serialIdParams, body: jsonBody(resolveReportsInput) },
  responses: { 200: jsonAnswer(memberReview, "The review") },
});

export function registerReviewModerationRoutes(app: App, { db, now }: AppDependencies): void {
  const moderation = (c: AppContext) => ({
    db,
    now,
    viewer: requireViewer(c),
    requestId: c.var.requestId,
  });
  app.openapi(queueRoute, async (c) => {
    const page = await pageOfReportedReviews(db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(visibilityRoute, async (c) => {
    const { isHidden } = c.req.valid("json");
    return c.json(await setVisibility(moderation(c), c.req.valid("param").id, isHidden), 200);
  });
  app.openapi(dismissRoute, async (c) =>
    c.json(await dismissReports(moderation(c), c.req.valid("param").id), 200),
  );
}
