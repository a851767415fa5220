import { z } from "zod";
import {
  createRecommendationInput,
  fulfilRecommendationInput,
  type Recommendation,
  recommendation,
  recommendationFilters,
  reviewRecommendationInput,
} from "#contract/recommendations.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { sayTotal, teamCountLimit } from "#server/http/listing-headers.ts";
import { linkNextPage, pageQuery } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { limitRecommendations } from "./recommendation-throttle.ts";
import {
  countOfRecommendations,
  fulfilRecommendation,
  pageOfRecommendations,
  recommend,
  reviewRecommendation,
} from "./recommendations.service.ts";

const tag = "Recommendations";
const path = "/api/restaurant-recommendations";

const create = defineRoute({
  tag,
  method: "post",
  path,
  summary: "Recommend a restaurant that is missing",
  access: "public",
  request: { body: jsonBody(createRecommendationInput) },
  responses: { 201: jsonAnswer(recommendation, "The recommendation, to be reviewed") },
  errors: [409, 429],
});
const list = defineRoute({
  tag,
  method: "get",
  path,
  summary:
    "Recommendations by words and status, newest or oldest first; X-Total-Count says how many",
  access: "admin",
  request: { query: recommendationFilters.extend(pageQuery.shape) },
  responses: { 200: jsonAnswer(z.array(recommendation), "A page of recommendations") },
});
const csv = defineRoute({
  tag,
  method: "get",
  path: `${path}.csv`,
  summary: "All recommendations as a file",
  access: "admin",
  request: { query: recommendationFilters },
  responses: { 200: csvAnswer("A line per recommendation") },
});
const review = defineRoute({
  tag,
  method: "patch",
  path: `${path}/{id}`,
  summary: "Approve or reject a recommendation that is pending",
  access: "admin",
  request: { params: serialIdParams, body: jsonBody(reviewRecommendationInput) },
  responses: { 200: jsonAnswer(recommendation, "The reviewed recommendation") },
  errors: [409],
});
const fulfil = defineRoute({
  tag,
  method: "put",
  path: `${path}/{id}/restaurant`,
  summary: "Say which restaurant an approved recommendation has become",
  access: "admin",
  request: { params: serialIdParams, body: jsonBody(fulfilRecommendationInput) },
  responses: { 200: jsonAnswer(recommendation, "The recommendation with its restaurant") },
  errors: [409],
});

const columns: CsvColumns<Recommendation> = {
  Id: ({ id }) => id,
  Website: ({ websiteUrl }) => websiteUrl,
  Notes: ({ notes }) => notes,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phoneNumber }) => phoneNumber,
  Status: ({ status }) => status,
  Submitted: ({ dateSubmitted }) => dateSubmitted,
  Reviewed: ({ dateReviewed }) => dateReviewed,
};

export function registerRecommendationRoutes(app: App, deps: AppDependencies): void {
  const { db } = deps;
  app.openapi(create, async (c) => {
    await limitRecommendations(deps, c);
    const submittedBy = c.var.session?.viewer.id ?? null;
    return c.json(await recommend(deps, c.req.valid("json"), submittedBy), 201);
  });
  app.openapi(list, async (c) => {
    const { limit, cursor, ...filters } = c.req.valid("query");
    const page = await pageOfRecommendations(db, { limit, cursor, ...filters });
    sayTotal(c, await countOfRecommendations(db, filters), teamCountLimit(filters.q));
    linkNextPage(c, page);
    return c.json(page.items, 200);
  });
  app.openapi(csv, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "recommendations.csv", columns, (cursor) =>
      pageOfRecommendations(db, { ...filters, cursor, limit: 500 }),
    );
  });
  app.openapi(review, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await reviewRecommendation(deps, id, c.req.valid("json"), actorOf(c)), 200);
  });
  app.openapi(fulfil, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await fulfilRecommendation(deps, id, c.req.valid("json"), actorOf(c)), 200);
  });
}
