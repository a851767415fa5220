import { z } from "zod";
import {
  memberReview,
  memberReviewFilter,
  menuReview,
  ratingSummary,
  review,
  reviewOrder,
  sandwichPhoto,
} from "#contract/reviews.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer } from "#server/http/define-route.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams, userIdParams } from "#server/http/params.ts";
import {
  newestReviews,
  photosOfSandwich,
  ratingSummaryOf,
  reviewsOfMember,
  reviewsOfRestaurant,
  reviewsOfSandwich,
} from "./reviews.service.ts";

const shared = { tag: "Reviews", method: "get", access: "public" } as const;

const listAll = defineRoute({
  ...shared,
  path: "/api/reviews",
  summary: "All reviews",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(review), "A page of reviews, the newest first") },
});
const listForSandwich = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}/reviews",
  summary: "A sandwich's reviews",
  request: { params: serialIdParams, query: pageQuery.extend(reviewOrder.shape) },
  responses: { 200: jsonAnswer(z.array(review), "A page of its reviews in the order asked for") },
});
const listPhotos = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}/photos",
  summary: "Members' photos of a sandwich",
  request: { params: serialIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(sandwichPhoto), "A page of photos, the newest first") },
});
const readSummary = defineRoute({
  ...shared,
  path: "/api/sandwiches/{id}/rating-summary",
  summary: "A sandwich's ratings: mean, count and how many gave which",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(ratingSummary, "Five stars first") },
});
const listForRestaurant = defineRoute({
  ...shared,
  path: "/api/restaurants/{id}/reviews",
  summary: "Reviews of a restaurant's sandwiches",
  request: { params: serialIdParams, query: pageQuery },
  responses: { 200: jsonAnswer(z.array(menuReview), "A page of reviews, the newest first") },
});
const listForMember = defineRoute({
  ...shared,
  path: "/api/users/{id}/reviews",
  summary: "A member's reviews; the hidden ones for themselves and for admins alone",
  request: { params: userIdParams, query: pageQuery.extend(memberReviewFilter.shape) },
  responses: { 200: jsonAnswer(z.array(memberReview), "A page of reviews, the newest first") },
});

export function registerReviewRoutes(app: App, { db }: AppDependencies): void {
  app.openapi(listAll, async (c) => {
    const page = await newestReviews(db, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(listForSandwich, async (c) => {
    const page = await reviewsOfSandwich(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(listPhotos, async (c) => {
    const page = await photosOfSandwich(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(readSummary, async (c) =>
    c.json(await ratingSummaryOf(db, c.req.valid("param").id), 200),
  );
  app.openapi(listForRestaurant, async (c) => {
    const page = await reviewsOfRestaurant(db, c.req.valid("param").id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(listForMember, async (c) => {
    const viewer = c.var.session?.viewer ?? null;
    const { id } = c.req.valid("param");
    const page = await reviewsOfMember(db, viewer, id, c.req.valid("query"));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
}
