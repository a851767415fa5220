import * as endpoints from "#contract/importer.endpoints.ts";
import { processMenuAnswer, processMenuInput } from "#contract/importer.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { extractSandwiches } from "./menu.service.ts";

const processRoute = defineRoute(endpoints.processMenu, {
  tag: "Import",
  summary: "Find the chicken sandwiches in the text of a menu; nothing is stored",
  request: { body: jsonBody(processMenuInput) },
  responses: { 200: jsonAnswer(processMenuAnswer, "What was found, and where") },
  errors: [422],
});

export function registerMenuRoutes(app: App, deps: Dependencies): void {
  app.openapi(processRoute, async (c) => {
    const menu = { ...c.req.valid("json"), dishes: [] };
    const sandwiches = await extractSandwiches(deps, menu, {
      field: "menuText",
      signal: c.req.raw.signal,
    });
    return c.json({ sandwiches }, 200);
  });
}
