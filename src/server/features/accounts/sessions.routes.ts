import { z } from "zod";
import * as accountSettings from "#contract/account-settings.endpoints.ts";
import { session } from "#contract/accounts.ts";
import { pageQuery } from "#contract/paging.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { jsonAnswer, routesUnder } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { answerPage } from "#server/http/paging.ts";
import { serialIdParams } from "#server/http/params.ts";
import { clearSessionCookie } from "#server/http/session-cookie.ts";
import { endOtherSessions, endSession, pageOfSessions } from "./sessions.service.ts";

const defineRoute = routesUnder("Sessions");

const listRoute = defineRoute(accountSettings.listSessions, {
  summary: "Where the member is signed in, last used first",
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(z.array(session), "A page of sessions") },
});

const endRoute = defineRoute(accountSettings.endSession, {
  summary: "End one of the member's own sessions",
  request: { params: serialIdParams },
  responses: { 204: { description: "Ended" } },
});

const endOthersRoute = defineRoute(accountSettings.endOtherSessions, {
  summary: "End all of the member's sessions but the one that asks",
  responses: { 204: { description: "Ended" } },
});

export function registerSessionRoutes(app: App, deps: Dependencies): void {
  app.openapi(listRoute, async (c) =>
    answerPage(c, await pageOfSessions(deps, requireSession(c), c.req.valid("query"))),
  );

  app.openapi(endRoute, async (c) => {
    const { id: currentId, viewer } = requireSession(c);
    const { id } = c.req.valid("param");
    await endSession(deps.db, viewer.id, id);
    if (id === currentId) clearSessionCookie(c, deps.config);
    return c.body(null, 204);
  });

  app.openapi(endOthersRoute, async (c) => {
    await endOtherSessions(deps.db, requireSession(c));
    return c.body(null, 204);
  });
}
