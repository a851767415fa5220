import { z } from "zod";
import * as endpoints from "#contract/facts.endpoints.ts";
import { checkedFact, checkFactInput, factQuery, ownFactCheck } from "#contract/facts.ts";
import { pageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { answerPage } from "#server/http/paging.ts";
import { checkFact, findOwnFactCheck, pageOfCheckedFacts } from "./facts.service.ts";

const defineRoute = routesUnder("Facts");

const checkRoute = defineRoute(endpoints.checkFact, {
  summary: "Say whether a price or hours are still right; the next answer replaces it",
  request: { body: jsonBody(checkFactInput) },
  responses: { 204: { description: "The team will see it" } },
  errors: [404, 429],
});

const ownRoute = defineRoute(endpoints.findOwnFactCheck, {
  summary: "What the member has answered about a price or hours",
  request: { query: factQuery },
  responses: { 200: jsonAnswer(ownFactCheck, "The answer, or null") },
});

const listRoute = defineRoute(endpoints.listCheckedFacts, {
  summary: "Prices and hours that members have answered about, the latest answer first",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(checkedFact), "A page of them") },
});

export function registerFactRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  app.openapi(checkRoute, async (c) => {
    await checkFact(deps, requireViewer(c).id, c.req.valid("json"));
    return c.body(null, 204);
  });
  app.openapi(ownRoute, async (c) =>
    c.json(await findOwnFactCheck(db, requireViewer(c).id, c.req.valid("query")), 200),
  );
  app.openapi(listRoute, async (c) =>
    answerPage(c, await pageOfCheckedFacts(db, c.req.valid("query"))),
  );
}
