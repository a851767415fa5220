import { z } from "zod";
import * as endpoints from "#contract/jobs.endpoints.ts";
import { givenUpJob } from "#contract/jobs.ts";
import { pageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { pageOfGivenUpJobs, removeJob, retryJob } from "./given-up-jobs.service.ts";

const defineRoute = routesUnder("Administration");

const list = defineRoute(endpoints.listGivenUpJobs, {
  summary: "Jobs that failed so often that they were given up, newest first",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(givenUpJob), "A page of jobs") },
});
const retry = defineRoute(endpoints.retryJob, {
  summary: "Try a job again that was given up",
  request: { params: serialIdParams },
  responses: { 204: { description: "It has its turn within a minute" } },
});
const remove = defineRoute(endpoints.removeJob, {
  summary: "Remove a job that was given up",
  request: { params: serialIdParams },
  responses: { 204: { description: "Removed" } },
});

export function registerGivenUpJobRoutes(app: App, deps: Dependencies): void {
  app.openapi(list, async (c) =>
    answerPage(c, await pageOfGivenUpJobs(deps.db, c.req.valid("query"))),
  );
  app.openapi(retry, async (c) => {
    await retryJob(deps, c.req.valid("param").id, actorOf(c));
    return c.body(null, 204);
  });
  app.openapi(remove, async (c) => {
    await removeJob(deps, c.req.valid("param").id, actorOf(c));
    return c.body(null, 204);
  });
}
