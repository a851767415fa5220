import { z } from "zod";
import * as endpoints from "#contract/recommendations.endpoints.ts";
import * as schemas from "#contract/recommendations.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countTry, networkOf } from "#server/domain/throttle.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { answerCsv, type CsvColumns } from "#server/http/csv.ts";
import { csvAnswer, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { sayTotal, teamCountLimit } from "#server/http/listing-headers.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { countRecommendations } from "./recommendations.repository.ts";
import {
  fulfilRecommendation,
  pageOfRecommendations,
  recommend,
  reviewRecommendation,
} from "./recommendations.service.ts";

const defineRoute = routesUnder("Recommendations");
/** Room for all fields at their longest. Kept low because anybody may send one, and a megabyte takes 80 ms to parse. */
const recommendationBytes = 64 * 1024;

const recommendRoute = defineRoute(endpoints.recommendRestaurant, {
  summary: "Recommend a restaurant that is missing",
  request: { body: jsonBody(schemas.createRecommendationInput) },
  responses: { 201: jsonAnswer(schemas.recommendation, "The recommendation, to be reviewed") },
  // 401: the member may be deleted meanwhile.
  errors: [401, 409, 429],
  maxBodyBytes: recommendationBytes,
});

const listRoute = defineRoute(endpoints.listRecommendations, {
  summary:
    "Recommendations by words and status, newest or oldest first; X-Total-Count says how many",
  request: { query: schemas.recommendationsQuery },
  responses: { 200: jsonAnswer(z.array(schemas.recommendation), "A page of recommendations") },
});

const csvRoute = defineRoute(endpoints.exportRecommendations, {
  summary: "All recommendations as a file",
  request: { query: schemas.recommendationFilters },
  responses: { 200: csvAnswer("A line per recommendation") },
});

const reviewRoute = defineRoute(endpoints.reviewRecommendation, {
  summary: "Approve or reject a recommendation that is pending",
  request: { params: serialIdParams, body: jsonBody(schemas.reviewRecommendationInput) },
  responses: { 200: jsonAnswer(schemas.recommendation, "The reviewed recommendation") },
  errors: [409],
});

const fulfilRoute = defineRoute(endpoints.fulfilRecommendation, {
  summary: "Say which restaurant an approved recommendation has become",
  request: { params: serialIdParams, body: jsonBody(schemas.fulfilRecommendationInput) },
  responses: { 200: jsonAnswer(schemas.recommendation, "The recommendation with its restaurant") },
  errors: [409],
});

const columns: CsvColumns<schemas.Recommendation> = {
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

export function registerRecommendationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  app.openapi(recommendRoute, async (c) => {
    await limitRecommendations(deps, c);
    const submittedBy = c.var.session?.viewer.id ?? null;
    return c.json(await recommend(deps, c.req.valid("json"), submittedBy), 201);
  });
  app.openapi(listRoute, async (c) => {
    const { limit, cursor, ...filters } = c.req.valid("query");
    const page = await pageOfRecommendations(db, { limit, cursor, ...filters });
    sayTotal(c, await countRecommendations(db, filters), teamCountLimit(filters.q));
    return answerPage(c, page);
  });
  app.openapi(csvRoute, (c) => {
    const filters = c.req.valid("query");
    return answerCsv(c, "recommendations.csv", columns, (page) =>
      pageOfRecommendations(db, { ...filters, ...page }),
    );
  });
  app.openapi(reviewRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await reviewRecommendation(deps, id, c.req.valid("json"), actorOf(c)), 200);
  });
  app.openapi(fulfilRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await fulfilRecommendation(deps, id, c.req.valid("json"), actorOf(c)), 200);
  });
}

const hourSeconds = 60 * 60;

/** Limits visitors by address and members by id. Admins are not limited. */
async function limitRecommendations(
  { db, now, config }: Dependencies,
  c: AppContext,
): Promise<void> {
  const viewer = c.var.session?.viewer;
  if (viewer?.role === "admin") return;
  const throttle = viewer
    ? { key: `recommend:member:${viewer.id}`, limit: 20, windowSeconds: 24 * hourSeconds }
    : {
        key: `recommend:${networkOf(clientAddress(c, config))}`,
        limit: 10,
        windowSeconds: hourSeconds,
      };
  await countTry(db, now(), throttle);
}
