import { z } from "zod";
import { pageQuery } from "#contract/paging.ts";
import * as endpoints from "#contract/website-changes.endpoints.ts";
import { websiteChanges, websiteFinding } from "#contract/website-changes.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { countTry } from "#server/domain/throttle.ts";
import { createWebsiteReader } from "#server/features/importer/import.service.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import {
  dismissChanges,
  findChanges,
  pageOfFindings,
  readAgain,
} from "./website-changes.service.ts";

const defineRoute = routesUnder("Website changes");
const readingsPerHour = 60;
const [maxRunning, maxWaiting] = [2, 6];

const readRoute = defineRoute(endpoints.readWebsiteAgain, {
  summary: "Read a restaurant's website again; the catalogue stays as it is",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(websiteChanges, "How the website differs from the catalogue") },
  errors: [400, 422, 429],
});

const findRoute = defineRoute(endpoints.findWebsiteChanges, {
  summary: "What the last reading of its website found and nobody has decided about",
  request: { params: serialIdParams },
  responses: { 200: jsonAnswer(websiteChanges, "How the website still differs") },
});

const dismissRoute = defineRoute(endpoints.dismissWebsiteChanges, {
  summary: "Leave the catalogue as it is until the website says something else",
  request: { params: serialIdParams },
  responses: { 204: { description: "Decided" } },
});

const listRoute = defineRoute(endpoints.listWebsiteFindings, {
  summary: "Restaurants whose website differs from the catalogue, the latest first",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(websiteFinding), "A page of restaurants") },
});

export function registerWebsiteChangeRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  const readerDeps = { ...deps, readWebsite: createWebsiteReader(deps) };
  const enqueue = createBoundedQueue(maxRunning, maxWaiting, () => unavailable(10));

  app.openapi(readRoute, async (c) => {
    await countTry(db, deps.now(), {
      key: `read-again:${actorOf(c).id}`,
      limit: readingsPerHour,
      windowSeconds: 3600,
    });
    const { id } = c.req.valid("param");
    return c.json(await enqueue(() => readAgain(readerDeps, id, c.req.raw.signal)), 200);
  });
  app.openapi(findRoute, async (c) => c.json(await findChanges(db, c.req.valid("param").id), 200));
  app.openapi(dismissRoute, async (c) => {
    await dismissChanges(db, c.req.valid("param").id, actorOf(c));
    return c.body(null, 204);
  });
  app.openapi(listRoute, async (c) =>
    answerPage(c, await pageOfFindings(db, c.req.valid("query"))),
  );
}
