import { z } from "zod";
import * as endpoints from "#contract/passkeys.endpoints.ts";
import * as schemas from "#contract/passkeys.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { accountBodyBytes, jsonAnswer, jsonBody, routesUnder } from "#server/http/define-route.ts";
import { requireSession } from "#server/http/guards.ts";
import { serialIdParams } from "#server/http/params.ts";
import { ownOrigin } from "#server/http/request-origin.ts";
import {
  addPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
  startAdding,
  startProof,
} from "./passkeys.service.ts";

const defineRoute = routesUnder("Passkeys", { maxBodyBytes: accountBodyBytes });

const listRoute = defineRoute(endpoints.listPasskeys, {
  summary: "The member's passkeys, oldest first",
  responses: { 200: jsonAnswer(z.array(schemas.passkey), "At most twenty") },
});

const startRoute = defineRoute(endpoints.startPasskey, {
  summary: "What the browser needs to make a passkey; needs a proof of the last ten minutes",
  responses: { 200: jsonAnswer(schemas.passkeyCreation, "The options, good for five minutes") },
  errors: [409, 429],
});

const addRoute = defineRoute(endpoints.addPasskey, {
  summary: "Keep the passkey that the browser made",
  request: { body: jsonBody(schemas.addPasskeyInput) },
  responses: { 201: jsonAnswer(schemas.passkey, "The new passkey") },
  errors: [409],
});

const renameRoute = defineRoute(endpoints.renamePasskey, {
  summary: "Give one of the member's own passkeys another name",
  request: { params: serialIdParams, body: jsonBody(schemas.renamePasskeyInput) },
  responses: { 200: jsonAnswer(schemas.passkey, "The passkey") },
});

const removeRoute = defineRoute(endpoints.removePasskey, {
  summary: "Remove one of the member's own passkeys; needs a proof of the last ten minutes",
  request: { params: serialIdParams },
  responses: { 204: { description: "Removed" } },
});

const startProofRoute = defineRoute(endpoints.startProof, {
  summary: "What the browser needs to show one of the member's passkeys in place of the password",
  responses: { 200: jsonAnswer(schemas.passkeyRequest, "The options, good for five minutes") },
  errors: [429],
});

export function registerPasskeyRoutes(app: App, deps: Dependencies): void {
  const { config } = deps;

  app.openapi(listRoute, async (c) =>
    c.json(await passkeysOf(deps.db, requireSession(c).viewer.id), 200),
  );

  app.openapi(startRoute, async (c) =>
    c.json(await startAdding(deps, requireSession(c), ownOrigin(c, config)), 200),
  );

  app.openapi(addRoute, async (c) => {
    const input = c.req.valid("json");
    return c.json(await addPasskey(deps, requireSession(c), input, ownOrigin(c, config)), 201);
  });

  app.openapi(renameRoute, async (c) => {
    const { viewer } = requireSession(c);
    const { name } = c.req.valid("json");
    return c.json(await renamePasskey(deps.db, viewer.id, c.req.valid("param").id, name), 200);
  });

  app.openapi(removeRoute, async (c) => {
    await removePasskey(deps, requireSession(c), c.req.valid("param").id);
    return c.body(null, 204);
  });

  app.openapi(startProofRoute, async (c) =>
    c.json(await startProof(deps, requireSession(c), ownOrigin(c, config)), 200),
  );
}
