import { z } from "zod";
import {
  importBasicAnswer,
  importBasicInput,
  importWebsiteAnswer,
  importWebsiteInput,
} from "#contract/importer.ts";
import type { App, AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { unavailable } from "#server/http/errors.ts";
import { requireViewer } from "#server/http/guards.ts";
import { countTry } from "#server/http/throttle.ts";
import { policyOf } from "./fetching/fetch-policy.ts";
import { createFetcher } from "./fetching/fetcher.ts";
import { answerWithEvents, wantsEvents } from "./import.events.ts";
import { importBasics, importWebsite } from "./import.service.ts";

/** A pasted page of 2,000,000 characters, however they are encoded. */
const maxPastedBytes = 8 * 1024 * 1024;
const importsPerHour = 120;
const [atOnce, waiting] = [4, 12];

const basicRoute = defineRoute({
  method: "post",
  path: "/api/restaurant/import-basic",
  tag: "Import",
  summary: "Read the basics of a restaurant from its website; nothing is stored",
  access: "admin",
  request: { body: jsonBody(importBasicInput) },
  responses: { 200: jsonAnswer(importBasicAnswer, "What the website says") },
  errors: [422, 429],
});

const websiteRoute = defineRoute({
  method: "post",
  path: "/api/restaurant/import-from-website",
  tag: "Import",
  summary:
    "Read a restaurant, its locations and its chicken sandwiches from its website or a pasted page; nothing is stored. Accept: text/event-stream tells the progress",
  access: "admin",
  maxBodyBytes: maxPastedBytes,
  request: { body: jsonBody(importWebsiteInput) },
  responses: {
    200: {
      description: "What the website says, and where it says it",
      content: {
        "application/json": { schema: importWebsiteAnswer },
        "text/event-stream": { schema: z.string() },
      },
    },
  },
  errors: [422, 429],
});

export function registerImportRoutes(app: App, deps: AppDependencies): void {
  const importDeps = { ...deps, fetchFile: createFetcher(policyOf(deps.config)) };
  const inTurn = createBoundedQueue(atOnce, waiting, () => unavailable(10));

  const countImport = (c: AppContext) =>
    countTry(deps.db, deps.now(), {
      key: `import:${requireViewer(c).id}`,
      limit: importsPerHour,
      windowSeconds: 3600,
    });

  app.openapi(basicRoute, async (c) => {
    await countImport(c);
    const { websiteUrl } = c.req.valid("json");
    const { signal } = c.req.raw;
    return c.json(await inTurn(() => importBasics(importDeps, websiteUrl, { signal })), 200);
  });

  app.openapi(websiteRoute, async (c) => {
    await countImport(c);
    const input = c.req.valid("json");
    const work = (options: Parameters<typeof importWebsite>[2]) =>
      inTurn(() => importWebsite(importDeps, input, options));
    if (wantsEvents(c)) return answerWithEvents(c, deps.logger, work);
    return c.json(await work({ signal: c.req.raw.signal }), 200);
  });
}
