import { z } from "zod";
import * as changes from "#contract/reviews.endpoints.ts";
import * as schemas from "#contract/reviews.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  dismissReports,
  pageOfReportedReviews,
  setVisibility,
} from "./review-moderation.service.ts";

const defineRoute = routesUnder("Reviews");

const queueRoute = defineRoute(changes.listReportedReviews, {
  summary: "Reviews that were reported, wait or are hidden, the undecided first, then the newest",
  request: { query: schemas.reportedReviewsQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.reportedReview), "A page of them with the reasons"),
  },
});

const csvRoute = defineRoute(changes.exportReportedReviews, {
  summary: "All of them as a file",
  request: { query: schemas.reportFilter },
  responses: { 200: csvAnswer("A line per review") },
});

const visibilityRoute = defineRoute(changes.setReviewVisibility, {
  summary: "Hide a review, which settles its reports, or show it, also one that waits",
  request: { params: serialIdParams, body: jsonBody(schemas.reviewVisibilityInput) },
  responses: { 200: jsonAnswer(schemas.memberReview, "The review") },
  errors: [409],
});

const dismissRoute = defineRoute(changes.resolveReports, {
  summary: "Dismiss the open reports of a review",
  request: { params: serialIdParams, body: jsonBody(schemas.resolveReportsInput) },
  responses: { 200: jsonAnswer(schemas.memberReview, "The review") },
});

const columns: CsvColumns<schemas.ReportedReview> = {
  Id: ({ review }) => review.id,
  Sandwich: ({ review }) => review.sandwichName,
  Author: ({ review }) => review.username,
  Rating: ({ review }) => review.rating,
  Review: ({ review }) => review.review,
  Hidden: ({ review }) => (review.isHidden ? "yes" : "no"),
  Reports: ({ reportCount }) => reportCount,
  "To decide": ({ openCount }) => openCount,
  "Newest reasons": ({ reports }) => reports.map(({ reason }) => reason).join("\n"),
  "Waits because": ({ waitingReason }) => waitingReason,
};

export function registerReviewModerationRoutes(app: App, { db, now }: Dependencies): void {
  const moderation = (c: AppContext) => ({
    db,
    now,
    viewer: requireViewer(c),
    requestId: c.var.requestId,
  });
  app.openapi(queueRoute, async (c) =>
    answerPage(c, await pageOfReportedReviews(db, c.req.valid("query"))),
  );
  app.openapi(csvRoute, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "reported-reviews.csv", columns, (page) =>
      pageOfReportedReviews(db, { ...filters, ...page }),
    );
  });
  app.openapi(visibilityRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await setVisibility(moderation(c), id, c.req.valid("json")), 200);
  });
  app.openapi(dismissRoute, async (c) =>
    c.json(await dismissReports(moderation(c), c.req.valid("param").id), 200),
  );
}
