import { z } from "zod";
import * as endpoints from "#contract/invitations.endpoints.ts";
import { createInvitationInput, invitation, newInvitation } from "#contract/invitations.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { actorOf } from "#server/http/actor.ts";
import type { App } from "#server/http/app-environment.ts";
import { accountBodyBytes, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { createInvitation, openInvitations, revokeInvitation } from "./invitations.service.ts";

const defineRoute = routesUnder("Users", { maxBodyBytes: accountBodyBytes });

const list = defineRoute(endpoints.listInvitations, {
  summary: "The invitations that can still be used, newest first",
  responses: { 200: jsonAnswer(z.array(invitation), "All of them") },
});
const create = defineRoute(endpoints.createInvitation, {
  summary: "Make an invitation: one registration, within a week",
  request: { body: jsonBody(createInvitationInput) },
  responses: { 201: jsonAnswer(newInvitation, "Its token, shown only now") },
  errors: [409],
});
const revoke = defineRoute(endpoints.revokeInvitation, {
  summary: "Revoke an invitation that nobody has used",
  request: { params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }) },
  responses: { 204: { description: "Revoked" } },
});

export function registerInvitationRoutes(app: App, deps: Dependencies): void {
  app.openapi(list, async (c) => c.json(await openInvitations(deps), 200));
  app.openapi(create, async (c) =>
    c.json(await createInvitation(deps, c.req.valid("json"), actorOf(c)), 201),
  );
  app.openapi(revoke, async (c) => {
    await revokeInvitation(deps, c.req.valid("param").id, actorOf(c));
    return c.body(null, 204);
  });
}
