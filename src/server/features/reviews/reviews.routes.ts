import { z } from "zod";
import { pageQuery } from "#contract/paging.ts";
import * as endpoints from "#contract/reviews.endpoints.ts";
import * as schemas from "#contract/reviews.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireOwner, requireViewer } from "#server/http/guards.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import { viewerTimeZone } from "#server/http/viewer-time-zone.ts";
import {
  changeReview,
  pageOfResponses,
  removeReview,
  reportReview,
  takeBackVote,
  voteForReview,
  writeReview,
} from "./review-writing.service.ts";
import {
  getRatingSummary,
  newestReviews,
  photosOfSandwich,
  reviewsOfMember,
  reviewsOfRestaurant,
  reviewsOfSandwich,
} from "./reviews.service.ts";

const defineRoute = routesUnder("Reviews");

const listAllRoute = defineRoute(endpoints.listReviews, {
  summary: "All reviews",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(schemas.review), "A page of reviews, the newest first") },
});

const listForSandwichRoute = defineRoute(endpoints.listSandwichReviews, {
  summary: "A sandwich's reviews",
  request: { params: serialIdParams, query: schemas.sandwichReviewsQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.review), "A page of its reviews in the order asked for"),
  },
});

const listPhotosRoute = defineRoute(endpoints.listSandwichPhotos, {
  summary: "Members' photos of a sandwich",
  request: { params: serialIdParams, query: pageQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.sandwichPhoto), "A page of photos, the newest first"),
  },
});

const summaryRoute = defineRoute(endpoints.getRatingSummary, {
  summary: "A sandwich's ratings: mean, count and how many gave which",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(schemas.ratingSummary, "Five stars first") },
});

const listForRestaurantRoute = defineRoute(endpoints.listRestaurantReviews, {
  summary: "Reviews of a restaurant's sandwiches",
  request: { params: serialIdParams, query: pageQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.menuReview), "A page of reviews, the newest first"),
  },
});

const listForMemberRoute = defineRoute(endpoints.listMemberReviews, {
  summary: "A member's reviews; the hidden ones for themselves and for admins alone",
  request: { params: userIdParams, query: schemas.memberReviewsQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.memberReview), "A page of reviews, the newest first"),
  },
});

const writeRoute = defineRoute(endpoints.writeReview, {
  summary: "Review a sandwich, once",
  request: { body: jsonBody(schemas.createReviewInput) },
  responses: { 201: jsonAnswer(schemas.memberReview, "The new review") },
  errors: [404, 409],
});

const changeRoute = defineRoute(endpoints.changeReview, {
  summary: "Change one's own review",
  request: { params: serialIdParams, body: jsonBody(schemas.updateReviewInput) },
  responses: { 200: jsonAnswer(schemas.memberReview, "The changed review") },
});

const removeRoute = defineRoute(endpoints.removeReview, {
  summary: "Delete one's own review; an admin may delete any",
  request: { params: serialIdParams },
  responses: { 204: { description: "Deleted, with its votes and reports" } },
});

const voteRoute = defineRoute(endpoints.voteForReview, {
  summary: "Say that somebody else's review is helpful",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(schemas.review, "The review with its votes, this one among them") },
});

const takeBackVoteRoute = defineRoute(endpoints.takeBackVote, {
  summary: "Take one's vote back",
  request: { params: serialIdParams },
  responses: { 204: { description: "There is no vote of yours" } },
});

const reportRoute = defineRoute(endpoints.reportReview, {
  summary: "Report somebody else's review to the admins, once",
  request: { params: serialIdParams, body: jsonBody(schemas.reportReviewInput) },
  responses: { 201: jsonAnswer(schemas.reviewReport, "The report") },
  errors: [409, 429],
});

const listResponsesRoute = defineRoute(endpoints.listReviewResponses, {
  summary: "Which reviews one has voted for or reported",
  request: { params: userIdParams, query: schemas.reviewResponsesQuery },
  responses: {
    200: jsonAnswer(z.array(schemas.reviewResponse), "A page of them, the newest review first"),
  },
});

export function registerReviewRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  app.openapi(listAllRoute, async (c) =>
    answerPage(c, await newestReviews(db, c.req.valid("query"))),
  );

  app.openapi(listForSandwichRoute, async (c) =>
    answerPage(c, await reviewsOfSandwich(db, c.req.valid("param").id, c.req.valid("query"))),
  );

  app.openapi(listPhotosRoute, async (c) =>
    answerPage(c, await photosOfSandwich(db, c.req.valid("param").id, c.req.valid("query"))),
  );

  app.openapi(summaryRoute, async (c) =>
    c.json(await getRatingSummary(db, c.req.valid("param").id), 200),
  );

  app.openapi(listForRestaurantRoute, async (c) =>
    answerPage(c, await reviewsOfRestaurant(db, c.req.valid("param").id, c.req.valid("query"))),
  );

  app.openapi(listForMemberRoute, async (c) => {
    const viewer = c.var.session?.viewer ?? null;
    const { id } = c.req.valid("param");
    return answerPage(c, await reviewsOfMember(db, viewer, id, c.req.valid("query")));
  });

  app.openapi(writeRoute, async (c) => {
    const input = c.req.valid("json");
    requireOwner(c, "self", input.userId);
    return c.json(await writeReview(deps, input, viewerTimeZone(c)), 201);
  });

  app.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeReview(deps, requireViewer(c), id, c.req.valid("json")), 200);
  });

  app.openapi(removeRoute, async (c) => {
    await removeReview(deps, requireViewer(c), c.req.valid("param").id, c.var.requestId);
    return c.body(null, 204);
  });

  app.openapi(voteRoute, async (c) =>
    c.json(await voteForReview(db, requireViewer(c), c.req.valid("param").id), 200),
  );

  app.openapi(takeBackVoteRoute, async (c) => {
    await takeBackVote(db, requireViewer(c), c.req.valid("param").id);
    return c.body(null, 204);
  });

  app.openapi(reportRoute, async (c) => {
    const { reason } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return c.json(await reportReview(deps, requireViewer(c), id, reason), 201);
  });

  app.openapi(listResponsesRoute, async (c) =>
    answerPage(c, await pageOfResponses(db, c.req.valid("param").id, c.req.valid("query"))),
  );
}
