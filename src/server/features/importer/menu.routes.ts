// The calls that read menus: their text, and pictures of them.
import * as endpoints from "#contract/importer.endpoints.ts";
import {
  processMenuAnswer,
  processMenuInput,
  readMenuPictureAnswer,
  readMenuPictureInput,
} from "#contract/importer.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import type { App } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { requireViewer } from "#server/http/guards.ts";
import { countImport } from "./count-import.ts";
import { extractSandwiches, readMenuPicture } from "./menu.service.ts";

/** In base64, beside a few words. */
const maxPictureBodyBytes = 6 * 1024 * 1024;

const processRoute = defineRoute(endpoints.processMenu, {
  tag: "Import",
  summary: "Find the chicken sandwiches in the text of a menu; nothing is stored",
  request: { body: jsonBody(processMenuInput) },
  responses: { 200: jsonAnswer(processMenuAnswer, "What was found, and where") },
  errors: [422],
});

const pictureRoute = defineRoute(endpoints.readMenuPicture, {
  tag: "Import",
  summary: "Read the text of a picture of a menu; nothing is stored",
  maxBodyBytes: maxPictureBodyBytes,
  request: { body: jsonBody(readMenuPictureInput) },
  responses: { 200: jsonAnswer(readMenuPictureAnswer, "The text, line by line") },
  errors: [422, 429],
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

  app.openapi(pictureRoute, async (c) => {
    await countImport(deps, requireViewer(c));
    const picture = Buffer.from(c.req.valid("json").picture, "base64");
    return c.json(await readMenuPicture(deps, picture, c.req.raw.signal), 200);
  });
}
