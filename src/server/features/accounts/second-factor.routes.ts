import * as endpoints from "#contract/second-factor.endpoints.ts";
import * as schemas from "#contract/second-factor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { accountBodyBytes, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import {
  renewRecoveryCodes,
  secondFactorOf,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "./second-factor.service.ts";

const defineRoute = routesUnder("Second factor", { maxBodyBytes: accountBodyBytes });

const getRoute = defineRoute(endpoints.getSecondFactor, {
  summary: "Whether the member's logins need a code, and how many recovery codes are left",
  responses: { 200: jsonAnswer(schemas.secondFactor, "On or off") },
});

const startRoute = defineRoute(endpoints.startSecondFactor, {
  summary: "A new secret for an authenticator app; needs a proof of the last ten minutes",
  responses: {
    200: jsonAnswer(schemas.secondFactorSecret, "Shown once, in place of an unconfirmed one"),
  },
  errors: [409],
});

const turnOnRoute = defineRoute(endpoints.turnOnSecondFactor, {
  summary: "Ask for codes at logins from now on; needs a proof of the last ten minutes",
  request: { body: jsonBody(schemas.turnOnSecondFactorInput) },
  responses: { 200: jsonAnswer(schemas.newRecoveryCodes, "Ten recovery codes, shown once") },
  errors: [409],
});

const turnOffRoute = defineRoute(endpoints.turnOffSecondFactor, {
  summary: "Ask for no more codes; needs a proof of the last ten minutes",
  responses: { 204: { description: "Off" } },
  errors: [404],
});

const renewRoute = defineRoute(endpoints.renewRecoveryCodes, {
  summary: "New recovery codes in place of the old; needs a proof of the last ten minutes",
  responses: { 200: jsonAnswer(schemas.newRecoveryCodes, "Ten recovery codes, shown once") },
  errors: [404],
});

export function registerSecondFactorRoutes(app: App, deps: Dependencies): void {
  app.openapi(getRoute, async (c) =>
    c.json(await secondFactorOf(deps.db, requireSession(c).viewer.id), 200),
  );

  app.openapi(startRoute, async (c) =>
    c.json(await startSecondFactor(deps, requireSession(c)), 200),
  );

  app.openapi(turnOnRoute, async (c) => {
    const { code } = c.req.valid("json");
    return c.json(await turnOnSecondFactor(deps, requireSession(c), code), 200);
  });

  app.openapi(turnOffRoute, async (c) => {
    await turnOffSecondFactor(deps, requireSession(c));
    return c.body(null, 204);
  });

  app.openapi(renewRoute, async (c) =>
    c.json(await renewRecoveryCodes(deps, requireSession(c)), 200),
  );
}
